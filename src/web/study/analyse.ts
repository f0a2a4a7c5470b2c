import type { MatchRecord } from '../../engine/record.ts';
import type { GameId } from '../../games/index.ts';
import { go } from '../frame/router.tsx';
import type { Seat } from '../table/table.ts';
import { canAnalyse, studyOfMatch } from './kept-studies.ts';

/** Opens the study of a match at a moment of it. */
export function analyse(
  match: {
    readonly source: string;
    readonly game: GameId;
    readonly record: MatchRecord;
    readonly seats: readonly Seat[];
  },
  moment: number,
): void {
  const { source, game, record, seats } = match;
  if (!canAnalyse(record)) return;
  const names = seats.map(({ name }) => name);
  go({ page: 'study', id: studyOfMatch(source, game, record, names).id, section: String(moment) });
}
