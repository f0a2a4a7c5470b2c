import './table.css';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { type AnyBoard, BOARDS } from '../boards.ts';
import { openLocalTable } from '../local-table.ts';
import { forgetMatch } from '../matches.ts';
import { go, Link } from '../router.tsx';
import type { Table, Trouble } from '../table.ts';
import { app, GAME_TEXTS, type GameTexts, games, language } from '../texts.ts';
import { Curtain } from './curtain.tsx';
import { Guard } from './guard.tsx';
import { PageHeader } from './page-header.tsx';
import { PageHeading } from './page-heading.tsx';
import { TableScreen } from './table-screen.tsx';

/** The table of a match on this device: opens it, and loads what its game needs. */
export function TablePage({ id }: { readonly id: string }) {
  const attempt = useSignal(0);
  const opened = useMemo(() => openLocalTable(id), [id, attempt.value]);
  useEffect(() => {
    if (isTable(opened)) return () => opened.close();
  }, [opened]);
  if (!isTable(opened)) return <TroubleAt id={id} trouble={opened} onAgain={() => attempt.value++} />;
  const trouble = opened.trouble.value;
  if (trouble) return <TroubleAt id={id} trouble={trouble} onAgain={() => attempt.value++} />;
  return <OpenTable key={attempt.value} table={opened} onAgain={() => attempt.value++} id={id} />;
}

function OpenTable(props: { readonly table: Table; readonly id: string; readonly onAgain: () => void }) {
  const { table, id, onAgain } = props;
  const { game } = table;
  const parts = useSignal<{ readonly board: AnyBoard; readonly texts: GameTexts } | 'loading' | 'failed'>(
    'loading',
  );
  const spoken = language.value;
  useEffect(() => {
    let isGone = false;
    Promise.all([BOARDS[game](), GAME_TEXTS[spoken][game]()]).then(
      ([board, texts]) => {
        if (!isGone) parts.value = { board, texts };
      },
      () => {
        if (!isGone) parts.value = 'failed';
      },
    );
    return () => {
      isGone = true;
    };
  }, [game, spoken]);
  const title = `${games.value[game].name} · ${app.value.title}`;
  useEffect(() => {
    document.title = title;
  }, [title]);

  if (parts.value === 'failed') {
    return <TroubleAt id={id} trouble={{ kind: 'failed', message: '' }} onAgain={onAgain} />;
  }
  const next = table.curtain.value;
  if (next !== null)
    return <Curtain seat={next} name={table.seats[next].name} onReady={() => table.liftCurtain()} />;
  if (parts.value === 'loading') return <p class="loading">{app.value.tablePage.loading}</p>;
  const { board, texts } = parts.value;
  return (
    <Guard
      instead={error => (
        <TroubleAt id={id} trouble={{ kind: 'failed', message: String(error) }} onAgain={onAgain} />
      )}
    >
      <TableScreen table={table} board={board} texts={texts} />
    </Guard>
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
            <p>{texts.brokenWhy(trouble.message)}</p>
          </>
        )}
        {trouble.kind === 'failed' && (
          <>
            <PageHeading>{texts.stopped}</PageHeading>
            {trouble.message !== '' && <p>{texts.brokenWhy(trouble.message)}</p>}
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
