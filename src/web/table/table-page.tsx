import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { PageHeader } from '../frame/page-header.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { go, Link } from '../frame/router.tsx';
import { app, faultText } from '../frame/texts.ts';
import { OpenTable } from '../lobby/open-table.tsx';
import { forgetMatch } from '../storage/matches.ts';
import { openLocalTable } from './local-table.ts';
import type { Table, Trouble } from './table.ts';

/** The table of a match on this device. */
export function TablePage({ id }: { readonly id: string }) {
  const attempt = useSignal(0);
  const opened = useMemo(() => openLocalTable(id), [id, attempt.value]);
  useEffect(() => {
    if (isTable(opened)) return () => opened.close();
  }, [opened]);
  if (!isTable(opened)) return <TroubleAt id={id} trouble={opened} onAgain={() => attempt.value++} />;
  const trouble = opened.trouble.value;
  if (trouble) return <TroubleAt id={id} trouble={trouble} onAgain={() => attempt.value++} />;
  return (
    <OpenTable
      key={attempt.value}
      table={opened}
      trouble={found => <TroubleAt id={id} trouble={found} onAgain={() => attempt.value++} />}
    />
  );
}

function TroubleAt(props: { readonly id: string; readonly trouble: Trouble; readonly onAgain: () => void }) {
  const { id, trouble, onAgain } = props;
  const texts = app.value.tablePage;
  const canForget = trouble.kind === 'unreadable';
  return (
    <>
      <PageHeader />
      <main id="content" class="page narrow message">
        {trouble.kind === 'not-found' && (
          <>
            <PageHeading>{texts.notFound}</PageHeading>
            <p>{texts.notFoundWhy}</p>
          </>
        )}
        {trouble.kind === 'unreadable' && (
          <>
            <PageHeading>{texts.broken}</PageHeading>
            <p>{faultText(trouble.fault)}</p>
          </>
        )}
        {trouble.kind === 'failed' && (
          <>
            <PageHeading>{texts.stopped}</PageHeading>
            <button type="button" class="button first" onClick={onAgain}>
              {texts.openAgain}
            </button>
          </>
        )}
        {canForget && (
          <button
            type="button"
            class="button"
            onClick={() => {
              forgetMatch(id);
              go({ page: 'home' }, true);
            }}
          >
            {texts.forget}
          </button>
        )}
        <Link to={{ page: 'home' }} class="button">
          {app.value.home}
        </Link>
      </main>
    </>
  );
}

function isTable(opened: Table | Trouble): opened is Table {
  return 'moment' in opened;
}
