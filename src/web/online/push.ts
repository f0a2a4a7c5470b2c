import { type ReadonlySignal, signal } from '@preact/signals';
import { isObject } from '../../engine/record.ts';
import { language } from '../frame/texts.ts';
import { ask, Failure } from './api.ts';

/**
 * Whether this device can be called while the app is closed. `unable`: this browser has no push, or not at this address;
 * `blocked`: the person has said no to the browser.
 */
export type PushState = 'unknown' | 'unable' | 'blocked' | 'off' | 'on';

const state = signal<PushState>('unknown');
export const pushState: ReadonlySignal<PushState> = state;

export async function learnPush(): Promise<void> {
  const worker = await readyWorker();
  if (!worker) state.value = 'unable';
  else if (Notification.permission === 'denied') state.value = 'blocked';
  else state.value = (await worker.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Asks the browser, which asks the person, and tells the server where this device is. Only ever from a button. */
export async function callMeHere(): Promise<void> {
  const worker = await readyWorker();
  if (!worker || (await Notification.requestPermission()) !== 'granted') return learnPush();
  const settings = await ask('calls', {});
  if (settings instanceof Failure) return;
  try {
    const subscription = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: settings.publicKey,
    });
    const { endpoint, keys } = subscription.toJSON();
    const { p256dh, auth } = keys ?? {};
    if (!endpoint || !p256dh || !auth) throw new Error('this is no subscription');
    const body = { endpoint, keys: { p256dh, auth }, language: language.value };
    const told = await ask('subscribe', { body });
    if (told instanceof Failure) await subscription.unsubscribe();
    state.value = told instanceof Failure ? 'off' : 'on';
  } catch {
    // The browser has no push service, or it cannot be reached.
    state.value = 'unable';
  }
}

export async function callMeNoMore(): Promise<void> {
  const worker = await readyWorker();
  const subscription = await worker?.pushManager.getSubscription();
  if (subscription) {
    await ask('unsubscribe', { body: { endpoint: subscription.endpoint } });
    await subscription.unsubscribe();
  }
  await learnPush();
}

/** Tells the worker where this page is, and hears of a notification that was tapped. Returns how to stop. */
export function followCalls(goTo: (table: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {};
  const hear = ({ data, ports }: MessageEvent<unknown>) => {
    if (isObject(data) && data.ask === 'path') ports[0]?.postMessage(location.pathname);
    const path =
      isObject(data) && typeof data.go === 'string' ? /^\/online\/([0-9a-z]+)$/.exec(data.go) : null;
    if (path) goTo(path[1]);
  };
  navigator.serviceWorker.addEventListener('message', hear);
  return () => navigator.serviceWorker.removeEventListener('message', hear);
}

async function readyWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator && 'Notification' in globalThis && 'PushManager' in globalThis))
    return null;
  // Where the app is not kept on the device there is none to wait for.
  return (await navigator.serviceWorker.getRegistration()) ? navigator.serviceWorker.ready : null;
}
