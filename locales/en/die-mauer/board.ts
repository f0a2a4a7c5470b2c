import type { Block, End, Ending, Fist, Happening } from '../../../src/games/die-mauer/game.ts';
import { grammar } from '../../grammar.ts';
import { sentences, type Together, type Who, type Words } from '../../words.ts';

const { and, number, plural } = grammar('en');

const BLOCKS: Readonly<Record<Block, string>> = {
  1: 'a section of 1',
  2: 'a section of 2',
  3: 'a section of 3',
  4: 'a section of 4',
  6: 'a section of 6',
  T: 'a tower',
  G: 'a gate',
};

/** As short as possible, because there are up to six: a section is just its number. */
const FISTS: Readonly<Record<Fist, string>> = {
  ...BLOCKS,
  1: '1',
  2: '2',
  3: '3',
  4: '4',
  6: '6',
  '-': 'nothing',
};

const ENDS: Readonly<Record<End, string>> = { L: 'on the left', R: 'on the right' };
const END_NAMES: Readonly<Record<End, string>> = { L: 'Left end', R: 'Right end' };

export const words: Words<Happening> = {
  'turn-began': ({ master }, who) => `${who(master, '# is', 'You’re')} the master builder.`,
  chose: ({ seat, fist }, who) => {
    if (fist === null) return `${who(seat, '# closes their', 'You close your')} fist.`;
    if (fist === '-') return `${who(seat, '# closes', 'You close')} an empty fist.`;
    return `${who(seat, '# hides', 'You hide')} ${BLOCKS[fist]}.`;
  },
  revealed: ({ master, fists }, who) => {
    const rivals = fists.flatMap((fist, seat) =>
      seat === master ? [] : [`${who.called(seat, 'you')} ${FISTS[fist]}`],
    );
    const shows = who(master, '#, the master builder, shows', 'you, the master builder, show');
    return `Fists open: ${shows} ${FISTS[fists[master]]}, ${and(rivals)}.`;
  },
  'no-room': ({ block }) => `No room for ${BLOCKS[block]}: nobody builds.`,
  unguessed: ({ master }, who) => `Nobody guessed it: ${who(master, '# builds', 'you build')}.`,
  guessed: ({ master, guessers }, who) => {
    const verb = guessers.length === 1 && !who.isYou(...guessers) ? 'builds' : 'build';
    return `${names(guessers, who)} guessed it and ${verb} instead of ${who.called(master, 'you')}.`;
  },
  'guessed-by-too-many': ({ master, guessers, room }, who) =>
    `${names(guessers, who)} guessed it, but there is room for only ${number(room)}: ${who(master, '# builds', 'you build')}.`,
  built,
  'free-choice': ({ master }, who) =>
    `Only ${who(master, '# has', 'you have')} an empty fist and may build any block.`,
  'built-freely': built,
  'could-not-build': ({ master }, who) => `But ${who(master, '# has', 'you have')} no block that fits.`,
  'gift-due': ({ from, to, must }, who) =>
    `${names([to, from], who)} both have empty fists: ${who.called(from, 'you')} ${must ? 'must' : 'may'} give ${who.called(to, 'you')} a block.`,
  gave: ({ from, to, block }, who) =>
    `${who(from, '# secretly gives', 'You secretly give')} ${who.called(to, 'you')} ${block === null ? 'a block' : BLOCKS[block]}.`,
  declined: ({ from, to }, who) => `${who(from, '# gives', 'You give')} ${who.called(to, 'you')} nothing.`,
  'too-many-empty': ({ master, rivals }, who) =>
    `${names([master, ...rivals], who)} all have empty fists: nothing happens.`,
  'round-ended': ({ round, ending, out, charges }, who) => {
    const paid = charges.map((charge, seat) => `${who.called(seat, 'you')} ${number(charge)}`);
    return `${REASONS[ending](out, who)} Round ${number(round)} is over. Penalty points: ${and(paid)}.`;
  },
  'round-began': ({ round }) =>
    `Round ${number(round)} begins: the wall is cleared and everyone takes back all seven blocks.`,
  'match-ended': ({ scores, winners }, who) => {
    const charge = -scores[winners[0]];
    const cost = charge === 0 ? 'without a single penalty point' : `with only ${plural(charge, POINTS)}`;
    return winners.length === 1
      ? `${who(winners[0], '# wins', 'You win')} the match ${cost}.`
      : `${names(winners, who)} share the win, each ${cost}.`;
  },
};

export const together: Together<Happening> = {
  byKind: {
    chose: (run, who) =>
      sentences(
        run,
        ({ fist }) => fist === null,
        one => words.chose(one, who),
        closed =>
          `${names(
            closed.map(({ seat }) => seat),
            who,
          )} close their fists.`,
      ).join(' '),
  },
};

const POINTS = { one: '# penalty point', other: '# penalty points' };

const REASONS: Readonly<Record<Ending, (out: readonly number[], who: Who) => string>> = {
  out: (out, who) =>
    `${names(out, who)} ${out.length === 1 && !who.isYou(...out) ? 'has' : 'have'} no blocks left.`,
  deadlock: () => 'Only towers and gates are left, with no room for them.',
  stalling: () => 'Nobody has built for too long.',
};

function built(
  { seat, block, end, first }: Extract<Happening, { kind: 'built' | 'built-freely' }>,
  who: Who,
): string {
  return first
    ? `${who(seat, '# starts', 'You start')} the wall with ${BLOCKS[block]}.`
    : `${who(seat, '# builds', 'You build')} ${BLOCKS[block]} ${ENDS[end]}.`;
}

function names(seats: readonly number[], who: Who): string {
  return and(who.names(seats, { first: 'You' }));
}

/** The texts on the board. */
export const texts = {
  block: BLOCKS,
  blockName: {
    1: 'Section of 1',
    2: 'Section of 2',
    3: 'Section of 3',
    4: 'Section of 4',
    6: 'Section of 6',
    T: 'Tower',
    G: 'Gate',
  },

  planAsMaster: 'You’re the master builder: hide a block, or keep your fist empty',
  planAsRival: 'Guess the master’s block: hide the same, or keep your fist empty',
  buildSection: 'Choose which end to build on',
  buildAny: 'Only your fist is empty: build any of your blocks',
  giveOne: 'Your fist is empty too: give the master one of your blocks',
  giveOrNot: 'Your fist is empty too: you may give the master a block',
  nowClose: 'Tap the fist to close it, or choose something else',
  nowGive: 'Tap the hand to give it, or choose another block',
  nowEnd: 'Now choose an end of the wall',
  nowAgain: 'Tap again to build there',

  hide: (block: Block) => `Hide ${BLOCKS[block]}`,
  keepEmpty: 'Keep your fist empty',
  give: (block: Block) => `Give ${BLOCKS[block]}`,
  giveNothing: 'Give nothing',
  begin: (block: Block) => `Start the wall with ${BLOCKS[block]}`,
  buildAt: (block: Block, end: End) => `Build ${BLOCKS[block]} ${ENDS[end]}`,
  buildOn: (end: End): string => (end === 'L' ? 'Build on the left' : 'Build on the right'),

  yourBlocks: 'Your blocks and your fist',
  whereToBuild: 'Where to build',
  handBlock: (block: string, count: number, charge: number, hasRoom: boolean) =>
    [
      block,
      count > 1 && `you have ${number(count)}`,
      `costs ${number(charge)} if left over`,
      !hasRoom && 'no room for it now',
    ]
      .filter(Boolean)
      .join(', '),
  charge: (points: number) => `−${number(points)}`,
  number,

  /** On a button as narrow as a fist: about ten letters. */
  button: { empty: 'Keep empty', close: 'Close it', give: 'Give it', giveNothing: 'Nothing' },
  yourFistIs: (what: string) => `Your fist: ${what}`,
  fistResting: 'choosing',
  fistClosed: 'fist closed',
  fistHides: (what: string) => `fist closed over ${what}`,
  fistShows: (what: string) => `shows ${what}`,
  nothing: 'nothing',
  station: (name: string, what: string, isMaster: boolean) =>
    `${name}${isMaster ? ', master builder' : ''}: ${what}`,
  master: 'Master builder',

  roundOf: (round: number, rounds: number) => `Round ${number(round)} of ${number(rounds)}`,
  chargedSoFar: (points: number) =>
    points === 0 ? 'No penalty points so far' : `${plural(points, POINTS)} so far`,
  idle: (turns: number, limit: number) => `No building for ${number(turns)} of ${number(limit)} turns`,
  lastTurn: 'previous turn',
  lastTurnSpoken: (shown: readonly string[]) => `Previous turn: ${and(shown)}`,
  showed: (name: string, what: string, didBuild: boolean) => `${name} ${what}${didBuild ? ', built' : ''}`,
  wall: (blocks: readonly string[]) =>
    blocks.length === 0 ? 'No wall yet' : `Wall, left to right: ${blocks.join(', ')}`,
  endOpen: (end: End) => `${END_NAMES[end]}: towers and gates fit`,
  endClosed: (end: End) => `${END_NAMES[end]}: no tower or gate fits`,
  hidden: (blocks: number) => `+${number(blocks)}`,
  hiddenSpoken: (blocks: number) => plural(blocks, { one: '# more block', other: '# more blocks' }),

  look: 'Who has what',
  lookHeading: 'What everyone may still have',
  player: 'Player',
  legendHas: 'has it',
  legendMay: 'may have it',
  /** In place of what a player may have, if everybody has to remember that. */
  toRemember: 'try to remember',
  surely: (block: string, count: number) => (count > 1 ? `${number(count)} × ${block}` : block),
  perhaps: (block: string, least: number, most: number) =>
    `${block}: ${least === 0 ? `up to ${number(most)}` : `${number(least)} to ${number(most)}`}`,
  hasNone: (block: string) => `${block}: none`,
  blocksLeft: (blocks: number) => plural(blocks, { one: '# block', other: '# blocks' }),
  chargedHeading: 'Penalty',
  wholeWall: 'The wall',
  turnsHeading: 'Turns this round',
  turn: 'Turn',

  roundOver: (round: number) => `Round ${number(round)} is over`,
  leftAndCost: (name: string, left: readonly string[], charge: number) =>
    left.length === 0 ? `${name}: no blocks left` : `${name}: ${and(left)} left, ${plural(charge, POINTS)}`,
  out: 'none left',

  factBlocks: (blocks: number) => plural(blocks, { one: '# block left', other: '# blocks left' }),
  round: (round: number) => `Round ${number(round)}`,
  total: 'Total',
  ending: {
    out: 'a player used up all blocks',
    deadlock: 'only towers and gates were left, with no room for them',
    stalling: 'nobody had built for too long',
  },
  wentOut: (seats: readonly number[], who: Who) =>
    `${and(who.names(seats, { first: 'you' }))} had no blocks left`,
  howCharged: 'Each leftover section costs its number, a gate 10 and a tower 15.',
};
export type Texts = typeof texts;
