import type { Lesson } from '../../en/muro-contro-muro/lesson.ts';

export const lesson: Lesson = {
  steps: {
    aim: {
      say: '¡Te damos la bienvenida a Muro contro muro! Bruno y tú construyen *un solo muro de ladrillos*, y cada uno ve uno de sus lados. Al final, puntúan las mejores líneas de *tu color en tu lado*.',
    },
    colour: {
      say: 'Cada uno elige uno de los tres colores. El tercero no es de nadie.',
      task: 'Elige el verde.',
      wrong: {
        other: 'También es un buen color. Pero esta vez elige el verde, para que la lección encaje.',
      },
    },
    first: {
      say: 'Bruno ha elegido el fucsia, y empiezas tú. Cada turno comienza con una tirada del dado. Muestra *verde*: pon un ladrillo que tenga una cara verde. Tú ves una cara del ladrillo; Bruno ve la otra.',
      task: 'Pon el ladrillo verde y azul claro, con el verde hacia ti.',
      wrong: {
        away: 'Entonces el verde lo vería Bruno, y en su lado el verde no vale nada. Dale la vuelta al ladrillo.',
        gift: '¡Verde para ti, pero fucsia para Bruno! Mejor dale azul claro, que no es el color de nadie.',
        plain:
          'El verde por ambas caras también vale, pero el verde de atrás se desperdicia. Guárdalo y pon el verde y azul claro.',
      },
    },
    row: {
      say: 'Bruno ha puesto un ladrillo a la derecha del tuyo. La fila de abajo se llama *base* y crece por los dos extremos. Los ladrillos de tu color que están uno al lado del otro forman una *fila*. Quien tenga la fila más larga gana 8 puntos.',
      task: 'Pon el verde y azul claro en el extremo izquierdo, junto a tu primer ladrillo.',
      wrong: {
        away: 'El verde quedaría hacia Bruno. Dale la vuelta al ladrillo y ponlo en el extremo izquierdo.',
        gift: 'Eso le daría un fucsia a Bruno. Pon el verde y azul claro en el extremo izquierdo.',
        plain:
          'Guarda para más tarde el verde por ambas caras. Pon el verde y azul claro en el extremo izquierdo.',
        place: 'Ahí no alarga tu fila. Ponlo en el extremo izquierdo, junto a tu primer ladrillo.',
      },
    },
    diagonal: {
      say: '¡Dos en fila! Ahora, hacia arriba: por encima de la base, un ladrillo se apoya por mitades en *dos vecinos*. Los ladrillos de tu color que suben en una línea inclinada recta forman una *diagonal*. La más larga vale 10 puntos. El dado muestra azul claro.',
      task: 'Pon el verde y azul claro encima de tus dos verdes.',
      wrong: {
        away: 'Así no hay verde en tu lado. Pon el verde y azul claro encima de tus dos verdes, con el verde hacia ti.',
        gift: 'A Bruno le encantaría ese fucsia. Pon el verde y azul claro encima de tus dos verdes.',
        place: '¡Ese es el ladrillo! Pero va encima de tus dos verdes, donde forma una diagonal.',
      },
    },
    block: {
      say: 'Bruno también construye: en su lado tiene dos fucsias en fila, en el extremo derecho. Te ha salido *otro color*: un ladrillo sin nada de verde. Buen momento para cerrarle el paso.',
      task: 'Pon el ladrillo azul claro por ambas caras en el extremo derecho de la base.',
      wrong: {
        gift: 'En el lado de Bruno eso es fucsia, justo lo que necesita. Pon el azul claro por ambas caras en el extremo derecho.',
        place: 'Ahí no lo detiene. Ponlo en el extremo derecho, donde quiere crecer la fila de Bruno.',
        brick:
          'También lo detendría, pero mejor guarda el fucsia. Pon el azul claro por ambas caras en el extremo derecho.',
      },
    },
    turn: {
      say: 'Ahora el dado muestra *mover*: toma un ladrillo *libre*, es decir, sin nada encima, y ponlo en otro sitio o dale la vuelta. El de arriba a la derecha le da a Bruno una diagonal…',
      task: 'Dale la vuelta en su sitio al ladrillo de arriba a la derecha.',
      wrong: {
        moved:
          'También puedes moverlo. Pero si lo giras en su sitio, quitas el fucsia y el hueco sigue ocupado.',
        other:
          'Está permitido, pero a Bruno no le duele. Dale la vuelta al ladrillo de arriba a la derecha: es parte de su diagonal.',
      },
    },
    win: {
      say: '*Muchos turnos después* te toca a ti y queda un solo ladrillo, verde por ambas caras. Hay algo más que puntúa: una *conexión* es un grupo de ladrillos tuyos que se tocan, de lado o en diagonal. La más amplia vale 6 puntos; en caso de empate, se reparten. En la fila ganas 4 a 3, en la diagonal gana Bruno 4 a 3, y las conexiones están empatadas a 8.',
      task: 'Pon el último ladrillo donde agrande tu conexión o, mejor aún, también tu diagonal.',
      wrong: {
        other:
          'Ahí no toca tus verdes, y Bruno ganaría con su diagonal. Busca un sitio que toque tu grupo grande de verdes.',
      },
    },
    end: {
      say: '*¡Has ganado!* La partida termina cuando se acaba el montón, y gana quien tiene más puntos. Recuerda tres cosas: *muestra tu color en tu lado*; *que el color de tu rival no aparezca en el suyo*; *vigila los tres premios: diagonal 10, fila 8, conexión 6*.',
    },
  },
};
