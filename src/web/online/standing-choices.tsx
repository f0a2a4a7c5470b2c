import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameId } from '../../games/index.ts';
import type { Answer } from '../../protocol/http.ts';
import { games, online, texts as textsOf } from '../frame/texts.ts';
import { ask, Failure } from './api.ts';

/** How many choices a player may leave at once. */
const MOST = 3;

/** My standing choices in a match that takes days; nothing if the game has none. */
export function StandingChoices({ table, game }: { readonly table: string; readonly game: GameId }) {
  const texts = textsOf('remote').standing;
  const now = useSignal<Answer<'standing'> | null>(null);
  const said = useSignal('');
  useEffect(() => {
    ask('standing', { id: table }).then(found => {
      if (!(found instanceof Failure)) now.value = found;
    });
  }, [table]);
  const words = games.value[game].standing;
  if (!now.value || now.value.offered.length === 0 || !words) return null;
  const { offered, left } = now.value;
  const set = async (at: number, choice: string) => {
    const changed = choice === '' ? left.slice(0, at) : [...left.slice(0, at), choice, ...left.slice(at + 1)];
    const answer = await ask('setStanding', { id: table, body: { left: [...new Set(changed)] } });
    if (answer instanceof Failure) said.value = online.value.failures[answer.code];
    else {
      now.value = answer;
      said.value = texts.saved;
    }
  };
  const rows = Math.min(MOST, left.length + 1);
  return (
    <section aria-labelledby="standing" class="standing">
      <h3 id="standing">{texts.heading}</h3>
      <p class="note">{texts.line}</p>
      {Array.from({ length: rows }, (_, at) => (
        <label key={at} class="field">
          <span>{at === 0 ? texts.first : texts.orElse}</span>
          <select value={left[at] ?? ''} onChange={event => set(at, event.currentTarget.value)}>
            <option value="">{texts.wait}</option>
            {offered
              .filter(choice => !left.includes(choice) || left[at] === choice)
              .map(choice => (
                <option key={choice} value={choice}>
                  {words[choice] ?? choice}
                </option>
              ))}
          </select>
        </label>
      ))}
      <p role="status">{said.value}</p>
    </section>
  );
}
