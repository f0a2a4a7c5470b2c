import { NATURE } from '../../../engine/viewers.ts';
import { CASTLE, HOLES, LAYOUTS, nameOf, SLIDES, SPARE, squareCalled, TOWERS } from './castle.ts';
import {
  END_TURN,
  ENTER,
  kindOf,
  originOf,
  placeOf,
  RUN,
  runFrom,
  SLIDE,
  turnedUp,
  UNCOVER,
  whereOf,
} from './codes.ts';
import type { State } from './state.ts';
import { kindCalled, LETTERS } from './tiles.ts';

/** `@a1` enter, `^b1` uncover, `a1-b1` run, `W2` slide, `.` end of the turn; nature: `d2=B`, `spare=x`. */
export function write(state: State, by: number, move: number): string {
  if (by === NATURE) return `${nameOf(placeOf(move))}=${LETTERS[kindOf(move)]}`;
  if (move === END_TURN) return '.';
  const where = whereOf(move);
  if (move >= RUN) return `${nameOf(originOf(move))}-${nameOf(where)}`;
  if (move >= SLIDE) return SLIDES[where].name;
  if (move >= UNCOVER) return `^${LAYOUTS[state.layout].rooms[where].name}`;
  return `@${nameOf(where)}`;
}

export function read(state: State, by: number, text: string): number {
  if (by === NATURE) return readOutcome(text);
  if (text === '.') return END_TURN;
  if (text.startsWith('@')) return readEntry(text.slice(1));
  if (text.startsWith('^')) return readRoom(state, text.slice(1));
  if (text.length === 5 && text[2] === '-') return readRun(text.slice(0, 2), text.slice(3));
  const slide = SLIDES.findIndex(({ name }) => name === text);
  return slide < 0 ? -1 : SLIDE | slide;
}

function readOutcome(text: string): number {
  const [name, letter, ...rest] = text.split('=');
  const place = name === 'spare' ? SPARE : squareCalled(name);
  const kind = kindCalled(letter ?? '');
  const isPlace = place === SPARE || HOLES.includes(place);
  return isPlace && kind >= 0 && rest.length === 0 ? turnedUp(place, kind) : -1;
}

function readEntry(name: string): number {
  const tower = squareCalled(name);
  return TOWERS.includes(tower) ? ENTER | tower : -1;
}

function readRoom(state: State, name: string): number {
  const room = LAYOUTS[state.layout].rooms.findIndex(each => each.name === name);
  return room < 0 ? -1 : UNCOVER | room;
}

function readRun(from: string, to: string): number {
  const start = squareCalled(from);
  const end = squareCalled(to);
  return start >= 0 && CASTLE.includes(end) ? runFrom(start, end) : -1;
}
