import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Me } from '../../protocol/api/me.ts';
import { Dialog } from '../frame/dialog.tsx';
import { app, online, useTexts } from '../frame/texts.ts';
import { ask, Failure } from '../online/api.ts';
import { iAmNobody } from '../online/me.ts';
import { askForMine } from '../online/mine.ts';
import { callMeNoMore } from '../online/push.ts';
import { tellAgain } from '../statistics/sync.ts';

type Way = 'signOut' | 'deleteMe';

/** Signing out and deleting the account. Each says what it does before it does it. */
export function LeaveServer(props: { readonly player: Me; readonly say: (words: string) => void }) {
  const { player, say } = props;
  const texts = online.value.profile;
  const asking = useSignal<Way | null>(null);
  const close = () => {
    asking.value = null;
  };
  const leave = async (way: Way) => {
    close();
    // From now on, nobody calls this device for the player it used to be.
    await callMeNoMore().catch(() => undefined);
    const answer = await ask(way, {});
    if (answer instanceof Failure) return say(online.value.failures[answer.code]);
    iAmNobody();
    tellAgain();
    await askForMine();
  };
  return (
    <div class="profile-part">
      <h3>{texts.leaving}</h3>
      <div class="beside">
        <button
          type="button"
          class="button"
          onClick={() => {
            asking.value = 'signOut';
          }}
        >
          {texts.signOut}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            asking.value = 'deleteMe';
          }}
        >
          {texts.deleteMe}
        </button>
      </div>
      {asking.value === 'signOut' && (
        <Sure
          question={texts.signOutSure}
          doIt={texts.signOutDo}
          onDo={() => leave('signOut')}
          onClose={close}
        >
          <p>{player.passkeys.length > 0 ? texts.signOutWithKey : texts.signOutWithout}</p>
        </Sure>
      )}
      {asking.value === 'deleteMe' && (
        <Sure
          question={texts.deleteSure}
          doIt={texts.deleteDo}
          onDo={() => leave('deleteMe')}
          onClose={close}
        >
          <WhatGoes />
        </Sure>
      )}
    </div>
  );
}

function WhatGoes() {
  const texts = useTexts('account');
  if (!texts) return null;
  const list = (lines: readonly string[]) => (
    <ul>
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
  return (
    <>
      <h3>{texts.goes}</h3>
      {list(texts.goesWhat)}
      <h3>{texts.stays}</h3>
      {list(texts.staysWhat)}
      <p>{texts.underWay}</p>
    </>
  );
}

function Sure(props: {
  readonly question: string;
  readonly doIt: string;
  readonly onDo: () => void;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}) {
  const { question, doIt, onDo, onClose, children } = props;
  return (
    <Dialog
      label={question}
      class="sure"
      onClose={onClose}
      foot={
        <>
          <button type="button" class="button first" onClick={onDo}>
            {doIt}
          </button>
          <button type="button" class="button" onClick={onClose}>
            {app.value.cancel}
          </button>
        </>
      }
    >
      <h2>{question}</h2>
      {children}
    </Dialog>
  );
}
