import type { Rules } from '../../en/mauer-bauer/rules.ts';

export const rules: Rules = {
  glance: {
    heading: 'De un vistazo',
    quick: [
      '*Construye un muro* en una línea libre fuera de las ciudades.',
      '*Torres*: cada extremo necesita una. Una es del color que ha salido; si los dos extremos estaban libres, eliges la otra.',
      '*Casas*: una en cada llanura junto al muro, según los dados. «?» vale por cualquier color. En el borde, solo una.',
      '*Se cierra un anillo de muros*: una ciudad. Dos casas de un color pasan a ser un palacio; puedes unirla a una ciudad vecina.',
      '*Todos puntúan*: juega una o dos cartas y roba una, o descarta una y roba dos.',
      '*Quien va último* puede cambiar cartas.',
      '*Se construye el último muro, torre, casa o palacio*: tras ese turno, una puntuación final cierra la partida. Gana quien tiene *más puntos*.',
    ],
  },
  pieces: {
    heading: 'Las piezas',
    pieces: {
      head: ['Pieza', 'Cuántas'],
      rows: [
        ['Muros', '33'],
        ['Torres: blancas, grises y negras', '10 de cada color'],
        ['Casas: rojas, verdes, azules, amarillas y rosas', '12 de cada color'],
        ['Palacios de los mismos cinco colores', '3 de cada color'],
        ['Cartas de gremio', '60'],
        ['Dados: uno de torres y dos de casas', '3'],
      ],
    },
    supply:
      'Las piezas que no están en la tierra forman la *reserva*. Las que se quitan de la tierra vuelven a ella y se pueden usar otra vez. Junto a la tierra ves cuántas quedan de cada tipo.',
  },
  aim: {
    heading: 'Objetivo del juego',
    aim: 'De 2 a 4 jugadores, unos 30 minutos. Entre todos se construyen muros y ciudades en una misma tierra. Cada vez que se completa una ciudad, *todos* juegan cartas de gremio para puntuarla, y cada carta premia algo distinto: casas rojas, torres negras, muchas llanuras, muros en pleno campo. Gana quien tiene más puntos.',
    match: [
      'Es el turno de Ada. Dos lados de un triángulo ya tienen muro; un muro en el tercero completaría una ciudad.',
      'Lo ha construido, y el triángulo es una ciudad. Las dos casas rojas que tenía se han convertido en un palacio rojo.',
      'Ahora todos juegan cartas. Ada gana 3 puntos por el palacio rojo y 6 por una ciudad de una llanura.',
    ],
    nobodys:
      'Nada de lo que hay en la tierra es de nadie: ni los muros, ni las torres, ni las casas. Solo son tuyas las cartas de tu mano, así que construye lo que premian *tus cartas*.',
  },
  land: {
    heading: 'La tierra',
    plains:
      'La tierra se compone de 45 triángulos, las *llanuras*. En los lados de los triángulos, las *líneas*, se construyen muros; en sus esquinas, los *vértices*, torres; en las llanuras, casas.',
    land: [
      'La tierra vacía, con el mar a izquierda y derecha. Unas líneas de puntos separan las tres regiones, cada una con sus escudos: olas en el oeste, un árbol en el centro, un sol naciente en el este.',
    ],
    regions:
      'Hay tres *regiones* de 15 llanuras cada una: oeste, centro y este. Los vértices de los bordes izquierdo y derecho están en la *costa*, doce en total; los bordes de arriba y de abajo no son costa. Una línea del borde tiene llanura solo a un lado; cualquier otra, a los dos.',
    names:
      'El historial nombra los lugares. Los vértices están en seis filas, de la a (arriba) a la f, y se numeran desde la izquierda en medios lados de triángulo: a, c y e tienen los vértices 1, 3, 5, 7 y 9; b, d y f tienen 0, 2, 4, 6, 8 y 10. Una línea se nombra por sus dos extremos, por ejemplo «de a1 a b0». Las llanuras están en cinco filas, de la A a la E, y se numeran del 1 al 9 desde la izquierda. Una ciudad se nombra por su primera llanura.',
    lostBoard: {
      text: 'Esta tierra la hemos dibujado nosotros, y también son nuestros sus números de llanuras, vértices y líneas.',
      reason:
        'Las imágenes del tablero original se han perdido; la forma y la costa concuerdan con todo lo que se sabe de él.',
    },
  },
  'set-up': {
    heading: 'Preparación',
    deal: 'La tierra está vacía. Cada jugador recibe *seis cartas de gremio*, ocultas para los demás; el resto forma el mazo. Todos empiezan con 1 punto.',
    setUp: [
      'El primer turno de Ada. Tiene delante sus seis cartas; el número de cada una es lo que daría ahora.',
    ],
  },
  turn: {
    heading: 'Tu turno',
    order: 'Un turno sigue siempre este orden:',
    steps: [
      'Construye un *muro* en una línea libre.',
      'Tira los *dados*: construye las torres y después las casas.',
      'Si tu muro ha completado una *ciudad*, puedes unirla a una vecina. Luego todos la puntúan y roban cartas, y quien va en último lugar puede cambiar cartas.',
      'El turno pasa al siguiente jugador en sentido horario.',
    ],
    whole: {
      heading: 'Un turno entero',
      captions: [
        'Ada puede construir en cualquier sitio. Elige una línea del centro.',
        'El muro está construido. Ahora se tiran los dados.',
        'Torre negra, rojo y un signo de interrogación. Los dos extremos del muro están libres: una torre debe ser negra; la otra, del color que quiera.',
        'Ha puesto la negra a la derecha y una gris a la izquierda. Ahora las casas: una roja y otra del color que quiera.',
        'Ha puesto la casa roja debajo del muro y una verde encima. No se ha completado ninguna ciudad, así que le toca a Bruno.',
      ],
    },
  },
  wall: {
    heading: 'El muro',
    anywhere:
      '*Debes* construir un muro, en cualquier línea libre. No hace falta que toque otro muro. Solo dentro de una ciudad completa ya no puede construir nadie.',
    where: ['Bruno puede construir en todas las líneas marcadas. Las de dentro de la ciudad no lo están.'],
  },
  towers: {
    heading: 'Las torres',
    die: 'Cada extremo de un muro lleva una torre. El *dado de torres*, con dos caras blancas, dos grises y dos negras, decide el color. Solo cuenta si algún extremo de tu nuevo muro aún no tiene torre.',
    ends: [
      '*Los dos extremos libres*: uno recibe una torre del color que ha salido, y el otro una torre de cualquier color. Tú eliges cuál.',
      '*Un extremo libre*: recibe una torre del color que ha salido.',
      '*Ningún extremo libre*: no se construye ninguna torre, y el dado de torres no cuenta.',
    ],
    oneEnd: {
      heading: 'Un solo extremo libre',
      captions: [
        'Ada prolonga un muro que ya está. En un extremo hay una torre; el otro está libre.',
        'Le ha salido negro: el extremo libre recibe una torre negra. No había nada que elegir.',
      ],
    },
    usedUp:
      'Si no quedan torres del color que ha salido, toma una de cualquier otro color. Si queda una sola torre en total y los dos extremos están libres, ponla en el que quieras.',
    lastTower: {
      text: 'Cada color está en dos caras del dado de torres. La última torre va en el extremo que quieras.',
      reason: 'Las reglas originales no dicen qué muestran los dados ni qué pasa con una última torre.',
    },
  },
  houses: {
    heading: 'Las casas',
    dice: 'Los dos *dados de casas* dan una casa a cada una de las dos llanuras que hay junto a tu muro. Tú eliges qué casa va a cada lado. Cada dado tiene los cinco colores y un *signo de interrogación*, que vale por cualquier color.',
    rim: 'En el borde solo hay una llanura junto al muro. Elige *uno de los dos dados*; solo ese da una casa.',
    onTheRim: {
      heading: 'En el borde',
      captions: [
        'Ada ha construido en el borde de arriba y le han salido rojo y amarillo. Junto al muro solo hay una llanura, así que elige uno de los dos.',
        'Se ha quedado con el rojo.',
      ],
    },
    many: 'En una llanura cabe cualquier número de casas.',
    usedUp:
      'Si no quedan casas de un color que ha salido, toma una de cualquier otro color. Si los dos dados muestran rojo y queda una sola casa roja, una llanura la recibe y la otra recibe una casa de otro color. Si queda una sola casa en total, va en la llanura que quieras.',
    lastHouse: {
      text: 'La última casa va en la llanura que quieras.',
      reason: 'Las reglas originales no lo dicen.',
    },
  },
  cities: {
    heading: 'Ciudades',
    closed:
      'Las llanuras que se comunican sin un muro de por medio forman una zona. Si *todas* las líneas que la rodean tienen muro, la zona pasa a ser una ciudad. Una ciudad puede tener una llanura o muchas.',
    coast: {
      heading: 'En el borde también hace falta muro',
      captions: [
        'El triángulo de la costa oeste tiene dos muros, y su tercer lado es la costa. Aún no es una ciudad: en el borde también hace falta un muro.',
        'Ada construye ahí…',
        '…y ya es una ciudad.',
      ],
    },
    when: 'Primero se construyen las torres y las casas del turno; después la ciudad queda completa. Un muro nunca completa dos ciudades a la vez.',
  },
  palaces: {
    heading: 'Palacios',
    two: 'En una ciudad, *dos casas del mismo color* se convierten en un palacio de ese color; las casas vuelven a la reserva. Se repite hasta que no queden dos iguales. Si no quedan palacios de ese color, las casas se quedan. Desde ese momento, casas y palacios son de la ciudad entera, estén en la llanura que estén.',
    palace: {
      heading: 'Dos casas rojas',
      captions: [
        'En el triángulo hay una casa roja y otra verde. Su lado de arriba está abierto.',
        'Ada ha construido ahí y le han salido rojo y amarillo. Quiere la casa roja dentro.',
        'La ciudad está completa, y dentro hay dos casas rojas.',
        'Se convierten en un palacio rojo, y eso es lo que puntúa.',
      ],
    },
  },
  clearing: {
    heading: 'Despejar la ciudad',
    inside:
      'Los muros que tienen la misma ciudad a ambos lados vuelven a la reserva, igual que las torres que ya no tocan ningún muro. Ocurre en cuanto se completa una ciudad, y de nuevo cuando se unen dos.',
    clearing: {
      heading: 'Un muro que sobra',
      captions: [
        'Ada puede rodear seis llanuras de una vez. Dentro hay un muro, con una torre en medio.',
        'La ciudad está completa. El muro de dentro ya no hace falta…',
        '…ni tampoco la torre del medio. Ambos vuelven a la reserva.',
      ],
    },
  },
  joining: {
    heading: 'Unir ciudades',
    may: 'Si tu nueva ciudad comparte un muro con una ciudad anterior, *puedes* unirlas: todos los muros entre ambas vuelven a la reserva, y las casas de las dos pueden formar palacios juntas. Puedes unirla a una sola vecina, o a ninguna. Las ciudades que solo se tocan en un vértice no se pueden unir.',
    two: {
      heading: 'Unir con la vecina grande',
      captions: [
        'Ada puede rodear las dos llanuras que hay entre dos ciudades. Una, de cuatro llanuras, queda a la izquierda y debajo; la otra, de una llanura, a la derecha.',
        'La nueva ciudad comparte dos muros con la grande y uno con la pequeña. Ada puede unirla a una, a otra o a ninguna.',
        'La ha unido a la grande: los dos muros que las separaban ya no están, ni la torre que había allí. Ahora es una sola ciudad de seis llanuras, con palacios nuevos.',
      ],
    },
    one: {
      heading: 'Unir con la vecina pequeña',
      captions: [
        'Si la une a la pequeña, solo desaparece el muro de la derecha. La ciudad tiene tres llanuras.',
      ],
    },
    none: {
      heading: 'No unir con ninguna',
      captions: ['Si no la une, todos los muros se quedan, y la nueva ciudad tiene dos llanuras.'],
    },
  },
  scoring: {
    heading: 'Puntuación',
    everybody:
      'Cuando se completa una ciudad, *todos la puntúan por turno*: primero quien la ha completado, después los demás en sentido horario. Haces una de estas dos cosas:',
    either: [
      '*Juega una o dos cartas* y suma lo que dan por esta ciudad. Pueden ser dos iguales.',
      '*Descarta una carta* y no puntúas. A cambio robas dos.',
    ],
    throwing: {
      heading: 'Descartar una carta',
      captions: [
        'Ada ha completado una ciudad, pero su mejor carta le da un solo punto.',
        'Prefiere descartar una carta. No puntúa, y después robará dos.',
      ],
    },
    asItIs:
      'Las cartas puntúan la tierra tal como está, y no cambian nada en ella. Las ciudades unidas se puntúan como una sola ciudad.',
  },
  cards: {
    heading: 'Las cartas de gremio',
    sixty:
      'Hay 30 cartas distintas, dos de cada una. Unas puntúan la ciudad completada; las otras, lo que está *fuera de todas las ciudades*.',
    city: {
      head: ['Por la ciudad', 'Puntos'],
      rows: [
        ['Tiene exactamente una llanura', '6'],
        ['Tiene exactamente dos llanuras', '7'],
        ['Tiene exactamente tres llanuras', '8'],
        ['Tiene siete llanuras o más', '9'],
        ['Sus casas y palacios son de dos o tres colores; de cuatro o cinco', '4; 7'],
        ['Torres blancas, grises o negras (tres cartas)', '2 cada una'],
        ['Torres de cualquier color', '1 cada una'],
        ['Palacios de cualquier color', '1 cada uno'],
        [
          'Rojo, verde, azul, amarillo o rosa (cinco cartas): palacios y casas de ese color',
          '3 por palacio, 1 por casa',
        ],
      ],
    },
    outside: {
      head: ['Por la tierra', 'Puntos'],
      rows: [
        ['Casas rojas, verdes, azules, amarillas o rosas fuera (cinco cartas)', '1 cada una'],
        ['Casas fuera en el oeste, en el centro o en el este (tres cartas)', '1 cada una'],
        ['Torres de cualquier color fuera', '1 cada una'],
        ['Torres blancas, grises o negras fuera (tres cartas)', '2 cada una'],
        ['Torres en la costa, fuera', '2 cada una'],
        ['Muros fuera', '1 cada uno'],
        ['Ciudades completas en el tablero', '1 cada una'],
      ],
    },
    belongs: [
      'Una *torre* pertenece a una ciudad si toca un muro que la rodea; puede pertenecer a varias. Está fuera si no pertenece a ninguna.',
      'Un *muro* está fuera si no rodea ninguna ciudad.',
      'Una *casa* está fuera si su llanura no pertenece a ninguna ciudad.',
    ],
    counting: {
      heading: 'Una gran ciudad',
      captions: [
        'Ada ha completado una ciudad de siete llanuras con siete torres alrededor, y no la ha unido a otra. Todos la puntúan, empezando por Ada.',
        'Ada: siete llanuras o más, 9 puntos. Y cinco torres fuera en la costa, todas en el oeste: 10 puntos.',
        'Bruno juega una sola carta: seis muros fuera, 6 puntos.',
        'Carla: cuatro ciudades en el tablero, 4 puntos. Y seis casas rosas fuera, 6 puntos.',
        'Dario: siete torres en torno a la ciudad, 7 puntos. Y seis casas en el oeste, 6 puntos.',
      ],
    },
    copies: {
      text: 'Hay dos copias de cada carta; los cuatro tamaños son cuatro cartas distintas, y el mayor cuenta a partir de siete llanuras.',
      reason:
        'No se sabe cuántas había de cada una. Las reglas originales dicen «más de 7», pero puntúan siete llanuras en su propio ejemplo.',
    },
  },
  'new-cards': {
    heading: 'Robar cartas',
    draw: 'Cuando todos han puntuado o descartado, se roba en el mismo orden: *una carta* si jugaste una o dos, *dos cartas* si descartaste. Así, jugar dos cartas te deja con una menos en la mano.',
    deck: 'En cuanto se roba la última carta del mazo, las cartas jugadas y descartadas se barajan y forman uno nuevo. (Si en ese momento no hay ninguna, se hace cuando toque robar la siguiente. Si no hay ninguna carta, no se roba.)',
    emptyHand: {
      text: 'Quien no tiene cartas se salta esa puntuación y vuelve a robar en cuanto hay una carta.',
      reason: 'Las reglas originales no lo prevén, y casi nunca ocurre.',
    },
  },
  exchange: {
    heading: 'Cambio de cartas para el último',
    behind:
      'Después de robar, el jugador con *menos puntos* puede cambiar cartas: descarta las que quiera y roba otras tantas. Si hay varios empatados, pueden hacerlo todos ellos, en sentido horario desde quien tiene el turno.',
    exchanging: {
      heading: 'En último lugar',
      captions: [
        'Por la ciudad, Ada ha ganado un punto y Bruno nueve. Los dos han robado una carta. Ada tiene menos puntos y puede cambiar cartas.',
        'Descarta dos cartas que no le sirven…',
        '…y roba dos nuevas. Ahora le toca a Bruno.',
      ],
    },
  },
  end: {
    heading: 'Fin de la partida',
    when: 'La partida termina con el turno en que se construye *el último muro, la última torre, la última casa o el último palacio* de la reserva, del color que sea. También termina cuando empieza el turno de un jugador y no queda ninguna línea donde construir.',
    exactly: {
      text: 'Termina aunque en el mismo turno vuelvan piezas a la reserva. Si no queda ninguna línea, la puntuación final viene de inmediato, y la empieza quien tendría que haber construido.',
      reason:
        'Las reglas originales solo dicen que la partida termina en cuanto se construye una última pieza.',
    },
    last: [
      '*Si este turno ha completado una ciudad*, todos la puntúan como siempre, pero nadie puede descartar y no se roban cartas.',
      '*Si no*, cada jugador por turno, empezando por quien lo tiene, elige *cualquier ciudad del tablero* y juega una o dos cartas para ella. También valen las cartas que no se refieren a la ciudad. Si no hay ninguna ciudad, las cartas de ciudad no dan nada.',
      'Ya no hay cambio de cartas.',
    ],
    lastScoring: {
      heading: 'La última torre',
      captions: [
        'Es el turno de Bruno. En la reserva quedan dos torres.',
        'Ha construido abajo del todo, y se han gastado las dos torres. No se ha completado ninguna ciudad: cada jugador elige una.',
        'Empieza Bruno: 23 torres fuera y siete casas fuera en el centro, 30 puntos.',
        'Ada puede elegir cualquiera de las dos ciudades. Sus dos mejores cartas cuentan lo que hay fuera, así que da igual.',
        'Diez torres negras fuera y doce muros: 32 puntos. Ada gana por 58 a 49.',
      ],
    },
    noNewCards: {
      text: 'En la puntuación final nadie descarta, roba ni cambia cartas.',
      reason: 'Las cartas nuevas ya no servirían de nada; las reglas originales no lo mencionan.',
    },
  },
  winner: {
    heading: 'Quién gana',
    winner:
      'Gana quien tiene *más puntos*. En caso de empate, quien tiene más cartas en la mano. Si también empatan en eso, comparten la victoria.',
  },
  knowledge: {
    heading: 'Qué puedes ver',
    open: 'Todos ven la tierra, la reserva, los puntos, cuántas cartas tienen cada jugador y el mazo, y todas las cartas jugadas o descartadas.',
    hidden:
      'Solo tú conoces tus cartas. Nadie sabe cuáles de las demás están en el mazo y cuáles en la mano de los otros.',
    thrown: {
      text: 'Los descartes quedan boca arriba, también al cambiar cartas.',
      reason:
        'Las reglas originales no lo dicen; boca arriba no hace falta fiarse de nadie, y las cartas jugadas se ven de todos modos.',
    },
  },
  tips: {
    heading: 'Consejos para empezar',
    tips: [
      'Construye lo que premian tus cartas. Los muros, las torres y las casas no son de nadie.',
      'Cierra una ciudad cuando más te rindan tus cartas: puntúas primero, pero puntúan todos.',
      'Si una ciudad no te da casi nada, descarta una carta floja y roba dos.',
      'Las cartas de lo que queda fuera valen cada vez más. Guarda dos buenas para la puntuación final.',
    ],
  },
  options: {
    heading: 'Opciones',
    options: [
      '*Tirar antes de tiempo*: no se permite, o se permite. Si se permite, puedes tirar una vez por turno antes de construir tu muro. Te cuesta un punto (nunca bajas de 1), la tirada no cuenta, y luego construyes y tiras como siempre. En el original es el castigo por precipitarse.',
    ],
    early: {
      text: 'Por defecto no está permitido, y nunca más de una vez por turno.',
      reason: 'Las reglas originales solo indican la penalización.',
    },
  },
  credits: {
    heading: 'Créditos',
    credits:
      'Mauer Bauer, también conocido como Masons, es un juego de Leo Colovini, publicado por Hans im Glück en 2006 y hoy difícil de encontrar. Los textos y las imágenes de aquí son nuestros.',
  },
};
