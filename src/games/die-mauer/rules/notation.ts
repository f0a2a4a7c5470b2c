import { fistCalled, fistLetter, letterOf } from './blocks.ts';
import { blockOfBuildAny, buildAnyMove, endOfBuildAny } from './codes.ts';
import { parse } from './parse.ts';
import { BUILD, BUILD_ANY, GIVE, PLAN, type State } from './state.ts';
import { END_LETTERS } from './wall.ts';

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
  const { phase } = state;
  const parsed = parse(text);
  switch (parsed?.kind) {
    case 'fist':
      return phase === PLAN || phase === GIVE ? fistCalled(parsed.fist) : -1;
    case 'end':
      return phase === BUILD ? END_LETTERS.indexOf(parsed.end) : -1;
    case 'block-and-end': {
      const end = END_LETTERS.indexOf(parsed.end);
      return phase === BUILD_ANY ? buildAnyMove(fistCalled(parsed.block), end) : -1;
    }
    default:
      return -1;
  }
}
