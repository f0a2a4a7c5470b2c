import { effect, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Materials } from './drawing/materials.tsx';
import { route } from './frame/router.tsx';
import type { Route } from './frame/routes.ts';
import { app } from './frame/texts.ts';
import { newVersion, takeNewVersion } from './offline/register.ts';
import { PageAt, titleAt } from './pages.tsx';
import { DropRecord } from './replay/drop.tsx';

/** The whole page: the materials of all drawings, the page of the moment, and what has to be said beside it. */
export function App() {
  useEffect(
    () =>
      effect(() => {
        document.title = titleAt(route.value);
      }),
    [],
  );
  return (
    <>
      <Materials />
      <div class="page-frame">
        <PageAt route={route.value} />
      </div>
      <NewVersion />
      <DropRecord />
    </>
  );
}

const isLater = signal(false);
const PLAYING: readonly Route['page'][] = ['table', 'lesson', 'online'];

/** Offered quietly, and never in a match. */
function NewVersion() {
  if (!newVersion.value || isLater.value || PLAYING.includes(route.value.page)) return null;
  return (
    <div class="toast" role="status">
      <span>{app.value.newVersion}</span>
      <button type="button" class="button first" onClick={takeNewVersion}>
        {app.value.takeNewVersion}
      </button>
      <button
        type="button"
        class="button plain"
        onClick={() => {
          isLater.value = true;
        }}
      >
        {app.value.later}
      </button>
    </div>
  );
}
