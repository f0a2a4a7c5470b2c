import { grammar } from '../grammar.ts';

const { number } = grammar('en');

/** Finding people to play with. Other languages have the type of this object. */
export const find = {
  heading: 'Find a match',
  line: 'We’ll seat you as soon as there are enough players.',
  games: 'Games',
  anyGame: 'Select none to play whichever starts first.',
  speed: 'Pace',
  live: (time: string) => `Live: ${time} per move`,
  slow: (time: string) => `Slow: ${time} per move`,
  seats: 'Players',
  anySeats: 'Any number',
  seatCount: (n: number) => `${number(n)} players`,
  rated: 'Rated if everyone wants it',
  near: 'Similar rating only',
  nearHint: 'This may take longer.',
  more: 'More options',
  start: 'Start looking',
  looking: 'Looking for players…',
  usually: (time: string) => `Usually takes about ${time}.`,
  unknown: 'You can do something else in the meantime.',
  slowly: 'You can close this page: your search goes on for three days.',
  withBots: 'Start now with bots',
  cancel: 'Stop looking',
  found: 'Match found!',
  open: 'Open',
  missed: (time: string) => `You missed several matches in a row. You can look again in ${time}.`,
};
