import type { Rules } from '../../en/burg-appenzell/rules.ts';

export const rules: Rules = {
  glance: {
    heading: 'De un vistazo',
    quick: [
      '*Hasta cuatro acciones* por turno, en cualquier orden:',
      '*Meter* un ratón de tu reserva en una torre libre.',
      '*Levantar* un tejado junto a uno de tus ratones, también en diagonal.',
      '*Correr* una casilla, no en diagonal, a una casilla libre, descubierta y sin trampa. Se salta por encima de ratones, una acción por casilla.',
      '*Deslizar*, una vez por turno: mete la loseta de reserva en una línea. Las losetas avanzan, los ratones se quedan.',
      '*Dos de tus ratones en el mismo tipo de queso*: es tuyo.',
      '*Una trampa bajo un ratón tras deslizar*: cae a la mazmorra.',
      'Al final del turno, *las salas sin ratones* recuperan su tejado.',
      'Con *cuatro tipos* se gana. Si cae el tercer ratón de alguien, gana quien tiene más tipos.',
    ],
  },
  castle: {
    heading: 'El castillo',
    squares:
      'El castillo tiene siete columnas, de la a a la g, y siete filas, de la 1 a la 7. En las cuatro esquinas están las *torres*; las otras 45 casillas pertenecen a salas.',
    lines:
      'Las filas 2, 4 y 6 y las columnas b, d y f son *líneas deslizantes*. Cada una de sus casillas es un agujero en el suelo que deja ver la loseta de debajo, y las losetas de una línea se pueden empujar. Las otras doce casillas son *suelo fijo*: son seguras, no tienen queso y nunca cambian.',
    whichLines: {
      text: 'Una de cada dos filas y columnas es una línea deslizante.',
      reason:
        'Coincide con el número de agujeros y de casillas fijas del original, que es lo único que sabemos de su plano.',
    },
    tiles: {
      head: ['Loseta', 'Cuántas'],
      rows: [
        [
          'Siete tipos de queso: appenzeller, brie, camembert, danablu, emmental, feta y gouda',
          '3 de cada uno',
        ],
        ['Suelo vacío', '10'],
        ['Trampa', '3'],
      ],
    },
    spare:
      'De estas 34 losetas, 33 están en el castillo. La última es la *loseta de reserva*, y todos la ven.',
    floor: [
      'Dos salas sin tejado. En la columna b: suelo vacío, un brie y una trampa. En la fila 2: un emmental y, debajo, una casilla de suelo fijo.',
    ],
    rooms:
      'Hay 18 salas, cada una con su tejado: once de dos casillas, cinco de tres en línea y dos de dos por dos. Entre las salas no hay muros. Una sala se llama como su primera casilla, leyendo desde arriba fila por fila. Al empezar, todos los tejados están puestos.',
    secondCastle: [
      'El castillo 2 tiene las mismas salas en otros lugares. Puedes elegirlo al preparar una partida.',
    ],
    layouts: {
      text: 'Los dos planos son diseño nuestro.',
      reason: 'Los planos impresos se han perdido; el número y la forma de las salas son los del original.',
    },
  },
  aim: {
    heading: 'Objetivo del juego',
    aim: 'De 2 a 4 jugadores, unos 25 minutos. Tus ratones corren por un viejo castillo en busca de queso. Pon *dos de tus ratones sobre el mismo tipo de queso* y ese tipo es tuyo. Gana el primero que consiga cuatro tipos distintos.',
    castle: [
      'El castillo al empezar: cada sala tiene su tejado, cada jugador tiene un ratón en una torre y una loseta, la de reserva, está boca arriba junto al castillo.',
    ],
  },
  'set-up': {
    heading: 'Preparación',
    hidden:
      'Las losetas están mezcladas bajo los tejados y nadie las ha visto. Solo la de reserva está a la vista. (La aplicación sortea cada loseta cuando se ve por primera vez, lo que equivale a haberlas mezclado.)',
    firstMice:
      'Tienes *cuatro ratones*. Por turno, cada jugador pone su primer ratón en una torre libre. Después empieza el primer jugador.',
    setUp: [
      'Ada es la primera y puede elegir cualquier torre.',
      'Ha puesto su ratón en la torre de arriba a la izquierda. Ahora elige Bruno.',
      'Bruno ha tomado la esquina opuesta. Ada empieza con cuatro acciones.',
    ],
  },
  turn: {
    heading: 'Tu turno',
    actions:
      'En tu turno tienes *hasta cuatro acciones*, en cualquier orden y combinación. Después de cada acción se mira si alguien consigue queso.',
    kinds: [
      '*Meter un ratón*: poner uno de tu reserva en una torre libre.',
      '*Levantar un tejado* junto a uno de tus ratones y ver qué hay debajo.',
      '*Correr* con un ratón, una acción por casilla.',
      '*Deslizar*: meter la loseta de reserva en una línea. Solo una vez por turno.',
    ],
    whole: {
      heading: 'Un turno entero',
      captions: [
        'Empieza el turno de Ada. Brilla todo lo que puede hacer.',
        'Primera acción: levanta el tejado junto a su torre y descubre un suelo vacío, un brie y una trampa.',
        'Segunda acción: su ratón corre de la torre al suelo vacío.',
        'Tercera acción: una casilla más, hasta el brie. A la trampa no podría correr.',
        'Cuarta acción: un segundo ratón entra en la torre, que vuelve a estar libre. El turno ha terminado; este tejado no vuelve, porque hay un ratón en la sala.',
      ],
    },
  },
  'bring-in': {
    heading: 'Meter un ratón',
    enter:
      'Con una acción pones un ratón de tu reserva en cualquier *torre libre*, no solo en aquella donde empezaste. En una torre o en una casilla nunca hay más de un ratón.',
  },
  lift: {
    heading: 'Levantar un tejado',
    lift: 'Con una acción quitas un tejado que cubra una casilla *vecina de uno de tus ratones, en cualquiera de las ocho direcciones*; también vale un ratón en una torre. Todos ven las losetas de la sala.',
    lifting: {
      heading: 'En diagonal también vale',
      captions: [
        'El ratón de Ada está en b1. La casilla c2 solo lo toca por una esquina.',
        'Es suficiente: puede levantar el tejado de esa sala.',
        'Había una trampa muy cerca y un danablu en el otro extremo.',
      ],
    },
  },
  run: {
    heading: 'Correr',
    step: 'Un ratón corre a una casilla *contigua, no en diagonal*: una acción por casilla. La casilla debe estar descubierta y libre. Un ratón no puede correr a una trampa ni volver a una torre.',
    jump: 'De camino, un ratón puede *saltar* por encima de casillas ocupadas por ratones, tuyos o de otros, y doblar esquinas si quiere. Cada casilla cuesta una acción, y el salto debe terminar en una casilla libre.',
    jumping: {
      heading: 'Por encima de otro ratón',
      captions: [
        'Ada tiene un ratón en b1 y otro en b2. Detrás, en b3, hay un feta.',
        'El ratón de b1 puede saltar por encima del de b2. Son dos casillas, así que cuesta dos acciones.',
        'Ha llegado al feta.',
      ],
    },
    turning: {
      text: 'Un salto puede doblar esquinas.',
      reason: 'Las reglas originales solo dicen que los ratones pueden pasar por encima de otros.',
    },
  },
  slide: {
    heading: 'Deslizar',
    push: '*Una vez por turno*, con una acción, puedes meter la loseta de reserva en una línea deslizante, por cualquiera de sus dos extremos. Todas las losetas de la línea avanzan una casilla. La que sale por el otro extremo es la nueva loseta de reserva.',
    stays:
      'Solo se mueven las losetas. *Los ratones se quedan donde están*, igual que los tejados y el suelo fijo: de repente un ratón tiene otra loseta bajo las patas. Las losetas nunca vistas que llegan a un agujero descubierto quedan a la vista, y también la nueva loseta de reserva.',
    sliding: {
      heading: 'Un queso bajo las patas',
      captions: [
        'El ratón de Ada está sobre suelo vacío en b1. La loseta de reserva es un gouda.',
        'La mete en la columna b por arriba.',
        'Todo en la columna ha bajado una casilla. El ratón de Ada está ahora sobre el gouda sin haberse movido; la trampa ha pasado bajo el tejado siguiente. Por abajo ha salido un appenzeller, la nueva loseta de reserva.',
      ],
    },
    undoing: {
      text: 'Se puede deshacer el deslizamiento anterior con otro en sentido contrario.',
      reason:
        'Las reglas originales no lo prohíben, y la regla del estancamiento impide un ir y venir sin fin.',
    },
  },
  traps: {
    heading: 'Trampas',
    fall: 'Si después de un deslizamiento hay un ratón sobre un agujero con una trampa, *cae a la mazmorra* y queda fuera de la partida. Vale para todos los ratones, también para los de quien ha deslizado.',
    falling: {
      heading: 'Se abre el suelo',
      captions: [
        'Es el turno de Bruno. El ratón de Ada está sobre el brie en b2, justo al lado de la trampa de b3.',
        'Bruno desliza la columna b por abajo. Todo sube una casilla, la trampa llega bajo el ratón de Ada, y este cae.',
      ],
    },
  },
  cheese: {
    heading: 'Queso',
    take: 'Quien después de una acción tenga *dos o más ratones sobre el mismo tipo de queso* consigue ese tipo, una sola vez. Las losetas se quedan donde están, así que los demás también pueden conseguirlo.',
    taking: {
      heading: 'Dos sobre el brie',
      captions: [
        'Ada tiene un ratón sobre el brie de b2 y otro en la torre. En b1 hay un segundo brie.',
        'El ratón de la torre corre hasta allí…',
        '…y Ada tiene el brie, su primer tipo de queso.',
      ],
    },
    anybody:
      'No hace falta que sea tu turno: el deslizamiento de otro jugador también puede darte queso. Si varios consiguen queso a la vez, va primero quien tiene el turno y después los demás en sentido horario.',
    givenBySlide: {
      heading: 'Un regalo de Bruno',
      captions: [
        'Los ratones de Ada están sobre un brie y un camembert. En b3 hay otro camembert. Es el turno de Bruno.',
        'Bruno desliza la columna b por abajo. Ahora los dos ratones están sobre camembert, y Ada lo consigue en el turno de Bruno.',
      ],
    },
    notAsked: {
      text: 'El queso se consigue al momento; nadie tiene que reclamarlo.',
      reason: 'Nunca hay motivo para rechazarlo, y nadie debería perderlo por un descuido.',
    },
  },
  'turn-end': {
    heading: 'Fin de tu turno',
    roofs:
      'Tu turno termina cuando has usado las cuatro acciones. También puedes terminarlo antes, incluso sin ninguna acción. Entonces *cada sala descubierta sin ratones recupera su tejado*. ¡Recuerda lo que has visto! El turno pasa al siguiente jugador en sentido horario.',
    roofsBack: {
      heading: 'Vuelven los tejados',
      captions: [
        'Ada ha levantado dos tejados y ha corrido a una de las salas. Termina su turno cuando aún le queda una acción.',
        'La sala con su ratón sigue abierta. La otra está vacía: ha vuelto su tejado, y hay que recordar el brie y la trampa.',
      ],
    },
  },
  end: {
    heading: 'Fin de la partida',
    cheeses:
      'En cuanto un jugador tiene *cuatro tipos de queso* (o cinco o seis, si así se eligió), gana. Si varios consiguen queso a la vez, gana el primero que llegue al número en el orden indicado, y los siguientes ya no consiguen nada.',
    cheeseFirst: {
      text: 'Si el mismo deslizamiento completa los quesos de un jugador y hace caer el tercer ratón de otro, decide el queso.',
      reason: 'El juego consiste en reunir queso; las reglas originales no dicen qué va antes.',
    },
    falls:
      'La partida también termina en cuanto cae *el tercer ratón de un jugador*. Entonces gana quien tenga más tipos de queso; cuenta también el queso de ese mismo deslizamiento. En caso de empate, gana quien jugó su último turno hace más tiempo.',
    oneMouse: {
      text: 'Quien ha perdido tres ratones no puede ganar en ese caso, salvo que todos los hayan perdido. Con una opción puede ganar si tiene más tipos de queso, y solo queda fuera en caso de empate.',
      reason:
        'Las fuentes no coinciden: unas excluyen del todo a ese jugador, otras solo en caso de empate. Si no, quien va ganando podría terminar la partida dejando caer sus propios ratones.',
    },
    stalling: {
      text: 'Si durante 20 turnos seguidos por jugador nadie consigue queso ni cae ningún ratón, la partida termina y se decide del mismo modo.',
      reason: 'Una partida en la que todos esperan no terminaría nunca.',
    },
  },
  knowledge: {
    heading: 'Qué puedes ver',
    open: 'Todos los jugadores saben lo mismo: los ratones, los tejados, las losetas descubiertas, la de reserva, quién tiene qué queso y todo lo visto hasta ahora. Nadie conoce una loseta que nunca se ha visto.',
    remember:
      '*Recordar* qué hay bajo los tejados es parte del juego. Durante la partida nada te muestra las losetas cubiertas, ni siquiera el historial. Si prefieres no memorizarlas, activa la ayuda de memoria: las losetas ya vistas se siguen viendo bajo sus tejados, aunque se deslicen.',
    memory: [
      'Con la ayuda de memoria: Ada ha mirado en dos salas y termina su turno.',
      'El tejado ha vuelto a la sala vacía, pero sobre él están dibujadas las losetas ya vistas.',
    ],
  },
  tips: {
    heading: 'Consejos para empezar',
    tips: [
      'Mete pronto más ratones: para cada queso hacen falta dos.',
      'Recuerda qué hay bajo los tejados. Vale más que cualquier carrera.',
      'Deslizar también es una acción: puede llevar un queso bajo tu ratón, o una trampa bajo el de otro.',
      'Mira dónde están las trampas antes de terminar tu turno, también la loseta de reserva. En suelo fijo, un ratón siempre está a salvo.',
    ],
  },
  options: {
    heading: 'Opciones',
    options: [
      '*Castillo*: 1 o 2.',
      '*Quesos para ganar*: cuatro tipos, o cinco o seis para una partida más larga. Con dos o tres jugadores, el original recomienda cinco o seis; la aplicación propone entonces cinco.',
      '*Ayuda de memoria*: no, o sí para todos.',
      '*Quien tiene un solo ratón*: no puede ganar si se termina por caídas, o puede si tiene más tipos.',
    ],
  },
  credits: {
    heading: 'Créditos',
    credits:
      'Burg Appenzell, también conocido como Château Roquefort, es un juego de Jens-Peter Schliemann y Bernhard Weber, publicado por Zoch en 2007 y reeditado en 2022. Los textos y las imágenes de aquí son nuestros.',
  },
};
