import webPush from 'web-push';
import type { Call } from '../../protocol/calls.ts';
import type { Store, StoredSubscription } from '../store/store.ts';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * The keys that identify this server to push services: made at its first start, and stored with everything
 * else.
 */
export async function keysOf(store: Store): Promise<VapidKeys> {
  return JSON.parse(await store.keepOnce('vapid', JSON.stringify(webPush.generateVAPIDKeys())));
}

/** `gone`: the subscription no longer exists. `later`: the push service cannot take it now. */
export type Delivered = 'done' | 'gone' | 'later';

const PATIENCE_MS = 10_000;
/** A call that no device has fetched within this time is no longer useful. */
const LIFE_SECONDS = 24 * 60 * 60;

/** Hands calls to the push services of devices, encrypted for each device, and contacts no other address. */
export class Push {
  readonly keys: VapidKeys;
  readonly #subject: string;
  readonly #services: readonly string[];

  /**
   * `subject` is the contact for operators of push services; `services` are addresses, or `*.domain` for all
   * its subdomains.
   */
  constructor(keys: VapidKeys, subject: string, services: readonly string[]) {
    this.keys = keys;
    this.#subject = subject;
    this.#services = services;
  }

  /** Whether the address belongs to a push service. The server contacts no other address on anyone's behalf. */
  knows(endpoint: string): boolean {
    const url = URL.parse(endpoint);
    if (url?.username !== '' || url.password !== '') return false;
    return this.#services.some(service =>
      service.startsWith('*.')
        ? url.protocol === 'https:' && url.port === '' && url.hostname.endsWith(service.slice(1))
        : url.origin === service,
    );
  }

  async deliver({ endpoint, p256dh, auth }: StoredSubscription, call: Call): Promise<Delivered> {
    if (!this.knows(endpoint)) return 'gone';
    try {
      const { body, headers } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(call),
        {
          vapidDetails: { subject: this.#subject, ...this.keys },
          TTL: LIFE_SECONDS,
          urgency: call.kind === 'hurry' ? 'high' : 'normal',
          // A newer call about the same table replaces one that has not been fetched yet.
          topic: call.table.slice(0, 32),
        },
      );
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
        body: body === null ? null : new Uint8Array(body),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await answer.body?.cancel();
      if (answer.ok) return 'done';
      return answer.status === 404 || answer.status === 410 || answer.status === 403 ? 'gone' : 'later';
    } catch (error) {
      // The browser's keys cannot be used for encryption, and never will be.
      return error instanceof TypeError || isNetwork(error) ? 'later' : 'gone';
    }
  }
}

function isNetwork(error: unknown): boolean {
  return error instanceof DOMException;
}
