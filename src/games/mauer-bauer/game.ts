import type { Game } from '../../engine/game.ts';
import { insight } from './bot/insight.ts';
import { playout } from './bot/playout.ts';
import { CARD_NAMES } from './rules/card-names.ts';
import { CARDS, copiesOf } from './rules/cards.ts';
import { facts } from './rules/facts.ts';
import { type Happening, REVEALS } from './rules/happenings.ts';
import { imagine } from './rules/imagine.ts';
import { LINE_NAMES } from './rules/land.ts';
import { chances, MOST_MOVES, moves } from './rules/moves.ts';
import { read, write } from './rules/notation.ts';
import { countOf, HOUSE_COLOURS, TOWER_COLOURS } from './rules/pieces.ts';
import { due, knownTo, play, start } from './rules/rules.ts';
import { winners } from './rules/scoring.ts';
import { clone, copy, hasWall, type State } from './rules/state.ts';
import { type View, view, views } from './rules/view.ts';

export type { CardName } from './rules/card-names.ts';
export type { Options } from './rules/facts.ts';
export type { EndReason, Happening } from './rules/happenings.ts';
export type { HouseColour, TowerColour } from './rules/pieces.ts';
export type { State } from './rules/state.ts';
export type {
  CardCount,
  CityView,
  HandCard,
  PlainView,
  PlayerView,
  TowerView,
  View,
  WallView,
} from './rules/view.ts';

export const game: Game<State, View, Happening> = {
  ...facts,
  mostMoves: MOST_MOVES,
  reveals: REVEALS,
  start: (seats, options) => start(seats, { hastyRoll: options.hastyRoll === true }),
  clone,
  copy,
  due,
  moves,
  chances,
  play,
  knownTo,
  write,
  read,
  score: (state, seat) => state.scores[seat],
  winners,
  view,
  views,
  imagine,
  pieces,
  playout,
  insight,
};

/** MB-6, MB-7 */
function pieces(state: State): Readonly<Record<string, number>> {
  const { towers, towersLeft, houses, housesLeft, palaces, palacesLeft, piles } = state;
  const count: Record<string, number> = {
    walls: state.wallsLeft + LINE_NAMES.filter((_, line) => hasWall(state, line)).length,
  };
  for (const [colour, letter] of TOWER_COLOURS.entries()) {
    count[`tower ${letter}`] =
      countOf(towersLeft, colour) + towers.filter(tower => tower === colour + 1).length;
  }
  for (const [colour, letter] of HOUSE_COLOURS.entries()) {
    const onBoard = (sum: number, mixed: number) => sum + countOf(mixed, colour);
    count[`house ${letter}`] = houses.reduce(onBoard, countOf(housesLeft, colour));
    count[`palace ${letter}`] = palaces.reduce(onBoard, countOf(palacesLeft, colour));
  }
  for (let card = 0; card < CARDS; card++) {
    let copies = 0;
    for (let pile = 0; pile < piles.length; pile += 2) copies += copiesOf(piles, pile, card);
    count[CARD_NAMES[card]] = copies;
  }
  return count;
}
