import { useSignal } from '@preact/signals';
import type { Deal } from '../../bots/deal.ts';
import { BOT_NAMES } from '../../bots/names.ts';
import type { DealShown } from '../../protocol/api/days.ts';
import { go } from '../frame/router.tsx';
import { app, punctuation, type Texts } from '../frame/texts.ts';
import { ask, Failure } from '../online/api.ts';
import { myId } from '../online/me.ts';
import { checkedFile, goalOf } from '../replay/importing.tsx';
import { Trouble } from '../table/trouble.tsx';

type Others = NonNullable<DealShown['others']>;

interface Shown {
  readonly deal: Deal;
  readonly day: string;
  readonly club: string | null;
  readonly others: Others;
  readonly mine: DealShown['mine'];
  readonly texts: Texts['day'];
}

/**
 * How everybody has played a deal: how many have each lead, who did best, and what the master did. Each match can be
 * replayed.
 */
export function DealResults({ deal, day, club, others, mine, texts }: Shown) {
  const failure = useSignal<Failure | null>(null);
  const replay = async (player: string, name: string) => {
    const query = { game: deal.game, player, ...(club !== null && { club }) };
    const answer = await ask('dealLine', { id: day, query });
    if (answer instanceof Failure) {
      failure.value = answer;
      return;
    }
    const names = Array.from({ length: deal.seats }, (_, seat) =>
      seat === deal.seat ? name : BOT_NAMES[seat],
    );
    const read = await checkedFile({ ...answer.record, names });
    failure.value = read.ok ? null : new Failure('failed', read.error.why);
    if (read.ok) go(goalOf(read));
  };
  const rows = [
    ...(others.master ? [{ player: 'master', name: texts.master, ...others.master }] : []),
    ...others.best.map(one => ({ ...one, name: one.name ?? app.value.guest })),
  ].sort((a, b) => b.lead - a.lead);
  return (
    <>
      {others.leads.length > 0 && <Leads others={others} mine={mine} texts={texts} />}
      <section aria-labelledby="day-best">
        <h2 id="day-best">{texts.best}</h2>
        {others.master === null && <p class="soft">{texts.masterPlays}</p>}
        <Trouble failure={failure.value} />
        <table class="day-best">
          <thead>
            <tr>
              <th scope="col">{texts.player}</th>
              <th scope="col">{texts.score}</th>
              <th scope="col">{texts.difference}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map(({ player, name, score, lead }) => (
              <tr key={player} class={player === myId() ? 'mine' : player === 'master' ? 'master' : ''}>
                <th scope="row">{name}</th>
                <td>{written(score)}</td>
                <td>{lead > 0 ? `+${lead}` : written(lead)}</td>
                <td>
                  <button
                    type="button"
                    class="button"
                    aria-label={texts.replayOf(name)}
                    onClick={() => replay(player, name)}
                  >
                    {texts.replay}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

/** A bar for every lead that somebody has, with my place and the master's. */
function Leads({ others, mine, texts }: Pick<Shown, 'others' | 'mine' | 'texts'>) {
  const most = Math.max(...others.leads.map(({ count }) => count));
  return (
    <section aria-labelledby="day-all">
      <h2 id="day-all">{texts.all}</h2>
      <ul class="day-leads">
        {others.leads.map(({ lead, count }) => {
          const here = [
            ...(mine?.lead === lead ? [texts.you] : []),
            ...(others.master?.lead === lead ? [texts.master] : []),
          ];
          return (
            <li key={lead} class={mine?.lead === lead ? 'mine' : ''}>
              <span class="day-lead" aria-hidden="true">
                {lead > 0 ? `+${lead}` : written(lead)}
              </span>
              <span class="spoken">{punctuation.value.labelled(texts.lead(lead), texts.people(count))}</span>
              <span class="day-bar" aria-hidden="true" style={{ width: `${(100 * count) / most}%` }}>
                {count}
              </span>
              {here.length > 0 && <small>{punctuation.value.listed(here)}</small>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** With a minus sign as wide as the digits. */
function written(value: number): string {
  return String(value).replace('-', '−');
}
