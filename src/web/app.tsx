import './frame/stand-ins.css';
import './frame/design.css';
import './frame/frame.css';
import { effect, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { Materials } from './drawing/materials.tsx';
import { route } from './frame/router.tsx';
import type { Route } from './frame/routes.ts';
import { app } from './frame/texts.ts';
import { newVersion, takeNewVersion } from './offline/register.ts';
import { CallRoom } from './online/call-room.tsx';
import { hasPlayed } from './online/me.ts';
import { PageAt, titleAt } from './pages.tsx';
import { DropRecord } from './replay/drop.tsx';

/** The whole app: the materials of all drawings, the current page, and notices over it. */
export function App() {
  useEffect(
    () =>
      effect(() => {
        document.title = titleAt(route.value);
        if (hasPlayed()) loadBar();
      }),
    [],
  );
  const Bar = bar.value;
  return (
    <>
      <Materials />
      <div class="page-frame">
        <PageAt route={route.value} />
      </div>
      {Bar ? <Bar /> : <CallRoom />}
      <NewVersion />
      <DropRecord />
    </>
  );
}

/** The bar that calls people to their matches. It costs nothing for people without matches. */
const bar = signal<ComponentType | null>(null);
let isLoading = false;

function loadBar(): void {
  if (isLoading) return;
  isLoading = true;
  import('./online/call-bar.tsx').then(
    ({ CallBar }) => {
      bar.value = CallBar;
    },
    () => {
      isLoading = false;
    },
  );
}

const isLater = signal(false);
const PLAYING: readonly Route['page'][] = ['table', 'lesson', 'online'];

/** Offered quietly, and never during a match. */
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
