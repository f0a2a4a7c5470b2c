import { grammar } from '../grammar.ts';

const { plural, number } = grammar('en');

/** The texts of the statistics page. */
export const statistics = {
  heading: 'Statistics',
  empty: 'No statistics yet',
  emptyLine: 'Finish a match to see how often you win, against whom, and how good your decisions are.',
  emptyGo: 'Choose a game',
  counted: 'Counts your online matches, and matches on your devices where you were the only person.',
  serverLate: 'Can’t reach the server, so online matches may be missing.',
  won: (won: string, n: number) => `${won} of ${plural(n, { one: '# match', other: '# matches' })} won`,
  percent: (percent: number) => `${number(percent)}%`,
  wins: (wins: number) => number(wins),
  between: (low: number, high: number) => `probably between ${number(low)}% and ${number(high)}%`,
  fair: (percent: number) => `by chance alone: ${number(percent)}%`,
  results: 'Results',
  byGame: 'By game',
  byOpponents: 'By opponent',
  opponents: {
    people: 'Against people',
    child: 'Against children',
    apprentice: 'Against apprentices',
    journeyman: 'Against journeymen',
    expert: 'Against experts',
    master: 'Against masters',
    mixed: 'Mixed tables',
  },
  recent: (n: number) => plural(n, { one: 'Last match', other: 'Last # matches, newest on the right' }),
  outcomes: { won: 'won', shared: 'shared win', lost: 'lost' },
  streak: (n: number) => plural(n, { one: 'Won the last match', other: '# wins in a row' }),
  losingStreak: (n: number) => plural(n, { one: 'Lost the last match', other: '# losses in a row' }),
  longest: (n: number) => `Longest winning streak: ${number(n)}`,
  evenings: 'At real tables',
  eveningsPlayed: (n: number) => plural(n, { one: '# evening', other: '# evenings' }),
  eveningWins: (name: string, wins: number) => `${name} ${number(wins)}`,
  eveningsNote: 'Entered by hand and not verified, so they’re counted separately.',
  decisions: 'Decisions',
  decisionsNone: 'Review a finished match from its replay to see how good your decisions are.',
  sound: (percent: number, n: number) =>
    `No mistake found in ${number(percent)}% of your decisions, in ${plural(n, { one: '# reviewed match', other: '# reviewed matches' })}`,
  lost: (points: number) =>
    `${plural(points, { one: '# point', other: '# points' })} of win chance lost per match, on average`,
  course: (first: number, last: number, n: number) =>
    `Decisions in which no mistake was found, over ${number(n)} reviewed matches: ${number(first)}% in the first, ${number(last)}% in the last`,
  barMeaning:
    'The bar is your win rate, the thin line its likely range, and the notch what chance alone would give.',
};
export type StatisticsTexts = typeof statistics;
