import { commitmentTo } from '../../engine/fair.ts';
import { type MatchRecord, recordOf } from '../../engine/record.ts';
import type { Runner } from '../../engine/runner.ts';
import type { TableInfo, TableSeat } from '../../protocol/words.ts';
import type { StoredPlayer, StoredTable } from '../store/store.ts';
import { isRemoved, seatOf } from './seating.ts';

/** What plays in the place of a person. */
export const STAND_IN = 'journeyman';

export type Names = ReadonlyMap<string, StoredPlayer>;

export function nameOf(player: StoredPlayer | undefined): string | null {
  return player && !player.isNameHidden ? player.name : null;
}

/** Everybody whose name somebody needs who looks at the table. */
export function playersAt(table: StoredTable): string[] {
  return table.seats.flatMap(seat => (seat.kind === 'person' ? [seat.player] : []));
}

/** Whether this player may know of the table. Whoever the host has removed needs a newer invite. */
export function mayLook(table: StoredTable, player: string | null, invite: string | undefined): boolean {
  if (table.isPublic || seatOf(table, player) !== null) return true;
  return table.invite === invite && !isRemoved(table, player);
}

/** A table as one player may know it. */
export function infoFor(
  player: string | null,
  table: StoredTable,
  runner: Runner | null,
  names: Names,
): TableInfo {
  const seat = seatOf(table, player);
  return {
    id: table.id,
    version: table.version,
    game: table.game,
    options: { ...table.options },
    status: table.status,
    isPublic: table.isPublic,
    isRated: table.isRated,
    pace: table.pace,
    host: names.has(table.host) ? table.host : null,
    seats: table.seats.map((at, index) => seatInfo(at, runner?.states[index] ?? 'here', names)),
    commitment: commitmentTo(table.seed),
    nonces: table.nonces && [...table.nonces],
    madeAt: table.madeAt,
    startedAt: table.startedAt,
    endedAt: table.endedAt,
    result: table.result && { scores: [...table.result.scores], winners: [...table.result.winners] },
    due: runner && (runner.turn.kind === 'seats' ? [...runner.turn.seats] : []),
    dueSince: runner?.dueAt ?? null,
    rematch: table.rematch,
    you: {
      seat,
      isHost: player !== null && table.host === player,
      invite: seat === null ? null : table.invite,
    },
  };
}

function seatInfo(seat: StoredTable['seats'][number], state: TableSeat['state'], names: Names): TableSeat {
  const nobody = { player: null, name: null, isBotAccount: false };
  if (seat.kind === 'bot') return { ...nobody, kind: 'bot', level: seat.level, isReady: true, state: 'here' };
  if (seat.kind !== 'person') {
    return { ...nobody, kind: seat.kind, level: null, isReady: false, state: 'here' };
  }
  const player = names.get(seat.player);
  return {
    kind: 'person',
    player: player ? seat.player : null,
    name: nameOf(player),
    isBotAccount: player?.owner != null,
    level: state === 'here' ? null : STAND_IN,
    isReady: seat.nonce !== null,
    state,
  };
}

/** The record of a match that is over. */
export function recordFor(table: StoredTable, runner: Runner, names: Names): MatchRecord {
  return recordOf(runner.match, {
    names: table.seats.map(seat => {
      if (seat.kind === 'bot') return `bot (${seat.level})`;
      return (seat.kind === 'person' && nameOf(names.get(seat.player))) || 'somebody';
    }),
    chance: { commitment: commitmentTo(table.seed), nonces: table.nonces ?? [], seed: table.seed },
  });
}
