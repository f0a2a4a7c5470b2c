import type { find as english } from '../en/find.ts';
import { grammar } from '../grammar.ts';

const { number } = grammar('es');

export const find: typeof english = {
  heading: 'Buscar partida',
  line: 'Te buscaremos mesa en cuanto haya suficientes jugadores.',
  games: 'Juegos',
  anyGame: 'Si no eliges ninguno, jugarás lo primero que empiece.',
  speed: 'Ritmo',
  live: (time: string) => `En vivo: ${time} por jugada`,
  slow: (time: string) => `Lenta: ${time} por jugada`,
  seats: 'Jugadores',
  anySeats: 'Cualquier número',
  seatCount: (n: number) => `${number(n)} jugadores`,
  rated: 'Clasificatoria si todos quieren',
  near: 'Solo puntuación parecida',
  nearHint: 'Puede tardar más.',
  more: 'Más opciones',
  start: 'Empezar a buscar',
  looking: 'Buscando jugadores…',
  usually: (time: string) => `Suele tardar alrededor de ${time}.`,
  unknown: 'Mientras tanto puedes hacer otra cosa.',
  slowly: 'Puedes cerrar la página: la búsqueda sigue tres días.',
  withBots: 'Empezar ya con bots',
  cancel: 'Dejar de buscar',
  found: '¡Partida encontrada!',
  open: 'Abrir',
  missed: (time: string) => `Te has perdido varias partidas seguidas. Podrás volver a buscar en ${time}.`,
};
