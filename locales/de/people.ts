import type { people as english } from '../en/people.ts';
import { grammar } from '../grammar.ts';

const { plural, number } = grammar('de');

export const people: typeof english = {
  heading: 'Leute',
  none: 'Noch niemand da',
  noneLine:
    'Hier findest du die Leute, mit denen du gespielt hast. Folge jemandem auf seiner Seite, um ihn leicht wiederzufinden.',
  isHere: 'online',
  isAway: 'offline',
  follow: 'Folgen',
  followOf: name => `${name} folgen`,
  unfollow: 'Nicht mehr folgen',
  unfollowOf: name => `${name} nicht mehr folgen`,
  followHint: 'Du findest die Person unter „Leute“, und sie kann dich herausfordern.',
  followed: 'du folgst',
  challenge: 'Herausfordern',
  challengeOf: name => `${name} herausfordern`,
  results: (matches, won, lost) =>
    `${plural(matches, { one: '# Partie', other: '# Partien' })}: ${number(won)} gewonnen, ${number(lost)} verloren`,
  noResults: 'noch keine gemeinsame Partie beendet',
  lastPlayed: day => `zuletzt gespielt am ${day}`,
  together: 'Du und diese Person',

  filters: 'Filter',
  pace: 'Tempo',
  anyPace: 'Jedes Tempo',
  live: 'Live',
  slow: 'Langsam',
  seats: 'Spieler',
  anySeats: 'Beliebig viele',
  seatCount: n => `${number(n)} Spieler`,
  rating: 'Wertung',
  anyRating: 'Jede Wertung',
  nearRating: 'Ähnlich wie meine',
  noneFit: 'Kein Tisch passt zu diesen Filtern',
  clear: 'Filter aufheben',
  age: time => `offen seit ${time.replace(/(Tag|Monat|Jahr)e$/, '$1en')}`,
  begun: time => `begonnen vor ${time.replace(/(Tag|Monat|Jahr)e$/, '$1en')}`,
  ratingOf: rating => `Wertung ${rating}`,
  begins: place => `Ich bin als ${number(place)}. dran`,
};
