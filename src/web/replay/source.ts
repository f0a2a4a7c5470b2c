import type { Viewer } from '../../engine/viewers.ts';
import type { GameId } from '../../games/index.ts';
import { manifestOf } from '../../games/index.ts';
import { matchCalled } from '../storage/matches.ts';
import type { Seat } from '../table/table.ts';
import { firstViewer, onlyPerson } from '../table/viewing.ts';
import { recordCalled, seatsNamed } from './kept-records.ts';

/** A match to replay, wherever it comes from. */
export interface ReplaySource {
  /** The key under which things about it are stored: `local/ID`, `file/ID` or `match/ID`. */
  readonly key: string;
  readonly game: GameId;
  readonly seats: readonly Seat[];
  /** The record; checked by the engine when it is opened. */
  readonly record: unknown;
  /** Who may view it while it is not over. */
  readonly mayLook: readonly Viewer[];
  /** Whether it was played on this device. */
  readonly isMine: boolean;
  /** The viewer's own seat; null if there is none, or it is unknown. */
  readonly me: number | null;
  /** Whether others can open its address. */
  readonly isPublic: boolean;
  /** What others need in the address, if the match is not public. */
  readonly invite?: string | null;
}

/** What this device has stored under this id: a match played here, or a record opened here. */
export function localSource(id: string): ReplaySource | 'not-found' | 'unreadable' {
  const match = matchCalled(id);
  if (match === 'unreadable') return match;
  if (match !== 'not-found') {
    const { game, seats, record } = match;
    return {
      key: `local/${id}`,
      game,
      seats,
      record,
      mayLook: [firstViewer(seats, manifestOf(game).hasSecrets)],
      isMine: true,
      me: onlyPerson(seats),
      isPublic: false,
    };
  }
  const kept = recordCalled(id);
  if (typeof kept === 'string') return kept;
  const { game, record } = kept;
  return {
    key: `file/${id}`,
    game,
    seats: seatsNamed(record),
    record,
    mayLook: ['spectator'],
    isMine: false,
    me: null,
    isPublic: false,
  };
}
