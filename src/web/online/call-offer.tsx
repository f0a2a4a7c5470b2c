import { useEffect } from 'preact/hooks';
import { useTexts } from '../frame/texts.ts';
import { callMeHere, learnPush, pushState } from './push.ts';

/** Where somebody may well close the page: whether they want to be called. Asked only where that is open and possible. */
export function CallOffer() {
  const texts = useTexts('calls');
  useEffect(() => {
    learnPush();
  }, []);
  if (!texts || pushState.value !== 'off') return null;
  return (
    <p class="status-note call-offer">
      <span>{texts.offer}</span>{' '}
      <button type="button" class="button small" onClick={() => callMeHere()}>
        {texts.on}
      </button>
    </p>
  );
}
