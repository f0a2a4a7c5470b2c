import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { OpenTable } from '../lobby/open-table.tsx';
import { PageHeader } from '../frame/page-header.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { Link } from '../frame/router.tsx';
import { app, language } from '../frame/texts.ts';
import { extrasFor } from './extras.tsx';
import { inviteFor } from './invite.ts';
import { Meeting } from './meeting.ts';
import type { RemoteTable } from './remote-table.ts';
import { remote, remoteTexts, speakRemote } from './remote-texts.ts';
import { Room } from './room.tsx';
import { useTurnCall } from './turn-call.ts';

/** What is at the address of a table on the server: the room before the match, and then the table. */
export function OnlinePage({ id }: { readonly id: string }) {
  const invite = useInvite(id);
  const meeting = useMemo(() => new Meeting(id, invite), [id, invite]);
  useEffect(() => () => meeting.close(), [meeting]);
  const spoken = language.value;
  useEffect(() => {
    speakRemote(spoken).catch(() => undefined);
  }, [spoken]);

  if (remoteTexts.value === null) return <div class="loading" aria-busy="true" />;
  if (meeting.isGone.value) return <Message heading={remote().gone} line={remote().goneWhy} />;
  const info = meeting.info.value;
  if (info === null) {
    const isLost = meeting.line.value === 'lost';
    return (
      <p class="loading" role="status">
        {isLost ? remote().noLine : remote().looking}
      </p>
    );
  }
  const table = meeting.table.value;
  return table ? <AtTable meeting={meeting} table={table} /> : <Room meeting={meeting} info={info} />;
}

/** A new link to the same table changes nothing but what is behind the `#`: the page is not loaded anew for it. */
function useInvite(id: string): string | null {
  const invite = useSignal(inviteFor(id));
  useEffect(() => {
    const look = () => {
      invite.value = inviteFor(id);
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [id]);
  return invite.value;
}

function AtTable({ meeting, table }: { readonly meeting: Meeting; readonly table: RemoteTable }) {
  const extras = useMemo(() => extrasFor(meeting, table), [meeting, table, remoteTexts.value]);
  useTurnCall(table);
  return (
    <OpenTable
      table={table}
      extras={extras}
      trouble={() => <Message heading={app.value.tablePage.stopped} line="" />}
    />
  );
}

function Message({ heading, line }: { readonly heading: string; readonly line: string }) {
  return (
    <>
      <PageHeader />
      <main id="content" class="page narrow message">
        <PageHeading>{heading}</PageHeading>
        {line !== '' && <p>{line}</p>}
        <Link to={{ page: 'home' }} class="button">
          {app.value.home}
        </Link>
      </main>
    </>
  );
}
