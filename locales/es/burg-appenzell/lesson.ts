import type { Lesson } from '../../en/burg-appenzell/lesson.ts';

export const lesson: Lesson = {
  steps: {
    aim: {
      say: '¡Te damos la bienvenida a Burg Appenzell! Bajo estos tejados hay queso. Pon *dos de tus ratones sobre el mismo tipo* y es tuyo. Con cuatro tipos se gana.',
    },
    tower: {
      say: 'Los ratones entran en el castillo por las cuatro torres de las esquinas.',
      task: 'Pon tu primer ratón en la torre de arriba a la izquierda, a1.',
      wrong: {
        other:
          'Todas las torres valen. Pero la sala que queremos mirar está arriba a la izquierda: empieza en a1.',
      },
    },
    roof: {
      say: 'Bruno ha tomado la esquina opuesta. En tu turno tienes *cuatro acciones*. Con la primera, un ratón puede levantar un tejado vecino.',
      task: 'Levanta el tejado de la sala junto a tu torre, b1.',
      wrong: {
        enter: 'Pronto hará falta un segundo ratón. Veamos antes adónde podría ir: levanta el tejado de b1.',
        uncover: 'Ese tejado también está junto a tu ratón. Miremos primero en la sala b1.',
        slide: 'Empujar losetas que no ves es adivinar. Levanta primero el tejado de b1.',
        end: 'Te quedan cuatro acciones, demasiado buenas para perderlas. Levanta el tejado de b1.',
      },
    },
    run: {
      say: '¡Dos bries y un feta! Un ratón corre una casilla por acción: en línea recta, no en diagonal, y solo donde no hay tejado.',
      task: 'Corre al brie de b1: toca tu ratón y luego la casilla.',
      wrong: {
        enter: '¡Enseguida! Antes deja libre la torre: corre a b1.',
        uncover: 'Queso ya has encontrado. Corre a b1.',
        slide: 'Eso metería una trampa en el castillo, y ahora no hace falta. Corre a b1.',
        end: 'Aún te quedan tres acciones. Corre a b1.',
      },
    },
    further: {
      say: 'Un ratón está sobre el brie. Al *mismo tipo* debe llegar un segundo, y vendrá por detrás. Hazle sitio.',
      task: 'Sigue hasta b2, que también es brie.',
      wrong: {
        enter: 'Buena idea, pero un paso antes de tiempo: en b1 sigue estando tu ratón. Sigue hasta b2.',
        uncover: 'El queso que necesitas está delante de ti. Sigue hasta b2.',
        slide: 'Un empujón movería los bries, que están muy bien puestos. Sigue hasta b2.',
        end: 'Quedan dos acciones. Sigue hasta b2.',
      },
    },
    second: {
      say: 'Te queda una acción, y fuera esperan otros tres ratones.',
      task: 'Mete un segundo ratón en la torre a1.',
      wrong: {
        enter: 'Esa torre también está libre, pero lejos del brie. Elige a1.',
        uncover: 'Para un queso hacen falta dos ratones, y en el castillo solo hay uno. Mete otro en a1.',
        run: 'Tu ratón está bien donde está. Mete otro en a1.',
        slide: 'Las losetas están bien así. Mete otro ratón en a1.',
        end: 'Queda una acción, justo la de otro ratón en a1.',
      },
    },
    cheese: {
      say: 'Bruno ha corrido a g6 y ha terminado su turno. Los tejados vuelven a las salas sin ratones; la tuya sigue abierta. Ahora tienes cuatro acciones nuevas.',
      task: 'Corre con el segundo ratón de la torre a b1.',
      wrong: {
        enter: 'Para un queso bastan dos ratones. Corre de la torre a b1.',
        uncover: 'Más tarde. El brie está a un paso: corre de la torre a b1.',
        run: 'Ese ratón ya está sobre brie. Que corra a b1 el de la torre.',
        slide: 'Los bries se moverían. Corre antes de la torre a b1.',
        end: 'El brie está a un solo paso. Corre de la torre a b1.',
      },
    },
    trap: {
      say: '*¡El brie es tuyo!* Una vez por turno también puedes meter la loseta de reserva en una fila o columna. Las losetas se deslizan, *los ratones se quedan*. Es una trampa, y el ratón de Bruno está al final de la fila 6 …',
      task: 'Mete la trampa en la fila 6 por la derecha: el estandarte de más abajo.',
      wrong: {
        enter: 'Hay tiempo para eso. Usa antes la trampa: métela en la fila 6 por la derecha.',
        uncover: 'Ya explorarás después. Usa antes la trampa: métela en la fila 6 por la derecha.',
        run: 'Tus ratones están bien donde están. Mete la trampa en la fila 6 por la derecha.',
        slide: 'Ahí no atraparía al ratón de Bruno. Métela en la fila 6 por la derecha, donde está.',
        end: 'Una ocasión así no se da a menudo. Mete la trampa en la fila 6 por la derecha.',
      },
    },
    win: {
      say: '¡Ha caído a la mazmorra! Si alguien pierde tres ratones, la partida termina. *Unos turnos después* tienes brie, feta y gouda, y hay camembert en b2 y en b3.',
      task: 'Lleva los dos ratones al camembert: empuja la columna b por abajo, o salta.',
      wrong: {
        enter:
          'No hace falta otro ratón. Un empujón por abajo en la columna b lleva camembert bajo los dos tuyos.',
        uncover:
          'Ya ves todo lo necesario: un empujón por abajo en la columna b lleva camembert bajo los dos ratones.',
        run: 'Así no estarían los dos sobre camembert. Que el de b1 salte por encima del otro hasta b3, o empuja la columna b por abajo.',
        slide:
          'Eso no lleva camembert bajo los dos ratones. Empuja la columna b por abajo: cada loseta sube una casilla.',
        end: '¡Puedes ganar en este mismo turno! Empuja la columna b por abajo.',
      },
    },
    end: {
      say: '*Cuatro tipos de queso: ¡has ganado!* Levanta tejados, recuerda lo que hay debajo y cuidado con las trampas. Ya sabes todo lo que hace falta.',
    },
  },
};
