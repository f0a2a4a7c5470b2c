import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { PageHeading } from './page-heading.tsx';
import { app } from './texts.ts';
import { useLoaded } from './use-loaded.ts';

/**
 * Draws something once what it needs has loaded, or says that loading failed. Give it a `key` that changes
 * with what is loaded.
 */
export function Lazy<T>(props: {
  readonly load: () => Promise<T>;
  /** What to say while it takes longer than loading does. */
  readonly meanwhile?: string;
  readonly children: (loaded: T) => ComponentChildren;
}) {
  const attempt = useSignal(0);
  const loading = useLoaded(props.load, [attempt.value]);
  if (loading.state === 'ready') return <>{props.children(loading.value)}</>;
  if (loading.state === 'loading')
    return (
      <div class="loading" aria-busy="true">
        {props.meanwhile}
      </div>
    );
  return (
    <main class="page narrow message">
      <PageHeading>{app.value.failedToLoad}</PageHeading>
      <button type="button" class="button first" onClick={() => attempt.value++}>
        {app.value.tryAgain}
      </button>
    </main>
  );
}
