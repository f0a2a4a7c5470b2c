import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { go } from '../frame/router.tsx';
import { useTexts } from '../frame/texts.ts';
import { checkedFile, goalOf, type Import, told } from './importing.tsx';
import { recordIn } from './link.ts';
import { Message } from './message.tsx';

/** The target of links that contain a whole match or study: stores it on this device, and opens it. */
export function SharedPage() {
  const texts = useTexts('replay');
  const fault = useSignal<Exclude<Import, { readonly ok: true }>['error'] | { readonly why: 'link' } | null>(
    null,
  );
  useEffect(() => {
    let isGone = false;
    const open = async () => {
      const found = await recordIn(location.hash.slice(1));
      const read: Import | null = found && (await checkedFile(found.record));
      if (isGone) return;
      if (found === null || read === null) {
        fault.value = { why: 'link' };
        return;
      }
      if (!read.ok) {
        fault.value = read.error;
        return;
      }
      go(goalOf(read, found.moment), true);
    };
    const fail = (error: unknown) => {
      fault.value = { why: 'wrong', fault: { kind: 'shape', message: String(error) } };
    };
    const openHere = () => {
      fault.value = null;
      open().catch(fail);
    };
    openHere();
    addEventListener('hashchange', openHere);
    return () => {
      isGone = true;
      removeEventListener('hashchange', openHere);
    };
  }, []);
  if (!texts) return <p class="loading" />;
  if (fault.value === null) return <p class="loading">{texts.loading}</p>;
  const { broken, brokenWhy } = texts.shared;
  const line = fault.value.why === 'wrong' ? told(fault.value.fault) : brokenWhy;
  return <Message heading={broken} line={line} />;
}
