import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { PageHeading } from './page-heading.tsx';
import { app } from './texts.ts';

/** A part of the app that is loaded when it is first wanted. Says so if it cannot be. */
export function Lazy({ load }: { readonly load: () => Promise<() => ComponentChildren> }) {
  const draw = useSignal<{ readonly draw: () => ComponentChildren } | 'loading' | 'failed'>('loading');
  const attempt = useSignal(0);
  useEffect(() => {
    let isGone = false;
    draw.value = 'loading';
    load().then(
      loaded => {
        if (!isGone) draw.value = { draw: loaded };
      },
      () => {
        if (!isGone) draw.value = 'failed';
      },
    );
    return () => {
      isGone = true;
    };
  }, [attempt.value]);
  if (draw.value === 'loading') return <div class="loading" aria-busy="true" />;
  if (draw.value !== 'failed') return <>{draw.value.draw()}</>;
  return (
    <main class="page narrow message">
      <PageHeading>{app.value.failedToLoad}</PageHeading>
      <button type="button" class="button first" onClick={() => attempt.value++}>
        {app.value.tryAgain}
      </button>
    </main>
  );
}
