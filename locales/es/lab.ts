import type { LabTexts } from '../en/lab.ts';
import { grammar } from '../grammar.ts';

const { plural, number } = grammar('es');

export const lab: LabTexts = {
  heading: 'Laboratorio de reglas',
  line: 'Los bots juegan muchas partidas: así ves qué cambia una regla.',
  vary: 'Regla para comparar',
  varyNothing: 'Ninguna: solo las reglas de abajo',
  matches: 'Partidas por valor',
  matchCount: n => plural(n, { one: '# partida', many: '# de partidas', other: '# partidas' }),
  seed: 'Semilla',
  seedLine: 'Con el mismo número salen siempre las mismas partidas.',
  start: 'Empezar',
  startAnew: 'Empezar de nuevo',
  stop: 'Detener',
  working: 'Los bots están jugando…',
  progress: (done, all) => `${number(done)} de ${number(all)} partidas`,
  done: 'Todas las partidas están jugadas.',
  stopped: 'Detenido. Estos son los resultados hasta ahora.',
  failed: 'Algo ha fallado. Inténtalo de nuevo.',
  found: game => `${game}: resultados`,
  seat: n => `Victorias del asiento ${number(n)}`,
  luck: 'Suerte',
  length: 'Jugadas por partida',
  score: 'Puntos por jugador',
  spread: 'Puntos del primero al último',
  share: ({ value, low, high }) =>
    `${number(Math.round(100 * value))} % (${number(Math.round(100 * low))}–${number(Math.round(100 * high))})`,
  number: ({ value, low, high }) => `${short(value)} (de ${short(low)} a ${short(high)})`,
  command: 'Lo mismo en un terminal',
  meaning:
    'Entre paréntesis: intervalos del 95 %. La muesca marca la parte igual para todos. La mitad de las partidas son entre oficiales; en la otra mitad un oficial juega contra aprendices. La suerte es cuántas veces, pese a todo, no gana: 0 % si gana siempre, 100 % si no gana más que los demás.',
};

/** One decimal is as much as the matches can tell. */
function short(value: number): string {
  return number(Math.round(10 * value) / 10);
}
