import type { ComponentType } from 'preact';
import type { GameId } from '../../games/index.ts';

/** The picture of every game, found by its folder. The first page that people see has them all. */
const PICTURES = import.meta.glob<ComponentType>('../../games/*/picture.tsx', {
  eager: true,
  import: 'Picture',
});

/** A game as a picture of itself. */
export function GamePicture({ game }: { readonly game: GameId }) {
  const Picture = PICTURES[`../../games/${game}/picture.tsx`];
  return <Picture />;
}
