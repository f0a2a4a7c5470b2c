import { NATURE } from '../../../engine/viewers.ts';
import { brickOfMove, columnOfMove, FROM_PILE, laying, moving, originOfMove } from './codes.ts';
import { nextPlace, type Place, topPlace } from './happenings.ts';
import { BRICK_MOVE } from './parse.ts';
import { BRICKS, COLOURS, FACES, positionIn } from './pieces.ts';
import { CHOOSE_COLOUR, type State } from './state.ts';
import { columnForPeople, type Wall } from './wall.ts';

/** `G` for a colour or a face, `FB@2,-1` for a brick laid, `3,0>FB@2,-1` for a brick moved or turned. */
export function write(state: State, by: number, move: number): string {
  if (by === NATURE) return FACES[move];
  if (state.phase === CHOOSE_COLOUR) return COLOURS[move];
  const from = originOfMove(move);
  const to = columnOfMove(move);
  const brick = BRICKS[brickOfMove(move)];
  if (from === FROM_PILE) return `${brick}@${written(nextPlace(state, to))}`;
  const place = from === to ? topPlace(state, to) : nextPlace(state, to);
  return `${written(topPlace(state, from))}>${brick}@${written(place)}`;
}

export function read(state: State, by: number, text: string): number {
  if (by === NATURE) return positionIn(FACES, text);
  if (state.phase === CHOOSE_COLOUR) return positionIn(COLOURS, text);
  const parts = BRICK_MOVE.exec(text)?.groups;
  if (parts === undefined) return -1;
  const brick = positionIn(BRICKS, parts.brick);
  const to = columnIn(state, parts.to);
  const from = parts.from === undefined ? FROM_PILE : columnIn(state, parts.from);
  if (to < 0 || to > LAST_COLUMN || from < 0 || from > LAST_COLUMN) return -1;
  const move = from === FROM_PILE ? laying(brick, to) : moving(from, brick, to);
  // A move names only columns: the rows must be those of the wall.
  return write(state, by, move) === text ? move : -1;
}

/** Right of a base of ten: no move goes further. */
const LAST_COLUMN = 11;

function columnIn(wall: Wall, place: string): number {
  return Number(place.split(',')[1]) - columnForPeople(wall, 0);
}

function written({ row, column }: Place): string {
  return `${row},${column}`;
}
