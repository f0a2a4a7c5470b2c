import type { ComponentChildren } from 'preact';
import type { Game } from '../engine/game.ts';
import type { GameId } from './index.ts';
import type { MatchPicture, TerminalBoard } from './manifest.ts';

/**
 * Parts of a game for programs that need only that part: a worker that plays, the process that draws pictures, the
 * command line. They are found through the game's folder, so that nothing else of the game is loaded.
 */

export async function loadGame(id: GameId): Promise<Game> {
  return (await import(`./${id}/game.ts`)).game;
}

export async function loadMatchPicture(id: GameId): Promise<MatchPicture> {
  return (await import(`./${id}/board/match-picture.tsx`)).matchPicture;
}

export async function loadPicture(id: GameId): Promise<() => ComponentChildren> {
  return (await import(`./${id}/picture.tsx`)).Picture;
}

export async function loadTerminal(id: GameId): Promise<TerminalBoard> {
  return (await import(`./${id}/terminal.ts`)).terminal;
}
