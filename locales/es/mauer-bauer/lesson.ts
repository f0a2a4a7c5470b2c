import type { Lesson } from '../../en/mauer-bauer/lesson.ts';

export const lesson: Lesson = {
  steps: {
    aim: {
      say: '¡Te damos la bienvenida a Mauer Bauer! Todos construyen en la misma tierra, hecha de triángulos llamados *llanuras*. Nada de lo que hay en ella es de nadie. Lo tuyo son tus *cartas de gremio* secretas: cada vez que se completa una ciudad, juegas cartas para puntuarla. Gana quien tiene más puntos.',
    },
    close: {
      say: 'En tu turno construyes un muro en un lado de una llanura. Cuando una zona tiene muros *por todos sus lados*, es una *ciudad*. La llanura del centro ya tiene muros en dos lados.',
      task: 'Construye un muro en el tercer lado, el de arriba del triángulo.',
      wrong: {
        other:
          'Ahí también puedes construir, pero no completa ninguna ciudad. El lado abierto del triángulo del centro es el de arriba.',
      },
    },
    houses: {
      say: 'Después del muro tiras los dados de las casas: una para la llanura de cada lado de tu muro. Te han salido rojo y amarillo. En una ciudad, *dos casas del mismo color se convierten en un palacio*, y dentro ya hay una roja.',
      task: 'Pon la roja dentro, debajo del muro: toca una casa para cambiarla. Luego construye.',
      wrong: {
        other: 'Así queda dentro la amarilla y no hay palacio. Intercámbialas.',
      },
    },
    score: {
      say: '*¡La ciudad está completa!* Ahora cada jugador juega una o dos cartas para ella. El número de cada carta es lo que da en este momento.',
      task: 'Juega las dos cartas que más puntos dan: rojo en la ciudad y ciudad de una llanura.',
      wrong: {
        throw:
          'Ahora no da puntos, pero robas dos cartas, y al principio de la partida eso puede ser igual de bueno. Para ver cómo se puntúa, juega el 3 y el 6.',
        one: 'Puedes jugar una sola, pero dos dan más. Juega el 3 y el 6.',
        cards: 'Puedes sumar más. Juega el 3 y el 6.',
      },
    },
    coast: {
      say: '¡9 puntos, y has robado una carta! Bruno, en cambio, ha descartado una carta y ha robado dos. Como va *en último lugar*, también ha cambiado una. Algunas cartas puntúan lo que está *fuera*, es decir, lo que no es parte de ninguna ciudad. Una de las tuyas quiere torres negras fuera…',
      task: 'Construye un muro en la línea más alta de la costa, en el borde derecho de la tierra.',
      wrong: {
        other:
          'Esa línea no tiene nada de malo. Pero empieza algo nuevo lejos de la ciudad: la línea más alta de la costa de la derecha.',
      },
    },
    towers: {
      say: 'Cada extremo de un muro lleva una torre. Los dos extremos de tu nuevo muro están libres, así que construyes dos. *Una debe ser negra*, como salió en el dado; el color de la otra lo eliges tú.',
      task: 'Haz negras las dos torres y construye.',
      wrong: {
        other: 'Se puede, pero tu carta da 2 puntos por cada torre negra fuera. Haz negra también la otra.',
      },
    },
    join: {
      say: 'Bruno ha construido junto a la ciudad, y tú has completado el triángulo de encima. Las ciudades vecinas se pueden *unir*: se quita el muro que las separa y cuentan como una sola.',
      task: 'Une las ciudades: tus cartas piden dos llanuras y cuatro colores.',
      wrong: {
        other:
          'Separada, la ciudad tiene una llanura, y no tienes ninguna carta para eso. Unida tiene dos llanuras, cuatro colores y otro palacio.',
      },
    },
    joined: {
      say: '¡Una sola ciudad de dos llanuras! Dos casas verdes se han convertido en un palacio. Mira cómo han subido los números de tus cartas.',
      task: 'Juega las dos cartas que dan 7 cada una.',
      wrong: {
        throw: 'No te llegarán cartas mejores que estas. Juega las dos que dan 7.',
        one: 'Con una sola carta perderías puntos. Juega las dos que dan 7.',
        cards: 'Esas dos dan menos. Juega las dos que dan 7.',
      },
    },
    win: {
      say: 'Cuando se acaban los muros, las torres, las casas o los palacios, la partida termina. *Unos turnos después*, Bruno ha construido la última torre. En la puntuación final cada jugador elige *cualquier* ciudad. Bruno tiene 49 puntos; tú, 26.',
      task: 'Elige una ciudad y las dos cartas que ganan la partida.',
      wrong: {
        one: 'Una carta no basta para superar a Bruno. Juega dos: torres negras fuera y muros fuera.',
        cards:
          'No basta para superar a Bruno. Tus torres negras fuera dan 20 y los muros fuera, 12: juega las dos, para cualquiera de las ciudades.',
      },
    },
    end: {
      say: '*58 a 49: ¡has ganado!* Recuerda tres cosas: *construye lo que premian tus cartas*; *si tus cartas dan poco, descarta una: robas dos*; *vigila la reserva junto a la tierra: cuando algo se agota, se acabó la partida*.',
    },
  },
};
