import '../frame/form.css';
import '../lobby/lobby.css';
import './club.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isGameId } from '../../games/index.ts';
import type { Club } from '../../protocol/api/clubs.ts';
import { ClubEvents } from '../event/club-events.tsx';
import { PageHeader } from '../frame/page-header.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { go, Link } from '../frame/router.tsx';
import { app, games, online, type Texts, useTexts } from '../frame/texts.ts';
import { lastGame } from '../home/last-game.ts';
import { tableForClub } from '../lobby/challenge.ts';
import { OnlinePlaces } from '../lobby/online-places.tsx';
import { ask, Failure } from '../online/api.ts';
import { LinkField, QrCode, ShareButtons } from '../online/invitation.tsx';
import { inviteFor } from '../online/invite.ts';
import { become, hasPlayed, me, meet } from '../online/me.ts';
import { useRenewing } from '../online/renewing.ts';
import { Trouble } from '../table/trouble.tsx';
import { ClubSettings } from './club-settings.tsx';
import { ClubTables } from './club-tables.tsx';
import { Crest } from './crest.tsx';
import { Members } from './members.tsx';

/** How often the page of a club is refreshed while somebody looks at it. */
const EVERY_MS = 10_000;

/** The page of a club: the way in for strangers, and everything that belongs to it for members. */
export function ClubPage({ id }: { readonly id: string }) {
  const texts = useTexts('club');
  const remote = useTexts('remote');
  const { now, renew } = useRenewing(id, () => ask('club', { id }), EVERY_MS);
  const { latest, failure } = now.value;
  useEffect(() => {
    if (me.value.kind === 'unknown') meet();
  }, []);
  const name = latest?.name;
  useEffect(() => {
    if (name !== undefined) document.title = `${name} · ${app.value.title}`;
  }, [name]);
  return (
    <>
      <PageHeader />
      <main id="content" class="page lobby">
        {texts && failure?.code === 'not-found' && (
          <>
            <PageHeading>{texts.goneHeading}</PageHeading>
            <p>{texts.goneLine}</p>
          </>
        )}
        {failure?.code !== 'not-found' && <Trouble failure={failure} onRetry={renew} />}
        {texts && remote && latest && <Shown club={latest} texts={texts} onChange={renew} />}
      </main>
    </>
  );
}

interface Shown {
  readonly club: Club;
  readonly texts: Texts['club'];
  readonly onChange: () => void;
}

function Shown({ club, texts, onChange }: Shown) {
  const { id, name, crest, size, you } = club;
  const isMember = you.role !== null && you.role !== 'asking';
  return (
    <>
      <div class="club-top">
        <Crest crest={crest} label={texts.crestOf(name)} size={72} />
        <div>
          <PageHeading>{name}</PageHeading>
          <p class="quiet">{texts.size(size)}</p>
        </div>
      </div>
      <OnlinePlaces />
      {isMember ? (
        <>
          <div class="club-do">
            <button type="button" class="button first" onClick={() => tableForClub({ id, name }, lastGame())}>
              {texts.newTable}
            </button>
            <Link to={{ page: 'club-night', id }} class="button">
              {texts.night}
            </Link>
            <Link to={{ page: 'club-day', id, game: lastGame() }} class="button">
              {texts.day}
            </Link>
          </div>
          <ClubEvents club={id} mayMake={you.role === 'owner' || you.role === 'organiser'} />
          <ClubTables club={club} texts={texts} />
          <Members club={club} texts={texts} onChange={onChange} />
          <Ladder id={id} texts={texts} />
          <ClubInvitation club={club} texts={texts} />
          {(you.role === 'owner' || you.role === 'organiser') && (
            <ClubSettings club={club} texts={texts} onChange={onChange} />
          )}
          <Leaving club={club} texts={texts} />
        </>
      ) : (
        <Joining club={club} texts={texts} onChange={onChange} />
      )}
    </>
  );
}

function Joining({ club, texts, onChange }: Shown) {
  const failure = useSignal<Failure | null>(null);
  const invite = inviteFor(club.id);
  const join = async () => {
    const mine = hasPlayed() ? null : await become();
    const body = invite === null ? {} : { invite };
    const answer = mine instanceof Failure ? mine : await ask('joinClub', { id: club.id, body });
    failure.value = answer instanceof Failure ? answer : null;
    onChange();
  };
  if (club.you.role === 'asking' && invite === null) return <p role="status">{texts.asked}</p>;
  if (invite === null && club.joining === 'link') return <p>{texts.byLinkOnly}</p>;
  return (
    <div class="club-do">
      <button type="button" class="button first" onClick={join}>
        {invite === null ? texts.ask : texts.join}
      </button>
      <Trouble failure={failure.value} />
    </div>
  );
}

export function ClubInvitation({ club, texts }: Pick<Shown, 'club' | 'texts'>) {
  const { id, name, you } = club;
  const remote = useTexts('remote');
  if (you.invite === null || !remote) return null;
  const link = `${location.origin}/club/${id}#${you.invite}`;
  return (
    <section class="room-invite" aria-labelledby="club-invite">
      <h2 id="club-invite">{texts.invite}</h2>
      <p>{texts.inviteLine}</p>
      <div class="room-link">
        <QrCode text={link} label={remote.room.qr} />
        <div class="room-link-words">
          <LinkField link={link} label={texts.link} />
          <ShareButtons link={link} text={texts.shareText(name)} />
        </div>
      </div>
    </section>
  );
}

/** How the club's matches went, by game. */
function Ladder({ id, texts }: { readonly id: string; readonly texts: Texts['club'] }) {
  const { now } = useRenewing(`ladder/${id}`, () => ask('clubLadder', { id }));
  const { latest } = now.value;
  if (!latest) return null;
  const byGame = Map.groupBy(latest.ladder, ({ game }) => game);
  return (
    <section class="list" aria-labelledby="ladder">
      <h2 id="ladder">{texts.ladder}</h2>
      <p class="quiet">{byGame.size === 0 ? texts.noLadder : texts.pointsHint}</p>
      {[...byGame].map(([game, rungs]) => (
        <table key={game} class="figures">
          <caption>{isGameId(game) ? games.value[game].name : game}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.player}</th>
              <th scope="col" class="number">
                {texts.points}
              </th>
              <th scope="col" class="number">
                {texts.won}
              </th>
              <th scope="col" class="number">
                {texts.matches}
              </th>
            </tr>
          </thead>
          <tbody>
            {rungs.map(({ player, name, points, won, matches }) => (
              <tr key={player}>
                <td>
                  <Link to={{ page: 'player', id: player }} class="in-table">
                    {name ?? online.value.somebody}
                  </Link>
                </td>
                <td class="number">{Math.round(100 * points) / 100}</td>
                <td class="number">{won}</td>
                <td class="number">{matches}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {latest.matches.length > 0 && (
        <details>
          <summary>{texts.history}</summary>
          <ClubTables club={null} tables={latest.matches} texts={texts} />
        </details>
      )}
    </section>
  );
}

function Leaving({ club, texts }: Pick<Shown, 'club' | 'texts'>) {
  const asking = useSignal<'leaveClub' | 'closeClub' | null>(null);
  const failure = useSignal<Failure | null>(null);
  const act = async (what: 'leaveClub' | 'closeClub') => {
    const answer = await ask(what, { id: club.id });
    if (answer instanceof Failure) failure.value = answer;
    else go({ page: 'clubs' });
  };
  const { value: what } = asking;
  return (
    <div class="club-do">
      {what === null ? (
        <>
          <button type="button" class="button plain" onClick={() => (asking.value = 'leaveClub')}>
            {texts.leave}
          </button>
          {club.you.role === 'owner' && (
            <button type="button" class="button plain" onClick={() => (asking.value = 'closeClub')}>
              {texts.close}
            </button>
          )}
        </>
      ) : (
        <fieldset class="club-sure">
          <legend>{what === 'leaveClub' ? texts.leaveSure : texts.closeSure}</legend>
          <button type="button" class="button first" onClick={() => act(what)}>
            {what === 'leaveClub' ? texts.leave : texts.close}
          </button>
          <button type="button" class="button" onClick={() => (asking.value = null)}>
            {app.value.cancel}
          </button>
        </fieldset>
      )}
      <Trouble failure={failure.value} />
    </div>
  );
}
