import { commitmentTo } from '../../engine/fair.ts';
import { type MatchRecord, recordOf } from '../../engine/record.ts';
import type { Runner } from '../../engine/runner.ts';
import type { TableInfo, TableSeat } from '../../protocol/words.ts';
import { type StoredPlayer, type StoredTable, sittingAt } from '../store/store.ts';
import { isRemoved, keptFor, seatOf } from './seating.ts';

/** What plays in the place of a person. */
export const STAND_IN = 'journeyman';

export type Names = ReadonlyMap<string, StoredPlayer>;

export function nameOf(player: StoredPlayer | undefined): string | null {
  return player && !player.isNameHidden ? player.name : null;
}

/** Everybody whose name somebody needs who looks at the table. */
export function playersAt(table: StoredTable): string[] {
  return sittingAt(table);
}

/** Whether this player may know of the table. Whoever the host has removed needs a newer invite. */
export function mayLook(table: StoredTable, player: string | null, invite: string | undefined): boolean {
  if (table.isPublic || seatOf(table, player) !== null || keptFor(table, player) !== null) return true;
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
    begins: table.begins ?? 0,
    resigning: table.resigning ?? 'bot-plays',
    host: names.has(table.host) ? table.host : null,
    seats: table.seats.map((at, index) => seatInfo(at, runner?.states[index] ?? 'here', names)),
    commitment: commitmentTo(table.seed),
    nonces: table.nonces && [...table.nonces],
    madeAt: table.madeAt,
    startedAt: table.startedAt,
    endedAt: table.endedAt,
    result: table.result && resultOf(table.result),
    due: runner && (runner.turn.kind === 'seats' ? [...runner.turn.seats] : []),
    dueSince: runner?.dueAt ?? null,
    rematch: table.rematch,
    you: {
      seat,
      kept: keptFor(table, player),
      isHost: player !== null && table.host === player,
      invite: seat === null ? null : table.invite,
    },
  };
}

function seatInfo(seat: StoredTable['seats'][number], state: TableSeat['state'], names: Names): TableSeat {
  const nobody = { player: null, name: null, isBotAccount: false };
  if (seat.kind === 'bot')
    return { ...nobody, kind: 'bot', level: seat.level, hasNonce: true, isReady: true, state: 'here' };
  if (seat.kind !== 'person') {
    const kept = seat.kind === 'open' ? names.get(seat.keptFor ?? '') : undefined;
    return {
      ...nobody,
      ...(kept && { player: kept.id, name: nameOf(kept), isBotAccount: kept.owner !== null }),
      kind: seat.kind,
      level: null,
      hasNonce: false,
      isReady: false,
      state: 'here',
    };
  }
  const player = names.get(seat.player);
  return {
    kind: 'person',
    player: player ? seat.player : null,
    name: nameOf(player),
    isBotAccount: player?.owner != null,
    level: state === 'here' ? null : STAND_IN,
    hasNonce: seat.nonce !== null,
    isReady: seat.isReady ?? false,
    state,
  };
}

function resultOf({
  scores,
  winners,
  decided,
  forfeited,
}: NonNullable<StoredTable['result']>): NonNullable<TableInfo['result']> {
  return {
    scores: [...scores],
    winners: [...winners],
    ...(decided && { decided }),
    ...(forfeited && { forfeited: [...forfeited] }),
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
