import type { Rules } from '../../en/die-mauer/rules.ts';

export const rules: Rules = {
  glance: {
    heading: 'De un vistazo',
    quick: [
      '*Esconder*: todos guardan en secreto una pieza, o nada, en el puño. Se abren todos los puños.',
      '*Nadie muestra lo mismo que el maestro*: construye el maestro.',
      '*Aciertan rivales y hay sitio para todos*: construyen ellos.',
      '*Demasiados, o sin sitio*: construye el maestro, o nadie.',
      '*El puño del maestro está vacío*: si es el único, construye lo que quiera; con otro vacío, ese rival le da una pieza; con más, nada.',
      '*Las torres y las puertas* nunca están juntas.',
      '*Una mano se queda vacía*: termina la ronda. Lo que te queda cuesta: torre 15, puerta 10, tramos su número.',
      '*Menos puntos de penalización* tras la última ronda: has ganado.',
    ],
  },
  blocks: {
    heading: 'Las piezas',
    seven:
      'Todos tienen las mismas *siete piezas*: tramos de 1, 2, 3, 4 y 6, una torre y una puerta. El número de un tramo es el de sus almenas. Por un regalo puedes acabar con dos piezas iguales.',
    hand: ['Las siete piezas, y al lado el puño.'],
    numbers: {
      text: 'Los tramos son de 1, 2, 3, 4 y 6; no hay 5.',
      reason: 'Una edición de las reglas dice de 1 a 5, pero sus ejemplos y su puntuación usan un 6.',
    },
  },
  aim: {
    heading: 'Objetivo del juego',
    aim: 'De 3 a 6 jugadores, unos 15 minutos. Entre todos se construye *una sola muralla*, y cada jugador intenta deshacerse de sus piezas antes que los demás. En cada turno un jugador es el *maestro de obras* y esconde una pieza en el puño. Los demás, sus rivales, intentan adivinarla: quien acierta construye en su lugar. Las piezas que te queden al final de una ronda te cuestan puntos de penalización.',
    wall: [
      'Una muralla después de tres turnos: una torre entre dos tramos. Delante están las piezas que aún tienes.',
    ],
  },
  wall: {
    heading: 'La muralla',
    ends: 'La muralla es una sola hilera de piezas. Solo se construye en su *extremo izquierdo o derecho*. La primera pieza simplemente la empieza.',
    beside:
      'Una torre o una puerta *nunca puede estar junto a otra torre o puerta*. Los tramos pueden estar junto a cualquier pieza.',
    room: 'Un extremo está *abierto* si su pieza es un tramo: ahí cabe una torre o una puerta. Así, en un turno hay sitio para dos torres o puertas, para una o para ninguna; en una muralla vacía, para una. Para los tramos siempre hay sitio, sean cuantos sean.',
    openEnds: [
      'Una torre sola: ningún extremo está abierto. Solo caben tramos.',
      'A su lado se ha construido un tramo. Ahora el extremo derecho está abierto y hay sitio para una torre o una puerta.',
    ],
  },
  'set-up': {
    heading: 'Preparación',
    start:
      'Cada jugador toma sus siete piezas y *las mantiene ocultas*. Todavía no hay muralla. El jugador del primer asiento (Ada en las imágenes) es el primer maestro de obras.',
  },
  plan: {
    heading: 'Tu turno: esconder y adivinar',
    master:
      'En cada turno un jugador es el maestro de obras. Después de cada turno, el papel pasa al siguiente en sentido horario.',
    passesOn: {
      text: 'El papel pasa también del último turno de una ronda al primero de la siguiente.',
      reason: 'Las reglas originales no dicen quién empieza la ronda siguiente.',
    },
    choose:
      'Luego *todos eligen a la vez y en secreto*: una de sus piezas o el puño vacío. Cuando todos han elegido, los puños se abren a la vez.',
    choosing: {
      heading: 'Tres puños',
      captions: [
        'Ada es la maestra de obras. Puede esconder cualquier pieza, o nada.',
        'Ha cerrado el puño con la torre dentro. Bruno y Carla aún se lo piensan.',
        'Se abren los puños: Ada muestra una torre, Bruno un tramo de 6 y Carla un tramo de 3. Nadie ha adivinado la torre.',
      ],
    },
  },
  build: {
    heading: 'Quién construye',
    who: 'Depende de la pieza del maestro y de cuántos rivales muestran *una pieza igual*, es decir, han acertado.',
    cases: [
      '*No hay sitio* para la pieza: no construye nadie.',
      '*Nadie acierta*: construye el maestro.',
      '*Aciertan y hay sitio para todos ellos*: construyen todos los que han acertado, y el maestro no.',
      '*Aciertan más de los que caben*: construye el maestro de todos modos.',
    ],
    alone: {
      heading: 'Nadie acierta',
      captions: [
        'Seis jugadores. Ada, la maestra, muestra una torre; nadie más lo hace. Con ella empieza la muralla.',
        'Turno siguiente. Bruno muestra un tramo de 3; los demás, 6, 4, 4, 6 y 6. Lo construye junto a la torre.',
        'Ahora la muralla es una torre y un tramo de 3.',
      ],
    },
    guessed: {
      heading: 'Hay aciertos',
      captions: [
        'La muralla es una torre. Bruno, el maestro, muestra un tramo de 4, y también Carla, Elena y Fabio.',
        'Para los tramos siempre hay sitio: los tres construyen un 4, y Bruno nada.',
        'Carla es la maestra y muestra una puerta. Dario y Elena la han adivinado, y los dos extremos están abiertos: sitio para dos.',
        'Los dos construyen una puerta. Carla se queda con la suya.',
      ],
    },
    oneEnd: {
      heading: 'Un extremo abierto, un acierto',
      captions: [
        'Solo está abierto el extremo derecho. Carla muestra una puerta, y solo Dario la ha adivinado.',
        'Construye ahí su puerta.',
      ],
    },
    tooMany: {
      heading: 'Demasiados aciertos',
      captions: [
        'Los dos extremos están abiertos: sitio para dos puertas. Tres jugadores han adivinado la de Carla: Dario, Fabio y Ada.',
        'Sobra uno, así que construye Carla.',
      ],
    },
    roomForOne: {
      heading: 'Sitio para una sola',
      captions: [
        'En el extremo derecho hay una puerta, así que solo está abierto el izquierdo. Elena y Fabio han adivinado la torre de Dario.',
        'Aciertan dos, pero hay sitio para una: construye Dario.',
      ],
    },
    tooManyAtOnce: {
      heading: 'Demasiados al empezar',
      captions: [
        'En una muralla vacía solo hay sitio para una torre. Bruno y Carla han adivinado la de Ada.',
        'Construye Ada.',
      ],
    },
    noRoom: {
      heading: 'Sin sitio',
      captions: [
        'Una puerta en un extremo y una torre en el otro: ninguno está abierto. Dario muestra una torre.',
        'No hay sitio para ella, así que no construye nadie.',
      ],
    },
  },
  'which-end': {
    heading: 'En qué extremo',
    order:
      'Se construye por turno, en sentido horario desde el maestro. Solo eliges el extremo cuando importa: si construyes *un tramo* y exactamente un extremo está abierto. En los demás casos, la aplicación coloca la pieza por ti.',
    ends: {
      heading: 'Izquierda o derecha',
      captions: [
        'Bruno ha adivinado un tramo de 1. El extremo derecho está abierto y el izquierdo no. Puede elegir.',
        'Ha construido a la izquierda, y ahora los dos extremos están abiertos.',
      ],
    },
    must: {
      text: 'Quien puede construir debe hacerlo, en sentido horario, y elige el extremo.',
      reason: 'Las reglas originales no dicen quién elige el extremo ni quién va primero.',
    },
  },
  'empty-fist': {
    heading: 'El puño vacío',
    empty: 'Si *el puño del maestro está vacío*, se cuenta cuántos rivales lo tienen vacío también.',
    cases: [
      '*Ninguno*: el maestro construye la pieza que quiera, si cabe.',
      '*Exactamente uno*: no se construye nada, y ese rival le da en secreto una de sus piezas al maestro.',
      '*Dos o más*: no pasa nada.',
    ],
    freeBuild: {
      heading: 'El único puño vacío',
      captions: [
        'El puño de Carla está vacío, y es el único.',
        'Puede construir cualquiera de sus piezas.',
        'Ha elegido la torre: era la que más le habría costado.',
      ],
    },
    gift: {
      heading: 'Dos puños vacíos',
      captions: [
        'Carla, la maestra, y Elena han mostrado el puño vacío.',
        'Elena elige cuál de sus piezas dar. Solo ellas dos sabrán cuál es.',
        'Ha dado su torre.',
      ],
    },
    mustGive: {
      text: 'El regalo es obligatorio, salvo que antes de la partida lo hagas opcional. Entonces el rival puede no dar nada.',
      reason: 'Las reglas originales dicen tanto «da» como «puede dar», así que puedes elegir.',
    },
    twoEmpty: {
      heading: 'Tres puños vacíos',
      captions: [
        'El puño de Carla está vacío, y los de Dario y Elena también.',
        'No pasa nada; empieza el turno siguiente.',
      ],
    },
    rivals: 'Si el maestro muestra una pieza, los puños vacíos de los rivales no tienen efecto.',
    notEmpty: {
      heading: 'El maestro muestra una pieza',
      captions: [
        'Carla muestra un tramo de 3. Que los puños de Dario y Elena estén vacíos no importa.',
        'Nadie lo ha adivinado, así que construye ella y puede elegir el extremo.',
        'Ha construido a la derecha.',
      ],
    },
  },
  'round-end': {
    heading: 'Fin de una ronda',
    out: 'Cada turno se juega hasta el final. Si entonces *un jugador se ha quedado sin piezas*, la ronda termina.',
    together: {
      text: 'Varios jugadores pueden quedarse sin piezas en el mismo turno, y regalar la última también cuenta.',
      reason: 'Las reglas originales solo hablan de construir la última pieza.',
    },
    charge:
      'Las piezas que te quedan *cuestan puntos de penalización*. Después todos recuperan sus siete piezas y la ronda siguiente empieza con una muralla nueva.',
    charges: {
      head: ['Lo que queda', 'Cuesta'],
      rows: [
        ['Torre', '15'],
        ['Puerta', '10'],
        ['Tramo', 'su número'],
      ],
    },
    deadlock: {
      text: 'Si a todos les quedan solo torres y puertas y no hay sitio para ellas, la ronda termina de inmediato. El jugador al que le habría tocado serlo es el primer maestro de obras de la ronda siguiente.',
      reason: 'Nadie podría construir ya, así que no queda nada por decidir.',
    },
    stalling: {
      text: 'Si nadie construye durante tres turnos seguidos por jugador, la ronda termina. Un regalo no interrumpe la cuenta.',
      reason: 'Una ronda en la que todos esperan no terminaría nunca.',
    },
  },
  end: {
    heading: 'Fin de la partida',
    winner: 'Tras la última ronda, normalmente la cuarta, gana quien tiene *menos puntos de penalización*.',
    ties: {
      text: 'Los jugadores empatados comparten la victoria.',
      reason: 'Las reglas originales no tienen desempate.',
    },
  },
  knowledge: {
    heading: 'Qué puedes ver',
    known:
      'Todos ven la muralla, los puntos de penalización, quién ha elegido ya, los puños abiertos, cuántas piezas tiene cada jugador y quién ha regalado a quién. Al final de una ronda se muestran todas las manos. Solo tú conoces tu mano, tu elección y las piezas que diste o recibiste. *Qué tienen* muestra lo que se puede deducir.',
    memory: {
      text: 'Para jugar de memoria, desactiva la ayuda de memoria: entonces nada muestra qué tienen los demás con certeza o quizá.',
      reason: 'Las reglas originales no dicen si se puede repasar lo que se ha construido y mostrado.',
    },
  },
  tips: {
    heading: 'Consejos para empezar',
    tips: [
      'Deshazte pronto de la torre y de la puerta: son las que más cuestan.',
      'Fíjate en los extremos de la muralla. Donde no cabe una torre, nadie necesita adivinarla.',
      'Como rival, adivina lo que el maestro más quiere perder, o lo que quieres perder tú.',
      'El puño vacío del maestro es fuerte mientras nadie lo espera, y débil en cuanto alguien lo sospecha.',
    ],
  },
  options: {
    heading: 'Opciones',
    options: [
      '*Rondas*: de una a diez, normalmente cuatro.',
      '*Regalo con los dos puños vacíos*: obligatorio u opcional.',
      '*Ayuda de memoria*: sí o no. Sin ella, recuerda qué les queda a los demás.',
    ],
  },
  credits: {
    heading: 'Créditos',
    credits:
      'Die Mauer es un juego de Thomas Fackler, publicado por Zoch en 1999 y hoy difícil de encontrar. Los textos y las imágenes de aquí son nuestros.',
  },
};
