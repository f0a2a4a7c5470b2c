import { EMPTY_FIST, fistCalled, fistLetter, letterOf } from './blocks.ts';
import { blockOfBuildAny, buildAnyMove, endOfBuildAny } from './codes.ts';
import { BUILD, BUILD_ANY, GIVE, PLAN, type State } from './state.ts';
import { END_LETTERS, LEFT, RIGHT } from './wall.ts';

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
