import type { Flaw } from '../../../../src/games/muro-contro-muro/rules/set-up.ts';
import { grammar } from '../../../grammar.ts';
import type { Words } from '../../../words.ts';

const { number } = grammar('en');

const COLOURS = { G: 'green', F: 'fuchsia', B: 'light blue' };
const KINDS = {
  GG: `all-${COLOURS.G}`,
  FF: `all-${COLOURS.F}`,
  BB: `all-${COLOURS.B}`,
  GF: `${COLOURS.G} and ${COLOURS.F}`,
  GB: `${COLOURS.G} and ${COLOURS.B}`,
  FB: `${COLOURS.F} and ${COLOURS.B}`,
};

/** Why a position is refused. */
export const flaws: Words<Flaw> = {
  'too-many-bricks': ({ brick, most }) => `There are only ${number(most)} ${KINDS[brick]} bricks.`,
  'first-brick-elsewhere': () => 'A single brick can only be where the first one is laid.',
  'gap-in-base': () => 'The base has a gap.',
  'base-too-wide': ({ most }) => `The base is ${number(most)} bricks wide at most.`,
  'nothing-below': () => 'This brick needs two bricks below it.',
  'same-colour': () => 'Both players can’t have the same colour.',
  'wall-too-early': () =>
    'No brick is laid until both colours are chosen and the roll for the first turn is won.',
  'die-allows-nothing': () => 'With this face of the die no move is possible: the turn would have passed.',
  'pile-empty': () => 'The pile is empty, so the match is over.',
  'pile-not-empty': () => 'The match isn’t over: the pile still has bricks.',
};

/** What can be set up. */
export const texts = {
  toPlay: 'Turn',
  phase: 'What’s next',
  phases: {
    'choose-colour': 'Choosing a colour',
    'first-roll': 'Rolling for the first turn',
    roll: 'Rolling the die',
    move: 'Making a move',
    over: 'Nothing: the match is over',
  },
  seat: 'Player',
  die: 'Die',
  colours: 'Colours',
  brick: 'Brick',
  noBrick: 'No brick',
  /** What a brick shows in front and behind, as the first player sees it. */
  faces: (near: string, far: string) => (near === far ? `all ${near}` : `${near} in front, ${far} behind`),
};
export type Texts = typeof texts;
