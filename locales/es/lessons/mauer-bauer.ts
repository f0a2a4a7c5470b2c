import type { MauerBauerLesson } from '../../en/lessons/mauer-bauer.ts';

export const lesson: MauerBauerLesson = {
  steps: {
    aim: {
      say: '¡Te damos la bienvenida a Mauer Bauer! Todos construyen en la misma tierra, y nada de lo que hay en ella es de nadie. Tuyas son tus *cartas de gremio*: cuando se cierra una ciudad se convierten en puntos, y quien tiene más gana.',
    },
    close: {
      say: 'En tu turno pones un muro. En el centro ya hay dos lados de un triángulo. Con un muro en *cada* lado será una ciudad.',
      task: 'Pon tu muro en el tercer lado, el de arriba del triángulo (de b4 a b6).',
      wrong: {
        other:
          'Ahí también se puede construir, pero no se cierra ninguna ciudad. El lado abierto del triángulo del centro es el de arriba.',
      },
    },
    houses: {
      say: 'Los dados muestran rojo y amarillo: una casa para cada lado de tu muro. En una ciudad, *dos casas del mismo color forman un palacio*, y dentro ya hay una roja.',
      task: 'Pon la casa roja dentro, debajo del muro, y la amarilla encima. Toca una casa para cambiarla y construye.',
      wrong: {
        other:
          'Así quedaría dentro la amarilla, y no habría palacio. Cámbialas: la roja debajo del muro, la amarilla encima.',
      },
    },
    score: {
      say: '*¡La ciudad está completa!* Ahora cada cual juega una o dos cartas para ella. El número de cada carta dice lo que da ahora.',
      task: 'Juega tus dos mejores: rojo en la ciudad y ciudad de una llanura.',
      wrong: {
        throw:
          'Descartar no da puntos, solo cartas nuevas. Para esta ciudad tienes buenas cartas: juega el 3 y el 6.',
        one: 'Se puede jugar una sola, pero dos juntas dan más. Juega el 3 y el 6.',
        cards: 'Esas dos dan menos de lo que podrías tener. Juega el 3 y el 6.',
      },
    },
    coast: {
      say: '¡9 puntos! Has jugado dos cartas y has robado una. Bruno ha descartado una y ha robado dos y, como va *a la cola*, ha podido cambiar otra. Una de tus cartas premia las torres negras *fuera* de las ciudades …',
      task: 'Empieza fuera: pon un muro en la línea más alta de la costa de la derecha (de a9 a b10).',
      wrong: {
        other:
          'Esa línea no tiene nada de malo. Pero empecemos algo nuevo lejos de la ciudad, con dos extremos libres: en la línea más alta de la costa de la derecha.',
      },
    },
    towers: {
      say: 'Los dos extremos de tu muro están libres, así que recibe dos torres. *Una debe ser negra*, como dice el dado; el color de la otra lo eliges tú.',
      task: 'Haz negras las dos torres y construye.',
      wrong: {
        other: 'Se puede, pero tu carta da 2 puntos por cada torre negra fuera. Haz negra también la otra.',
      },
    },
    join: {
      say: 'Bruno ha construido junto a la ciudad, y tú has cerrado el triángulo de encima. Una ciudad nueva se puede *unir* a una vecina: el muro de en medio desaparece, y las casas forman palacios juntas.',
      task: 'Une las dos ciudades: dos llanuras y cuatro colores es lo que piden tus cartas.',
      wrong: {
        other:
          'Aparte, la ciudad tiene una llanura, y no tienes carta para eso. Unida tiene dos llanuras, cuatro colores y un palacio más. Únelas.',
      },
    },
    joined: {
      say: '¡Una sola ciudad de dos llanuras! Dos casas verdes se han convertido en un palacio. Mira cómo han subido los números de tus cartas.',
      task: 'Juega las dos cartas que dan 7.',
      wrong: {
        throw: 'Será difícil que te toquen cartas mejores. Juega las dos que dan 7.',
        one: 'Con una sola carta regalarías puntos. Juega las dos que dan 7.',
        cards: 'Esas dos dan menos. Juega las dos que dan 7.',
      },
    },
    win: {
      say: '*Unos turnos después*, Bruno ha puesto la última torre: la partida termina. En la última puntuación cada cual elige *cualquier* ciudad. Bruno tiene 49 puntos; tú, 26.',
      task: 'Elige una ciudad y las dos cartas que ganan la partida.',
      wrong: {
        one: 'Una carta no basta para adelantar a Bruno. Juega dos: torres negras fuera y muros fuera.',
        cards:
          'No basta para adelantar a Bruno. Las torres negras fuera dan 20 y los muros fuera, 12: juntas sí bastan, para cualquiera de las ciudades.',
      },
    },
    end: {
      say: '*58 a 49: ¡has ganado!* Construye lo que premian tus cartas, fíjate en lo que reúnen los demás y vigila la reserva. Ya sabes todo lo que hace falta.',
    },
  },
};
