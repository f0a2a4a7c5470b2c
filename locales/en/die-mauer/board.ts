import type { DieMauerReason } from '../../../src/games/die-mauer/bot/reasons.ts';
import type { Block, End, Ending, Fist, Happening } from '../../../src/games/die-mauer/game.ts';
import type { LANDMARKS } from '../../../src/games/die-mauer/landmarks.ts';
import { grammar } from '../../grammar.ts';
import type { NameOf, ReasonsFor, Words } from '../../words.ts';

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

const FISTS: Readonly<Record<Fist, string>> = { ...BLOCKS, '-': 'nothing' };

const ENDS: Readonly<Record<End, string>> = { L: 'on the left', R: 'on the right' };
const END_NAMES: Readonly<Record<End, string>> = { L: 'Left end', R: 'Right end' };

export const words: Words<Happening> = {
  'turn-began': ({ master }, name) => `${name(master)} is the master builder.`,
  chose: ({ seat, fist }, name) => {
    if (fist === null) return `${name(seat)} closes a fist.`;
    return fist === '-'
      ? `${name(seat)} closes an empty fist.`
      : `${name(seat)} hides ${BLOCKS[fist]} in a fist.`;
  },
  revealed: ({ master, fists }, name) => {
    const rivals = fists.flatMap((fist, seat) => (seat === master ? [] : [`${name(seat)} ${FISTS[fist]}`]));
    return `All fists open: ${name(master)}, the master builder, shows ${FISTS[fists[master]]}, ${and(rivals)}.`;
  },
  'no-room': ({ block }) => `There is no room for ${BLOCKS[block]}: nobody builds.`,
  unguessed: ({ master }, name) => `Nobody has guessed it: ${name(master)} builds.`,
  guessed: ({ master, guessers }, name) => {
    const verbs = guessers.length === 1 ? ['has', 'builds'] : ['have', 'build'];
    return `${names(guessers, name)} ${verbs[0]} guessed it and ${verbs[1]} instead of ${name(master)}.`;
  },
  'guessed-by-too-many': ({ master, guessers, room }, name) =>
    `${names(guessers, name)} have guessed it, but there is only room for ${number(room)}: ${name(master)} builds.`,
  built,
  'free-choice': ({ master }, name) => `Only ${name(master)} has an empty fist, and so may build any block.`,
  'built-freely': built,
  'could-not-build': ({ master }, name) => `But ${name(master)} has no block that fits.`,
  'gift-due': ({ from, to, must }, name) =>
    `Like ${name(to)}, ${name(from)} has an empty fist, and ${must ? 'must' : 'may'} give ${name(to)} a block.`,
  gave: ({ from, to, block }, name) =>
    block === null
      ? `${name(from)} secretly gives ${name(to)} a block.`
      : `${name(from)} secretly gives ${name(to)} ${BLOCKS[block]}.`,
  declined: ({ from, to }, name) => `${name(from)} gives ${name(to)} nothing.`,
  'too-many-empty': ({ master, rivals }, name) =>
    `${names(rivals, name)} have empty fists, and so has ${name(master)}: nothing happens.`,
  'round-ended': ({ round, ending, out, charges }, name) => {
    const paid = charges.map((charge, seat) => `${name(seat)} ${charge === 0 ? 'nothing' : number(charge)}`);
    return `${REASONS[ending](out, name)} Round ${number(round)} is over, and costs ${and(paid)}.`;
  },
  'round-began': ({ round }) =>
    `Round ${number(round)} begins: the wall is cleared, and everybody has all seven blocks again.`,
  'match-ended': ({ scores, winners }, name) => {
    const charge = -scores[winners[0]];
    const cost = charge === 0 ? 'without any charge' : `with only ${plural(charge, POINTS)} charged`;
    return winners.length === 1
      ? `${name(winners[0])} wins the match ${cost}.`
      : `${names(winners, name)} share the win, each ${cost}.`;
  },
};

const POINTS = { one: '# point', other: '# points' };

const REASONS: Readonly<Record<Ending, (out: readonly number[], name: NameOf) => string>> = {
  out: (out, name) => `${names(out, name)} ${out.length === 1 ? 'has' : 'have'} no block left.`,
  deadlock: () => 'Only towers and gates are left, and there is no room for them.',
  stalling: () => 'Nobody has built anything for too long.',
};

function built(
  { seat, block, end, first }: Extract<Happening, { kind: 'built' | 'built-freely' }>,
  name: NameOf,
): string {
  return first
    ? `${name(seat)} begins the wall with ${BLOCKS[block]}.`
    : `${name(seat)} builds ${BLOCKS[block]} ${ENDS[end]}.`;
}

function names(seats: readonly number[], name: NameOf): string {
  return and(seats.map(name));
}

/** What the board says. */
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

  planAsMaster: 'You are the master: hide a block, or keep the fist empty',
  planAsRival: 'Guess the master’s block, or keep your fist empty',
  buildSection: 'Choose the end of the wall to build on',
  buildAny: 'Only your fist is empty: build any block you have',
  giveOne: 'Your fist was empty too: give the master one of your blocks',
  giveOrNot: 'Give the master one of your blocks, or nothing',
  nowClose: 'Tap the fist to close it, or choose something else',
  nowGive: 'Tap the hand to give it, or choose another block',
  nowEnd: 'Now choose the end of the wall',
  nowAgain: 'Tap it again to build there',

  hide: (block: Block) => `Hide ${BLOCKS[block]}`,
  keepEmpty: 'Keep the fist empty',
  give: (block: Block) => `Give ${BLOCKS[block]}`,
  giveNothing: 'Give nothing',
  begin: (block: Block) => `Begin the wall with ${BLOCKS[block]}`,
  buildAt: (block: Block, end: End) => `Build ${BLOCKS[block]} ${ENDS[end]}`,
  buildOn: (end: End): string => (end === 'L' ? 'Build on the left' : 'Build on the right'),

  yourBlocks: 'Your blocks and your fist',
  whereToBuild: 'Where to build',
  handBlock: (block: string, count: number, charge: number, hasRoom: boolean) =>
    [
      block,
      count > 1 && `you have ${number(count)}`,
      `costs ${number(charge)} if it is left`,
      !hasRoom && 'there is no room for it now',
    ]
      .filter(Boolean)
      .join(', '),
  charge: (points: number) => `−${number(points)}`,
  number,

  /** On a button as narrow as a fist: about ten letters. */
  button: { empty: 'Keep empty', close: 'Close it', give: 'Give it', giveNothing: 'Nothing' },
  yourFist: 'Your fist',
  fistResting: 'has not chosen yet',
  fistClosed: 'the fist is closed',
  fistHides: (what: string) => `the fist is closed over ${what}`,
  fistShows: (what: string) => `shows ${what}`,
  nothing: 'nothing',
  station: (name: string, what: string, isMaster: boolean) =>
    `${name}${isMaster ? ', master builder' : ''}: ${what}`,
  master: 'Master builder',

  roundOf: (round: number, rounds: number) => `Round ${number(round)} of ${number(rounds)}`,
  chargedSoFar: (points: number) =>
    points === 0 ? 'Charged nothing so far' : `Charged ${plural(points, POINTS)} so far`,
  idle: (turns: number, limit: number) => `Nothing built: ${number(turns)} of ${number(limit)} turns`,
  lastTurn: 'last turn',
  lastTurnSpoken: (shown: readonly string[]) => `Last turn: ${and(shown)}`,
  showed: (name: string, what: string, didBuild: boolean) => `${name} ${what}${didBuild ? ', built' : ''}`,
  wall: (blocks: readonly string[]) =>
    blocks.length === 0 ? 'There is no wall yet' : `The wall from left to right: ${blocks.join(', ')}`,
  endOpen: (end: End) => `${END_NAMES[end]}: towers and gates fit`,
  endClosed: (end: End) => `${END_NAMES[end]}: no tower or gate fits`,
  hidden: (blocks: number) => `+${number(blocks)}`,
  hiddenSpoken: (blocks: number) => plural(blocks, { one: '# more block', other: '# more blocks' }),

  look: 'Who has what',
  lookHeading: 'What everybody can still have',
  player: 'Player',
  legendHas: 'surely has it',
  legendMay: 'can have it',
  surely: (block: string, count: number) => (count > 1 ? `${number(count)} × ${block}` : block),
  perhaps: (block: string, least: number, most: number) =>
    `${block}: ${least === 0 ? `perhaps ${number(most)}` : `${number(least)} to ${number(most)}`}`,
  hasNone: (block: string) => `${block}: none`,
  blocksLeft: (blocks: number) => plural(blocks, { one: '# block', other: '# blocks' }),
  chargedHeading: 'Charged',
  wholeWall: 'The wall',
  turnsHeading: 'The turns of this round',
  turn: 'Turn',

  roundOver: (round: number) => `Round ${number(round)} is over`,
  leftAndCost: (name: string, left: readonly string[], charge: number) =>
    left.length === 0 ? `${name} is out` : `${name}: ${and(left)} left, costs ${number(charge)}`,
  out: 'out',

  factBlocks: (blocks: number) => plural(blocks, { one: '# block left', other: '# blocks left' }),
  round: (round: number) => `Round ${number(round)}`,
  total: 'Total',
  ending: {
    out: 'somebody was out of blocks',
    deadlock: 'only towers and gates were left, and no room for them',
    stalling: 'nobody had built for too long',
  },
  wentOut: (names: readonly string[]) => `${and(names)} ${names.length === 1 ? 'was' : 'were'} out of blocks`,
  howCharged: 'Each block that is left costs its number; a gate 10, a tower 15.',
};
export type Texts = typeof texts;

/** Why a move is good. */
export const reasons: Reasons = {
  'last-block': ({ block }) => `It is your last block: without ${BLOCKS[block]} you are out.`,
  'nobody-can-guess': ({ block }) => `Nobody else has ${BLOCKS[block]}, so nobody can guess it.`,
  'master-has-only': ({ block }) => `The master can build nothing but ${BLOCKS[block]}.`,
  'nothing-to-guess': () => 'You have nothing that the master could build, so an empty fist costs nothing.',
  waits: ({ block }) =>
    `There is no room for ${BLOCKS[block]}, so nobody can build: you lose nothing by waiting.`,
  dearest: ({ block, charge }) => `Of your blocks ${BLOCKS[block]} would cost most: ${number(charge)}.`,
  'makes-room': () => 'Both ends are then open for your tower or gate.',
  'makes-no-room': () => 'You have neither tower nor gate left, and make no room for those of others.',
};

export type Reasons = ReasonsFor<DieMauerReason>;

/** What one can look for in a replay. */
export const landmarks: Record<keyof typeof LANDMARKS, string> = {
  turn: 'A turn begins',
  fists: 'Fists open',
  guessed: 'The master is guessed',
  built: 'A block is built',
  gift: 'A gift',
  round: 'A round ends',
};
