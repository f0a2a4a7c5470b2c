import type { Row } from '../../engine/runner.ts';
import type { Viewer } from '../../engine/viewers.ts';

/** Moves made for a player, rather than by them, have a client id like this. */
const INSTEAD = { bot: 'bot', standing: 'standing' } as const;

/** The client id of a move that the server makes when there are this many rows: for a bot, or as a standing choice. */
export function clientInstead(by: keyof typeof INSTEAD, number: number): string {
  return `${INSTEAD[by]}/${number}`;
}

/** How many rows there were after a player's own last move and nature's answers to it; 0 if they have made none. */
export function afterOwnMove(rows: readonly Row[], viewer: Viewer): number {
  const last = rows.findLastIndex(
    ({ by, kind, client }) => by === viewer && kind === 'play' && client !== '' && !isInstead(client),
  );
  if (last < 0) return 0;
  const next = rows.findIndex(({ by }, number) => number > last && by !== 'nature');
  return next < 0 ? rows.length : next;
}

function isInstead(client: string): boolean {
  return Object.values(INSTEAD).some(who => client.startsWith(`${who}/`));
}
