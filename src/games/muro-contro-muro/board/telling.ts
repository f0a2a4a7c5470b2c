import type { Texts } from '../../../../locales/en/muro-contro-muro/board.ts';
import type { Sound } from '../../../web/board/board.ts';
import type { Brick, Happening, Place, View } from '../game.ts';
import { coloursOnOffer, faceTo, type Laying, readLaying, samePlace } from './bricks.ts';
import { type Base, baseOf } from './geometry.ts';

/** The side of the wall where a viewer sits; spectators sit beside seat 0. */
export function sideOf(view: View): number {
  return view.viewer === 1 ? 1 : 0;
}

export function instruction(view: View, moves: readonly string[], texts: Texts): string {
  if (coloursOnOffer(moves).length > 0) return texts.chooseColour;
  const own = view.seat === null ? null : view.colours[view.seat];
  switch (view.die) {
    case 'G':
    case 'F':
    case 'B':
      return texts.layColour(texts.colour[view.die]);
    case 'N':
      return own === null ? texts.nowPlaceOnly : texts.layNeutral(texts.colour[own]);
    case 'M':
      return texts.moveBrick;
    default:
      return texts.choose;
  }
}

/** As seen from the viewer's side of the wall. */
export function describeMove(view: View, move: string, texts: Texts): string {
  const [colour] = coloursOnOffer([move]);
  if (colour) return texts.colourName[colour];
  const laying = readLaying(move);
  return laying ? describeLaying(view, laying, sideOf(view), texts) : move;
}

function describeLaying(view: View, laying: Laying, side: number, texts: Texts): string {
  const { from, to, brick } = laying;
  const base = baseOf(view.wall);
  const [near, far] = colourNames(brick, side, texts);
  const place = describePlace(base, to, side, texts);
  if (!from) return texts.lay(near, far, place);
  if (samePlace(from, to)) return texts.turnAt(near, far, place);
  return texts.move(describePlace(base, from, side, texts), near, far, place);
}

/** The colours of a brick in words: towards a side, and away from it. */
export function colourNames(brick: Brick, side: number, texts: Texts): [near: string, far: string] {
  return [texts.colour[faceTo(brick, side)], texts.colour[faceTo(brick, 1 - side)]];
}

/**
 * Where a place is, as one side sees it. Places of a row are counted from the leftmost that the base could carry, so
 * that a place keeps its name whatever gaps the row has.
 */
export function describePlace(base: Base, { row, column }: Place, side: number, texts: Texts): string {
  if (base.width === 0) return texts.firstPlace;
  const room = base.width - row;
  const fromLeft = side === 0 ? column - base.left : room - 1 - (column - base.left);
  if (row > 0) return texts.inRow(row + 1, fromLeft + 1);
  if (fromLeft < 0) return texts.leftEnd;
  if (fromLeft >= base.width) return texts.rightEnd;
  return texts.inBase(fromLeft + 1);
}

/** It takes six rolls or more until somebody rolls their colour: nobody wants to watch each. */
const ROLL_FOR_FIRST_TURN = 200;

export function pace(happening: Happening): number {
  return isForFirstTurn(happening) ? ROLL_FOR_FIRST_TURN : PACES[happening.kind];
}

/** The log says who goes first, not everything that was rolled for it. */
export function recalls(happening: Happening): boolean {
  return !isForFirstTurn(happening);
}

function isForFirstTurn(happening: Happening): boolean {
  return happening.kind === 'die-rolled' && happening.purpose === 'first-turn';
}

/** The die is still rolling. */
export function hold(happening: Happening): number {
  if (happening.kind !== 'die-rolled') return 0;
  return isForFirstTurn(happening) ? 110 : 420;
}

export function sound(happening: Happening): Sound | null {
  return SOUNDS_OF[happening.kind];
}

const PACES: Readonly<Record<Happening['kind'], number>> = {
  'colour-chosen': 700,
  'die-rolled': 900,
  'first-turn-won': 900,
  'turn-passed': 1000,
  'brick-laid': 700,
  'brick-moved': 950,
  'brick-turned': 800,
  'match-over': 500,
};

const SOUNDS_OF: Readonly<Record<Happening['kind'], Sound | null>> = {
  'colour-chosen': 'wood',
  'die-rolled': 'die',
  'first-turn-won': 'gain',
  'turn-passed': null,
  'brick-laid': 'stone',
  'brick-moved': 'slide',
  'brick-turned': 'stone',
  'match-over': 'gain',
};
