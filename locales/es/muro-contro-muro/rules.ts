import type { Rules } from '../../en/muro-contro-muro/rules.ts';

/** Las reglas de Muro contro muro. */
export const rules: Rules = {
  aim: {
    heading: 'De qué se trata',
    aim: 'Entre dos construís *un solo muro de ladrillos*, y cada cual mira uno de sus lados. Cada ladrillo muestra un color a cada lado. Quieres líneas largas de *tu color en tu lado*: puntúan la diagonal más larga, la fila más larga y la conexión más amplia.',
    wall: [
      'Un muro a mitad de partida, visto desde el lado de Ada, que tiene el verde. Bruno, que tiene el fucsia, ve la parte de atrás.',
    ],
  },
  bricks: {
    heading: 'Los ladrillos',
    kinds:
      'Hay tres colores: verde, fucsia y azul claro. Un ladrillo tiene *dos caras de color*. Hay seis tipos: todo verde, todo fucsia, todo azul claro, verde y fucsia, verde y azul claro, fucsia y azul claro. De cada tipo hay los mismos, normalmente seis, en un montón a la vista.',
    sides:
      'Un ladrillo se puede poner *en un sentido o en el otro*: una cara hacia ti, la otra hacia tu rival. Tu izquierda es su derecha. Toca *Otro lado* para dar la vuelta a la mesa.',
    twoSides: [
      'Un ladrillo que muestra verde a Ada y fucsia a Bruno: bueno para los dos.',
      'Bruno ha puesto al lado un ladrillo todo fucsia. Ada ve fucsia, que no le vale nada.',
    ],
    howMany: {
      text: 'Hay seis ladrillos de cada tipo, si no elegís otra cosa.',
      reason:
        'Ninguna fuente dice cuántos hay; con entre cuatro y nueve de cada tipo, todos caben en el muro.',
    },
  },
  wall: {
    heading: 'El muro',
    base: 'El primer ladrillo empieza la *base*. Los demás ladrillos de la base van junto a uno de sus extremos, así que la base nunca tiene huecos. Mide como mucho *diez ladrillos* de ancho.',
    upper:
      'Más arriba, un ladrillo se apoya *mitad en un ladrillo y mitad en el siguiente*, como en un muro de verdad: tienen que estar los dos. Las filas de arriba pueden tener huecos.',
    growing: {
      heading: 'Los primeros ladrillos',
      captions: [
        'Ada pone el primer ladrillo: solo hay un sitio.',
        'Bruno puede ponerlo a la izquierda o a la derecha.',
        'Lo ha puesto a la derecha. Ahora hay dos ladrillos juntos, y un tercero podría apoyarse en ambos.',
        'Eso ha hecho Ada.',
        'Bruno ha alargado la base. Ahora cabría otro ladrillo junto al de Ada.',
      ],
    },
    tenWide: ['Esta base mide diez ladrillos. Desde aquí el muro solo crece hacia arriba.'],
    free: 'Un ladrillo está *libre* si no hay nada apoyado en él. Solo se pueden tomar del muro ladrillos libres.',
    freeBricks: [
      'Están libres el ladrillo de arriba y el extremo derecho de la base. Los dos de debajo del de arriba, no.',
    ],
  },
  'set-up': {
    heading: 'Preparación',
    colour: 'Uno elige un color y luego el otro, uno de los dos que quedan. El tercer color no es de nadie.',
    first:
      'Después se tira el dado por turnos hasta que a alguien le sale *su propio color*. Esa persona empieza.',
    rollAgain: {
      text: 'Quien empieza vuelve a tirar para su turno.',
      reason: 'Las fuentes no dicen si la tirada que decide cuenta ya; una nueva es justa para los dos.',
    },
    beginning: {
      heading: 'Quién empieza',
      captions: [
        'Ada puede elegir cualquiera de los tres colores.',
        'Ha tomado el verde.',
        'Bruno ha tomado el fucsia. El azul claro no es de nadie.',
        'A Ada le sale azul claro: no es su color.',
        'A Bruno le sale fucsia, su color. Empieza él.',
      ],
    },
  },
  turn: {
    heading: 'Un turno',
    roll: 'Se tira el dado, que dice qué hacer: *poner un ladrillo* del montón o *mover un ladrillo* del muro. Haces exactamente una jugada.',
    faces: {
      head: ['El dado muestra', 'Tú'],
      rows: [
        ['Verde, fucsia o azul claro', 'pones un ladrillo con al menos una cara de ese color'],
        ['No tu color', 'pones un ladrillo sin ninguna cara de tu color'],
        ['Mover', 'tomas un ladrillo libre del muro y lo pones en otro sitio, o le das la vuelta'],
        ['Elegir', 'haces lo que permita cualquiera de las otras caras'],
      ],
    },
    next: 'Luego le toca al otro.',
  },
  lay: {
    heading: 'Poner un ladrillo',
    lay: 'Elige un ladrillo que el dado permita, gíralo como quieras y ponlo en cualquier sitio donde se sostenga.',
    laying: {
      heading: 'Azul claro',
      captions: [
        'El dado muestra azul claro: Ada necesita un ladrillo con una cara azul claro. Los sitios posibles brillan.',
        'Verde y azul claro sirve, y puede girar el verde hacia sí.',
        'Sus dos verdes suben en diagonal: una diagonal de dos. A Bruno solo le queda azul claro.',
      ],
    },
    neutral: {
      heading: 'No tu color',
      captions: [
        'El dado no deja a Ada usar el verde. Por detrás, Bruno tiene dos fucsias juntos en el extremo derecho.',
        'Así que pone ahí un ladrillo todo azul claro …',
        '… y la fila de Bruno ya no puede crecer por ese lado.',
      ],
    },
  },
  move: {
    heading: 'Mover un ladrillo',
    move: 'Toma un ladrillo *libre* y ponlo en otro sitio, girado o no; o déjalo donde está y solo *dale la vuelta*. El sitio nuevo tiene que ser válido en el muro sin ese ladrillo.',
    turning: {
      heading: 'Girado contra Bruno',
      captions: [
        'El dado muestra *mover*. El ladrillo de arriba muestra fucsia a Bruno y le da una diagonal de dos.',
        'Ada puede darle la vuelta en su sitio.',
        'Ahora Bruno ve ahí azul claro, y su diagonal ha desaparecido.',
      ],
    },
    realMove: {
      text: 'Al mover un ladrillo también se le puede dar la vuelta. Después algo tiene que haber cambiado: dejarlo como estaba no es una jugada.',
      reason: 'Las fuentes hablan de mover o girar y no dicen si se puede hacer todo a la vez.',
    },
    base: 'Un ladrillo de la base solo puede dejar su sitio *desde un extremo de la base*. A uno libre en medio solo se le puede dar la vuelta. Si el muro es un solo ladrillo, solo se le puede dar la vuelta.',
    noGap: {
      text: 'De en medio de la base no se quita ningún ladrillo.',
      reason: 'La base no puede tener huecos, y las fuentes no dicen qué pasaría con ella.',
    },
    leftEnd: {
      heading: 'El extremo de una base completa',
      captions: [
        'La base mide diez y el dado muestra *mover*. En el extremo izquierdo no hay nada apoyado.',
        'Puede ir a una fila de arriba …',
        '… o al extremo derecho.',
        'Ahí está. La base sigue midiendo diez, pero se ha desplazado un sitio hacia la derecha.',
      ],
    },
    single: {
      heading: 'Un ladrillo, dos colores',
      captions: [
        'El muro es un solo ladrillo, visto desde el lado de Bruno, a quien le ha salido *mover*. Solo puede darle la vuelta.',
        'Ahora él ve fucsia, su color, y Ada ve verde.',
      ],
    },
    singlePlain: {
      heading: 'Un ladrillo, un color',
      captions: [
        'El muro es un solo ladrillo todo verde.',
        'A Bruno le sale *mover*. Darle la vuelta no cambiaría nada, así que pasa.',
      ],
    },
  },
  pass: {
    heading: 'Pasar',
    pass: 'Si el dado no permite ninguna jugada, *pasas* y tira el otro. Si la permite, tienes que jugar. Solo ocurre cuando en el montón no quedan ladrillos del color o en el muro no hay nada que mover.',
    noBrick: {
      heading: 'No queda fucsia',
      captions: [
        'Todos los ladrillos con una cara fucsia están en el muro.',
        'El dado muestra fucsia: el turno pasa enseguida.',
      ],
    },
    noWall: {
      heading: 'Aún no hay muro',
      captions: ['El muro no se ha empezado.', 'A Ada le sale *mover*. No hay nada que mover, así que pasa.'],
    },
  },
  scoring: {
    heading: 'El final y los puntos',
    end: 'La partida termina en cuanto *el montón está vacío*.',
    count:
      'En cada lado solo cuenta el color de quien se sienta ahí. En cada uno de los tres premios, el número mayor se lleva todos los puntos. *En caso de empate* se reparten a medias.',
    awards: {
      head: ['Premio', 'Qué se cuenta', 'Puntos'],
      rows: [
        [
          'Diagonal más larga',
          'ladrillos en línea inclinada, cada uno apoyado en el anterior, siempre hacia el mismo lado',
          '10',
        ],
        ['Fila más larga', 'ladrillos juntos en una misma fila, sin huecos', '8'],
        ['Conexión más amplia', 'ladrillos unidos por vecinos, de lado y en diagonal', '6'],
      ],
    },
    lines: [
      'Ada tiene una diagonal de tres, que sube hacia la derecha desde el segundo ladrillo de la base, una fila de tres en la base y una conexión de cinco.',
    ],
    alone:
      'Un ladrillo solo cuenta uno en cada premio. Ninguno cuenta cero, y cero a cero también se reparte.',
    neighbours: {
      heading: 'Seis vecinos',
      captions: [
        'En medio del muro, un ladrillo toca hasta otros seis: uno a cada lado, dos encima y dos debajo.',
        'Con el último, los seis son verdes: una conexión de siete.',
      ],
    },
    shared: {
      heading: 'Conexiones iguales',
      captions: [
        'Queda un ladrillo. Las dos conexiones más amplias son de ocho ladrillos y las dos diagonales más largas, de tres.',
        'El último ladrillo no cambia nada. La diagonal se reparte, cinco puntos cada uno, y la conexión también, tres cada uno. La fila es de Ada: ocho puntos.',
      ],
    },
    winner: 'Gana quien tiene más puntos.',
    sharedWin: {
      text: 'Doce a doce es una victoria compartida.',
      reason: 'Las fuentes no dan otra forma de decidirlo.',
    },
  },
  knowledge: {
    heading: 'Quién sabe qué',
    open: 'Todo está a la vista: el muro por los dos lados, el montón y el dado.',
  },
  options: {
    heading: 'Opciones',
    options: [
      '*Ladrillos de cada tipo*: desde cuatro, para una partida rápida de 24 ladrillos, hasta nueve, para una larga de 54.',
    ],
  },
  credits: {
    heading: 'Quién lo hizo',
    credits:
      'Muro contro muro, también conocido como Wall to Wall, lo publicó Milaniwood en 2015 y está descatalogado. Los textos y las imágenes de esta página son nuestros.',
  },
};
