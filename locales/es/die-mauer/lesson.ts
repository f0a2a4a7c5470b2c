import type { Lesson } from '../../en/die-mauer/lesson.ts';

export const lesson: Lesson = {
  steps: {
    aim: {
      say: '¡Te damos la bienvenida a Die Mauer! Bruno, Carla y tú construyen juntos una muralla. Todos empiezan con las mismas *siete piezas*: cinco tramos de muralla (1, 2, 3, 4 y 6), una torre y una puerta. Cuando un jugador *se queda sin piezas*, la ronda termina, y los demás reciben puntos de penalización por las que aún tienen.',
    },
    hide: {
      say: 'En cada turno un jugador es el *maestro de obras* y esconde una pieza en el puño. Si nadie la adivina, la construye. En este turno el maestro eres tú. Si al final te quedara la torre, te costaría 15 puntos: mejor deshacerse de ella pronto.',
      task: 'Esconde tu torre: tócala y luego toca el puño.',
      wrong: {
        empty: 'El puño vacío también sirve; ya llegaremos a eso. Por ahora, esconde la torre.',
        section:
          'Un tramo se puede construir casi siempre. Deshacerse de la torre es mucho más difícil: escóndela ahora.',
        gate: 'También es buena elección. Pero la torre cuesta aún más: esconde la torre.',
      },
    },
    guess: {
      say: 'Nadie ha acertado, así que construyes tu torre. Ahora el maestro es Bruno y *te toca adivinar*: esconde la pieza que crees que esconde él. Si es igual, construyes la tuya en su lugar. Fallar no cuesta nada: la pieza vuelve a tu mano. Una torre o una puerta nunca puede estar junto a otra torre u otra puerta, así que Bruno solo puede construir un tramo. Su 6 es el que más le costaría…',
      task: 'Adivina el tramo de 6: esconde tu propio 6.',
      wrong: {
        empty: 'Con el puño vacío no adivinas ni construyes nada. Prueba con el 6.',
        section: 'Es posible. Pero Bruno querrá deshacerse de su tramo más caro: adivina el 6.',
        gate: 'Junto a la torre no cabe una puerta, así que Bruno no tiene motivo para esconder la suya. Adivina el 6.',
      },
    },
    room: {
      say: '¡Has acertado! *Construyes tu 6, y Bruno, nada.* Ahora la muralla termina a la derecha en un tramo. Es un *extremo abierto*: ahí cabe una torre o una puerta. La maestra es Carla, y querrá aprovecharlo.',
      task: 'Ya no tienes torre. Adivina la puerta.',
      wrong: {
        empty: 'Entonces nadie detiene a Carla. Adivina la puerta.',
        section:
          'Carla tiene una rara ocasión de construir su puerta: no es probable que esconda un tramo. Adivina la puerta.',
      },
    },
    empty: {
      say: '¡Otro acierto, y adiós a tu puerta! Ahora el maestro eres tú. Si el puño del maestro es *el único vacío*, construye la pieza que quiera, y nadie puede impedirlo.',
      task: 'Deja el puño vacío: tócalo sin elegir una pieza.',
      wrong: {
        section: 'Bruno o Carla podrían adivinarlo. Prueba con el puño vacío.',
      },
    },
    any: {
      say: 'Ni Bruno ni Carla tenían el puño vacío, así que puedes construir cualquier pieza.',
      task: 'Construye la más cara, el tramo de 4.',
      wrong: {
        other: 'Esa cuesta poco si te queda. Construye el 4.',
      },
    },
    both: {
      say: 'El maestro es Bruno. Si su puño está vacío y el tuyo es *el único otro vacío*, le das una de tus piezas. Es arriesgado, pero vale la pena.',
      task: 'Deja el puño vacío.',
      wrong: {
        section:
          'Adivinar también podría salir bien. Pero intentemos darle algo a Bruno: deja el puño vacío.',
      },
    },
    gift: {
      say: '¡Solo dos puños vacíos: el tuyo y el de Bruno! Tiene que aceptar lo que le des, y Carla no verá qué es.',
      task: 'Dale a Bruno tu tramo de 3.',
      wrong: {
        other: 'Dale algo que cueste más: el tramo de 3.',
      },
    },
    out: {
      say: '*Dos turnos después* has construido tu 2 y te queda una sola pieza: el tramo de 1. El maestro es Bruno.',
      task: 'Adivina el 1 y cruza los dedos.',
      wrong: {
        other:
          'El puño vacío puede esperar. Si Bruno esconde su 1, construyes tu última pieza: adivina el 1.',
      },
    },
    end: {
      say: '*Te has quedado sin piezas: ¡has ganado!* Bruno recibe 44 puntos de penalización, Carla 35 y tú ninguno. Una partida completa tiene varias rondas, y gana quien tiene menos puntos de penalización. Recuerda tres cosas: *deshazte de la torre y la puerta mientras haya un extremo abierto*; *fallar no cuesta nada*; *fíjate en qué puede tener aún cada jugador*.',
    },
  },
};
