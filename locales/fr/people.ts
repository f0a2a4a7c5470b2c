import type { people as english } from '../en/people.ts';
import { grammar } from '../grammar.ts';

const { plural, ordinal, number } = grammar('fr');

export const people: typeof english = {
  heading: 'Joueurs',
  none: 'Personne pour le moment',
  noneLine:
    'Vous retrouvez ici les personnes avec qui vous avez joué. Suivez quelqu’un depuis sa page pour le retrouver facilement.',
  isHere: 'en ligne',
  isAway: 'hors ligne',
  follow: 'Suivre',
  followOf: name => `Suivre ${name}`,
  unfollow: 'Ne plus suivre',
  unfollowOf: name => `Ne plus suivre ${name}`,
  followHint: 'Vous retrouverez cette personne parmi les joueurs, et elle pourra vous défier.',
  followed: 'vous suivez déjà',
  challenge: 'Défier',
  challengeOf: name => `Défier ${name}`,
  results: (matches, won, lost) =>
    `${plural(matches, { one: '# partie', many: '# parties', other: '# parties' })} : ${plural(won, { one: '# gagnée', many: '# gagnées', other: '# gagnées' })}, ${plural(lost, { one: '# perdue', many: '# perdues', other: '# perdues' })}`,
  noResults: 'aucune partie terminée ensemble',
  lastPlayed: day => `dernière partie : ${day}`,
  together: 'Vous et cette personne',

  filters: 'Filtres',
  pace: 'Rythme',
  anyPace: 'Tous les rythmes',
  live: 'En direct',
  slow: 'Lent',
  seats: 'Joueurs',
  anySeats: 'N’importe quel nombre',
  seatCount: n => `${number(n)} joueurs`,
  rating: 'Cote',
  anyRating: 'Toutes les cotes',
  nearRating: 'Proche de la mienne',
  noneFit: 'Aucune table ne correspond à ces filtres',
  clear: 'Retirer les filtres',
  age: time => `ouverte depuis ${time}`,
  begun: time => `commencée il y a ${time}`,
  ratingOf: rating => `cote ${rating}`,
  begins: place => `Je joue en ${ordinal(place, { one: '#er', other: '#e' })}`,
};
