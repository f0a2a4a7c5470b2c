import { EMPTY_FIST, fistCalled, fistLetter, letterOf } from './blocks.ts';
import { BUILD, BUILD_ANY, GIVE, PLAN, type State } from './state.ts';
import { END_LETTERS, LEFT, RIGHT } from './wall.ts';

/**
 * Moves as integers. In the plan and for a gift: the number of the block, or `EMPTY_FIST` for `-`. For building
 * the block of one's fist: the end. For building any block: block and end together.
 */
export function buildAnyMove(block: number, end: number): number {
  return block * 2 + end;
}

export function blockOfBuildAny(move: number): number {
  return move >> 1;
}

export function endOfBuildAny(move: number): number {
  return move & 1;
}

export function write(state: State, _by: number, move: number): string {
  switch (state.phase) {
    case BUILD:
      return END_LETTERS[move];
    case BUILD_ANY:
      return letterOf(blockOfBuildAny(move)) + END_LETTERS[endOfBuildAny(move)];
    default:
      return fistLetter(move);
  }
}

export function read(state: State, _by: number, text: string): number {
  switch (state.phase) {
    case PLAN:
    case GIVE:
      return fistCalled(text) || -1;
    case BUILD:
      return endCalled(text);
    case BUILD_ANY: {
      const block = fistCalled(text.slice(0, 1));
      const end = endCalled(text.slice(1));
      return block === 0 || block === EMPTY_FIST || end < 0 ? -1 : buildAnyMove(block, end);
    }
    default:
      return -1;
  }
}

function endCalled(text: string): number {
  return text === END_LETTERS[LEFT] ? LEFT : text === END_LETTERS[RIGHT] ? RIGHT : -1;
}
