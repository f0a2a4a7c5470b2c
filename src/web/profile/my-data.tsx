import { useSignal } from '@preact/signals';
import { online, useTexts } from '../frame/texts.ts';
import { ask, Failure } from '../online/api.ts';
import { hasPlayed } from '../online/me.ts';
import { kept, keysUnder } from '../storage/archive.ts';
import { download } from '../storage/record-file.ts';
import { everythingKept } from '../storage/storage.ts';

const FILE = 'quattro-mura.json';

/** Everything that the server and this device have about me, as one file. */
export function MyData({ say }: { readonly say: (words: string) => void }) {
  const texts = useTexts('account');
  const isBusy = useSignal(false);
  if (!texts) return null;
  const take = async () => {
    if (isBusy.value) return;
    isBusy.value = true;
    say(texts.gathering);
    const server = hasPlayed() ? await ask('myData', {}) : null;
    isBusy.value = false;
    if (server instanceof Failure) return say(online.value.failures[server.code]);
    const archive = Object.fromEntries(keysUnder('').map(key => [key, kept(key)]));
    const device = { ...everythingKept(), ...archive };
    const data = { madeAt: new Date().toISOString(), server, device };
    download(new File([`${JSON.stringify(data, null, 2)}\n`], FILE, { type: 'application/json' }));
    say(texts.done(FILE));
  };
  return (
    <div class="profile-part">
      <h3>{texts.heading}</h3>
      <p class="quiet">{texts.line}</p>
      <button type="button" class="button" aria-disabled={isBusy.value} onClick={take}>
        {texts.download}
      </button>
    </div>
  );
}
