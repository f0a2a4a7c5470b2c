import { isSlow } from '../../protocol/pace.ts';
import { PHRASES } from '../../protocol/phrases.ts';
import '../frame/form.css';
import { useSignal } from '@preact/signals';
import { SeatBadge } from '../drawing/seat-mark.tsx';
import { Dialog } from '../frame/dialog.tsx';
import { FlagIcon } from '../frame/icons.tsx';
import { app, games, texts as textsOf } from '../frame/texts.ts';
import { botInWords } from '../names.ts';
import { LinkField, ShareButtons } from './invitation.tsx';
import { invitationTo } from './invite.ts';
import type { Meeting } from './meeting.ts';
import { PresenceMark } from './presence-mark.tsx';
import type { RemoteTable } from './remote-table.ts';
import { StandingChoices } from './standing-choices.tsx';
import { mayNotify, wantNotifications } from './turn-call.ts';

/** Everything about the people at a table: what to say to them, being called, resigning, reporting names. */
export function PeopleSheet(props: {
  readonly meeting: Meeting;
  readonly table: RemoteTable;
  readonly onClose: () => void;
}) {
  const { meeting, table, onClose } = props;
  const texts = textsOf('remote');
  const info = meeting.info.value;
  const isOver = table.moment.value?.view.turn.kind === 'over';
  const mine = table.me === null ? undefined : table.seats[table.me];
  const isPlaying = mine?.kind === 'person' && !isOver;
  const watchers = table.watchers.value;
  return (
    <Dialog class="people" label={texts.peopleHeading} onClose={onClose}>
      <h2>{texts.peopleHeading}</h2>
      <People table={table} />
      {watchers > 0 && <p class="note">{texts.watchers(watchers)}</p>}
      {isPlaying && info && (
        <Resigning
          table={table}
          isEnd={info.seats.length === 2 || info.resigning === 'ends'}
          onDone={onClose}
        />
      )}
      {isPlaying && info && isSlow(info.pace) && <StandingChoices table={info.id} game={table.game} />}
      {table.me !== null && (
        <section aria-labelledby="say">
          <h3 id="say">{texts.say}</h3>
          <div class="phrases">
            {PHRASES.filter(phrase => !info?.muted?.includes(phrase)).map(phrase => (
              <button
                key={phrase}
                type="button"
                class="button"
                data-phrase={phrase}
                onClick={() => {
                  table.say(phrase);
                  onClose();
                }}
              >
                {texts.phrases[phrase]}
              </button>
            ))}
          </div>
        </section>
      )}
      <label class="switch">
        <input
          type="checkbox"
          role="switch"
          checked={!meeting.isMuted.value}
          aria-checked={!meeting.isMuted.value}
          onChange={event => meeting.mute(!event.currentTarget.checked)}
        />
        <span>{texts.hearOthers}</span>
      </label>
      {isPlaying && <Notifying />}
      {info && (
        <div>
          <h3>{texts.watchLink}</h3>
          <LinkField link={linkTo(info)} label={texts.watchLink} />
          <ShareButtons link={linkTo(info)} text={games.value[table.game].name} />
        </div>
      )}
    </Dialog>
  );
}

function linkTo({ id, isPublic, you }: NonNullable<Meeting['info']['value']>): string {
  return invitationTo(id, isPublic ? null : you.invite);
}

function People({ table }: { readonly table: RemoteTable }) {
  const { isHere, isAway, botPlays, hasResigned, report, reported } = textsOf('remote');
  const { tablePage } = app.value;
  const done = useSignal<Readonly<Record<number, string>>>({});
  return (
    <ul class="people-list">
      {table.seats.map(({ name, level, elsewhere }, seat) => {
        const player = elsewhere?.player ?? null;
        const state = elsewhere?.state ?? 'here';
        const words =
          state === 'resigned'
            ? hasResigned
            : state === 'replaced'
              ? botPlays
              : elsewhere
                ? elsewhere.isHere
                  ? isHere
                  : isAway
                : botInWords(table.game, seat, level ?? 'journeyman');
        return (
          <li key={seat}>
            <SeatBadge seat={seat} />
            <span class="people-name">
              {elsewhere && <PresenceMark isHere={elsewhere.isHere} />}
              <strong>{name}</strong> <small>{seat === table.me ? tablePage.you : words}</small>
            </span>
            {player !== null && seat !== table.me && (
              <button
                type="button"
                class="button plain small"
                disabled={done.value[seat] !== undefined}
                aria-label={report(name)}
                onClick={async () => {
                  const why = await table.report(player);
                  done.value = { ...done.value, [seat]: why ?? reported };
                }}
              >
                {done.value[seat] ?? <FlagIcon />}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Notifying() {
  const { notify, notifyHint, notifyOn, notifyNot } = textsOf('remote');
  const may = mayNotify.value;
  if (may === 'unknown') return null;
  if (may !== 'asks') return <p class="note">{may === 'yes' ? notifyOn : notifyNot}</p>;
  return (
    <>
      <button type="button" class="button alone" onClick={() => wantNotifications()}>
        {notify}
      </button>
      <p class="note">{notifyHint}</p>
    </>
  );
}

/** Near the top of the sheet, so that both answers are on the screen of a phone. */
function Resigning(props: {
  readonly table: RemoteTable;
  /** Whether this ends the match. */
  readonly isEnd: boolean;
  readonly onDone: () => void;
}) {
  const { table, isEnd, onDone } = props;
  const { resign, resignOpen, resignQuestion, resignEnds, resignRated } = textsOf('remote');
  const isAsking = useSignal(false);
  const why = useSignal<string | null>(null);
  if (!isAsking.value) {
    return (
      <button
        type="button"
        class="button plain alone"
        onClick={() => {
          isAsking.value = true;
        }}
      >
        {resignOpen}
      </button>
    );
  }
  return (
    <fieldset class="resigning" aria-label={resign}>
      <p>{why.value ?? `${isEnd ? resignEnds : resignQuestion} ${table.isRated ? resignRated : ''}`}</p>
      <button
        type="button"
        class="button first"
        onClick={async () => {
          why.value = await table.resign();
          if (why.value === null) onDone();
        }}
      >
        {resign}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => {
          isAsking.value = false;
        }}
      >
        {app.value.cancel}
      </button>
    </fieldset>
  );
}
