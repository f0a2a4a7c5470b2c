import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** The state of something being loaded. */
export type Loading<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly value: T };

/**
 * Loads something and tracks its state. Loads again when one of `on` changes; outdated and late results are
 * handed to `drop`.
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
