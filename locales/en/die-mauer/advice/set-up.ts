import type { Block } from '../../../../src/games/die-mauer/game.ts';
import type { Flaw } from '../../../../src/games/die-mauer/rules/set-up.ts';
import { grammar } from '../../../grammar.ts';
import type { Words } from '../../../words.ts';
import { texts as board } from '../board.ts';

const { number, ordinal, plural } = grammar('en');

function many(block: Block): string {
  if (block === 'T') return 'towers';
  return block === 'G' ? 'gates' : `sections of ${block}`;
}

/** Why a position is refused. */
export const flaws: Words<Flaw> = {
  'too-many-blocks': ({ block, most }) => `There are only ${number(most)} ${many(block)}.`,
  'blocks-missing': ({ block, most }) =>
    `Missing: ${board.block[block]}. There are always ${number(most)}, in hands and in the wall.`,
  'no-section-between': () => 'A tower or gate can’t stand beside a tower or gate.',
  'too-many-gifts': ({ seat }, who) =>
    `${who.called(seat)} can’t have been given so many blocks this early in the round.`,
  'hand-empty': ({ seat }, who) => `${who.called(seat)} has no blocks left, so the round is over.`,
  deadlock: () => 'Nobody can build any more, so the round is over.',
};

const ORDINALS = { one: '#st', two: '#nd', few: '#rd', other: '#th' };

/** What can be set up. */
export const texts = {
  turn: 'Turn',
  master: 'Master builder',
  idle: 'Turns since anything was built',
  turns: (n: number) => plural(n, { one: '# turn', other: '# turns' }),
  nothingSeen: 'When you change anything, what was shown in earlier turns is forgotten.',
  hand: (name: string) => `${name}’s blocks`,
  block: 'Block',
  noBlock: 'No block',
  builder: 'Built by',
  nth: (n: number) => `${ordinal(n, ORDINALS)} block from the left`,
  leftEnd: 'Left end of the wall',
  rightEnd: 'Right end of the wall',
  first: 'First block of the wall',
  rounds: 'Earlier rounds',
  roundsPlayed: 'Rounds finished',
  left: (round: number, name: string) => `Round ${number(round)}: what ${name} had left`,
};
export type Texts = typeof texts;
