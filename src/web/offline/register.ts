import { type ReadonlySignal, signal } from '@preact/signals';

/** Whether a new version of the app is ready and waits to be used. */
const waiting = signal<ServiceWorker | null>(null);
export const newVersion: ReadonlySignal<ServiceWorker | null> = waiting;

let registering: Promise<void> = Promise.resolve();

/** Resolves when it is known whether the app can be stored on this device, which takes a moment at the first visit. */
export function whenRegistered(): Promise<void> {
  return registering;
}

/** Stores the app on this device, so that everything local works offline from the next visit on. */
export function goOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  registering = serviceWorker.register('/offline.js').then(
    registration => {
      const offer = (): void => {
        // Without a controller this is the first visit: there is no older version to replace.
        if (registration.waiting && serviceWorker.controller) waiting.value = registration.waiting;
      };
      offer();
      registration.addEventListener('updatefound', () => {
        registration.installing?.addEventListener('statechange', offer);
      });
    },
    () => undefined, // The app works without it, as long as there is a network.
  );
}

/** Switches to the new version by reloading the page. */
export function takeNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.value?.postMessage('take over');
}
