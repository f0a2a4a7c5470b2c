import { z } from 'zod';
import { AnyJson, Base64Url, type Described } from './common.ts';
import { Me } from './me.ts';

const Challenge = z.object({
  challenge: z.string().describe('send it back with the answer'),
  options: AnyJson.describe('for `@simplewebauthn/browser`'),
});

/** A browser's answer, in the format of `@simplewebauthn/browser`. */
const PasskeyAnswer = z.object({
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}).default({}),
});

const PasskeyMade = PasskeyAnswer.extend({
  response: z.looseObject({ clientDataJSON: Base64Url, attestationObject: Base64Url }),
});

const PasskeyUsed = PasskeyAnswer.extend({
  response: z.looseObject({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
  }),
});

const challengeWith = <R extends z.ZodType>(response: R) =>
  z.object({ challenge: Base64Url.max(64), response });

/** Requests that make several devices the same player. */
export const PASSKEYS = {
  passkeyOptions: {
    about: 'Start adding a passkey.',
    answer: Challenge,
  },
  addPasskey: {
    about: 'Add the passkey that the browser has made.',
    body: challengeWith(PasskeyMade),
    answer: Me,
  },
  removePasskey: {
    about: 'Remove a passkey.',
    answer: Me,
  },
  signInOptions: {
    about: 'Start signing in with a passkey.',
    answer: Challenge,
  },
  signIn: {
    about: 'Sign in with a passkey: this device is that player from now on.',
    body: challengeWith(PasskeyUsed).extend({
      carryOver: z
        .boolean()
        .optional()
        .describe(
          'what the guest of this device has becomes that player’s, and the guest is gone: tables, matches, statistics, calls, bot ' +
            'accounts, and ratings in games where that player has none. Not for a guest with a passkey of its own',
        ),
    }),
    answer: Me,
  },
} as const satisfies Readonly<Record<string, Described>>;
