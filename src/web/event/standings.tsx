import { useId } from 'preact/hooks';
import type { EventProps } from './event-page.tsx';
import { entrantName } from './names.ts';

/** How they stand, and why. */
export function Standings({ event, texts }: Pick<EventProps, 'event' | 'texts'>) {
  const isKnockOut = event.kind === 'knock-out';
  const id = useId();
  const exact = (value: number) => Math.round(100 * value) / 100;
  return (
    <section class="list" aria-labelledby={id}>
      <h2 id={id}>{texts.standings}</h2>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col" class="number">
              {texts.place}
            </th>
            <th scope="col">{texts.player}</th>
            <th scope="col" class="number">
              {texts.points}
            </th>
            {!isKnockOut && (
              <>
                <th scope="col" class="number event-tie">
                  {texts.opponents}
                </th>
                <th scope="col" class="number event-tie">
                  {texts.beaten}
                </th>
              </>
            )}
            <th scope="col" class="number">
              {texts.won}
            </th>
          </tr>
        </thead>
        <tbody>
          {event.standings.map(({ entrant, place, points, opponents, beaten, won }) => (
            <tr key={entrant} class={entrant === event.you.entrant ? 'mine' : ''}>
              <td class="number">{place}</td>
              <td>{entrantName(event, entrant)}</td>
              <td class="number">{exact(points)}</td>
              {!isKnockOut && (
                <>
                  <td class="number event-tie">{exact(opponents)}</td>
                  <td class="number event-tie">{exact(beaten)}</td>
                </>
              )}
              <td class="number">{won}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="quiet event-ties">
        {texts.pointsHint} {event.kind === 'swiss' && texts.byeHint}{' '}
        {isKnockOut ? texts.tieBreaksKnockOut : texts.tieBreaks}
      </p>
    </section>
  );
}
