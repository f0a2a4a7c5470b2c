import { NATURE_DUE } from '../../../engine/game.ts';
import { chancesAsTexts, movesAsTexts } from '../../../engine/match.ts';
import { NATURE } from '../../../engine/viewers.ts';
import { game as burgAppenzell, type Happening, type TileLetter } from '../game.ts';
import { HOLES, LAYOUTS, NOWHERE, nameOf, SPARE, squareCalled } from '../rules/castle.ts';
import { has } from '../rules/squares.ts';
import { deriveFloor, kindAt, MICE_PER_SEAT, moveMouse, State, TURN } from '../rules/state.ts';
import { kindCalled, UNSEEN } from '../rules/tiles.ts';

/** Positions for tests, as somebody would describe them at the table. */
export interface Described {
  /** As many seats as there are lists of mice. */
  readonly mice: readonly (readonly string[])[];
  readonly layout?: 'A' | 'B';
  readonly target?: number;
  readonly memory?: boolean;
  readonly lastMouse?: boolean;
  /** The rooms without roofs. */
  readonly open?: readonly string[];
  /** Tiles that have been seen. Uncovered holes that are not named show bare floor. */
  readonly tiles?: Readonly<Record<string, TileLetter>>;
  readonly spare?: TileLetter;
  readonly fallen?: readonly number[];
  readonly cheeses?: readonly string[];
  readonly active?: number;
  readonly actions?: number;
  readonly slid?: boolean;
  readonly turns?: number;
  readonly quietTurns?: number;
}

/** A position in the middle of a turn. */
export function position(described: Described): State {
  const { mice, layout = 'A', target = 4, memory = false, lastMouse = false } = described;
  const { open = [], tiles = {}, spare = '.' } = described;
  const state = new State(mice.length, { layout, target, memory, lastMouse });
  state.phase = TURN;
  state.active = described.active ?? 0;
  state.actions = described.actions ?? 4;
  state.slid = described.slid ?? false;
  state.turns = described.turns ?? 0;
  state.quietTurns = described.quietTurns ?? 0;
  for (const name of open) {
    const room = LAYOUTS[state.layout].rooms.findIndex(each => each.name === name);
    if (room < 0) throw new Error(`no room is called ${name}`);
    state.roofs ^= 1 << room;
  }
  layTile(state, SPARE, spare);
  for (const [name, tile] of Object.entries(tiles)) layTile(state, squareCalled(name), tile);
  deriveFloor(state);
  for (const hole of HOLES) {
    if (!has(state.openNorth, state.openSouth, hole) || state.tiles[hole] !== UNSEEN) continue;
    layTile(state, hole, '.');
  }
  deriveFloor(state);
  mice.forEach((names, seat) => {
    for (const name of names) moveMouse(state, seat, NOWHERE, squareCalled(name));
    state.fallen[seat] = described.fallen?.[seat] ?? 0;
    state.stock[seat] = MICE_PER_SEAT - names.length - state.fallen[seat];
    for (const cheese of described.cheeses?.[seat] ?? '') state.cheeses[seat] |= 1 << kindCalled(cheese);
  });
  return state;
}

function layTile(state: State, place: number, tile: TileLetter): void {
  const kind = kindCalled(tile);
  if (state.tiles[place] !== UNSEEN) throw new Error(`no tile can be laid at ${nameOf(place)}`);
  if (state.unseenOf[kind]-- === 0) throw new Error(`there are no more tiles ${tile}`);
  state.tiles[place] = kind;
}

/** The legal moves of the seat whose turn it is, as texts, sorted. */
export function legal(state: State): string[] {
  return movesAsTexts(burgAppenzell, state, state.active).sort();
}

/** The legal moves that begin like this: `^` for roofs, `a1-` for runs from a1. */
export function legalFrom(state: State, beginning: string): string[] {
  return legal(state).filter(text => text.startsWith(beginning));
}

/** Nature's outcomes and their weights. */
export function outcomes(state: State): Record<string, number> {
  return Object.fromEntries(chancesAsTexts(burgAppenzell, state));
}

/** Makes plays one after another, for whoever is due, and returns what happened. Refuses what is not legal. */
export function playTexts(state: State, ...texts: readonly string[]): Happening[] {
  const heard: Happening[] = [];
  for (const text of texts) {
    const isNature = burgAppenzell.due(state) === NATURE_DUE;
    const possible = isNature ? Object.keys(outcomes(state)) : legal(state);
    if (!possible.includes(text)) throw new Error(`${text} is not among ${possible.join(' ')}`);
    const by = isNature ? NATURE : state.active;
    burgAppenzell.play(state, by, burgAppenzell.read(state, by, text), happening => heard.push(happening));
  }
  return heard;
}

/** The letter of a tile that has been seen, `?` of one that has not. */
export function tileAt(state: State, place: string): string {
  const kind = kindAt(state, place === 'spare' ? SPARE : squareCalled(place));
  return 'ABCDEFG.x?'[kind] ?? '';
}

/** Where the mice of a seat are. */
export function miceOf(state: State, seat: number): readonly string[] {
  return burgAppenzell.view(state, 'spectator').players[seat].mice;
}

export function cheesesOf(state: State, seat: number): string {
  return burgAppenzell.view(state, 'spectator').players[seat].cheeses.join('');
}

export function openRooms(state: State): string[] {
  return burgAppenzell.view(state, 'spectator').rooms.flatMap(({ name, roof }) => (roof ? [] : [name]));
}
