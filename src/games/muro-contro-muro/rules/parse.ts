import type { Place } from './happenings.ts';
import { BRICKS, COLOURS, type Colour } from './pieces.ts';

/** What the text of a move says, whatever the state. */
export type ParsedMove =
  | { readonly kind: 'colour'; readonly colour: Colour }
  | {
      readonly kind: 'laying';
      /** Null if the brick comes from the pile. */
      readonly from: Place | null;
      readonly brick: Exclude<(typeof BRICKS)[number], '--'>;
      readonly to: Place;
    };

/** `G`, `FB@2,-1`, `3,0>FB@2,-1`; null if it is not a move. */
export function parse(text: string): ParsedMove | null {
  const colour = COLOURS.find(each => each === text);
  if (colour) return { kind: 'colour', colour };
  const { from, brick: letters, to } = BRICK_MOVE.exec(text)?.groups ?? {};
  const brick = BRICKS.find(each => each === letters);
  if (!brick || brick === '--') return null;
  return { kind: 'laying', from: from === undefined ? null : parsePlace(from), brick, to: parsePlace(to) };
}

/** Numbers can be written in only one way: no leading zeros, no `-0`, no `+`. */
const PLACE = '[0-9],(?:0|-?[1-9][0-9]{0,14})';
export const BRICK_MOVE = new RegExp(`^(?:(?<from>${PLACE})>)?(?<brick>[GFB]{2})@(?<to>${PLACE})$`);

function parsePlace(text: string): Place {
  const [row, column] = text.split(',').map(Number);
  return { row, column };
}
