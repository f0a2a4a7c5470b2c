import { useEffect } from 'preact/hooks';
import { useTexts } from '../frame/texts.ts';
import { callMeHere, learnPush, pushState } from './push.ts';

/**
 * Offers to call people where they are likely to close the page. Shown only if they have not decided yet and
 * it is possible.
 */
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
