import { signal } from '@preact/signals';
import type { GameId } from '../../games/index.ts';
import { go, route } from '../frame/router.tsx';

/** A player I can challenge. */
export interface Acquaintance {
  readonly id: string;
  readonly name: string;
}

/** The people who get a seat at the table that is about to be made. */
export const challenged = signal<Acquaintance | null>(null);

/** Goes to the page for a new table, with somebody challenged. */
export function challenge(someone: Acquaintance, game: GameId): void {
  challenged.value = { id: someone.id, name: someone.name };
  go({ page: 'new-table', game });
}

/** The club that the table will belong to. */
export const tableClub = signal<{ readonly id: string; readonly name: string } | null>(null);

/** Goes to the page for a new club table. */
export function tableForClub(club: { readonly id: string; readonly name: string }, game: GameId): void {
  tableClub.value = club;
  go({ page: 'new-table', game });
}

/** Choosing another game keeps the challenge; leaving the page drops it. */
export function forgetWhomElsewhere(): void {
  if (route.value.page === 'new-table') return;
  challenged.value = null;
  tableClub.value = null;
}
