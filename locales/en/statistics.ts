import { grammar } from '../grammar.ts';

const { plural, number } = grammar('en');

/** What the page of one's own statistics says. */
export const statistics = {
  heading: 'Your play',
  empty: 'Nothing to count yet',
  emptyLine:
    'Play a match to its end, and your results will be here: how often you win, against whom, and how well you decide.',
  emptyGo: 'Choose a game',
  counted:
    'Counted are finished matches in which you were the only person at this device, and yours on the server.',
  serverLate: 'The server could not be asked, so its matches are missing or incomplete.',
  won: (won: string, n: number) => `${won} of ${plural(n, { one: '# match', other: '# matches' })} won`,
  percent: (percent: number) => `${number(percent)} %`,
  wins: (wins: number) => number(wins),
  between: (low: number, high: number) => `probably between ${number(low)} and ${number(high)} %`,
  fair: (percent: number) => `by chance alone: ${number(percent)} %`,
  results: 'Results',
  byGame: 'By game',
  byOpponents: 'By opponents',
  opponents: {
    people: 'Against people',
    apprentice: 'Against apprentices',
    journeyman: 'Against journeymen',
    master: 'Against masters',
    mixed: 'Mixed tables',
  },
  recent: (n: number) =>
    plural(n, { one: 'The last match', other: 'The last # matches, the newest on the right' }),
  outcomes: { won: 'won', shared: 'won together', lost: 'lost' },
  streak: (n: number) => plural(n, { one: '# win just now', other: '# wins in a row' }),
  losingStreak: (n: number) => plural(n, { one: '# loss just now', other: '# losses in a row' }),
  longest: (n: number) => `Longest streak: ${plural(n, { one: '# win', other: '# wins' })}`,
  decisions: 'Decisions',
  decisionsNone: 'Review a finished match from its replay, and you will see here how well you decide.',
  sound: (percent: number, n: number) =>
    `${number(percent)} % of your decisions were sound, by the review of ${plural(n, { one: '# match', other: '# matches' })}`,
  lost: (points: number) =>
    `${plural(points, { one: '# point', other: '# points' })} of winning given away in a match, on average`,
  course: (first: number, last: number, n: number) =>
    `Sound decisions over ${number(n)} reviewed matches: ${number(first)} % in the first, ${number(last)} % in the last`,
  barMeaning:
    'The bar is your share of wins, the thin line where it probably is, the notch what chance alone would give.',
};
export type StatisticsTexts = typeof statistics;
