import type { Lesson } from '../../../web/learn/lesson.ts';
import { BRUNO_GATHERS, LAST_TOWERS, LATER, SECOND_CITY, TWO_SIDES } from './matches.ts';

/** The kind of play for a city: a discarded card, one card, or two other than the advised ones. */
function sort(move: string): string {
  if (move.startsWith('-')) return 'throw';
  return move.includes('+') ? 'cards' : 'one';
}

/**
 * You and Bruno. You close a triangle and score it, feed your card for black towers outside, join a second triangle to
 * the first, and win the last scoring with what stands outside.
 */
export const lesson = {
  seats: 2,
  start: TWO_SIDES,
  steps: [
    { key: 'aim' },
    { key: 'close', accept: { 'b4-b6': 'RY' } },
    { key: 'houses', accept: { 'A5Y,B5R': '' } },
    { key: 'score', accept: { 'HR+S1': '' }, mistake: sort },
    { key: 'coast', plays: BRUNO_GATHERS, accept: { 'a9-b10': 'kPP' } },
    { key: 'towers', accept: { 'a9k,b10k': '' } },
    { key: 'join', plays: SECOND_CITY, accept: { '+B5': '' } },
    { key: 'joined', accept: { 'C+S2': '' }, mistake: sort },
    {
      key: 'win',
      meanwhile: LATER,
      plays: `${LAST_TOWERS} A5:ot+rC`,
      accept: { 'A5:otk+ow': '', 'D5:otk+ow': '' },
      mistake: sort,
    },
    { key: 'end' },
  ],
} as const satisfies Lesson;
