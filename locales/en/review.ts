import { grammar } from '../grammar.ts';

const { plural, number, and } = grammar('en');

/** The texts of the review beside a replay. `points` are percentage points of the chance to win. */
export const review = {
  heading: 'Review',
  about: 'A bot goes through every decision in this match: win chances, better moves and strokes of luck.',
  onlyThen: 'Players are judged only by what they could know at the time.',
  gaps: 'Entered at a real table, where some things stayed hidden: decisions that relied on them can’t be judged.',
  closely: 'Depth',
  levels: {
    apprentice: 'Quick',
    journeyman: 'Standard',
    master: 'Deep (slow)',
  },
  start: 'Review match',
  again: 'Review again',
  cancel: 'Stop',
  progress: (done: number, all: number) => `${number(done)} of ${number(all)} positions`,
  working: 'Reviewing…',
  confirming: 'Checking possible mistakes by playing on…',
  done: 'Review complete.',
  failed: 'The review failed. Try again.',
  notKept: 'Your browser has no space to save this review.',

  chances: 'Win chances',
  chancesHow: 'As a spectator would estimate them, from what everyone can see.',
  graph: 'Win chances over the match. Use the arrow keys to step through it',
  at: (plays: number, seats: readonly string[]) =>
    `${plural(plays, { one: 'After # move', other: 'After # moves' })}: ${and(seats)}`,
  chance: (name: string, percent: number) => `${name} ${number(percent)}%`,
  percent: (percent: number) => `${number(percent)}%`,
  asTable: 'Show as table',
  plays: 'Moves',

  turningPoints: 'Turning points',
  noneYet: 'None so far.',
  none: 'No move or stroke of luck stands out.',
  play: (n: number) => `Move ${number(n)}`,
  made: (move: string) => `Played: ${move}`,
  better: (move: string) => `Better: ${move}`,
  mix: (choices: readonly string[]) => `Better, mixed at random: ${choices.join(', ')}`,
  inMix: (move: string, percent: number) => `${move} (${number(percent)}% of the time)`,
  why: (reason: string) => `Why: ${reason}`,
  /** Reasons speak to the player who was to move: if that is not the reader, this says who “you” is. */
  whyTo: (name: string, reason: string) => `Advice to ${name}: ${reason}`,
  gaveAway: (points: number, off: number) =>
    off < 1
      ? `Cost about ${plural(points, { one: '# point', other: '# points' })} of win chance`
      : `Cost about ${plural(points, { one: '# point', other: '# points' })} of win chance (± ${number(off)})`,
  sure: (percent: number) => `${number(percent)}% sure`,
  luckFor: (name: string, points: number) =>
    `Good luck for ${name}: win chance up about ${plural(points, { one: '# point', other: '# points' })}`,
  badLuckFor: (name: string, points: number) =>
    `Bad luck for ${name}: win chance down about ${plural(points, { one: '# point', other: '# points' })}`,
  fistsMet: 'It came down to which blocks the fists held.',
  show: 'Show',
  showOf: (play: number) => `Show move ${number(play)} on the board`,
  analyse: 'Analyse',
  analyseOf: (play: number) => `Analyse from move ${number(play)}`,
  playOn: 'Play from here',
  playOnOf: (name: string, play: number) => `Play from here as ${name}, against bots: move ${number(play)}`,
  learn: (mistakes: number) => `Learn from your mistakes (${number(mistakes)})`,
  learnOf: (name: string, mistakes: number) => `Learn from ${name}’s mistakes (${number(mistakes)})`,

  skillAndLuck: 'Skill and luck',
  sound: (sound: number, all: number) => `No mistake found in ${number(sound)} of ${number(all)} decisions`,
  lost: (points: number) =>
    plural(points, { one: '# point of win chance lost', other: '# points of win chance lost' }),
  luck: (points: number, off: number) =>
    `Luck: ${points > 0 ? '+' : points < 0 ? '−' : ''}${number(Math.abs(points))} (± ${number(off)})`,
  meaning:
    'Points are percentage points of win chance, as the bot estimates it. A decision is called a mistake only if playing on from both moves confirms that another was better; the review does not find every one.',
};
export type ReviewTexts = typeof review;
