import type { online as english } from '../en/online.ts';

export const online: typeof english = {
  failures: {
    'bad-message': 'El servidor no ha entendido la petición.',
    'unknown-player': 'El servidor ya no reconoce este dispositivo. Inténtalo de nuevo.',
    'not-found': 'Aquí ya no hay nada, o no está abierto para ti.',
    'not-allowed': 'No puedes hacer eso.',
    'not-now': 'Ahora mismo no es posible.',
    'too-many': 'Demasiadas peticiones a la vez. Inténtalo dentro de un rato.',
    'wrong-origin': 'El servidor solo responde a sus propias páginas. Ábrelo en su propia dirección.',
    'not-your-turn': 'No es tu turno.',
    'illegal-move': 'Las reglas no permiten esta jugada.',
    stale: 'Entretanto ha pasado algo en la mesa. Mira otra vez y luego elige.',
    'not-over': 'La partida aún no ha terminado.',
    failed: 'Algo ha fallado en el servidor. Inténtalo de nuevo.',
    'no-server': 'No se puede contactar con el servidor.',
  },
};
