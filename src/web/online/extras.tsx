import './online.css';
import { signal } from '@preact/signals';
import type { AskedUndo } from '../../protocol/socket.ts';
import { PeopleIcon } from '../frame/icons.tsx';
import { go, Link } from '../frame/router.tsx';
import { online, punctuation, texts as textsOf } from '../frame/texts.ts';
import type { TableExtras } from '../table/table-screen.tsx';
import { Awaited } from './awaited.tsx';
import { CallOffer } from './call-offer.tsx';
import type { Meeting } from './meeting.ts';
import { PeopleSheet } from './people-sheet.tsx';
import { PlateClock } from './plate-clock.tsx';
import { PresenceMark } from './presence-mark.tsx';
import { RatingNote } from './rating-note.tsx';
import type { RemoteTable } from './remote-table.ts';

/** What a remote table adds to the frame of a table. */
export function extrasFor(meeting: Meeting, table: RemoteTable): TableExtras {
  const arePeopleOpen = signal(false);
  const why = signal<string | null>(null);
  const isSeated = table.me !== null;
  const event = meeting.info.value?.event ?? null;
  const mayAsk = isSeated && event === null;
  const rematch = async () => {
    const found = await table.askRematch();
    if ('id' in found) go({ page: 'online', id: found.id }, true);
    else why.value = found.why;
  };
  return {
    leave: {
      to: event === null ? { page: 'home' } : { page: 'event', id: event },
      hint: isSeated ? textsOf('remote').leaveHint : '',
    },
    plate: seat => <PlateExtra table={table} seat={seat} />,
    status: () => (
      <>
        <StatusExtra table={table} onTry={() => meeting.tryNow()} />
        <Rematch table={table} onJoin={isSeated ? rematch : null} why={why.value} />
      </>
    ),
    actions: () => (
      <button
        type="button"
        class="button plain"
        onClick={() => {
          arePeopleOpen.value = true;
        }}
      >
        <PeopleIcon /> <span>{textsOf('remote').people}</span>
      </button>
    ),
    sheet: () =>
      arePeopleOpen.value && (
        <PeopleSheet
          meeting={meeting}
          table={table}
          onClose={() => {
            arePeopleOpen.value = false;
          }}
        />
      ),
    rematch: mayAsk ? rematch : null,
    result: () => (
      <>
        {/* By then it has been counted. */}
        {isSeated && table.isRated && meeting.info.value?.status === 'over' && (
          <RatingNote table={meeting.id} game={table.game} />
        )}
        <Rematch table={table} onJoin={isSeated ? rematch : null} why={why.value} />
        {event !== null && <ToEvent id={event} />}
      </>
    ),
    logged: log => table.logged(log, ({ kind }, name) => textsOf('remote').notes[kind](name)),
  };
}

/** Whether somebody is there, who plays in their place, and what they have just said. */
function PlateExtra({ table, seat }: { readonly table: RemoteTable; readonly seat: number }) {
  const { phrases, botPlays, hasResigned } = textsOf('remote');
  const sitter = table.seats[seat];
  const phrase = table.said.value[seat] ?? null;
  const state = sitter?.elsewhere?.state;
  return (
    <>
      {sitter?.elsewhere && (
        <span class="plate-presence">
          <PresenceMark isHere={sitter.elsewhere.isHere} />
        </span>
      )}
      <PlateClock table={table} seat={seat} />
      {state !== undefined && state !== 'here' && (
        <span class="plate-instead">{state === 'resigned' ? hasResigned : botPlays}</span>
      )}
      {phrase !== null && <span class="plate-said">{phrases[phrase]}</span>}
    </>
  );
}

/**
 * Below the instruction: the connection, the pending move, why a move was withdrawn, and how much time is
 * left.
 */
function StatusExtra({ table, onTry }: { readonly table: RemoteTable; readonly onTry: () => void }) {
  const texts = textsOf('remote');
  const { line, sending, refusal, watchers, said, me, seats } = table;
  const mine = me === null ? undefined : seats[me];
  const isLost = line.value === 'lost';
  const spoken = said.value.flatMap((phrase, seat) =>
    phrase === null ? [] : [texts.said(seats[seat]?.name ?? '', texts.phrases[phrase])],
  );
  return (
    <>
      {table.isUndoDeclined.value && <p class="status-note">{texts.undo.declined}</p>}
      {!isLost && refusal.value !== null && (
        <p class="status-warning">{online.value.failures[refusal.value]}</p>
      )}
      {!isLost && table.undoAsked.value ? (
        <UndoQuestion table={table} asked={table.undoAsked.value} />
      ) : isLost ? (
        sending.value === null ? (
          <p class="status-note">
            {texts.noLine} <TryNow onTry={onTry} />
          </p>
        ) : (
          <p class="status-note instead">
            {texts.sendingLater} <TryNow onTry={onTry} />
          </p>
        )
      ) : mine?.elsewhere?.state === 'replaced' ? (
        <p class="status-note">
          {texts.botPlaysForYou}{' '}
          <button type="button" class="button small" onClick={() => table.takeBack()}>
            {texts.takeBack}
          </button>
        </p>
      ) : (
        <Awaited table={table} />
      )}
      {me !== null && !table.isMyTurn.value && table.isSlow.value && <CallOffer />}
      {watchers.value > 0 && me !== null && <p class="spoken">{texts.watchers(watchers.value)}</p>}
      <p class="spoken" aria-live="polite">
        {punctuation.value.phrases(spoken)}
      </p>
    </>
  );
}

function TryNow({ onTry }: { readonly onTry: () => void }) {
  return (
    <button type="button" class="button small" onClick={onTry}>
      {textsOf('remote').tryNow}
    </button>
  );
}

/** Somebody wants to undo plays: the others are asked, and the person who asked can withdraw. */
function UndoQuestion({ table, asked }: { readonly table: RemoteTable; readonly asked: AskedUndo }) {
  const { undo } = textsOf('remote');
  const isMine = asked.by === table.me;
  const awaitsMe = asked.awaited.some(seat => seat === table.me && !asked.agreed.includes(seat));
  const words = isMine
    ? undo.asking(asked.plays)
    : undo.asked(table.seats[asked.by]?.name ?? '', asked.plays);
  return (
    <p class="status-note undo-question">
      {words}{' '}
      {awaitsMe && (
        <button type="button" class="button small" onClick={() => table.answerUndo(true)}>
          {undo.agree}
        </button>
      )}{' '}
      {(awaitsMe || isMine) && (
        <button type="button" class="button small" onClick={() => table.answerUndo(false)}>
          {isMine ? undo.withdraw : undo.refuse}
        </button>
      )}
    </p>
  );
}

/** The table was made for an event, and this leads back to it. */
function ToEvent({ id }: { readonly id: string }) {
  return (
    <p>
      <Link to={{ page: 'event', id }} class="button">
        {textsOf('remote').toEvent}
      </Link>
    </p>
  );
}

/** Somebody wants a rematch. Players can join, spectators can keep watching. */
function Rematch(props: {
  readonly table: RemoteTable;
  readonly onJoin: (() => void) | null;
  readonly why: string | null;
}) {
  const { table, onJoin, why } = props;
  const texts = textsOf('remote');
  const id = table.rematch.value;
  if (id === null) return why === null ? null : <p class="status-note">{why}</p>;
  return (
    <p class="status-note rematch" role="status">
      <span>{why ?? texts.rematchReady}</span>{' '}
      {onJoin ? (
        <button type="button" class="button first small" onClick={onJoin}>
          {texts.rematchJoin}
        </button>
      ) : (
        <Link to={{ page: 'online', id }} class="button small">
          {texts.rematchWatch}
        </Link>
      )}
    </p>
  );
}
