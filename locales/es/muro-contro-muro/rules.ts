import type { Rules } from '../../en/muro-contro-muro/rules.ts';

export const rules: Rules = {
  glance: {
    heading: 'De un vistazo',
    quick: [
      '*Se tira el dado* y haces una jugada.',
      '*Un color*: pon un ladrillo que lo tenga.',
      '*Otro color*: pon un ladrillo sin tu color.',
      '*Mover*: toma un ladrillo libre y ponlo en otro sitio, o dale la vuelta.',
      '*Elección libre*: cualquiera de estas cosas.',
      '*Dónde*: en un extremo de la base (diez ladrillos como máximo), o apoyado en dos ladrillos.',
      '*Se acaba el montón*: termina la partida.',
      '*Tu color en tu lado* puntúa: diagonal más larga 10, fila más larga 8, conexión más amplia 6. Si hay empate, se reparte.',
    ],
  },
  bricks: {
    heading: 'Los ladrillos',
    kinds:
      'Hay tres colores: verde, fucsia y azul claro. Un ladrillo tiene *dos caras de color*. Hay seis tipos: verde, fucsia o azul claro por ambas caras, verde y fucsia, verde y azul claro, fucsia y azul claro. El montón, a la vista, tiene los mismos de cada tipo, normalmente seis.',
    sides:
      'Un ladrillo se puede poner *en un sentido o en el otro*: una cara hacia ti, la otra hacia tu rival. Tu izquierda es su derecha. Toca *Otro lado* para ver el muro por detrás.',
    twoSides: [
      'Un ladrillo que muestra verde a Ada y fucsia a Bruno: bueno para los dos.',
      'Bruno ha puesto al lado un ladrillo fucsia por ambas caras. Ada ve fucsia, que a ella no le sirve de nada.',
    ],
    howMany: {
      text: 'Hay seis ladrillos de cada tipo, si no se elige otro número.',
      reason: 'No se conoce el número original. En el muro caben de cuatro a nueve de cada tipo.',
    },
  },
  aim: {
    heading: 'Objetivo del juego',
    aim: 'Para 2 jugadores, unos 15 minutos. Entre los dos se construye *un solo muro de ladrillos*, y cada jugador ve uno de sus lados. Cada ladrillo muestra un color a cada lado. Quieres *tu color en tu lado*: puntúan la diagonal más larga, la fila más larga y la conexión más amplia.',
    wall: [
      'Un muro a mitad de partida, visto desde el lado de Ada, que tiene el verde. Bruno, que tiene el fucsia, ve la parte de atrás.',
    ],
  },
  wall: {
    heading: 'El muro',
    base: 'El primer ladrillo empieza la *base*, la fila de abajo. Los demás ladrillos de la base van junto a uno de sus extremos, así que la base nunca tiene huecos. Mide como mucho *diez ladrillos* de ancho.',
    upper:
      'Por encima de la base, un ladrillo se apoya *mitad en un ladrillo y mitad en el siguiente*, como en un muro de verdad: tienen que estar los dos. Las filas de arriba pueden tener huecos.',
    growing: {
      heading: 'Los primeros ladrillos',
      captions: [
        'Ada pone el primer ladrillo; solo hay un sitio para él.',
        'Bruno puede poner el suyo a la izquierda o a la derecha.',
        'Ha elegido la derecha. Ahora hay dos ladrillos juntos, y un tercero podría apoyarse en ambos.',
        'Ada lo pone ahí.',
        'Bruno ha alargado la base. Ahora otro ladrillo podría apoyarse junto al de Ada.',
      ],
    },
    tenWide: ['Esta base mide diez ladrillos. Desde aquí el muro solo crece hacia arriba.'],
    free: 'Un ladrillo está *libre* si no hay nada apoyado en él. Solo se pueden tomar del muro los ladrillos libres.',
    freeBricks: [
      'Están libres el ladrillo de arriba y el extremo derecho de la base. Los dos que sostienen el de arriba, no.',
    ],
  },
  'set-up': {
    heading: 'Preparación',
    colour:
      'Un jugador elige un color; después el otro elige uno de los dos que quedan. El tercer color no es de nadie.',
    first:
      'Después los dos tiran el dado por turnos hasta que a uno le sale *su propio color*. Ese jugador empieza.',
    rollAgain: {
      text: 'Quien empieza vuelve a tirar para su turno.',
      reason:
        'Las reglas originales no dicen si la tirada que decide ya cuenta; una nueva es justa para los dos.',
    },
    beginning: {
      heading: 'Quién empieza',
      captions: [
        'Ada puede elegir cualquiera de los tres colores.',
        'Ha elegido el verde.',
        'Bruno ha elegido el fucsia. El azul claro no es de nadie.',
        'A Ada le sale azul claro: no es su color.',
        'A Bruno le sale fucsia, su color. Empieza él.',
      ],
    },
  },
  turn: {
    heading: 'Tu turno',
    roll: 'Se tira el dado, que dice qué hacer: *poner un ladrillo* del montón o *mover un ladrillo* del muro. Haces exactamente una jugada.',
    faces: {
      head: ['El dado muestra', 'Tú'],
      rows: [
        ['Verde, fucsia o azul claro', 'pones un ladrillo con al menos una cara de ese color'],
        ['Otro color', 'pones un ladrillo sin ninguna cara de tu color'],
        ['Mover', 'tomas un ladrillo libre del muro y lo pones en otro sitio, o le das la vuelta'],
        ['Elección libre', 'haces lo que permita cualquiera de las otras caras'],
      ],
    },
    next: 'Luego le toca al otro jugador.',
  },
  lay: {
    heading: 'Poner un ladrillo',
    lay: 'Elige un ladrillo que permita el dado, gíralo como quieras y ponlo en cualquier sitio donde pueda apoyarse.',
    laying: {
      heading: 'Azul claro',
      captions: [
        'El dado muestra azul claro: Ada necesita un ladrillo con una cara azul claro. Brillan los sitios donde puede ponerlo.',
        'El verde y azul claro sirve, y puede ponerlo con el verde hacia su lado.',
        'Sus dos verdes suben en diagonal: una diagonal de dos. Bruno solo ve azul claro.',
      ],
    },
    neutral: {
      heading: 'Otro color',
      captions: [
        'El dado no deja a Ada usar el verde. En el otro lado, Bruno tiene dos fucsias juntos, en el extremo derecho.',
        'Así que ella pone en ese extremo un ladrillo azul claro por ambas caras…',
        '…y la fila de Bruno ya no puede crecer por ahí.',
      ],
    },
  },
  move: {
    heading: 'Mover un ladrillo',
    move: 'Toma un ladrillo *libre* y ponlo en otro sitio, en un sentido o en el otro; o déjalo donde está y solo *dale la vuelta*. El sitio nuevo tiene que ser posible en el muro sin ese ladrillo.',
    turning: {
      heading: 'Un giro contra Bruno',
      captions: [
        'El dado muestra *mover*. El ladrillo de arriba muestra fucsia a Bruno y le da una diagonal de dos.',
        'Ada puede darle la vuelta en su sitio.',
        'Ahora Bruno ve ahí azul claro, y su diagonal ha desaparecido.',
      ],
    },
    realMove: {
      text: 'Al mover un ladrillo también puedes darle la vuelta. Algo tiene que cambiar: girar en su sitio un ladrillo de un solo color, o devolverlo tal como estaba, no es una jugada. Una opción permite lo primero, para pasar el turno.',
      reason:
        'Las reglas originales hablan de mover o dar la vuelta y no dicen si se puede hacer todo a la vez.',
    },
    base: 'Un ladrillo de la base solo se puede quitar *de un extremo de la base*. A uno libre del medio solo se le puede dar la vuelta. Si el muro es un solo ladrillo, solo se le puede dar la vuelta.',
    noGap: {
      text: 'Del medio de la base no se quita ningún ladrillo.',
      reason: 'Dejaría un hueco, y la base nunca los tiene.',
    },
    leftEnd: {
      heading: 'El extremo de una base completa',
      captions: [
        'La base mide diez y el dado muestra *mover*. En el extremo izquierdo no hay nada apoyado.',
        'Puede ir a una fila de arriba…',
        '…o al extremo derecho.',
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
        'El muro es un solo ladrillo, verde por ambas caras.',
        'A Bruno le sale *mover*. Darle la vuelta no cambiaría nada, así que pasa.',
      ],
    },
  },
  pass: {
    heading: 'Pasar',
    pass: 'Si el dado no permite ninguna jugada, *pasas* y tira el otro jugador. Si permite alguna, tienes que jugar. Solo se pasa cuando en el montón no quedan ladrillos del color o cuando en el muro no se puede mover ninguno.',
    noBrick: {
      heading: 'No queda fucsia',
      captions: [
        'Todos los ladrillos con una cara fucsia están en el muro.',
        'El dado muestra fucsia: el turno pasa de inmediato.',
      ],
    },
    noWall: {
      heading: 'Aún no hay muro',
      captions: [
        'Aún no se ha puesto ningún ladrillo.',
        'A Ada le sale *mover*. No hay nada que mover, así que pasa.',
      ],
    },
  },
  scoring: {
    heading: 'Fin de la partida y puntuación',
    end: 'La partida termina en cuanto *el montón está vacío*.',
    count:
      'En cada lado solo cuenta el color de quien se sienta ahí. Hay tres premios; el número mayor se lleva todos los puntos. *En caso de empate* se reparten a medias.',
    awards: {
      head: ['Premio', 'Qué se cuenta', 'Puntos'],
      rows: [
        [
          'Diagonal más larga',
          'ladrillos en una línea inclinada recta, cada uno apoyado en el anterior',
          '10',
        ],
        ['Fila más larga', 'ladrillos juntos en una misma fila, sin huecos', '8'],
        ['Conexión más amplia', 'ladrillos que se tocan, de lado o en diagonal', '6'],
      ],
    },
    lines: [
      'Ada tiene una diagonal de tres, que sube hacia la derecha desde el segundo ladrillo de la base, una fila de tres en la base y una conexión de cinco.',
    ],
    alone:
      'Un ladrillo suelto cuenta como uno en cada premio. Si no hay ninguno, cuenta cero, y cero a cero también es empate.',
    shapes: {
      text: 'Una diagonal se inclina siempre hacia el mismo lado, y una conexión pasa de lado y en diagonal, por hasta seis vecinos.',
      reason: 'Las reglas originales muestran las tres formas solo en imágenes, hoy perdidas.',
    },
    neighbours: {
      heading: 'Seis vecinos',
      captions: [
        'En medio del muro, un ladrillo toca hasta otros seis: uno a cada lado, dos encima y dos debajo.',
        'Con el último puesto, los seis son verdes: una conexión de siete.',
      ],
    },
    shared: {
      heading: 'Conexiones empatadas',
      captions: [
        'Queda un ladrillo. Las dos conexiones más amplias son de ocho ladrillos y las dos diagonales más largas, de tres.',
        'El último ladrillo no cambia nada. La diagonal se reparte, cinco puntos cada uno, y la conexión también, tres cada uno. La fila es de Ada: ocho puntos.',
      ],
    },
    winner: 'Gana quien tiene más puntos.',
    sharedWin: {
      text: 'Doce a doce es una victoria compartida.',
      reason: 'Las reglas originales no tienen desempate.',
    },
  },
  knowledge: {
    heading: 'Qué puedes ver',
    open: 'Todo está a la vista: el muro por los dos lados, el montón y el dado.',
  },
  tips: {
    heading: 'Consejos para empezar',
    tips: [
      'La diagonal es lo que más vale. Empieza una pronto y guárdate el sitio de encima.',
      'Gira un ladrillo de dos colores para que te sirva a ti y muestre al rival un color que no le sirve.',
      'Con «Otro color», cierra el paso: ponlo donde seguiría la línea del rival.',
      'Un ladrillo puede alargar a la vez una fila, una diagonal y una conexión. Busca esos sitios.',
    ],
  },
  options: {
    heading: 'Opciones',
    options: [
      '*Ladrillos de cada tipo*: de cuatro (24 ladrillos, una partida rápida) a nueve (54 ladrillos, una larga).',
      '*Girar un ladrillo de un solo color*: no se permite, o se permite en su sitio en vez de una jugada. Así se pasa el turno.',
    ],
  },
  credits: {
    heading: 'Créditos',
    credits:
      'Muro contro muro, también conocido como Wall to Wall, fue publicado por Milaniwood en 2015 y hoy es difícil de encontrar. Los textos y las imágenes de aquí son nuestros.',
  },
};
