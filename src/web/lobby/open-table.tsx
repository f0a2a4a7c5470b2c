import '../table/table.css';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { manifestOf } from '../../games/index.ts';
import { Guard } from '../frame/guard.tsx';
import { app, boardTexts, games, wantBoardTexts } from '../frame/texts.ts';
import { useLoaded } from '../frame/use-loaded.ts';
import type { Table, Trouble } from '../table/table.ts';
import { type TableExtras, TableScreen } from '../table/table-screen.tsx';
import { peopleIn } from '../table/viewing.ts';

/** Loads what the game of a table needs, and shows the table. */
export function OpenTable(props: {
  readonly table: Table;
  readonly extras?: TableExtras;
  /** What to show instead if that fails. */
  readonly trouble: (trouble: Trouble) => ComponentChildren;
}) {
  const { table, extras, trouble } = props;
  const { game } = table;
  const loading = useLoaded(
    () =>
      Promise.all([
        manifestOf(game).board(),
        import('../table/lesson-offer.tsx'),
        // Only people who share a device need curtains.
        peopleIn(table.seats).length > 1 ? import('../table/curtain.tsx') : null,
        wantBoardTexts(game),
      ]),
    [game],
  );
  const texts = boardTexts(game);
  const title = `${games.value[game].name} · ${app.value.title}`;
  useEffect(() => {
    document.title = title;
  }, [title]);

  if (loading.state === 'failed') return <>{trouble({ kind: 'failed', message: '' })}</>;
  if (loading.state === 'loading' || !texts) return <p class="loading">{app.value.tablePage.loading}</p>;
  const [board, { LessonOffer }, curtains] = loading.value;
  const next = table.curtain.value;
  if (next !== null && curtains) {
    const { Curtain, RevealCurtain } = curtains;
    const lift = () => table.liftCurtain();
    if (next === 'middle') return <RevealCurtain onReady={lift} />;
    return <Curtain seat={next} name={table.seats[next].name} onReady={lift} />;
  }
  return (
    <Guard instead={error => trouble({ kind: 'failed', message: String(error) })}>
      <TableScreen
        table={table}
        board={board}
        texts={texts}
        LessonOffer={LessonOffer}
        {...(extras && { extras })}
      />
    </Guard>
  );
}
