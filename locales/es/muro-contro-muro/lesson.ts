import type { Lesson } from '../../en/muro-contro-muro/lesson.ts';

/** La lección de Muro contro muro. */
export const lesson: Lesson = {
  steps: {
    aim: {
      say: '¡Te damos la bienvenida a Muro contro muro! Tú y Bruno construís *un solo muro*, y cada cual ve uno de sus lados. Puntúan las líneas largas de *tu color en tu lado*.',
    },
    colour: {
      say: 'Cada cual toma un color. El tercero no es de nadie.',
      task: 'Toma el verde.',
      wrong: {
        other: 'También es un buen color. Pero esta vez tomemos el verde, para que todo lo demás encaje.',
      },
    },
    first: {
      say: 'Bruno ha tomado el fucsia y empiezas tú. El dado muestra *verde*: pon un ladrillo con una cara verde. La otra cara es la que ve Bruno.',
      task: 'Pon verde y azul claro, con el verde hacia ti.',
      wrong: {
        away: 'Entonces el verde lo vería Bruno, y en su lado no vale nada. Dale la vuelta al ladrillo.',
        gift: '¡Verde para ti, pero fucsia para Bruno! Mejor dale azul claro, que no es de nadie.',
        plain:
          'Todo verde también vale, pero el verde de atrás se desperdicia. Guárdalo y pon verde y azul claro.',
      },
    },
    row: {
      say: 'Bruno lo ha puesto a la derecha. Los ladrillos juntos forman una *fila*. La más larga vale 8 puntos.',
      task: 'Pon verde y azul claro en el extremo izquierdo, junto a tu primer ladrillo.',
      wrong: {
        away: 'El verde miraría hacia Bruno. Dale la vuelta al ladrillo y ponlo en el extremo izquierdo.',
        gift: 'Bruno ganaría un fucsia. Toma verde y azul claro, para el extremo izquierdo.',
        plain: 'El todo verde puede esperar. Toma verde y azul claro, para el extremo izquierdo.',
        place: 'Ahí no alarga tu fila. Ponlo en el extremo izquierdo, junto a tu primer ladrillo.',
      },
    },
    diagonal: {
      say: '¡Dos en fila! Y ahora hacia arriba: un ladrillo se apoya en *otros dos*. Los que suben inclinados forman una *diagonal*, que vale 10 puntos. El dado muestra azul claro.',
      task: 'Pon verde y azul claro encima de tus dos verdes.',
      wrong: {
        away: 'En tu lado no habría verde. Pon verde y azul claro encima de tus dos verdes, con el verde hacia ti.',
        gift: 'Bruno se alegraría del fucsia. Pon verde y azul claro encima de tus dos verdes.',
        place: '¡El ladrillo es ese! Pero va encima de tus dos verdes, para una diagonal.',
      },
    },
    block: {
      say: 'Bruno también construye: en su lado hay dos fucsias seguidos, en el extremo derecho. Te ha salido *no tu color*. Buen momento para cerrarle el paso.',
      task: 'Pon un ladrillo todo azul claro en el extremo derecho de la base.',
      wrong: {
        gift: 'En el lado de Bruno eso es fucsia, justo lo que necesita. Toma el todo azul claro, para el extremo derecho.',
        place: 'Ahí no estorba a nadie. Ponlo en el extremo derecho, donde quiere crecer la fila de Bruno.',
        brick: 'También serviría, pero guardémoslo. Toma el todo azul claro, para el extremo derecho.',
      },
    },
    turn: {
      say: 'Ahora el dado muestra *mover*: toma un ladrillo libre del muro y ponlo en otro sitio, o dale la vuelta. El de arriba a la derecha le da a Bruno una diagonal …',
      task: 'Dale la vuelta en su sitio al ladrillo de arriba a la derecha.',
      wrong: {
        moved:
          'También se puede mover. Pero girado en su sitio, el fucsia desaparece y el sitio sigue ocupado.',
        other:
          'Está permitido, pero a Bruno no le duele. Dale la vuelta al ladrillo de arriba a la derecha: es su diagonal.',
      },
    },
    win: {
      say: '*Muchos turnos después* queda un ladrillo, y es para ti: todo verde. La fila es tuya, 4 a 3. La diagonal de Bruno es más larga, 3 a 4, y las conexiones están igualadas, 8 a 8. En caso de empate se reparte.',
      task: 'Pon el último ladrillo de modo que crezca tu conexión o, mejor todavía, también tu diagonal.',
      wrong: {
        other:
          'Ahí no se une a tus verdes, y Bruno ganaría por su diagonal. Busca un sitio que toque tu grupo grande de verdes.',
      },
    },
    end: {
      say: '*¡Has ganado!* Muestra tu color, esconde el del rival y no pierdas de vista los tres premios. Ya sabes todo lo necesario.',
    },
  },
};
