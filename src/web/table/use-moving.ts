import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { manifestOf } from '../../games/index.ts';
import { settings } from '../settings/settings.ts';
import type { Moment, Table } from './table.ts';

const NO_MOVES: readonly string[] = [];
const NOTICE_MS = 5000;

/** Moves to make one after another, each on its turn if it is legal then. */
interface Plan {
  readonly moves: readonly string[];
  /** In words, if it was planned while others were playing. */
  readonly words: string | null;
}
const NO_PLAN: Plan = { moves: [], words: null };

/** What the person at a table may do, is about to do, and has planned. */
export interface Moving {
  /** The moves on offer now. */
  readonly moves: readonly string[];
  readonly canMove: boolean;
  /** The move that waits to be confirmed. */
  readonly pending: Signal<string | null>;
  /** What the board says in place of the instruction. */
  readonly prompt: Signal<string | null>;
  /** Why something cannot be done, shown for a while in place of the instruction. */
  readonly notice: Signal<string | null>;
  /** How many moves have been made here since the page was opened. */
  readonly made: number;
  /** What was planned while others played; null if nothing was. */
  readonly planned: Plan | null;
  /** Makes a move, or asks for confirmation first. */
  play(move: string, followed?: readonly string[]): void;
  /** Makes a move at once. */
  commit(move: string): void;
  /** Makes the moves when it is the person's turn, as long as they are legal. */
  plan(moves: readonly string[], words: string): void;
  /** Drops what waits to be confirmed, and everything planned. */
  cancel(): void;
}

export function useMoving(table: Table, isShowing: boolean, whyDropped: string): Moving {
  const pending = useSignal<string | null>(null);
  /** The moment at which a move was made: until the next one nothing else is on offer. */
  const answered = useSignal<Moment | null>(null);
  const prompt = useSignal<string | null>(null);
  const planned = useSignal(NO_PLAN);
  const made = useSignal(0);
  const notice = useSignal<string | null>(null);
  const moment = table.moment.value;
  // Before anything can be chosen among the new moves: an immediate choice must not be dropped.
  useLayoutEffect(() => {
    pending.value = null;
    notice.value = null;
  }, [moment?.moves]);
  useEffect(() => {
    prompt.value = null;
  }, [moment?.moves]);
  useEffect(() => {
    if (notice.value === null) return;
    const timer = setTimeout(() => {
      notice.value = null;
    }, NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice.value]);

  const isWaiting =
    moment === null ||
    (table.company?.sending.value ?? null) !== null ||
    answered.value === moment ||
    (isShowing && !isStillChoosing(moment));
  const isPlanned = planned.value.moves.length > 0;
  const only = !isWaiting && !isPlanned && isDoneUnasked(table, moment) ? moment.moves[0] : null;
  const moves = isWaiting || only !== null ? NO_MOVES : moment.moves;
  const canMove = moves.length > 0;
  const commit = (move: string) => {
    pending.value = null;
    prompt.value = null;
    answered.value = moment;
    made.value++;
    table.play(move);
  };
  useEffect(() => {
    if (only !== null) commit(only);
  }, [only]);
  useEffect(() => {
    const { moves: toMake, words } = planned.value;
    const [next, ...rest] = toMake;
    if (!canMove || next === undefined) return;
    const isLegal = moves.includes(next);
    planned.value = isLegal ? { moves: rest, words: null } : NO_PLAN;
    if (isLegal) commit(next);
    else if (words !== null) notice.value = whyDropped;
  }, [moves]);

  return {
    moves,
    canMove,
    pending,
    prompt,
    notice,
    made: made.value,
    planned: planned.value.words === null ? null : planned.value,
    play(move, followed = []) {
      if (!canMove) return;
      planned.value = { moves: followed, words: null };
      if (settings.value.confirm) pending.value = move;
      else commit(move);
    },
    commit,
    plan(moves, words) {
      planned.value = { moves, words };
    },
    cancel() {
      planned.value = NO_PLAN;
      pending.value = null;
    },
  };
}

/** Whether the viewer was already choosing before what is being shown: others chose at the same time. */
function isStillChoosing({ before, moves }: Moment): boolean {
  const turn = before?.turn;
  return (
    turn?.kind === 'seats' &&
    turn.seats.length > 1 &&
    turn.seats.some(seat => seat === before?.viewer) &&
    moves.length > 0
  );
}

/**
 * Whether there is only one move, which is then made without asking; unless it was just undone, or the haste would tell
 * waiting players that there was no choice.
 */
function isDoneUnasked({ game, company }: Table, { before, moves }: Moment): boolean {
  return moves.length === 1 && before !== null && !(company && manifestOf(game).hasSecrets);
}
