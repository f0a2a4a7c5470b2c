import './online.css';
import { texts as textsOf } from '../frame/texts.ts';

/** Whether somebody is there: a full dot, or a ring. */
export function PresenceMark({ isHere }: { readonly isHere: boolean }) {
  const words = isHere ? textsOf('remote').isHere : textsOf('remote').isAway;
  return (
    <>
      <svg
        class={isHere ? 'presence here' : 'presence'}
        width="10"
        height="10"
        viewBox="-5 -5 10 10"
        aria-hidden="true"
      >
        <circle r={isHere ? 4.2 : 3.4} />
      </svg>
      <span class="spoken">{words}</span>
    </>
  );
}
