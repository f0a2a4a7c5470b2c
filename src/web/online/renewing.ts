import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Failure } from './api.ts';

/** The last answer, and why the last request failed, if it did. */
interface Renewed<T> {
  readonly latest: T | null;
  readonly failure: Failure | null;
}

export interface Renewing<T> {
  readonly now: ReadonlySignal<Renewed<T>>;
  readonly renew: () => void;
}

/**
 * Asks at once, again at intervals while the page is visible, when it becomes visible again, and when `key`
 * changes. Without `everyMs`, asks only once.
 */
export function useRenewing<T extends object>(
  key: string,
  load: () => Promise<T | Failure>,
  everyMs?: number,
): Renewing<T> {
  const now = useSignal<Renewed<T> & { readonly key: string }>({ latest: null, failure: null, key });
  const asked = useSignal(0);
  useEffect(() => {
    let isGone = false;
    if (now.value.key !== key) now.value = { latest: null, failure: null, key };
    let isAsking = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const renew = async () => {
      clearTimeout(timer);
      if (document.hidden || isAsking) return;
      isAsking = true;
      const answer = await load();
      isAsking = false;
      if (isGone) return;
      now.value =
        answer instanceof Failure
          ? { latest: now.value.latest, failure: answer, key }
          : { latest: answer, failure: null, key };
      const wait = answer instanceof Failure ? (answer.retryAfterSeconds ?? 0) * 1000 : 0;
      if (everyMs !== undefined) timer = setTimeout(renew, Math.max(everyMs, wait));
    };
    renew();
    if (everyMs !== undefined) document.addEventListener('visibilitychange', renew);
    return () => {
      isGone = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [key, asked.value]);
  return {
    now,
    renew: () => {
      asked.value++;
    },
  };
}
