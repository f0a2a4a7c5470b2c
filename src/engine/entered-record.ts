import { EnteredMatch } from './entered.ts';
import type { Game } from './game.ts';
import { UNKNOWN } from './gap.ts';
import {
  type Enter,
  type Loaded,
  loadRecord,
  type MatchRecord,
  type RecordedPlay,
  recordOf,
} from './record.ts';

/** Reads any record from outside, including those kept by hand. */
export function loadAnyRecord(json: unknown, gameCalled: (id: string) => Game | undefined): Loaded {
  return loadRecord(json, gameCalled, enterAll);
}

/** The record of a match as it was entered, gaps included. */
export function recordOfEntered(entered: EnteredMatch, about: Pick<MatchRecord, 'names'> = {}): MatchRecord {
  return {
    ...recordOf(entered.match, about),
    kept: { by: entered.keeper },
    plays: entered.entries.map(({ by, move, seen }) => (seen ? [by, move, seen] : [by, move])),
  };
}

/** The plays of a record that has been checked, with its gaps filled in one of the ways that fit. */
export function filledPlays(
  game: Game,
  record: MatchRecord,
): { readonly plays: readonly RecordedPlay[]; readonly unknownViewers: number } {
  if (!record.plays.some(([, move]) => move === UNKNOWN)) return { plays: record.plays, unknownViewers: 0 };
  const entered = enterAll(game, record);
  if (!entered.ok) throw new Error(entered.error.message);
  const { match, unknownViewers } = entered;
  return { plays: match.plays.map(({ by, move }) => [by, move] as const), unknownViewers };
}

/** Refuses an entry if no way of filling the gaps fits everything that follows. */
const enterAll: Enter = (game, { seats, options, plays, kept }) => {
  const entered = new EnteredMatch(game, seats, options, kept?.by ?? 'everything');
  for (const [play, [by, move, seen]] of plays.entries()) {
    const wrong = (message: string) => ({ ok: false, error: { play, message } }) as const;
    if (move === UNKNOWN && !entered.isHidden(by)) {
      return wrong('it is unknown, but whoever kept the record saw it');
    }
    const added = entered.add({ by, move, ...(seen && { seen }) });
    if (!added.ok) return wrong(added.error.message);
  }
  return { ok: true, match: entered.match.fork(), unknownViewers: entered.unknownViewers };
};
