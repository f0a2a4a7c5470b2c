import { grammar } from '../grammar.ts';

const { number } = grammar('en');

/** What the pages for learning say; what they teach is in `lessons/` and `rules/`. */
export const learn = {
  heading: 'Learn',
  line: 'For each game a lesson of about three minutes, and the rules with pictures.',
  begin: 'Lesson',
  beginOf: (game: string) => `Lesson in ${game}`,
  goOn: 'Continue the lesson',
  goOnOf: (game: string) => `Continue the lesson in ${game}`,
  again: 'Repeat the lesson',
  againOf: (game: string) => `Repeat the lesson in ${game}`,
  finished: 'Lesson finished',
  progress: (step: number, all: number) => `Step ${number(step)} of ${number(all)}`,
  rules: 'Rules',
  rulesOf: (game: string) => `Rules of ${game}`,
  language: 'Language',

  /** The people in pictures and lessons, by seat. */
  names: ['Ada', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio'],

  contents: 'Contents',
  search: 'Search the rules',
  foundAt: (which: number, n: number) => `${number(which)} of ${number(n)}`,
  notFound: 'Nothing found',
  nextFound: 'Next place',
  previousFound: 'Previous place',
  print: 'Print',
  wholePage: 'Open as a page',
  example: 'Example',
  ruling: 'Ruling',
  why: 'Why?',
  frame: (which: number, n: number) => `${number(which)} of ${number(n)}`,
  forward: 'Next',
  backward: 'Back',

  next: 'Next',
  showMe: 'Show me',
  startOver: 'Start again',
  leave: 'Leave. You can continue later.',
};
export type LearnTexts = typeof learn;
