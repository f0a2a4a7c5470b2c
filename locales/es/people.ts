import type { people as english } from '../en/people.ts';
import { grammar } from '../grammar.ts';

const { plural, number } = grammar('es');

export const people: typeof english = {
  heading: 'Gente',
  none: 'Aún no hay nadie',
  noneLine:
    'Aquí aparecen las personas con las que has jugado. Sigue a alguien desde su página para encontrarlo fácilmente.',
  isHere: 'en línea',
  isAway: 'sin conexión',
  follow: 'Seguir',
  followOf: name => `Seguir a ${name}`,
  unfollow: 'Dejar de seguir',
  unfollowOf: name => `Dejar de seguir a ${name}`,
  followHint: 'La encontrarás en «Gente» y podrá retarte.',
  followed: 'siguiendo',
  challenge: 'Retar',
  challengeOf: name => `Retar a ${name}`,
  results: (matches, won, lost) =>
    `${plural(matches, { one: '# partida', many: '# partidas', other: '# partidas' })}: ${plural(won, { one: '# ganada', many: '# ganadas', other: '# ganadas' })}, ${plural(lost, { one: '# perdida', many: '# perdidas', other: '# perdidas' })}`,
  noResults: 'ninguna partida terminada en común',
  lastPlayed: day => `última partida: ${day}`,
  together: 'Tú y esta persona',

  filters: 'Filtros',
  pace: 'Ritmo',
  anyPace: 'Cualquier ritmo',
  live: 'En vivo',
  slow: 'Lenta',
  seats: 'Jugadores',
  anySeats: 'Cualquier número',
  seatCount: n => `${number(n)} jugadores`,
  rating: 'Puntuación',
  anyRating: 'Cualquier puntuación',
  nearRating: 'Parecida a la mía',
  noneFit: 'Ninguna mesa cumple estos filtros',
  clear: 'Quitar los filtros',
  age: time => `abierta desde hace ${time}`,
  begun: time => `empezada hace ${time}`,
  ratingOf: rating => `puntuación ${rating}`,
  begins: place => `Juego en ${number(place)}.º lugar`,
};
