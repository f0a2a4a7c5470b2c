import '../lobby/lobby.css';
import './club.css';
import { useSignal } from '@preact/signals';
import { USUAL_CREST } from '../../protocol/clubs.ts';
import { NameField } from '../frame/fields.tsx';
import { PageHeader } from '../frame/page-header.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { go, Link } from '../frame/router.tsx';
import { online, type Texts, useTexts } from '../frame/texts.ts';
import { OnlinePlaces } from '../lobby/online-places.tsx';
import { ask, Failure } from '../online/api.ts';
import { become, hasPlayed } from '../online/me.ts';
import { useRenewing } from '../online/renewing.ts';
import { Trouble } from '../table/trouble.tsx';
import { Crest } from './crest.tsx';
import { CrestField } from './crest-field.tsx';

/** My clubs, and where to found one. */
export function ClubsPage() {
  const texts = useTexts('club');
  const load = async () => (hasPlayed() ? ask('clubs', {}) : { clubs: [] });
  const { now, renew } = useRenewing('clubs', load);
  const { latest, failure } = now.value;
  return (
    <>
      <PageHeader />
      <main id="content" class="page lobby">
        <PageHeading>{online.value.places.clubs}</PageHeading>
        <OnlinePlaces />
        <Trouble failure={failure} onRetry={renew} />
        {texts && latest?.clubs.length === 0 && (
          <div>
            <h2>{texts.none}</h2>
            <p>{texts.noneLine}</p>
          </div>
        )}
        <ul class="club-rows">
          {texts &&
            latest?.clubs.map(({ id, name, crest, role }) => (
              <li key={id} class="club-row">
                <Crest crest={crest} />
                <div>
                  <h2>
                    <Link to={{ page: 'club', id }} class="in-table">
                      {name}
                    </Link>
                  </h2>
                  <p class="quiet">{texts.roles[role]}</p>
                </div>
              </li>
            ))}
        </ul>
        {texts && <Founding texts={texts} />}
      </main>
    </>
  );
}

function Founding({ texts }: { readonly texts: Texts['club'] }) {
  const name = useSignal('');
  const crest = useSignal(USUAL_CREST);
  const failure = useSignal<Failure | null>(null);
  const found = async (event: Event) => {
    event.preventDefault();
    if (name.value.trim() === '') return;
    const me = hasPlayed() ? null : await become();
    const made =
      me instanceof Failure ? me : await ask('foundClub', { body: { name: name.value, crest: crest.value } });
    if (made instanceof Failure) failure.value = made;
    else go({ page: 'club', id: made.id });
  };
  return (
    <form class="form new-club" onSubmit={found}>
      <fieldset>
        <legend>{texts.found}</legend>
        <NameField label={texts.name} name={name} />
        <CrestField crest={crest} texts={texts} />
      </fieldset>
      <div class="form-foot">
        <Trouble failure={failure.value} />
        <button type="submit" class="button first">
          {texts.found}
        </button>
      </div>
    </form>
  );
}
