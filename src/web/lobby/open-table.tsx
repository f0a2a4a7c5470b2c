import '../table/table.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { type AnyBoard, BOARDS } from '../boards.ts';
import type { Table, Trouble } from '../table/table.ts';
import { app, GAME_TEXTS, type GameTexts, games, language } from '../frame/texts.ts';
import { Curtain } from '../table/curtain.tsx';
import { Guard } from '../frame/guard.tsx';
import { type TableExtras, TableScreen } from '../table/table-screen.tsx';

/** A table that one is at: loads what its game needs, and shows it. */
export function OpenTable(props: {
  readonly table: Table;
  readonly extras?: TableExtras;
  /** What is shown instead if it cannot be. */
  readonly trouble: (trouble: Trouble) => ComponentChildren;
}) {
  const { table, extras, trouble } = props;
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

  if (parts.value === 'failed') return <>{trouble({ kind: 'failed', message: '' })}</>;
  const next = table.curtain.value;
  if (next !== null)
    return <Curtain seat={next} name={table.seats[next].name} onReady={() => table.liftCurtain()} />;
  if (parts.value === 'loading') return <p class="loading">{app.value.tablePage.loading}</p>;
  const { board, texts } = parts.value;
  return (
    <Guard instead={error => trouble({ kind: 'failed', message: String(error) })}>
      <TableScreen table={table} board={board} texts={texts} {...(extras && { extras })} />
    </Guard>
  );
}
