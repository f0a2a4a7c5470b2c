import { grammar } from '../grammar.ts';

const { plural, ordinal, number } = grammar('en');

/**
 * People one knows, and what the lobby says about those at its tables. Other languages have the type of this object.
 */
export const people = {
  heading: 'People',
  none: 'Nobody here yet',
  noneLine: 'People you’ve played with appear here. Follow someone on their page to find them again.',
  isHere: 'online',
  isAway: 'offline',
  follow: 'Follow',
  followOf: (name: string) => `Follow ${name}`,
  unfollow: 'Unfollow',
  unfollowOf: (name: string) => `Unfollow ${name}`,
  followHint: 'You’ll find them under People, and they can challenge you.',
  followed: 'following',
  challenge: 'Challenge',
  challengeOf: (name: string) => `Challenge ${name}`,
  /** How matches with somebody went. */
  results: (matches: number, won: number, lost: number) =>
    `${plural(matches, { one: '# match', other: '# matches' })}: ${number(won)} won, ${number(lost)} lost`,
  noResults: 'no finished matches together',
  lastPlayed: (day: string) => `last played ${day}`,
  together: 'You and this player',

  filters: 'Filters',
  pace: 'Pace',
  anyPace: 'Any pace',
  live: 'Live',
  slow: 'Slow',
  seats: 'Players',
  anySeats: 'Any number',
  seatCount: (n: number) => `${number(n)} players`,
  rating: 'Rating',
  anyRating: 'Any rating',
  nearRating: 'Close to mine',
  noneFit: 'No table fits these filters',
  clear: 'Clear filters',
  /** How long a table has been waiting for people; `time` is a length, such as 5 minutes. */
  age: (time: string) => `open for ${time}`,
  begun: (time: string) => `started ${time} ago`,
  ratingOf: (rating: string) => `rating ${rating}`,
  /** Of several players, when I am to move first. */
  begins: (place: number) =>
    ordinal(place, { one: 'I go #st', two: 'I go #nd', few: 'I go #rd', other: 'I go #th' }),
};
