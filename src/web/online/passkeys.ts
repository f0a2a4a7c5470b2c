import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { choose } from '../settings/settings.ts';
import { tellAgain } from '../statistics/sync.ts';
import { ask, Failure } from './api.ts';
import { iAm } from './me.ts';
import { askForMine } from './mine.ts';

/** The outcome; `cancelled`: the browser or the person gave no passkey. */
export type Outcome = 'done' | 'cancelled' | Failure;

/** Browsers allow passkeys only on pages that nobody can have tampered with. */
export function canUsePasskeys(): boolean {
  return isSecureContext && 'PublicKeyCredential' in globalThis;
}

export async function addPasskey(): Promise<Outcome> {
  const asked = await ask('passkeyOptions', {});
  if (asked instanceof Failure) return asked;
  const { options: optionsJSON, challenge } = asked;
  if (!isForMaking(optionsJSON)) return NOT_OURS;
  const { startRegistration } = await import('@simplewebauthn/browser');
  const made = await startRegistration({ optionsJSON }).catch(() => null);
  if (!made) return 'cancelled';
  const added = await ask('addPasskey', {
    body: { challenge, response: { ...plain(made), response: { ...made.response } } },
  });
  if (added instanceof Failure) return added;
  iAm(added);
  return 'done';
}

/**
 * Makes this device the passkey's player. `carryOver`: what this device's guest has becomes that player's.
 */
export async function signIn({ carryOver = false } = {}): Promise<Outcome> {
  const asked = await ask('signInOptions', {});
  if (asked instanceof Failure) return asked;
  const { options: optionsJSON, challenge } = asked;
  if (!isForUsing(optionsJSON)) return NOT_OURS;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const used = await startAuthentication({ optionsJSON }).catch(() => null);
  if (!used) return 'cancelled';
  const found = await ask('signIn', {
    body: { challenge, response: { ...plain(used), response: { ...used.response } }, carryOver },
  });
  if (found instanceof Failure) return found;
  iAm(found);
  tellAgain();
  await askForMine();
  if (found.name !== null) choose({ name: found.name });
  return 'done';
}

/** As the protocol requires it: plain objects throughout. */
function plain({ id, rawId, clientExtensionResults }: RegistrationResponseJSON | AuthenticationResponseJSON) {
  return {
    id,
    rawId,
    type: 'public-key' as const,
    clientExtensionResults: { ...clientExtensionResults },
  };
}

const NOT_OURS = new Failure('no-server', 'these are no options for passkeys');

function isForMaking(json: object): json is PublicKeyCredentialCreationOptionsJSON {
  return 'challenge' in json && 'rp' in json && 'user' in json && 'pubKeyCredParams' in json;
}

function isForUsing(json: object): json is PublicKeyCredentialRequestOptionsJSON {
  return 'challenge' in json && typeof json.challenge === 'string';
}
