import './profile.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Me } from '../../protocol/api/me.ts';
import { Link } from '../frame/router.tsx';
import { online } from '../frame/texts.ts';
import { me, meet } from '../online/me.ts';
import { Blocked } from './blocked.tsx';
import { BotAccounts } from './bot-accounts.tsx';
import { LeaveOfAbsence } from './leave-of-absence.tsx';
import { LeaveServer } from './leave-server.tsx';
import { MyData } from './my-data.tsx';
import { GuestSignIn, Passkeys, SignIn } from './passkeys.tsx';

/** My profile on the server. Part of the settings. */
export function Profile() {
  const texts = online.value.profile;
  const said = useSignal('');
  const say = (words: string) => {
    said.value = words;
  };
  useEffect(() => {
    meet();
  }, []);
  const who = me.value;
  return (
    <section class="profile" aria-labelledby="profile" aria-busy={who.kind === 'unknown'}>
      <h2 id="profile">{texts.heading}</h2>
      <p class="said" role="status">
        {said.value}
      </p>
      {who.kind === 'no-server' && <p class="quiet">{texts.noServer}</p>}
      {who.kind === 'nobody' && (
        <>
          <p class="quiet">{texts.nobody}</p>
          <SignIn say={say} />
          <MyData say={say} />
        </>
      )}
      {who.kind === 'player' && <Known player={who.me} say={say} />}
    </section>
  );
}

function Known({ player, say }: { readonly player: Me; readonly say: (words: string) => void }) {
  return (
    <>
      <p>
        <Link to={{ page: 'player', id: player.id }} class="button">
          {online.value.profile.myPage}
        </Link>
      </p>
      {player.passkeys.length === 0 && <GuestSignIn say={say} />}
      <Passkeys player={player} say={say} />
      <BotAccounts player={player} say={say} />
      <Blocked say={say} />
      <LeaveOfAbsence player={player} say={say} />
      <MyData say={say} />
      <LeaveServer player={player} say={say} />
    </>
  );
}
