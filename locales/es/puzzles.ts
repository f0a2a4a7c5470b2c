import type { PuzzlesTexts } from '../en/puzzles.ts';
import { grammar } from '../grammar.ts';

const { plural, number } = grammar('es');

const whole = (rating: number) => String(Math.round(rating));

export const puzzles: PuzzlesTexts = {
  heading: 'Ejercicios',
  line: 'Una jugada es claramente la mejor: encuéntrala. Cada ejercicio trae su prueba: lo que vale cada jugada, contando todo lo que puede traer el azar y todas las respuestas.',
  daily: 'Ejercicio del día',
  dailyLine: 'El mismo para todos, nuevo cada día.',
  dailyDone: 'Resuelto hoy',
  training: 'Entrenar',
  streak: 'Racha',
  streakLine: 'Cada vez más difíciles. Un error y se acaba.',
  timed: 'Tres minutos',
  timedLine: 'Resuelve todos los que puedas. Con tres errores se acaba.',
  own: 'De tus partidas',
  ownLine: 'Posiciones de las partidas que has terminado, en este dispositivo y en línea.',
  ownSearching: 'Buscando ejercicios en tus partidas…',
  ownNone: 'Todavía no hay ejercicios en tus partidas terminadas. Juega otra.',
  themes: 'Por tema',
  counted: 'Qué cuenta',
  leave: 'Volver a los ejercicios',
  answer: 'Ejercicio y respuesta',
  right: '¡Eso es!',
  tell: 'Ver la respuesta',
  next: 'Siguiente ejercicio',
  again: 'Otra vez',
  analyse: 'Analizar',
  all: 'Todas las jugadas',
  move: 'Jugada',
  worth: 'Valor',
  spread: 'Lo que puede pasar',
  result: 'Resultado',
  best: 'Mejor',
  yours: 'Tuya',
  checking: 'Comprobando la prueba en este dispositivo…',
  unchecked: 'Aquí no se ha podido comprobar la prueba.',
  refuted: 'La prueba no se sostiene. Avísanos de este ejercicio.',
  clock: 'Tiempo restante',
  notFound: 'Este ejercicio no existe.',
  none: 'Este juego aún no tiene ejercicios.',
  trainingLine: puzzles =>
    `${plural(puzzles, { one: '# ejercicio', many: '# de ejercicios', other: '# ejercicios' })}, según tu puntuación.`,
  days: days => plural(days, { one: '# día seguido', many: '# de días seguidos', other: '# días seguidos' }),
  rating: rating => `Tu puntuación: ${whole(rating)}`,
  puzzleRating: rating => `Dificultad ${whole(rating)}`,
  change: (rating, change) => `${whole(rating)} (${change < 0 ? '' : '+'}${number(change)})`,
  record: (solved, tried) => `${number(solved)} de ${number(tried)} resueltos a la primera`,
  bestSoFar: count => `Récord: ${number(count)}`,
  solved: count => plural(count, { one: '# resuelto', many: '# de resueltos', other: '# resueltos' }),
  over: count =>
    `Fin: has resuelto ${plural(count, { one: '# ejercicio', many: '# de ejercicios', other: '# ejercicios' })}.`,
  task: (name, task) => `Eres ${name}. ${task}`,
  wrong: (move, value) => `${move}: ${value}. Hay algo mejor.`,
  bestIs: (move, value) => `Lo mejor: ${move}. Vale ${value}.`,
  checked: moves =>
    `Prueba comprobada en este dispositivo: ${plural(moves, { one: '# jugada', many: '# de jugadas', other: 'las # jugadas' })}.`,
  percent: percent => (percent > 0 && percent < 1 ? 'menos del 1 %' : `${number(Math.round(percent))} %`),
  ofGame: (what, game) => `${what}: ${game}`,
  anyThemes: {
    sure: 'Nada al azar',
    odds: 'Probabilidades',
    patience: 'Paciencia',
  },
};
