import { Link } from '../frame/router.tsx';
import { online } from '../frame/texts.ts';
import { ask, Failure } from '../online/api.ts';
import { useRenewing } from '../online/renewing.ts';

/** The people I have blocked, with a button to unblock them. */
export function Blocked({ say }: { readonly say: (words: string) => void }) {
  const texts = online.value.playerPage;
  const { now, renew } = useRenewing('blocked', () => ask('blocked', {}));
  const { latest } = now.value;
  if (!latest || latest.blocked.length === 0) return null;
  const unblock = async (id: string) => {
    const answer = await ask('unblock', { id });
    if (answer instanceof Failure) say(online.value.failures[answer.code]);
    renew();
  };
  return (
    <section class="profile-part" aria-labelledby="blocked">
      <h3 id="blocked">{texts.blocked}</h3>
      <ul class="belongings">
        {latest.blocked.map(({ id, name }) => {
          const called = name ?? online.value.somebody;
          return (
            <li key={id}>
              <div>
                <Link to={{ page: 'player', id }} class="in-table">
                  {called}
                </Link>
              </div>
              <button
                type="button"
                class="button"
                aria-label={texts.unblockOf(called)}
                onClick={() => unblock(id)}
              >
                {texts.unblock}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
