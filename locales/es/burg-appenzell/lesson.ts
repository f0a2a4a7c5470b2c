import type { Lesson } from '../../en/burg-appenzell/lesson.ts';

export const lesson: Lesson = {
  steps: {
    aim: {
      say: '¡Te damos la bienvenida a Burg Appenzell! Bajo estos tejados hay queso escondido. Pon *dos de tus ratones sobre el mismo tipo de queso* y ese tipo es tuyo. Gana el primero que consiga cuatro tipos.',
    },
    tower: {
      say: 'Los ratones entran en el castillo por las cuatro torres de las esquinas.',
      task: 'Pon tu primer ratón en la torre de arriba a la izquierda, a1.',
      wrong: {
        other:
          'Vale cualquier torre. Pero la sala que queremos explorar está arriba a la izquierda: empieza en a1.',
      },
    },
    roof: {
      say: 'Bruno ha tomado la esquina opuesta. En tu turno tienes *cuatro acciones*. Una de ellas: levantar un tejado junto a uno de tus ratones.',
      task: 'Levanta el tejado de la sala que está junto a tu torre, en b1.',
      wrong: {
        enter:
          'Pronto te hará falta un segundo ratón. Pero mira antes adónde podría ir: levanta el tejado de b1.',
        uncover: 'Ese tejado también está junto a tu ratón. Pero mira primero en la sala de b1.',
        slide: 'Deslizar losetas que no ves es jugar a ciegas. Levanta primero el tejado de b1.',
        end: 'Aún tienes cuatro acciones. Levanta el tejado de b1.',
      },
    },
    run: {
      say: '¡Dos bries y un feta! Con una acción, un ratón corre una casilla: en línea recta, nunca en diagonal, y solo donde no hay tejado.',
      task: 'Corre al brie de b1: toca tu ratón y luego la casilla.',
      wrong: {
        enter: '¡Ya casi! Antes haz sitio en la torre: corre a b1.',
        uncover: 'Ya has encontrado queso. Corre a b1.',
        slide: 'Eso metería una trampa en el castillo, y ahora no te hace falta. Corre a b1.',
        end: 'Aún te quedan tres acciones. Corre a b1.',
      },
    },
    further: {
      say: 'Un ratón está sobre brie. El segundo debe ponerse sobre el *mismo tipo*, y vendrá por detrás. Hazle sitio.',
      task: 'Sigue hasta b2, que también es brie.',
      wrong: {
        enter: 'Buena idea, pero un paso antes de tiempo: tu ratón todavía está en b1. Sigue hasta b2.',
        uncover: 'El queso que necesitas está delante de ti. Sigue hasta b2.',
        slide: 'Un deslizamiento movería los bries, y están perfectos donde están. Sigue hasta b2.',
        end: 'Aún te quedan dos acciones. Sigue hasta b2.',
      },
    },
    second: {
      say: 'Te queda una acción, y tu torre vuelve a estar libre. Un ratón nuevo cuesta una acción.',
      task: 'Mete un segundo ratón en la torre a1.',
      wrong: {
        enter: 'Esa torre también está libre, pero lejos del brie. Elige a1.',
        uncover: 'Para un queso hacen falta dos ratones, y solo tienes uno en el castillo. Mete otro en a1.',
        run: 'Tu ratón está bien donde está. Mete otro en a1.',
        slide: 'Las losetas están bien donde están. Mete otro ratón en a1.',
        end: 'Te queda una acción, justo la que hace falta para meter otro ratón en a1.',
      },
    },
    cheese: {
      say: 'Bruno ha corrido a g6 y ha terminado su turno. Al final de un turno, las salas sin ratones recuperan su tejado; la tuya sigue abierta. Tienes cuatro acciones nuevas.',
      task: 'Corre con tu segundo ratón de la torre a b1.',
      wrong: {
        enter: 'Para un queso bastan dos ratones. Corre de la torre a b1.',
        uncover: 'Más tarde. El brie está a un paso: corre de la torre a b1.',
        run: 'Ese ratón ya está sobre brie. Que corra a b1 el de la torre.',
        slide: 'Eso apartaría los bries. Corre antes de la torre a b1.',
        end: 'El brie está a un solo paso. Corre de la torre a b1.',
      },
    },
    trap: {
      say: '*¡El brie es tuyo!* Una vez por turno también puedes *deslizar*: meter la loseta de reserva, la que está junto al castillo, en la fila 2, 4 o 6 o en la columna b, d o f. Los *estandartes* del borde marcan dónde. Las losetas se mueven, pero *los ratones se quedan*. La loseta de reserva es una trampa, y el ratón de Bruno está en el extremo derecho de la fila 6…',
      task: 'Desliza la fila 6 por la derecha: toca el estandarte de más abajo de ese lado.',
      wrong: {
        enter: 'Ya habrá tiempo para eso. Usa antes la trampa: desliza la fila 6 por la derecha.',
        uncover: 'Ya explorarás después. Usa antes la trampa: desliza la fila 6 por la derecha.',
        run: 'Tus ratones están bien donde están. Desliza la fila 6 por la derecha.',
        slide: 'Ahí la trampa no atraparía al ratón de Bruno. Desliza la fila 6, donde está, por la derecha.',
        end: 'No tendrás muchas ocasiones como esta. Desliza la fila 6 por la derecha.',
      },
    },
    win: {
      say: '¡El ratón de Bruno ha caído a la mazmorra! Cuando un jugador pierde su tercer ratón, la partida termina y, entre los demás, gana quien tenga más tipos de queso. *Unos turnos después* tienes brie, feta y gouda, y hay dos camemberts, en b2 y en b3. Un ratón también puede *saltar* por encima de otros ratones, a una acción por casilla.',
      task: 'Pon los dos ratones sobre camembert: desliza la columna b por abajo, o salta.',
      wrong: {
        enter:
          'No necesitas otro ratón. Con deslizar la columna b por abajo, los dos quedan sobre camembert.',
        uncover:
          'Ya ves todo lo que necesitas: con deslizar la columna b por abajo, los dos quedan sobre camembert.',
        run: 'Así no estarían los dos sobre camembert. Salta con el de b1 por encima del otro hasta b3, o desliza la columna b por abajo.',
        slide:
          'Así no quedan los dos ratones sobre camembert. Desliza la columna b por abajo: cada loseta sube una casilla.',
        end: '¡Puedes ganar ahora mismo! Desliza la columna b por abajo.',
      },
    },
    end: {
      say: '*Cuatro tipos de queso: ¡has ganado!* Recuerda tres cosas: *dos ratones por queso*; *las losetas se deslizan y los ratones se quedan*, así que un deslizamiento ajeno puede alimentarte o hacerte caer; *recuerda lo que hay bajo los tejados*, sobre todo las trampas.',
    },
  },
};
