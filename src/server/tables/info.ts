import { commitmentTo } from '../../engine/fair.ts';
import { type MatchRecord, recordOf } from '../../engine/record.ts';
import type { Runner } from '../../engine/runner.ts';
import { budgetOf, deadlineOf, paceOf, warningOf } from '../../protocol/pace.ts';
import type { TableInfo, TableSeat } from '../../protocol/words.ts';
import { type StoredPlayer, type StoredTable, sittingAt } from '../store/store.ts';
import { chanceOf, isDrawing, revealUntil, unrevealed } from './drawing.ts';
import { isRemoved, keptFor, STAND_IN, seatOf } from './seating.ts';

export type Names = ReadonlyMap<string, StoredPlayer>;

export function nameOf(player: StoredPlayer | undefined): string | null {
  return player && !player.isNameHidden ? player.name : null;
}

/** Everybody whose name is needed to show the table. */
export function playersAt(table: StoredTable): string[] {
  return [...sittingAt(table), ...(table.declined ?? []).map(({ player }) => player)];
}

/** Whether this player may see the table. Players whom the host has removed need a newer invite. */
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
    pace: paceOf(table.pace),
    begins: table.begins ?? 0,
    resigning: table.resigning ?? 'bot-plays',
    host: names.has(table.host) ? table.host : null,
    seats: table.seats.map((at, index) => ({
      ...seatInfo(at, runner?.states[index] ?? 'here', names),
      hasNonce: hasNonce(table, index),
    })),
    commitment: commitmentTo(table.seed),
    promises: table.draw ? [...table.draw.promises] : null,
    nonces: noncesOf(table),
    lots: table.draw?.lots ? [...table.draw.lots] : null,
    madeAt: table.madeAt,
    startedAt: table.startedAt,
    endedAt: table.endedAt,
    result: table.result && resultOf(table.result),
    ...dueAt(table, runner, names),
    club: table.club ?? null,
    event: table.event ?? null,
    muted: [...(table.muted ?? [])],
    declined: (table.declined ?? []).map(({ player, reason }) => ({
      player: names.has(player) ? player : null,
      name: nameOf(names.get(player)),
      reason,
    })),
    isRematch: table.rematchOf !== undefined,
    isFound: table.isFound ?? false,
    rematch: table.rematch,
    you: {
      seat,
      kept: keptFor(table, player),
      isHost: player !== null && table.host === player,
      invite: seat === null ? null : table.invite,
      promise: promiseOf(table, seat),
    },
  };
}

/**
 * Before the match begins, the table waits for the players who have not revealed their nonces. Once it is over, it waits for
 * nobody, and the last plays may be missing in `runner`.
 */
function dueAt(
  table: StoredTable,
  runner: Runner | null,
  names: Names,
): Pick<TableInfo, 'due' | 'dueSince' | 'dueUntil'> {
  if (isDrawing(table)) {
    const due = unrevealed(table);
    const ends = due.map(seat => revealUntil(table, seat, names));
    return { due, dueSince: table.startedAt, dueUntil: Math.min(...ends) };
  }
  if (table.status === 'over') return { due: runner && [], dueSince: null, dueUntil: null };
  return {
    due: runner && (runner.turn.kind === 'seats' ? [...runner.turn.seats] : []),
    dueSince: runner?.dueAt ?? null,
    dueUntil: runner && dueUntil(table, runner, names),
  };
}

/** Nonces are shown once all of them are there. */
function noncesOf(table: StoredTable): TableInfo['nonces'] {
  const { draw, nonces } = table;
  if (!draw) return nonces && [...nonces];
  return isDrawing(table) || draw.refused ? null : [...draw.nonces];
}

function hasNonce({ seats, draw, nonces }: StoredTable, seat: number): boolean {
  if (seats[seat].kind === 'bot' || nonces) return true;
  return draw !== undefined && draw.nonces[seat] !== null;
}

function promiseOf({ seats }: StoredTable, seat: number | null): string | null {
  const mine = seat === null ? undefined : seats[seat];
  return mine?.kind === 'person' ? (mine.promise ?? null) : null;
}

/** When the first of the awaited people runs out of time; null if nobody does. */
export function dueUntil(table: StoredTable, runner: Runner, names: Names): number | null {
  const ends = awaitedOf(table, runner).flatMap(seat => deadlineAt(table, runner, seat, names) ?? []);
  return ends.length > 0 ? Math.min(...ends) : null;
}

/** The people who are awaited, without those that bots play for. */
export function awaitedOf({ seats }: StoredTable, { turn, states }: Runner): number[] {
  if (turn.kind !== 'seats') return [];
  return turn.seats.filter(seat => seats[seat]?.kind === 'person' && states[seat] === 'here');
}

/** When an awaited seat runs out of time. */
export function deadlineAt(table: StoredTable, runner: Runner, seat: number, names: Names): number | null {
  const pace = paceOf(table.pace);
  const budget = budgetOf(pace, runner.thought[seat]);
  const sitter = table.seats[seat];
  const player = sitter?.kind === 'person' ? names.get(sitter.player) : undefined;
  return budget === null ? null : deadlineOf(pace, runner.dueAt, budget, player?.leave ?? null);
}

/** When an awaited seat is warned that its time is nearly up. */
export function warningAt(table: StoredTable, runner: Runner, seat: number, names: Names): number | null {
  const until = deadlineAt(table, runner, seat, names);
  const budget = budgetOf(paceOf(table.pace), runner.thought[seat]);
  return until === null || budget === null ? null : until - warningOf(budget);
}

function seatInfo(
  seat: StoredTable['seats'][number],
  state: TableSeat['state'],
  names: Names,
): Omit<TableSeat, 'hasNonce'> {
  const nobody = { player: null, name: null, isBotAccount: false, leave: null };
  if (seat.kind === 'bot')
    return { ...nobody, kind: 'bot', level: seat.level, hasPromise: true, isReady: true, state: 'here' };
  if (seat.kind !== 'person') {
    const kept = seat.kind === 'open' ? names.get(seat.keptFor ?? '') : undefined;
    return {
      ...nobody,
      ...(kept && { player: kept.id, name: nameOf(kept), isBotAccount: kept.owner !== null }),
      kind: seat.kind,
      level: null,
      hasPromise: false,
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
    hasPromise: (seat.promise ?? null) !== null,
    isReady: seat.isReady ?? false,
    leave: player?.leave ? { since: player.leave.since, until: player.leave.until } : null,
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

/** The record of a finished match. */
export function recordFor(table: StoredTable, runner: Runner, names: Names): MatchRecord {
  return recordOf(runner.match, {
    names: table.seats.map(seat => {
      if (seat.kind === 'bot') return `bot (${seat.level})`;
      return (seat.kind === 'person' && nameOf(names.get(seat.player))) || 'somebody';
    }),
    chance: chanceOf(table),
  });
}
