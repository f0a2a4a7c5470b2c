import { useSignal } from '@preact/signals';
import type { Me } from '../../protocol/api/me.ts';
import { online } from '../frame/texts.ts';
import { ask, Failure } from '../online/api.ts';
import { iAm } from '../online/me.ts';
import { day } from '../online/times.ts';

const DAYS: readonly number[] = [1, 2, 3, 5, 7, 10, 14, 21, 28];

/** Leave of absence: days per year during which slow matches wait. */
export function LeaveOfAbsence({
  player,
  say,
}: {
  readonly player: Me;
  readonly say: (words: string) => void;
}) {
  const texts = online.value.profile;
  const days = useSignal<number>(7);
  const choices = DAYS.filter(count => count <= player.leaveDaysLeft);
  const chosen = choices.includes(days.value) ? days.value : (choices.at(-1) ?? 0);
  const goAway = async (count: number) => {
    const answer = await ask('leaveOfAbsence', { body: { days: count } });
    if (answer instanceof Failure) say(online.value.failures[answer.code]);
    else iAm(answer);
  };
  return (
    <div class="profile-part">
      <h3>{texts.leave}</h3>
      {player.leave ? (
        <div class="beside">
          <p>{texts.leaveUntil(day(player.leave.until))}</p>
          <button type="button" class="button" onClick={() => goAway(0)}>
            {texts.leaveBack}
          </button>
        </div>
      ) : (
        <>
          <p class="quiet">{texts.leaveLine(player.leaveDaysLeft)}</p>
          {choices.length > 0 && (
            <div class="beside">
              <label class="field">
                <span>{texts.leaveDays}</span>
                <select
                  value={chosen}
                  onChange={event => {
                    days.value = Number(event.currentTarget.value);
                  }}
                >
                  {choices.map(count => (
                    <option key={count} value={count}>
                      {count}
                    </option>
                  ))}
                </select>
              </label>
              <button type="button" class="button" onClick={() => goAway(chosen)}>
                {texts.leaveGo}
              </button>
            </div>
          )}
        </>
      )}
    </div>
  );
}
