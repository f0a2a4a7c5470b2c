import type { Lesson } from '../../en/die-mauer/lesson.ts';

/** La lección de Die Mauer. */
export const lesson: Lesson = {
  steps: {
    aim: {
      say: '¡Te damos la bienvenida a Die Mauer! Tú, Bruno y Carla construís una sola muralla. *Quien se libra antes de todas sus piezas* termina la ronda, y lo que les queda a los demás les cuesta puntos.',
    },
    hide: {
      say: 'Eres el *maestro de obras*: esconde una pieza en el puño. Si nadie la adivina, la construyes. Una torre que te quedara te costaría 15 puntos.',
      task: 'Esconde tu torre: tócala y luego toca el puño.',
      wrong: {
        empty: 'El puño vacío también sirve, ya llegaremos a eso. Primero esconde la torre.',
        section: 'Un tramo siempre encuentra sitio. De la torre cuesta mucho más librarse: escóndela ahora.',
        gate: 'Tampoco es mala elección. Pero la torre cuesta aún más: esconde la torre.',
      },
    },
    guess: {
      say: 'Nadie la ha adivinado: tu torre está en pie. Ahora el maestro es Bruno y *adivinas tú*. Junto a una torre no cabe ni torre ni puerta, así que solo puede construir un tramo. Un 6 es lo que más le costaría …',
      task: 'Adivina el tramo de 6.',
      wrong: {
        empty: 'Con el puño vacío no adivinas ni construyes nada. Prueba con el 6.',
        section: 'Es posible. Pero Bruno querrá librarse del más caro: adivina el 6.',
        gate: 'Junto a la torre no cabe una puerta, así que a Bruno no le serviría. Adivina el 6.',
      },
    },
    room: {
      say: '¡Acertaste! *Construyes tu 6 en lugar de Bruno.* En el extremo derecho hay ahora un tramo: un *extremo abierto*, con sitio para una torre o una puerta. Carla hace de maestra y querrá aprovecharlo.',
      task: 'Ya no tienes torre. Adivina la puerta.',
      wrong: {
        empty: 'Entonces Carla construye tranquila. Adivina la puerta.',
        section:
          'Carla tiene una ocasión rara para la puerta y no va a esconder un tramo. Adivina la puerta.',
      },
    },
    empty: {
      say: '¡Otra vez, y adiós a la puerta! Ahora haces tú de maestro. Si *solo tu puño está vacío*, puedes construir lo que quieras.',
      task: 'Deja el puño vacío: tócalo sin elegir una pieza.',
      wrong: {
        section: 'Bruno o Carla podrían adivinarlo. Prueba con el puño vacío: ese no se adivina.',
      },
    },
    any: {
      say: 'Ni Bruno ni Carla tenían el puño vacío. Construye la pieza que quieras.',
      task: 'Construye la más cara, el tramo de 4.',
      wrong: {
        other: 'Ese cuesta poco si te queda. Líbrate del 4.',
      },
    },
    both: {
      say: 'El maestro es Bruno. Si su puño está vacío y el tuyo es *el único otro vacío*, le das una pieza. Un plan arriesgado, pero bonito.',
      task: 'Deja el puño vacío.',
      wrong: {
        section:
          'Adivinar también podría salir bien. Pero intentemos darle algo a Bruno: deja el puño vacío.',
      },
    },
    gift: {
      say: '¡Dos puños vacíos: el tuyo y el de Bruno! Tiene que quedarse con lo que le des, y Carla no ve qué es.',
      task: 'Dale a Bruno tu tramo de 3.',
      wrong: {
        other: 'Dale algo que cueste más: el tramo de 3.',
      },
    },
    out: {
      say: '*Dos turnos después* has construido tu 2 y te queda una sola pieza: el tramo de 1. El maestro es Bruno.',
      task: 'Adivina el 1 y cruza los dedos.',
      wrong: {
        other: 'El puño vacío puede esperar. Si Bruno muestra su 1, habrás terminado: adivina el 1.',
      },
    },
    end: {
      say: '*¡Has terminado y has ganado!* A Bruno le cuesta 44 puntos, a Carla 35 y a ti nada. Fíjate en quién puede tener aún qué, y que no te lean. Ya sabes todo lo necesario.',
    },
  },
};
