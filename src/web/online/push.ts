import { type ReadonlySignal, signal } from '@preact/signals';
import { isObject } from '../../engine/record.ts';
import { language } from '../frame/texts.ts';
import { whenRegistered } from '../offline/register.ts';
import { forget, keep, kept } from '../storage/storage.ts';
import { ask, Failure } from './api.ts';
import { hasPlayed, myId } from './me.ts';

/**
 * Whether this device can be called while the app is closed. `unable`: this browser has no push, or not at this
 * address; `blocked`: the person has told the browser no.
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
    const isTold = await tell(subscription);
    if (!isTold) await subscription.unsubscribe();
    state.value = isTold ? 'on' : 'off';
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
  forget(TOLD);
  await learnPush();
}

/**
 * What the server was last told about this device: its address, its player and its language. Any of these may have
 * changed since: somebody signed in or chose another language, or the browser changed the address while no page was
 * open.
 */
const TOLD = 'called-as';

export async function keepTold(): Promise<void> {
  const subscription = await (await readyWorker())?.pushManager.getSubscription();
  if (subscription && hasPlayed() && kept(TOLD) !== aboutNow(subscription)) await tell(subscription);
}

/** Tells the server; false if that failed. */
async function tell(subscription: PushSubscription): Promise<boolean> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) throw new Error('this is no subscription');
  const about = aboutNow(subscription);
  const told = await ask('subscribe', {
    body: { endpoint, keys: { p256dh, auth }, language: language.value },
  });
  if (told instanceof Failure) return false;
  keep(TOLD, about);
  return true;
}

function aboutNow({ endpoint }: PushSubscription): string {
  return [endpoint, myId() ?? '', language.value].join(' ');
}

/** People who look at a table no longer need its notification. */
export async function endCallsTo(table: string): Promise<void> {
  const worker = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  for (const note of (await worker?.getNotifications({ tag: table })) ?? []) note.close();
}

/**
 * Tells the worker which page this is, and listens for tapped notifications. Returns a function that stops
 * it.
 */
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
  // If the app cannot be stored on the device, there is no worker to wait for.
  await whenRegistered();
  return (await navigator.serviceWorker.getRegistration()) ? navigator.serviceWorker.ready : null;
}
