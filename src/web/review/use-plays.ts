import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { MatchRecord } from '../../engine/record.ts';
import type { GameId } from '../../games/index.ts';
import type { PlayAgain } from './decisions.ts';
import type { ReviewReport, ReviewRequest } from './protocol.ts';

/** The plays that led to these moments, looked up in a thread, so that the page needs no rules; null until then. */
export function usePlays(
  game: GameId,
  record: MatchRecord,
  moments: readonly number[],
): ReadonlyMap<number, PlayAgain> | null {
  const plays = useSignal<ReadonlyMap<number, PlayAgain> | null>(null);
  const worker = useRef<Worker | null>(null);
  useEffect(() => () => worker.current?.terminate(), []);
  useEffect(() => {
    if (moments.length === 0) return;
    if (!worker.current) {
      worker.current = new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module' });
      worker.current.addEventListener('message', ({ data }: MessageEvent<ReviewReport>) => {
        if (data.say === 'plays') plays.value = data.plays;
      });
    }
    const request: ReviewRequest = { do: 'look', game, record, moments };
    worker.current.postMessage(request);
  }, [game, record, moments.join()]);
  return plays.value;
}
