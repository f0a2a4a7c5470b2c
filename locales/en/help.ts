import { grammar } from '../grammar.ts';

const { number } = grammar('en');

/** The texts for people who ask: hints, and the keys that ask what is where. */
export const help = {
  accept: 'Play it',
  chances: (best: number, next: number) =>
    `It wins about ${number(best)}% of the time; your next best move, about ${number(next)}%.`,
  asGood: (best: number) =>
    `It wins about ${number(best)}% of the time, and your next best move about as often.`,
  alike: 'Another move is about as good.',
  onlyMove: 'It’s your only move.',
  restIsWorse: 'Everything else is clearly worse.',

  heading: 'Keys',
  intro: 'These keys work anywhere at the table. Answers are read out and shown here.',
  keys: {
    turn: 'What do I have to do?',
    changed: 'What’s happened since my last move?',
    hand: 'What do I have?',
    seats: 'How is everyone doing?',
    row: 'What’s in row 1, 2, 3…?',
    around: 'What’s around the place I’m on?',
    again: 'Say that again',
    help: 'This list of keys',
  },
  walk: 'Tab goes from group to group, the arrow keys from place to place, Enter chooses, Escape goes back.',
  row: (nth: number, what: string) => `Row ${number(nth)}: ${what}`,
  noRow: (rows: number) => `The board has ${number(rows)} rows.`,
  empty: 'empty',
  nothingChanged: 'Nothing has happened since your last move.',
  nothingInHand: 'You have nothing in hand.',
  noPlace: 'Go to a place on the board first.',
};
