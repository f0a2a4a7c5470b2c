import { only } from '../../../engine/viewers.ts';
import { NOWHERE, SPARE, squareCalled } from './castle.ts';
import { deriveFloor, moveMouse, PHASES, SEEN_SHIFT, State } from './state.ts';
import { kindCalled, type TileLetter } from './tiles.ts';
import type { View } from './view.ts';

/**
 * The state that a view shows: a tile that it does not show is one that nobody has seen, so nothing is left to draw at
 * random. (What lies there is decided when it is seen, BA-6.)
 */
export function imagine(view: View): State {
  const state = new State(view.seats, view.options);
  state.phase = PHASES.indexOf(view.phase);
  state.active = view.active;
  state.actions = view.actionsLeft;
  state.slid = view.slid;
  state.turns = view.turns;
  state.quietTurns = view.quietTurns;
  state.eventful = view.eventful;
  if (view.turn.kind === 'over') state.winner = view.turn.winners[0];
  view.rooms.forEach(({ roof }, room) => {
    if (!roof) state.roofs ^= only(room);
  });
  for (const { square, tile } of view.tiles) putTile(state, squareCalled(square), tile);
  for (const { square, tile, turnsAgo } of view.remembered) {
    putTile(state, squareCalled(square), tile);
    state.tiles[squareCalled(square)] |= (state.turns - turnsAgo) << SEEN_SHIFT;
  }
  putTile(state, SPARE, view.spare);
  deriveFloor(state);
  for (const { seat, mice, stock, fallen, cheeses } of view.players) {
    for (const square of mice) moveMouse(state, seat, NOWHERE, squareCalled(square));
    state.stock[seat] = stock;
    state.fallen[seat] = fallen;
    for (const cheese of cheeses) state.cheeses[seat] |= only(kindCalled(cheese));
  }
  return state;
}

function putTile(state: State, place: number, tile: TileLetter | '?'): void {
  if (tile === '?') return;
  const kind = kindCalled(tile);
  state.tiles[place] = kind;
  state.unseenOf[kind]--;
}
