import { useSignal } from '@preact/signals';
import type { Me } from '../../protocol/api/me.ts';
import { cleanName } from '../../protocol/names.ts';
import { SCOPES, type Scope, USUAL_SCOPES } from '../../protocol/scopes.ts';
import { online } from '../frame/texts.ts';
import { LONGEST_NAME } from '../names.ts';
import { ask, Failure } from '../online/api.ts';
import { become } from '../online/me.ts';

interface Token {
  readonly name: string;
  readonly token: string;
}

/** Accounts for programs, each known by a token that is shown once. */
export function BotAccounts(props: { readonly player: Me; readonly say: (words: string) => void }) {
  const { player, say } = props;
  const texts = online.value.profile;
  const name = useSignal('');
  const scopes = useSignal<readonly Scope[]>(USUAL_SCOPES);
  const made = useSignal<Token | null>(null);

  const make = async (event: Event) => {
    event.preventDefault();
    const clean = cleanName(name.value);
    if (clean === null) return say(texts.nameRefused);
    const answer = await ask('makeBot', { body: { name: clean, scopes: [...scopes.value] } });
    if (answer instanceof Failure) return say(online.value.failures[answer.code]);
    made.value = { name: clean, token: answer.token };
    name.value = '';
    scopes.value = USUAL_SCOPES;
    await become();
  };
  const remove = async (id: string) => {
    const answer = await ask('deleteBot', { id });
    if (answer instanceof Failure) return say(online.value.failures[answer.code]);
    made.value = null;
    await become();
  };

  return (
    <details class="profile-part" open={player.bots.length > 0}>
      <summary>
        <h3>{texts.bots}</h3>
      </summary>
      <p class="quiet">{texts.botsLine}</p>
      {player.bots.length > 0 && (
        <ul class="belongings">
          {player.bots.map(bot => {
            const shown = bot.name ?? online.value.somebody;
            return (
              <li key={bot.id}>
                <div>
                  <strong>{shown}</strong>
                  <span>{wordsFor(bot.scopes)}</span>
                </div>
                <button
                  type="button"
                  class="button"
                  aria-label={texts.revokeOf(shown)}
                  onClick={() => remove(bot.id)}
                >
                  {texts.revoke}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {made.value && <ShownOnce {...made.value} />}
      <form class="one-field" onSubmit={make}>
        <label class="field">
          <span>{texts.botName}</span>
          <input
            type="text"
            maxLength={LONGEST_NAME}
            autoComplete="off"
            required
            value={name.value}
            onInput={event => {
              name.value = event.currentTarget.value;
            }}
          />
        </label>
        {SCOPES.map(scope => (
          <label key={scope} class="switch">
            <input
              type="checkbox"
              role="switch"
              checked={scopes.value.includes(scope)}
              aria-checked={scopes.value.includes(scope)}
              onChange={event => {
                const others = scopes.value.filter(other => other !== scope);
                scopes.value = event.currentTarget.checked ? [...others, scope] : others;
              }}
            />
            <span>{texts.scopes[scope]}</span>
          </label>
        ))}
        <button type="submit" class="button">
          {texts.addBot}
        </button>
      </form>
    </details>
  );
}

function wordsFor(scopes: readonly Scope[]): string {
  const texts = online.value.profile;
  return scopes.length > 0 ? scopes.map(scope => texts.scopes[scope]).join(' · ') : texts.readsOnly;
}

function ShownOnce({ name, token }: Token) {
  const texts = online.value.profile;
  const isCopied = useSignal(false);
  return (
    <div class="token">
      <label class="field">
        <span>{texts.token(name)}</span>
        <input type="text" readOnly value={token} onFocus={event => event.currentTarget.select()} />
      </label>
      <button
        type="button"
        class="button"
        onClick={() =>
          navigator.clipboard.writeText(token).then(
            () => {
              isCopied.value = true;
            },
            () => undefined, // It can still be selected.
          )
        }
      >
        {isCopied.value ? texts.copied : texts.copy}
      </button>
      <p>{texts.tokenLine}</p>
    </div>
  );
}
