import { z } from 'zod';
import { CALLS } from '../calls.ts';
import { Base64Url, type Described, Done } from './common.ts';

const Minute = z
  .int()
  .min(0)
  .max(24 * 60 - 1)
  .describe('minutes after midnight');

export const Wishes = z
  .object({
    kinds: z.array(z.enum(CALLS)).max(CALLS.length).describe('what to be called for'),
    quiet: z
      .object({
        from: Minute,
        to: Minute,
        zone: z
          .string()
          .max(64)
          .refine(isZone, 'must be a time zone, such as Europe/Rome')
          .describe('the time zone of these hours'),
      })
      .nullable()
      .describe('hours during which calls wait; null for none'),
  })
  .describe('what to be called for, and when not to be called');
export type Wishes = z.infer<typeof Wishes>;

const CallSettings = z.object({
  publicKey: z.string().describe('of this server, for `pushManager.subscribe`'),
  wishes: Wishes,
});

const Endpoint = z
  .url({ protocol: /^https?$/ })
  .max(1000)
  .describe('of the push service of the browser');

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Requests about being called by Web Push. */
export const CALLING = {
  calls: {
    about: 'What is needed to be called by Web Push, and what I want to be called for.',
    answer: CallSettings,
  },
  wish: {
    about: 'Set what I want to be called for, and when not to be.',
    body: Wishes,
    answer: CallSettings,
  },
  subscribe: {
    about: 'Call me on this device: a subscription as the browser gives it.',
    body: z.object({
      endpoint: Endpoint,
      keys: z.object({ p256dh: Base64Url.max(200), auth: Base64Url.max(100) }),
      language: z.string().max(20),
    }),
    answer: Done,
  },
  unsubscribe: {
    about: 'Stop calling me on this device.',
    body: z.object({ endpoint: Endpoint }),
    answer: Done,
  },
} as const satisfies Readonly<Record<string, Described>>;
