import type { MatchRecord } from '../../engine/record.ts';
import { STUDY_FORMAT } from '../../engine/study/format.ts';
import type { GameId } from '../../games/index.ts';
import { go } from '../frame/router.tsx';
import type { Seat } from '../table/table.ts';
import { addStudy, canAnalyse, studyOfMatch } from './kept-studies.ts';

/** Opens the study of a match at one of its moments. */
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

/** Opens a study of what was played in a lesson, at its current position. */
export function analyseLesson(
  game: GameId,
  { seats, options, plays }: Pick<MatchRecord, 'seats' | 'options' | 'plays'>,
  names: readonly string[],
  title: string,
): void {
  const { id } = addStudy(game, { format: STUDY_FORMAT, game, seats, options, names, title, plays });
  go({ page: 'study', id, section: String(plays.length) });
}
