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
import { parse } from './parse.ts';
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
  const parsed = parse(text);
  switch (parsed?.kind) {
    case 'enter':
      return readEntry(parsed.tower);
    case 'uncover':
      return readRoom(state, parsed.room);
    case 'run':
      return readRun(parsed.from, parsed.to);
    case 'slide':
      return SLIDE | SLIDES.findIndex(({ name }) => name === parsed.slide);
    case 'end':
      return END_TURN;
    default:
      return -1;
  }
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
