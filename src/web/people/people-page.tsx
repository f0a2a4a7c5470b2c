import '../lobby/lobby.css';
import './people.css';
import type { Answer } from '../../protocol/http.ts';
import { PageHeader } from '../frame/page-header.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { Link } from '../frame/router.tsx';
import { online, useTexts } from '../frame/texts.ts';
import { EmptyTable } from '../lobby/empty-table.tsx';
import { OnlinePlaces } from '../lobby/online-places.tsx';
import { ask } from '../online/api.ts';
import { hasPlayed } from '../online/me.ts';
import { useRenewing } from '../online/renewing.ts';
import { Trouble } from '../table/trouble.tsx';
import { Bonds, Here, Results } from './between.tsx';

/** How often to ask who is online. */
const EVERY_MS = 15_000;

type Person = Answer<'people'>['people'][number];

/** The people I follow or have played with: who is online, our results, and a way to another match. */
export function PeoplePage() {
  const texts = useTexts('people');
  // A visitor without a player knows nobody; showing that must not create a player.
  const load = async () => (hasPlayed() ? ask('people', {}) : { people: [] });
  const { now, renew } = useRenewing('people', load, EVERY_MS);
  const { latest, failure } = now.value;
  return (
    <>
      <PageHeader />
      <main id="content" class="page lobby">
        <PageHeading>{online.value.places.people}</PageHeading>
        <OnlinePlaces />
        <Trouble failure={failure} onRetry={renew} />
        {texts && latest?.people.length === 0 && (
          <div class="inviting">
            <EmptyTable />
            <div>
              <h2>{texts.none}</h2>
              <p>{texts.noneLine}</p>
              <Link to={{ page: 'lobby' }} class="button">
                {online.value.places.tables}
              </Link>
            </div>
          </div>
        )}
        <ul class="people-rows">
          {latest?.people.toSorted(byPresence).map(person => (
            <PersonRow key={person.id} person={person} onChange={renew} />
          ))}
        </ul>
      </main>
    </>
  );
}

/** People who are online come first, those I follow before the others; then by most recent. */
function byPresence(one: Person, other: Person): number {
  return Number(other.isHere) - Number(one.isHere) || Number(other.isFollowed) - Number(one.isFollowed);
}

function PersonRow({ person, onChange }: { readonly person: Person; readonly onChange: () => void }) {
  const texts = useTexts('people');
  const { id, name, isFollowed } = person;
  return (
    <li class="person-row">
      <div>
        <h2>
          <Link to={{ page: 'player', id }} class="in-table">
            {name}
          </Link>{' '}
          {isFollowed && <span class="tag">{texts?.followed}</span>}
        </h2>
        <p class="row-facts">
          <Here you={person} />
          <br />
          <Results results={person.results} />
        </p>
      </div>
      <div class="between-do">
        <Bonds id={id} name={name} you={person} onChange={onChange} />
      </div>
    </li>
  );
}
