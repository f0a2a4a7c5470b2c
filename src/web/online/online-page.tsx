import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { PageHeader } from '../frame/page-header.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { Link } from '../frame/router.tsx';
import { app, type Texts, useTexts } from '../frame/texts.ts';
import { OpenTable } from '../lobby/open-table.tsx';
import { extrasFor } from './extras.tsx';
import { inviteFor } from './invite.ts';
import { Meeting } from './meeting.ts';
import type { RemoteTable } from './remote-table.ts';
import { Room } from './room.tsx';
import { useCallsAnswered, useTurnCall } from './turn-call.ts';
import { unsentAt } from './unsent.ts';

/** The page of a table on the server: the room before the match, and then the table. */
export function OnlinePage({ id }: { readonly id: string }) {
  const invite = useInvite(id);
  const meeting = useMemo(() => new Meeting(id, invite), [id, invite]);
  useEffect(() => () => meeting.close(), [meeting]);
  useCallsAnswered(id);
  const texts = useTexts('remote');

  if (texts === null) return <div class="loading" aria-busy="true" />;
  if (meeting.isGone.value) return <Message heading={texts.gone} line={texts.goneWhy} />;
  const info = meeting.info.value;
  if (info === null) {
    if (meeting.line.value !== 'lost') {
      return (
        <p class="loading" role="status">
          {texts.looking}
        </p>
      );
    }
    return (
      <Message heading={texts.noLine} line={unsentAt(id) ? texts.sendingLater : ''}>
        <button type="button" class="button first" onClick={() => meeting.tryNow()}>
          {texts.tryNow}
        </button>
      </Message>
    );
  }
  const table = meeting.table.value;
  return table ? (
    <AtTable meeting={meeting} table={table} texts={texts} />
  ) : (
    <Room meeting={meeting} info={info} />
  );
}

/** A new link to the same table changes only what follows the `#`, so the page is not reloaded for it. */
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

function AtTable(props: {
  readonly meeting: Meeting;
  readonly table: RemoteTable;
  readonly texts: Texts['remote'];
}) {
  const { meeting, table, texts } = props;
  const extras = useMemo(() => extrasFor(meeting, table), [meeting, table, texts]);
  useTurnCall(table);
  return (
    <OpenTable
      table={table}
      extras={extras}
      trouble={() => <Message heading={app.value.tablePage.stopped} line="" />}
    />
  );
}

function Message(props: {
  readonly heading: string;
  readonly line: string;
  readonly children?: ComponentChildren;
}) {
  const { heading, line, children } = props;
  return (
    <>
      <PageHeader />
      <main id="content" class="page narrow message">
        <PageHeading>{heading}</PageHeading>
        {line !== '' && <p>{line}</p>}
        {children}
        <Link to={{ page: 'home' }} class="button">
          {app.value.home}
        </Link>
      </main>
    </>
  );
}
