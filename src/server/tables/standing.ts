import type { Runner } from '../../engine/runner.ts';
import { gameCalled } from '../../games/loaded.ts';
import { isSlow, paceOf } from '../../protocol/pace.ts';
import type { Store, StoredTable } from '../store/store.ts';
import { awaitedOf } from './info.ts';

/** The standing choices possible at this table: only in matches that take days, if the game has any. */
export function standingChoices({ game, pace }: StoredTable): readonly string[] {
  return isSlow(paceOf(pace)) ? (gameCalled(game)?.standing?.choices ?? []) : [];
}

/** Whether there may be standing choices at this table. */
export function mayStand(stored: StoredTable): boolean {
  return standingChoices(stored).length > 0;
}

/** The standing choices at a table, by player. */
export async function leftAt(store: Store, stored: StoredTable): Promise<ReadonlyMap<string, string[]>> {
  if (!mayStand(stored)) return new Map();
  const left = await store.standingAt(stored.id);
  return new Map([...left].map(([player, doc]) => [player, choicesIn(doc)]));
}

/** By seat: the moves that follow from the standing choices of players who are awaited. */
export function standingAnswers(
  stored: StoredTable,
  runner: Runner,
  left: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<number, string> {
  const { game } = runner.match;
  return new Map(
    awaitedOf(stored, runner).flatMap((seat): [number, string][] => {
      const sitter = stored.seats[seat];
      const choices = sitter?.kind === 'person' ? left.get(sitter.player) : undefined;
      const move = choices && game.standing?.answer(runner.match.view(seat, true), choices);
      return move == null ? [] : [[seat, move]];
    }),
  );
}

function choicesIn(doc: string): string[] {
  const json: unknown = JSON.parse(doc);
  return Array.isArray(json) ? json.filter(choice => typeof choice === 'string') : [];
}
