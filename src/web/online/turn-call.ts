import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { app, games, texts as textsOf } from '../frame/texts.ts';
import { hear } from '../table/sounds.ts';
import { callMeHere, endCallsTo } from './push.ts';
import type { RemoteTable } from './remote-table.ts';

/**
 * Alerts people who are looking elsewhere when it is their turn: in the title, by a sound, and by a notification if
 * they want one.
 */

export type MayNotify = 'yes' | 'no' | 'asks' | 'unknown';

const may = signal<MayNotify>(mayNow());
export const mayNotify: ReadonlySignal<MayNotify> = may;

/** Asks the browser, which asks the person. Only ever from a button. */
export async function wantNotifications(): Promise<void> {
  await Notification.requestPermission();
  may.value = mayNow();
  // And after the page is closed, if the browser can be called then.
  if (may.value === 'yes') await callMeHere();
}

function mayNow(): MayNotify {
  if (!('Notification' in globalThis)) return 'unknown';
  const { permission } = Notification;
  return permission === 'granted' ? 'yes' : permission === 'denied' ? 'no' : 'asks';
}

/** Removes the alert when they look at the table. */
export function useCallsAnswered(table: string): void {
  useEffect(() => {
    const look = () => {
      if (!document.hidden) endCallsTo(table).catch(() => undefined);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [table]);
}

export function useTurnCall(table: RemoteTable): void {
  useEffect(() => {
    const isHidden = signal(document.hidden);
    const look = () => {
      isHidden.value = document.hidden;
    };
    document.addEventListener('visibilitychange', look);
    let wasMyTurn = table.isMyTurn.peek();
    const stop = effect(() => {
      const name = games.value[table.game].name;
      const title = `${name} · ${app.value.title}`;
      const isMyTurn = table.isMyTurn.value;
      const isCalled = isHidden.value && isMyTurn;
      document.title = isCalled ? `● ${textsOf('remote').yourTurn} – ${title}` : title;
      // People who look away during their own turn know that it is theirs.
      if (isCalled && !wasMyTurn) call(name, table.id);
      wasMyTurn = isMyTurn;
    });
    return () => {
      stop();
      document.removeEventListener('visibilitychange', look);
    };
  }, [table]);
}

/** Like the server's calls: one notification per table, and a tap opens the table. */
function call(name: string, table: string): void {
  hear('gain');
  if (may.value !== 'yes') return;
  const about = { body: name, icon: '/icon-192.png', tag: table };
  try {
    const note = new Notification(textsOf('remote').yourTurn, about);
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones let only the worker of the app notify.
    navigator.serviceWorker?.ready
      .then(registration => registration.showNotification(textsOf('remote').yourTurn, about))
      .catch(() => undefined);
  }
}
