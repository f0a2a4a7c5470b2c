import { useSignal } from '@preact/signals';
import { isGameId } from '../../games/index.ts';
import { Lazy } from '../frame/lazy.tsx';
import type { Goal } from '../frame/routes.ts';
import { app, games, punctuation, useTexts } from '../frame/texts.ts';
import type { Moment, Table } from '../table/table.ts';
import { readerAt } from '../table/viewing.ts';
import { type ResultProps, ResultSheet } from './result-sheet.tsx';

/** The result of a match played or watched at this table. */
export function TableResult(
  props: Pick<
    ResultProps,
    'happened' | 'board' | 'boardTexts' | 'isFresh' | 'onRematch' | 'children' | 'onClose'
  > & { readonly table: Table; readonly end: NonNullable<Moment['end']> },
) {
  const { table, end, ...rest } = props;
  const { game, seats, replay } = table;
  const isSharing = useSignal(false);
  return (
    <>
      <ResultSheet
        {...rest}
        game={game}
        seats={seats}
        me={readerAt(table)}
        view={end.view}
        record={end.record}
        replay={replay}
        compare={table.deal === undefined ? null : dayOf(table.deal)}
        {...(table.deal !== undefined && { onRematch: null })}
        onShare={() => {
          isSharing.value = true;
        }}
      />
      {isSharing.value && (
        <Sharing
          table={table}
          end={end}
          onClose={() => {
            isSharing.value = false;
          }}
        />
      )}
    </>
  );
}

/** The page with everybody's results in this deal: `2026-11-17/GAME`, plus the club if it is a club's. */
function dayOf(deal: string): Goal | null {
  const [, game = '', club] = deal.split('/');
  if (!isGameId(game)) return null;
  return club === undefined ? { page: 'day', game } : { page: 'club-day', id: club, game };
}

function Sharing(props: {
  readonly table: Table;
  readonly end: NonNullable<Moment['end']>;
  readonly onClose: () => void;
}) {
  const { table, end, onClose } = props;
  const texts = useTexts('replay');
  if (!texts) return null;
  const names = table.seats.map(seat => seat.name);
  return (
    <Lazy load={() => import('../replay/share-sheet.tsx')}>
      {({ ShareSheet }) => (
        <ShareSheet
          title={punctuation.value.labelled(games.value[table.game].name, app.value.and(names))}
          record={end.record}
          links={table.address === undefined ? null : { match: location.origin + table.address }}
          moment={null}
          isOver
          check={() => table.check()}
          onClose={onClose}
          texts={texts}
        />
      )}
    </Lazy>
  );
}
