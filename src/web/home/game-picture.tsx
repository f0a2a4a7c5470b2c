import type { ComponentChildren } from 'preact';
import { type GameId, MANIFESTS } from '../../games/index.ts';

const pictures = new Map<GameId, () => ComponentChildren>();

/** Loads the picture of every game. Must be awaited before anything is drawn. */
export async function loadGamePictures(): Promise<void> {
  await Promise.all(MANIFESTS.map(async ({ id, picture }) => pictures.set(id, await picture())));
}

/** A game as a picture of itself. */
export function GamePicture({ game }: { readonly game: GameId }) {
  return <>{pictures.get(game)?.()}</>;
}
