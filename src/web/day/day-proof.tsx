import type { Texts } from '../frame/texts.ts';
import { type Day, proofOf } from './days.ts';

/** The commitment made before the day, and the seed behind it. */
export function DayProof(props: {
  readonly day: Day;
  readonly club: string | null;
  readonly texts: Texts['day'];
}) {
  const { day, club, texts } = props;
  const proof = proofOf(day, club);
  const lines = [
    [texts.commitment, day.commitment],
    [texts.seed, day.seed],
    ...(day.next === null ? [] : [[texts.tomorrow, day.next]]),
  ];
  return (
    <details class="day-proof" open={proof === 'wrong'}>
      <summary>{texts.proof}</summary>
      <p>{texts.proofLine}</p>
      <p {...(proof === 'wrong' && { role: 'alert', class: 'day-wrong' })}>{texts[proof]}</p>
      <dl>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
