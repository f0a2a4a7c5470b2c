import { useSignal } from '@preact/signals';
import type { Me } from '../../protocol/api/me.ts';
import { Dialog } from '../frame/dialog.tsx';
import { online, useTexts } from '../frame/texts.ts';
import { ask, Failure } from '../online/api.ts';
import { iAm } from '../online/me.ts';
import { addPasskey, canUsePasskeys, type Outcome, signIn } from '../online/passkeys.ts';
import { day } from '../online/times.ts';

interface Says {
  /** Announces the outcome, to screen readers too. */
  readonly say: (words: string) => void;
}

function inWords(outcome: Outcome, done: string): string {
  if (outcome === 'done') return done;
  return outcome === 'cancelled'
    ? online.value.profile.passkeyCancelled
    : online.value.failures[outcome.code];
}

/** For people who have a passkey from another device. */
export function SignIn({ say }: Says) {
  const texts = online.value.profile;
  if (!canUsePasskeys()) return null;
  return (
    <div class="profile-part">
      <p>{texts.signInLine}</p>
      <button type="button" class="button" onClick={async () => say(inWords(await signIn(), texts.signedIn))}>
        {texts.signIn}
      </button>
    </div>
  );
}

/**
 * For a guest who has a profile elsewhere: what the guest has here is brought along, or left behind for good. People
 * with a passkey can come back, and lose nothing.
 */
export function GuestSignIn({ say }: Says) {
  const texts = useTexts('account');
  const isAsking = useSignal(false);
  if (!texts || !canUsePasskeys()) return null;
  const go = async (carryOver: boolean) => {
    isAsking.value = false;
    say(inWords(await signIn({ carryOver }), online.value.profile.signedIn));
  };
  return (
    <div class="profile-part">
      <p>{texts.guestLine}</p>
      <button
        type="button"
        class="button"
        onClick={() => {
          isAsking.value = true;
        }}
      >
        {online.value.profile.signIn}
      </button>
      {isAsking.value && (
        <Dialog
          label={texts.bringQuestion}
          class="sure"
          onClose={() => {
            isAsking.value = false;
          }}
        >
          <h2>{texts.bringQuestion}</h2>
          <ul>
            {texts.bring.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>{texts.leaveLine}</p>
          <div class="beside">
            <button type="button" class="button first" onClick={() => go(true)}>
              {texts.bringDo}
            </button>
            <button type="button" class="button" onClick={() => go(false)}>
              {texts.leaveDo}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

/** Makes several devices the same player. */
export function Passkeys({ player, say }: Says & { readonly player: Me }) {
  const texts = online.value.profile;
  const isBusy = useSignal(false);
  const add = async () => {
    if (isBusy.value) return;
    isBusy.value = true;
    say(inWords(await addPasskey(), texts.passkeyAdded));
    isBusy.value = false;
  };
  const remove = async (id: string) => {
    const answer = await ask('removePasskey', { id });
    if (answer instanceof Failure) say(online.value.failures[answer.code]);
    else iAm(answer);
  };
  return (
    <div class="profile-part">
      <h3>{texts.passkeys}</h3>
      <p class="quiet">{canUsePasskeys() ? texts.passkeysLine : texts.passkeyUnable}</p>
      {player.passkeys.length > 0 && (
        <ul class="belongings">
          {player.passkeys.map(({ id, madeAt, usedAt }) => {
            const name = texts.passkeyOf(day(madeAt));
            return (
              <li key={id}>
                <div>
                  <strong>{name}</strong>
                  <span>{usedAt === null ? texts.passkeyUnused : texts.passkeyUsed(day(usedAt))}</span>
                </div>
                <button
                  type="button"
                  class="button"
                  aria-label={texts.removeOf(name)}
                  onClick={() => remove(id)}
                >
                  {texts.remove}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {canUsePasskeys() && (
        <button type="button" class="button" aria-disabled={isBusy.value} onClick={add}>
          {texts.addPasskey}
        </button>
      )}
    </div>
  );
}
