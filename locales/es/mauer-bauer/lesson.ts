import type { Lesson } from '../../en/mauer-bauer/lesson.ts';

export const lesson: Lesson = {
  steps: {
    aim: {
      say: '¡Te damos la bienvenida a Mauer Bauer! Todos construyen en la misma tierra, y nada en ella es de nadie. Tuyas son tus *cartas de gremio*: cuando se cierra una ciudad se convierten en puntos, y quien tiene más gana.',
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
      say: 'Rojo y amarillo: una casa a cada lado del muro. En una ciudad, *dos casas de un color forman un palacio*, y dentro ya hay una roja.',
      task: 'Pon la roja bajo el muro (toca una casa para cambiarla), y construye.',
      wrong: {
        other: 'Así quedaría dentro la amarilla, y no habría palacio. Cámbialas.',
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
      say: '¡9 puntos! Has robado una carta. Bruno ha descartado una, robado dos y, *a la cola*, cambiado otra. Una de tus cartas premia las torres negras *fuera* …',
      task: 'Pon un muro en la línea más alta de la costa de la derecha (de a9 a b10).',
      wrong: {
        other:
          'Esa línea no tiene nada de malo. Pero empecemos algo nuevo lejos de la ciudad, con dos extremos libres.',
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
      say: 'Bruno ha construido al lado, y tú has cerrado el triángulo de encima. Las ciudades se pueden *unir*: desaparece el muro de en medio.',
      task: 'Únelas: tus cartas piden dos llanuras y cuatro colores.',
      wrong: {
        other:
          'Aparte, la ciudad tiene una llanura, y no tienes carta para eso. Unida tiene dos llanuras, cuatro colores y un palacio más.',
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
      say: '*Unos turnos después*, Bruno pone la última torre: la partida termina. Cada cual elige *cualquier* ciudad. Bruno tiene 49 puntos; tú, 26.',
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
