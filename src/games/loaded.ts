import type { Game } from '../engine/game.ts';
import type { SimplePlayers } from '../engine/insight.ts';
import { simplePlayers as ofBurgAppenzell } from './burg-appenzell/bot/simple.ts';
import { GAME_IDS } from './index.ts';
import { loadGame } from './load.ts';
import { simplePlayers as ofMauerBauer } from './mauer-bauer/bot/simple.ts';

/** The rules of every game: for programs that play all of them. Pages load those of one game. */
export const GAMES: readonly Game[] = await Promise.all(GAME_IDS.map(loadGame));

export function gameCalled(id: string): Game | undefined {
  return GAMES.find(game => game.id === id);
}

/** The simple players of a game that has some: no page loads them. */
export function simplePlayersOf(id: string): SimplePlayers | null {
  return SIMPLE[id] ?? null;
}

const SIMPLE: Readonly<Record<string, SimplePlayers | undefined>> = {
  'burg-appenzell': ofBurgAppenzell,
  'mauer-bauer': ofMauerBauer,
};
