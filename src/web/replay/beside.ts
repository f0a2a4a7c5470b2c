import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { View } from '../../engine/game.ts';
import type { MatchRecord } from '../../engine/record.ts';
import type { GameId } from '../../games/index.ts';
import type { AnyBoard } from '../../games/manifest.ts';
import type { BoardTexts } from '../frame/texts.ts';
import type { Seat } from '../table/table.ts';

/** What a panel beside the replay of a finished match is given: the review sits there. */
export interface BesideProps {
  /** The key under which things about the match are stored. */
  readonly source: string;
  readonly game: GameId;
  readonly record: MatchRecord;
  readonly seats: readonly Seat[];
  /** The viewer's own seat; null if unknown. */
  readonly me: number | null;
  readonly board: AnyBoard;
  readonly texts: BoardTexts;
  /** How many plays have been made on the board. */
  readonly moment: ReadonlySignal<number>;
  /** Goes to the match after this many plays. */
  readonly jump: (moment: number) => void;
  /** The same with the board visible, marking what a seat did next and what was better. */
  readonly look: (moment: number, compared: Compared | null) => void;
}

export interface Compared {
  /** The view of the player to move. */
  readonly view: View;
  readonly seat: number;
  readonly made: string;
  readonly better: string;
}

/** Loads the panel when it is first wanted. */
export const BESIDE: () => Promise<(props: BesideProps) => ComponentChildren> = async () =>
  (await import('../review/panel.tsx')).ReviewPanel;
