import { tellAll, whoAmong } from '../../../locales/words.ts';
import { readerAt } from '../table/viewing.ts';
import './box.css';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { loadForbidden } from '../../../locales/load-reasons.ts';
import { isGap } from '../../engine/gap.ts';
import type { Happened } from '../../engine/past.ts';
import { manifestOf } from '../../games/index.ts';
import { loadGame } from '../../games/load.ts';
import { drawMarks } from '../board/marks.tsx';
import type { DrawMarks } from '../board/places.ts';
import { SeatBadge } from '../drawing/seat-mark.tsx';
import { Dialog } from '../frame/dialog.tsx';
import { LogIcon } from '../frame/icons.tsx';
import { Lazy } from '../frame/lazy.tsx';
import { go } from '../frame/router.tsx';
import {
  app,
  boardTexts,
  faultText,
  language,
  punctuation,
  type Texts,
  useTexts,
  wantBoardTexts,
} from '../frame/texts.ts';
import { OpenTable } from '../lobby/open-table.tsx';
import { Message } from '../replay/message.tsx';
import { enteredMatch, type KeptMatch, matchCalled } from '../storage/matches.ts';
import { CurtainCard } from '../table/curtain.tsx';
import type { LogEntry } from '../table/log.tsx';
import type { TableExtras } from '../table/table-screen.tsx';
import { checkOf } from './bot.ts';
import { placeTurnedUp } from './chance-picker.tsx';
import { EnteredTable } from './entered-table.ts';
import { EntryPanel } from './entry-panel.tsx';
import { byReason, drawForbidden, explain, tappedInVain } from './forbidden.tsx';

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
  const [game, own, reasons, picture] = await Promise.all([
    loadGame(match.game),
    companion?.() ?? null,
    companion ? loadForbidden(language.value, match.game) : null,
    board(),
    wantBoardTexts(match.game),
  ]);
  const table = EnteredTable.open(game, match);
  return 'message' in table ? { fault: table } : { table, companion: own, reasons, board: picture };
}

function Entering(
  props: Extract<Awaited<ReturnType<typeof open>>, { readonly table: unknown }> & {
    readonly texts: Texts['box'];
  },
) {
  const { table, companion, reasons, board, texts } = props;
  const isBackOpen = useSignal(false);
  const words = boardTexts(table.game);
  const moment = table.moment.value;
  const whyNot = useSignal<string | null>(null);
  useEffect(() => {
    whyNot.value = null;
  }, [moment]);
  const asking = table.asking.value;
  const forbidden =
    asking.kind === 'move' && !asking.isHidden && moment && words && companion
      ? companion.forbidden(moment.view, asking.seat, asking.moves, words.texts)
      : [];
  const explained = reasons ? explain(forbidden, reasons) : [];
  const rematch = () => {
    const { keeper, options } = table.entered;
    go({ page: 'box-table', id: enteredMatch(table.game, table.seats, options, keeper).id }, true);
  };
  const helped = table.helped.value;
  if (helped !== null) {
    const { name } = table.seats[helped];
    return (
      <CurtainCard
        heading={texts.helper.heading(name)}
        line={texts.helper.line}
        button={texts.helper.ready(name)}
        onReady={() => table.liftCurtain()}
      >
        <SeatBadge seat={helped} size={64} />
      </CurtainCard>
    );
  }
  const extras: TableExtras = {
    leave: { to: { page: 'box', game: table.game }, hint: app.value.tablePage.leaveHint },
    plate: () => null,
    marks: explained.length > 0 ? drawForbidden(explained) : drawTurnedUp(table),
    onPress: ({ currentTarget, target, clientX: x, clientY: y }) => {
      if (!(currentTarget instanceof Element) || !(target instanceof Element)) return;
      const place = tappedInVain(currentTarget, { x, y }, target);
      whyNot.value = explained.find(each => each.place === place && place !== null)?.words ?? null;
    },
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
        <p class="why-not" role="status">
          {whyNot.value}
        </p>
        {words && (
          <EntryPanel table={table} board={board} boardTexts={words} companion={companion} texts={texts} />
        )}
        {isBackOpen.value && (
          <BackSheet
            table={table}
            texts={texts}
            refused={reasons ? byReason(forbidden, reasons) : []}
            onClose={() => {
              isBackOpen.value = false;
            }}
          />
        )}
      </>
    ),
    rematch,
    result: () => <p class="note">{texts.unverified}</p>,
    logged: log => withCodes(log, table, texts),
  };
  return (
    <OpenTable
      table={table}
      extras={extras}
      trouble={() => <Message heading={app.value.tablePage.stopped} line="" />}
    />
  );
}

/** Marks where something was turned up until it is entered, in the colour of the seat that moved. */
function drawTurnedUp({ asking, entered }: EnteredTable): DrawMarks | null {
  const place = asking.value.kind === 'chance' ? placeTurnedUp(asking.value.outcomes) : null;
  const by = entered.entries.findLast(entry => entry.by !== 'nature')?.by;
  if (place === null || typeof by !== 'number') return null;
  return drawMarks([{ places: [place], seat: by, why: 'pointed' }]);
}

/** The log, with the bot's commitments where they were shown. */
function withCodes(log: readonly Happened[], table: EnteredTable, texts: Texts['box']): readonly LogEntry[] {
  const shown = table.codes.filter(({ play }) => play < table.entered.entries.length);
  const entries: LogEntry[] = [...log];
  for (const commitment of shown.toReversed()) {
    const after = log.findLastIndex(({ play }) => play <= commitment.play);
    entries.splice(after + 1, 0, { said: `${texts.checkable} ${checkOf(commitment)}` });
  }
  return entries;
}

/** Everything that was entered, the latest first: a tap goes back to before it. */
function BackSheet(props: {
  readonly table: EnteredTable;
  readonly texts: Texts['box'];
  readonly refused: ReturnType<typeof byReason>;
  readonly onClose: () => void;
}) {
  const { table, texts, refused, onClose } = props;
  const words = boardTexts(table.game);
  const who = whoAmong(
    table.seats.map(seat => seat.name),
    readerAt(table),
  );
  const log = table.moment.value?.log ?? [];
  const { entries } = table.entered;
  const lines = entries.map((entry, number) => {
    const told = log.filter(({ play }) => play === number).map(({ happening }) => happening);
    const secret = isGap(entry) || !table.isOpenToAll(number) ? texts.hidden : entry.move;
    return { number, words: (words ? punctuation.value.sentences(tellAll(words, told, who)) : '') || secret };
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
      {refused.length > 0 && (
        <>
          <h2>{texts.notOnOffer}</h2>
          <dl class="refusals">
            {refused.map(({ why, what }) => (
              <div key={why}>
                <dt>{why}</dt>
                {what.length > 0 && <dd>{punctuation.value.listed(what)}</dd>}
              </div>
            ))}
          </dl>
        </>
      )}
    </Dialog>
  );
}
