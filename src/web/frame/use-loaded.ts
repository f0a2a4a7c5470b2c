import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** What is being loaded, for whoever draws it. */
export type Loading<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly value: T };

/**
 * Loads something and follows how far that has come. Loads again when one of `on` has changed; what comes too late is
 * handed to `drop`, as is what was there before.
 */
export function useLoaded<T>(
  load: () => Promise<T>,
  on: readonly unknown[],
  drop: (late: T) => void = () => undefined,
): Loading<T> {
  const loading = useSignal<Loading<T>>({ state: 'loading' });
  useEffect(() => {
    let isWanted = true;
    loading.value = { state: 'loading' };
    load().then(
      value => {
        if (isWanted) loading.value = { state: 'ready', value };
        else drop(value);
      },
      () => {
        if (isWanted) loading.value = { state: 'failed' };
      },
    );
    return () => {
      isWanted = false;
      if (loading.value.state === 'ready') drop(loading.value.value);
    };
  }, on);
  return loading.value;
}
