import { tellAll, whoAmong } from '../../../locales/words.ts';
import { readerAt } from '../table/viewing.ts';
import './box.css';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { manifestOf } from '../../games/index.ts';
import { loadGame } from '../../games/load.ts';
import { Dialog } from '../frame/dialog.tsx';
import { LogIcon } from '../frame/icons.tsx';
import { Lazy } from '../frame/lazy.tsx';
import { go } from '../frame/router.tsx';
import {
  app,
  boardTexts,
  faultText,
  punctuation,
  type Texts,
  useTexts,
  wantBoardTexts,
} from '../frame/texts.ts';
import { OpenTable } from '../lobby/open-table.tsx';
import { Message } from '../replay/message.tsx';
import { enteredMatch, type KeptMatch, matchCalled } from '../storage/matches.ts';
import type { TableExtras } from '../table/table-screen.tsx';
import { EnteredTable } from './entered-table.ts';
import { EntryPanel } from './entry-panel.tsx';

/** The table of a match that is played with real pieces, and entered here. */
export function BoxTablePage({ id }: { readonly id: string }) {
  const texts = useTexts('box');
  const match = useMemo(() => matchCalled(id), [id]);
  if (!texts) return <p class="loading" />;
  const { tablePage } = app.value;
  if (match === 'not-found' || match === 'unreadable') {
    return <Message heading={tablePage.notFound} line={tablePage.notFoundWhy} />;
  }
  return (
    <Lazy key={id} load={() => open(match)}>
      {opened =>
        'fault' in opened ? (
          <Message heading={tablePage.broken} line={faultText(opened.fault)} />
        ) : (
          <Entering {...opened} texts={texts} />
        )
      }
    </Lazy>
  );
}

async function open(match: KeptMatch) {
  const { companion, board } = manifestOf(match.game);
  const [game, own, picture] = await Promise.all([
    loadGame(match.game),
    companion?.() ?? null,
    board(),
    wantBoardTexts(match.game),
  ]);
  const table = EnteredTable.open(game, match);
  return 'message' in table ? { fault: table } : { table, companion: own, board: picture };
}

function Entering(
  props: Extract<Awaited<ReturnType<typeof open>>, { readonly table: unknown }> & {
    readonly texts: Texts['box'];
  },
) {
  const { table, companion, board, texts } = props;
  const isBackOpen = useSignal(false);
  const words = boardTexts(table.game);
  const rematch = () => {
    const { keeper, options } = table.entered;
    go({ page: 'box-table', id: enteredMatch(table.game, table.seats, options, keeper).id }, true);
  };
  const extras: TableExtras = {
    leave: { to: { page: 'box', game: table.game }, hint: app.value.tablePage.leaveHint },
    plate: () => null,
    status: () => null,
    actions: () => (
      <button
        type="button"
        class="button plain"
        disabled={table.entered.entries.length === 0}
        onClick={() => {
          isBackOpen.value = true;
        }}
      >
        <LogIcon /> <span>{texts.goBack}</span>
      </button>
    ),
    sheet: () => (
      <>
        {words && (
          <EntryPanel table={table} board={board} boardTexts={words} companion={companion} texts={texts} />
        )}
        {isBackOpen.value && (
          <BackSheet
            table={table}
            texts={texts}
            onClose={() => {
              isBackOpen.value = false;
            }}
          />
        )}
      </>
    ),
    rematch,
    result: () => <p class="note">{texts.unverified}</p>,
    logged: log => log,
  };
  return (
    <OpenTable
      table={table}
      extras={extras}
      trouble={() => <Message heading={app.value.tablePage.stopped} line="" />}
    />
  );
}

/** Everything that was entered, the last first: a tap goes back to before it. */
function BackSheet(props: {
  readonly table: EnteredTable;
  readonly texts: Texts['box'];
  readonly onClose: () => void;
}) {
  const { table, texts, onClose } = props;
  const words = boardTexts(table.game);
  const who = whoAmong(
    table.seats.map(seat => seat.name),
    readerAt(table),
  );
  const log = table.moment.value?.log ?? [];
  const { entries } = table.entered;
  const lines = entries.map((entry, number) => {
    const told = log.filter(({ play }) => play === number).map(({ happening }) => happening);
    return {
      number,
      words: (words ? punctuation.value.sentences(tellAll(words, told, who)) : '') || entry.move,
    };
  });
  return (
    <Dialog class="moves" label={texts.goBack} onClose={onClose}>
      <h2>{texts.goBack}</h2>
      <p class="note">{texts.goBackLine}</p>
      <ul class="entry-choices">
        {lines.reverse().map(({ number, words }) => (
          <li key={number}>
            <button
              type="button"
              class="button"
              data-back={number}
              onClick={() => {
                table.backTo(number);
                onClose();
              }}
            >
              {words}
            </button>
          </li>
        ))}
      </ul>
      <p class="note">{texts.notOnOffer}</p>
    </Dialog>
  );
}
