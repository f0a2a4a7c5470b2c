/** The phrases of the quick chat, in the order of its menu. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'wow',
  'oops',
  'sorry',
  'thinking',
  'one-moment',
  'your-turn',
  'another-one',
  'goodbye',
] as const;

export type Phrase = (typeof PHRASES)[number];
