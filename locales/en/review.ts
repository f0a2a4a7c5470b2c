import { grammar } from '../grammar.ts';

const { plural, number, and } = grammar('en');

/** What the review beside a replay says. `points` are percentage points of the chance to win. */
export const review = {
  heading: 'Review',
  about:
    'A bot looks at every decision of this match again: how everybody stood when, what would have been better, and what was luck.',
  onlyThen: 'Everybody is judged by what they could know at the time.',
  closely: 'How closely',
  levels: {
    apprentice: 'at a glance',
    journeyman: 'like a journeyman',
    master: 'like a master, slowly',
  },
  start: 'Review this match',
  again: 'Review it again',
  cancel: 'Stop',
  progress: (done: number, all: number) => `${number(done)} of ${number(all)} moments`,
  working: 'Reviewing …',
  done: 'The review is done.',
  failed: 'The review had to stop. Try it again.',
  notKept: 'The browser has no room to keep this review.',

  chances: 'Chances to win',
  chancesHow: 'As somebody would put them who looks on and knows what everybody knows.',
  graph: 'Chances over the match: arrow keys go through it',
  at: (plays: number, seats: readonly string[]) =>
    `${plural(plays, { one: 'After # play', other: 'After # plays' })}: ${and(seats)}`,
  chance: (name: string, percent: number) => `${name} ${number(percent)} %`,
  percent: (percent: number) => `${number(percent)} %`,
  asTable: 'As a table',
  plays: 'Plays',

  turningPoints: 'Turning points',
  noneYet: 'None so far.',
  none: 'No move and no stroke of luck stands out.',
  play: (n: number) => `Play ${number(n)}`,
  made: (move: string) => `Played: ${move}`,
  better: (move: string) => `Better: ${move}`,
  mix: (choices: readonly string[]) => `Better, in secret: ${choices.join(', ')}`,
  inMix: (move: string, percent: number) => `${move} (${number(percent)} % of the time)`,
  why: (reason: string) => `Why: ${reason}`,
  gaveAway: (points: number, off: number) =>
    off < 1
      ? `Gave away about ${plural(points, { one: '# point', other: '# points' })} of winning`
      : `Gave away about ${plural(points, { one: '# point', other: '# points' })} of winning, give or take ${number(off)}`,
  luckFor: (name: string, points: number) =>
    `Good luck for ${name}: about ${plural(points, { one: '# point', other: '# points' })} more`,
  badLuckFor: (name: string, points: number) =>
    `Bad luck for ${name}: about ${plural(points, { one: '# point', other: '# points' })} less`,
  fistsMet: 'What was in the fists came together.',
  show: 'Show',
  showOf: (play: number) => `Show play ${number(play)} on the board`,
  playOn: 'Play on from here',
  playOnOf: (name: string, play: number) => `Play on as ${name} from play ${number(play)}, against bots`,

  skillAndLuck: 'Skill and luck',
  sound: (sound: number, all: number) => `${number(sound)} of ${number(all)} decisions sound`,
  lost: (points: number) => plural(points, { one: '# point given away', other: '# points given away' }),
  luck: (points: number, off: number) =>
    `Luck: ${points > 0 ? '+' : points < 0 ? '−' : ''}${number(Math.abs(points))} (± ${number(off)})`,
  meaning:
    'Points are percentage points of the chance to win, as the bot estimates it. A decision is sound if nothing clearly better was found.',
};
export type ReviewTexts = typeof review;
