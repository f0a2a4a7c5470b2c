/** What people at a table can say to each other, in the order in which it is offered. */
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
