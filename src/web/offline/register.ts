import { type ReadonlySignal, signal } from '@preact/signals';

/** Whether a new version of the app is ready and waits to be used. */
const waiting = signal<ServiceWorker | null>(null);
export const newVersion: ReadonlySignal<ServiceWorker | null> = waiting;

let registering: Promise<void> = Promise.resolve();

/** Resolves when it is known whether the app can be kept on this device: at the first visit that takes a moment. */
export function whenRegistered(): Promise<void> {
  return registering;
}

/** Keeps the app on this device, so that everything on one device works without a network from the next visit on. */
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

/** Changes to the new version: the page is loaded again, with it. */
export function takeNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.value?.postMessage('take over');
}
