import { NATURE } from '../../../engine/viewers.ts';
import {
  brickOfMove,
  columnOf,
  FROM_PILE,
  LAST_COLUMN,
  laying,
  moving,
  originOfMove,
  placeAt,
  placeOfMove,
  rowOf,
} from './codes.ts';
import { BRICK_MOVE } from './parse.ts';
import { BRICKS, COLOURS, FACES, positionIn } from './pieces.ts';
import { CHOOSE_COLOUR, type State } from './state.ts';
import { columnForPeople, type Wall } from './wall.ts';

/** `G` for a colour or a face, `FB@2,-1` for a brick laid, `3,0>FB@2,-1` for a brick moved or turned. */
export function write(state: State, by: number, move: number): string {
  if (by === NATURE) return FACES[move];
  if (state.phase === CHOOSE_COLOUR) return COLOURS[move];
  const from = originOfMove(move);
  const laid = `${BRICKS[brickOfMove(move)]}@${writePlace(state, placeOfMove(move))}`;
  return from === FROM_PILE ? laid : `${writePlace(state, from)}>${laid}`;
}

export function read(state: State, by: number, text: string): number {
  if (by === NATURE) return positionIn(FACES, text);
  if (state.phase === CHOOSE_COLOUR) return positionIn(COLOURS, text);
  const parts = BRICK_MOVE.exec(text)?.groups;
  if (parts === undefined) return -1;
  const brick = positionIn(BRICKS, parts.brick);
  const to = readPlace(state, parts.to);
  if (to < 0) return -1;
  if (parts.from === undefined) return laying(brick, to);
  const from = readPlace(state, parts.from);
  return from < 0 ? -1 : moving(from, brick, to);
}

function writePlace(wall: Wall, place: number): string {
  return `${rowOf(place)},${columnForPeople(wall, columnOf(place))}`;
}

/** −1 if the place is too far from the base for any move to reach it. */
function readPlace(wall: Wall, text: string): number {
  const [row, column] = text.split(',').map(Number);
  const c = column - columnForPeople(wall, 0);
  return c < 0 || c > LAST_COLUMN ? -1 : placeAt(row, c);
}
