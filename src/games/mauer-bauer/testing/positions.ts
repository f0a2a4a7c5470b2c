/** Positions for tests, from pictures in the notation of the rules page; and playing on from them in that notation. */

import { actorOf } from '../../../engine/by.ts';
import { NATURE_DUE } from '../../../engine/game.ts';
import { chancesAsTexts, judge, movesAsTexts } from '../../../engine/match.ts';
import type { Random } from '../../../engine/random.ts';
import { NATURE } from '../../../engine/viewers.ts';
import { game as mauerBauer } from '../game.ts';
import { CARD_NAMES } from '../rules/card-names.ts';
import { addCard, moveCard } from '../rules/cards.ts';
import type { Happening } from '../rules/happenings.ts';
import { ACROSS, ENDS, LINE_NAMES, PLAIN_NAMES, POINT_NAMES, SIDES } from '../rules/land.ts';
import { countOf, HOUSE_COLOURS, type Mixed, oneOf, TOWER_COLOURS } from '../rules/pieces.ts';
import { recount } from '../rules/recount.ts';
import { DECK, DISCARD, handOf, hasWall, NONE, State, WALL } from '../rules/state.ts';

export interface Picture {
  readonly seats?: number;
  readonly hastyRoll?: boolean;
  readonly active?: number;
  /** `a1-b0 b0-b2`. What stands here is taken from the supply. */
  readonly walls?: string;
  /** `a1w b0k`; ends of walls that are not mentioned have grey towers. */
  readonly towers?: string;
  /** `A1RRG B2Y`: houses on plains outside cities. */
  readonly houses?: string;
  /** `A1 A2: RG/B`: the plains of a city, its houses, its palaces. Its walls must be among `walls`. */
  readonly cities?: readonly string[];
  /** `HR ow ow`, one text per seat; omitted seats have six cards from the top of the list of cards. */
  readonly hands?: readonly string[];
  /** Everything else is in the deck; with `deck`, only these are, and the rest is nowhere. */
  readonly discard?: string;
  readonly deck?: string;
  readonly scores?: readonly number[];
  /** What is left in the supply, whatever stands on the board: `w1 g2 k3`, `R1 G1 B0 Y0 P0`, a number. */
  readonly left?: {
    readonly walls?: number;
    readonly towers?: string;
    readonly houses?: string;
    readonly palaces?: string;
  };
}

/** A position in which the active seat is to build its wall. */
export function position(picture: Picture): State {
  const state = new State(picture.seats ?? 2, { hastyRoll: picture.hastyRoll ?? false });
  state.phase = WALL;
  state.dealing = NONE;
  state.active = picture.active ?? 0;
  state.actor = state.active;
  state.owed.fill(0);
  state.scores.set(picture.scores ?? []);
  for (const name of list(picture.walls)) standWall(state, indexIn(LINE_NAMES, name));
  for (const text of list(picture.towers)) standTower(state, text.slice(0, -1), text.slice(-1));
  for (const [point, tower] of state.towers.entries()) {
    if (tower === 0 && isEndOfWall(state, point)) standTower(state, POINT_NAMES[point], 'g');
  }
  for (const text of list(picture.houses)) {
    const houses = mixedOf(text.slice(2), HOUSE_COLOURS);
    state.houses[indexIn(PLAIN_NAMES, text.slice(0, 2))] = houses;
    state.housesLeft -= houses;
  }
  for (const text of picture.cities ?? []) standCity(state, text);
  setLeft(state, picture);
  setCards(state, picture);
  recount(state);
  return state;
}

/** The moves of the seat that is due, or the outcomes of nature, as texts, sorted. */
export function movesOf(state: State): string[] {
  const due = mauerBauer.due(state);
  if (due === NATURE_DUE) return chancesAsTexts(mauerBauer, state).map(([text]) => text);
  return movesAsTexts(mauerBauer, state, state.actor).sort();
}

/** Makes plays for whoever is due, and returns what happened. Throws if one is not legal. */
export function playAll(state: State, plays: string): Happening[] {
  const happenings: Happening[] = [];
  for (const text of list(plays)) {
    const by = mauerBauer.due(state) === NATURE_DUE ? ('nature' as const) : state.actor;
    const judged = judge(mauerBauer, state, by, text);
    if (!judged.ok) throw new Error(judged.error.message);
    mauerBauer.play(state, actorOf(by), judged.move, happening => happenings.push(happening));
  }
  return happenings;
}

/** The cards in a pile, as the texts above. */
export function cardsIn(state: State, pile: number): string {
  const { piles } = state;
  return CARD_NAMES.flatMap((name, card) => {
    const copies = ((piles[pile] >> card) & 1) + ((piles[pile + 1] >> card) & 1);
    return new Array<string>(copies).fill(name);
  }).join(' ');
}

export function handIn(state: State, seat: number): string {
  return cardsIn(state, handOf(seat));
}

export function wallsOn(state: State): string[] {
  return LINE_NAMES.filter((_, line) => hasWall(state, line));
}

export function towersOn(state: State): string[] {
  return POINT_NAMES.flatMap((name, point) =>
    state.towers[point] === 0 ? [] : [name + TOWER_COLOURS[state.towers[point] - 1]],
  );
}

/** The lines around these plains: what must have a wall to close them in. */
export function linesAround(plains: string): string {
  const inside = list(plains).map(name => indexIn(PLAIN_NAMES, name));
  return inside
    .flatMap(plain => [0, 1, 2].map(i => 3 * plain + i))
    .filter(side => !inside.includes(ACROSS[side]))
    .map(side => LINE_NAMES[SIDES[side]])
    .join(' ');
}

function list(text: string | undefined): string[] {
  return (text ?? '').split(' ').filter(Boolean);
}

function indexIn(names: readonly string[], name: string): number {
  const index = names.indexOf(name);
  if (index < 0) throw new Error(`there is no ${name}`);
  return index;
}

function standWall(state: State, line: number): void {
  if (hasWall(state, line)) return;
  state.walls[line >> 5] |= 1 << line;
  state.open[line >> 5] &= ~(1 << line);
  state.wallsLeft--;
}

function isEndOfWall(state: State, point: number): boolean {
  return wallsOn(state).some(name => {
    const line = LINE_NAMES.indexOf(name);
    return ENDS[2 * line] === point || ENDS[2 * line + 1] === point;
  });
}

function standTower(state: State, point: string, letter: string): void {
  const colour = indexIn(TOWER_COLOURS, letter);
  state.towers[indexIn(POINT_NAMES, point)] = colour + 1;
  state.towersLeft -= oneOf(colour);
}

function mixedOf(letters: string, colours: readonly string[]): Mixed {
  return [...letters].reduce((mixed, letter) => mixed + oneOf(indexIn(colours, letter)), 0);
}

function standCity(state: State, text: string): void {
  const [plains, contents = ''] = text.split(':');
  const [houses, palaces = ''] = contents.trim().split('/');
  const inside = list(plains).map(name => indexIn(PLAIN_NAMES, name));
  const city = Math.min(...inside);
  for (const plain of inside) state.cityOf[plain] = city;
  state.houses[city] = mixedOf(houses, HOUSE_COLOURS);
  state.housesLeft -= state.houses[city];
  state.palaces[city] = mixedOf(palaces, HOUSE_COLOURS);
  state.palacesLeft -= state.palaces[city];
  for (const side of inside.flatMap(plain => [0, 1, 2].map(i => 3 * plain + i))) {
    if (inside.includes(ACROSS[side])) state.open[SIDES[side] >> 5] &= ~(1 << SIDES[side]);
  }
}

function setLeft(state: State, { left = {} }: Picture): void {
  if (left.walls !== undefined) state.wallsLeft = left.walls;
  state.towersLeft = changed(state.towersLeft, TOWER_COLOURS, left.towers);
  state.housesLeft = changed(state.housesLeft, HOUSE_COLOURS, left.houses);
  state.palacesLeft = changed(state.palacesLeft, HOUSE_COLOURS, left.palaces);
}

function changed(mixed: Mixed, colours: readonly string[], text: string | undefined): Mixed {
  return list(text).reduce((sum, each) => {
    const colour = indexIn(colours, each[0]);
    return sum + (Number(each.slice(1)) - countOf(sum, colour)) * oneOf(colour);
  }, mixed);
}

function setCards(state: State, picture: Picture): void {
  const { piles } = state;
  const give = (pile: number, cards: readonly string[]) => {
    for (const name of cards) {
      moveCard(piles, DECK, pile, indexIn(CARD_NAMES, name));
    }
  };
  for (let seat = 0; seat < state.seats; seat++) {
    give(handOf(seat), list(picture.hands?.[seat] ?? CARD_NAMES.slice(6 * seat, 6 * seat + 6).join(' ')));
  }
  give(DISCARD, list(picture.discard));
  if (picture.deck === undefined) return;
  piles.fill(0, DECK, DECK + 2);
  for (const name of list(picture.deck)) addCard(piles, DECK, indexIn(CARD_NAMES, name));
}

const outcomes = new Int32Array(mauerBauer.mostMoves);

/** Makes a random move for whoever is due, or one of nature's outcomes. */
export function playAtRandom(state: State, random: Random): void {
  const by = mauerBauer.due(state) === NATURE_DUE ? NATURE : state.actor;
  const count = by === NATURE ? mauerBauer.chances(state, outcomes) : mauerBauer.moves(state, by, outcomes);
  mauerBauer.play(state, by, outcomes[random.below(count)], null);
}
