import { useSignal } from '@preact/signals';
import type { Club } from '../../protocol/api/clubs.ts';
import { Link } from '../frame/router.tsx';
import { online, type Texts } from '../frame/texts.ts';
import { ask, Failure } from '../online/api.ts';
import { myId } from '../online/me.ts';
import { Here } from '../people/between.tsx';
import { Trouble } from '../table/trouble.tsx';

type Member = Club['members'][number];
const ROLES = ['owner', 'organiser', 'member'] as const;

/** The members of a club: first those who ask to join, then those who are here. */
export function Members(props: {
  readonly club: Club;
  readonly texts: Texts['club'];
  readonly onChange: () => void;
}) {
  const { club, texts, onChange } = props;
  const failure = useSignal<Failure | null>(null);
  const set = async (player: string, role: (typeof ROLES)[number] | null) => {
    const answer = await ask('setMember', { id: club.id, body: { player, role } });
    failure.value = answer instanceof Failure ? answer : null;
    onChange();
  };
  const order = (member: Member) => (member.role === 'asking' ? 0 : member.isHere ? 1 : 2);
  return (
    <section class="list" aria-labelledby="members">
      <h2 id="members">{texts.members}</h2>
      <Trouble failure={failure.value} />
      <ul class="people-rows">
        {club.members
          .toSorted((a, b) => order(a) - order(b))
          .map(member => (
            <MemberRow key={member.id} member={member} mine={club.you.role} texts={texts} onSet={set} />
          ))}
      </ul>
    </section>
  );
}

function MemberRow(props: {
  readonly member: Member;
  readonly mine: Club['you']['role'];
  readonly texts: Texts['club'];
  readonly onSet: (player: string, role: (typeof ROLES)[number] | null) => void;
}) {
  const { member, mine, texts, onSet } = props;
  const { id, role } = member;
  const name = member.name ?? online.value.somebody;
  const isHigh = role === 'owner' || role === 'organiser';
  const mayDecide = id !== myId() && (mine === 'owner' || (mine === 'organiser' && !isHigh));
  return (
    <li class="person-row">
      <div>
        <h3>
          <Link to={{ page: 'player', id }} class="in-table">
            {name}
          </Link>{' '}
          {role !== 'member' && <span class="tag">{texts.roles[role]}</span>}
        </h3>
        {role !== 'asking' && <Here you={member} />}
      </div>
      {mayDecide && (
        <div class="between-do">
          {role === 'asking' ? (
            <button
              type="button"
              class="button first"
              aria-label={texts.letInOf(name)}
              onClick={() => onSet(id, 'member')}
            >
              {texts.letIn}
            </button>
          ) : (
            mine === 'owner' && (
              <select
                aria-label={texts.roleOf(name)}
                value={role}
                onChange={event => {
                  const chosen = ROLES.find(one => one === event.currentTarget.value);
                  if (chosen) onSet(id, chosen);
                }}
              >
                {ROLES.map(one => (
                  <option key={one} value={one}>
                    {texts.roles[one]}
                  </option>
                ))}
              </select>
            )
          )}
          <button
            type="button"
            class="button plain"
            aria-label={texts.removeOf(name)}
            onClick={() => onSet(id, null)}
          >
            {texts.remove}
          </button>
        </div>
      )}
    </li>
  );
}
