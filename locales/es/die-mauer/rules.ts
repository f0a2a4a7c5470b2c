import type { Rules } from '../../en/die-mauer/rules.ts';

/** Las reglas de Die Mauer. */
export const rules: Rules = {
  aim: {
    heading: 'De qué se trata',
    aim: 'Todos construyen *una sola muralla*, y cada cual quiere librarse antes que nadie de sus piezas. En cada turno alguien es el *maestro de obras* y esconde una pieza en el puño. Los demás, sus rivales, intentan adivinarla: quien acierta construye en su lugar. Lo que te quede al final te cuesta puntos.',
    wall: [
      'Una muralla después de tres turnos: una torre entre dos tramos. Delante de ti están las piezas que aún tienes.',
    ],
  },
  blocks: {
    heading: 'Las piezas',
    seven:
      'Todos tienen las mismas *siete piezas*: tramos de 1, 2, 3, 4 y 6, una torre y una puerta. El número de un tramo es el de sus almenas. Por un regalo puedes llegar a tener dos iguales.',
    hand: ['Las siete piezas, y al lado el puño.'],
    numbers: {
      text: 'Los tramos son de 1, 2, 3, 4 y 6; no hay de 5.',
      reason:
        'Una fuente dice de 1 a 5, pero todos los ejemplos y la puntuación usan el 6, y las demás fuentes también.',
    },
  },
  wall: {
    heading: 'La muralla',
    ends: 'La muralla es una sola hilera de piezas. Solo se construye en su *extremo izquierdo o derecho*. La primera pieza simplemente la empieza.',
    beside:
      'Una torre o una puerta *no puede estar justo al lado de una torre o una puerta*. Los tramos pueden estar al lado de todo.',
    room: 'Un extremo está *abierto* si su pieza es un tramo: entonces cabe una torre o una puerta. Así, en un turno hay sitio para dos torres o puertas, para una o para ninguna; en una muralla vacía, para una. Para los tramos siempre hay sitio, tantos como se quiera.',
    openEnds: [
      'Una torre sola: ningún extremo está abierto. Solo caben tramos.',
      'A su lado se ha construido un tramo. Ahora el extremo derecho está abierto y hay sitio para una torre o una puerta.',
    ],
  },
  plan: {
    heading: 'Un turno: esconder y adivinar',
    master:
      'Alguien es el maestro de obras; al principio, quien ocupa el sitio de Ada, el primero. Después de cada turno el papel pasa al siguiente en el sentido del reloj.',
    passesOn: {
      text: 'Pasa después de cada turno, también del último turno de una ronda al primero de la siguiente.',
      reason:
        'Una fuente escribe «ronda» donde tiene que querer decir turno, y ninguna dice cómo empieza la ronda siguiente.',
    },
    choose:
      'Luego *todos eligen a la vez y en secreto*: una de sus piezas o el puño vacío. Cuando todos han elegido, los puños se abren a la vez.',
    choosing: {
      heading: 'Tres puños',
      captions: [
        'Ada hace de maestra. Puede esconder cualquier pieza, o nada.',
        'Ha cerrado el puño con la torre dentro. Bruno y Carla aún se lo piensan.',
        'Se abren los puños: Ada muestra una torre, Bruno un tramo de 6 y Carla un tramo de 3. Nadie ha adivinado la torre.',
      ],
    },
  },
  build: {
    heading: 'Quién construye',
    who: 'Depende de la pieza del maestro y de cuántos rivales muestran *la misma pieza*, es decir, la han adivinado.',
    cases: [
      '*No hay sitio* para la pieza: no construye nadie.',
      '*Nadie la ha adivinado*: construye el maestro.',
      '*La han adivinado y hay sitio para todos ellos*: construyen todos los que acertaron, y el maestro no.',
      '*La han adivinado más de los que caben*: a pesar de todo, construye el maestro.',
    ],
    alone: {
      heading: 'Nadie acierta',
      captions: [
        'Son seis en la mesa. Ada, la maestra, muestra una torre, y nadie más. Con ella empieza la muralla.',
        'Turno siguiente. Bruno muestra un tramo de 3; los demás, 6, 4, 4, 6 y 6. Lo construye junto a la torre.',
        'Así, la muralla es una torre y un tramo de 3.',
      ],
    },
    guessed: {
      heading: 'Adivinada',
      captions: [
        'La muralla es una torre. Bruno, el maestro, muestra un tramo de 4, y también Carla, Elena y Fabio.',
        'Para los tramos siempre hay sitio: los tres han construido un 4, y Bruno nada.',
        'Carla hace de maestra y muestra una puerta. Dario y Elena la han adivinado, y los dos extremos están abiertos: sitio para dos.',
        'Los dos han construido una puerta. Carla se queda la suya.',
      ],
    },
    oneEnd: {
      heading: 'Un extremo abierto, uno que acierta',
      captions: [
        'Solo está abierto el extremo derecho. Carla muestra una puerta, y solo Dario la ha adivinado.',
        'Construye ahí su puerta.',
      ],
    },
    tooMany: {
      heading: 'Aciertan demasiados',
      captions: [
        'Los dos extremos están abiertos: sitio para dos puertas. La de Carla la han adivinado Dario, Fabio y Ada, que son tres.',
        'Son demasiados, así que construye Carla.',
      ],
    },
    roomForOne: {
      heading: 'Sitio para una sola',
      captions: [
        'En el extremo derecho hay una puerta, así que solo está abierto el izquierdo. La torre de Dario la han adivinado Elena y Fabio.',
        'Aciertan dos, pero hay sitio para una: construye Dario.',
      ],
    },
    tooManyAtOnce: {
      heading: 'Demasiados ya al empezar',
      captions: [
        'En una muralla vacía solo hay sitio para una torre. La de Ada la han adivinado Bruno y Carla.',
        'Construye Ada.',
      ],
    },
    noRoom: {
      heading: 'Sin sitio',
      captions: [
        'Una puerta en un extremo y una torre en el otro: ninguno está abierto. Dario muestra una torre.',
        'No hay sitio para ella, y no construye nadie.',
      ],
    },
  },
  'which-end': {
    heading: 'En qué extremo',
    order:
      'Se construye por orden, en el sentido del reloj desde el maestro. Solo eliges el extremo cuando importa: si construyes *un tramo* y un extremo está abierto y el otro no. Lo demás se hace solo.',
    ends: {
      heading: 'Izquierda o derecha',
      captions: [
        'Bruno ha adivinado un tramo de 1. El extremo derecho está abierto y el izquierdo no. Puede elegir.',
        'Ha construido a la izquierda, y ahora los dos extremos están abiertos.',
      ],
    },
    must: {
      text: 'Quien puede construir debe hacerlo, en el sentido del reloj, y elige el extremo.',
      reason: 'Las fuentes dicen «puede», y no dicen quién elige el extremo ni quién va primero.',
    },
  },
  'empty-fist': {
    heading: 'El puño vacío',
    empty: 'Si *el puño del maestro está vacío*, depende de cuántos rivales lo tengan vacío también.',
    cases: [
      '*Ninguno*: el maestro construye la pieza que quiera, si cabe.',
      '*Exactamente uno*: no se construye nada, y ese rival da en secreto una de sus piezas al maestro.',
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
        'Elena elige qué pieza dar. Solo lo sabrán ellas dos.',
        'Ha dado su torre.',
      ],
    },
    mustGive: {
      text: 'El regalo es obligatorio, salvo que acordéis que se puede negar; entonces se puede no dar nada.',
      reason: 'Las fuentes dicen tanto «da» como «puede dar», así que podéis elegir.',
    },
    twoEmpty: {
      heading: 'Tres puños vacíos',
      captions: [
        'El puño de Carla está vacío, y los de Dario y Elena también.',
        'No pasa nada; empieza el turno siguiente.',
      ],
    },
    rivals: 'El puño vacío de un rival no tiene efecto si el maestro muestra una pieza.',
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
    heading: 'El final de una ronda',
    out: 'Un turno se juega siempre hasta el final. Si entonces *alguien se ha quedado sin piezas*, la ronda termina.',
    together: {
      text: 'Pueden terminar varios a la vez, y también se puede terminar dando la última pieza.',
      reason: 'Las fuentes solo hablan de construir la última pieza.',
    },
    charge:
      'Lo que te queda *cuesta puntos*. Después todos recuperan sus siete piezas y la ronda siguiente empieza con una muralla nueva.',
    charges: {
      head: ['Lo que queda', 'Cuesta'],
      rows: [
        ['Torre', '15'],
        ['Puerta', '10'],
        ['Tramo', 'su número'],
      ],
    },
    deadlock: {
      text: 'Si a todos les quedan solo torres y puertas y no hay sitio para ellas, la ronda termina enseguida.',
      reason: 'Si no, no terminaría nunca, porque nadie podría construir ya.',
    },
    stalling: {
      text: 'Si no se construye nada durante tres turnos de cada jugador seguidos, la ronda termina. Un regalo no interrumpe la cuenta.',
      reason: 'Si no, una ronda en la que todos esperan no terminaría nunca.',
    },
  },
  end: {
    heading: 'El final de la partida',
    winner: 'Tras la última ronda, normalmente la cuarta, gana quien tiene *menos puntos negativos*.',
    ties: {
      text: 'En caso de empate se comparte la victoria.',
      reason: 'Las fuentes no dan ninguna forma de desempatar.',
    },
  },
  knowledge: {
    heading: 'Quién sabe qué',
    known:
      'Todos conocen la muralla, los puntos, quién ha elegido ya, todos los puños abiertos, cuántas piezas tiene cada cual y quién ha dado a quién. Al final de una ronda se muestran todas las manos. Solo tú conoces tu mano, tu elección y las piezas que diste o recibiste. *Qué tienen* muestra lo que se puede deducir.',
  },
  options: {
    heading: 'Opciones',
    options: [
      '*Rondas*: de una a diez, normalmente cuatro.',
      '*El regalo al maestro con el puño vacío*: es obligatorio o se puede negar.',
    ],
  },
  credits: {
    heading: 'Quién lo hizo',
    credits:
      'Die Mauer es un juego de Thomas Fackler, publicado por Zoch en 1999 y descatalogado. Los textos y las imágenes de esta página son nuestros.',
  },
};
