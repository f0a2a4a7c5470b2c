import type { Phrase } from '../../protocol/socket.ts';

/** All of them, as they are offered: the keys are the protocol's, or it does not compile. */
const ORDER: Readonly<Record<Phrase, number>> = {
  hello: 0,
  'good-luck': 1,
  'well-played': 2,
  thanks: 3,
  wow: 4,
  oops: 5,
  sorry: 6,
  thinking: 7,
  'one-moment': 8,
  'your-turn': 9,
  'another-one': 10,
  goodbye: 11,
};

export function isPhrase(json: string): json is Phrase {
  return Object.hasOwn(ORDER, json);
}

export const PHRASE_ORDER: readonly Phrase[] = Object.keys(ORDER).filter(isPhrase);
