import type { people as english } from '../en/people.ts';
import { grammar } from '../grammar.ts';

const { plural, number } = grammar('it');

export const people: typeof english = {
  heading: 'Persone',
  none: 'Ancora nessuno',
  noneLine:
    'Qui trovi le persone con cui hai giocato. Segui qualcuno dalla sua pagina per ritrovarlo facilmente.',
  isHere: 'online',
  isAway: 'offline',
  follow: 'Segui',
  followOf: name => `Segui ${name}`,
  unfollow: 'Non seguire più',
  unfollowOf: name => `Non seguire più ${name}`,
  followHint: 'La troverai tra le persone, e potrà invitarti a una partita.',
  followed: 'segui già',
  challenge: 'Invita',
  challengeOf: name => `Invita ${name} a una partita`,
  results: (matches, won, lost) =>
    `${plural(matches, { one: '# partita', many: '# partite', other: '# partite' })}: ${plural(won, { one: '# vinta', many: '# vinte', other: '# vinte' })}, ${plural(lost, { one: '# persa', many: '# perse', other: '# perse' })}`,
  noResults: 'nessuna partita finita insieme',
  lastPlayed: day => `ultima partita: ${day}`,
  together: 'Tu e questa persona',

  filters: 'Filtri',
  pace: 'Ritmo',
  anyPace: 'Qualsiasi ritmo',
  live: 'Dal vivo',
  slow: 'Lenta',
  seats: 'Giocatori',
  anySeats: 'Qualsiasi numero',
  seatCount: n => `${number(n)} giocatori`,
  rating: 'Punteggio',
  anyRating: 'Qualsiasi punteggio',
  nearRating: 'Vicino al mio',
  noneFit: 'Nessun tavolo corrisponde ai filtri',
  clear: 'Togli i filtri',
  age: time => `aperto da ${time}`,
  begun: time => `iniziata ${time} fa`,
  ratingOf: rating => `punteggio ${rating}`,
  begins: place => `Gioco per ${number(place)}º`,
};
