import '../frame/form.css';
import './room.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isGameId, manifestOf } from '../../games/index.ts';
import { DECLINES, type DeclineReason } from '../../protocol/declines.ts';
import { isSlow } from '../../protocol/pace.ts';
import type { TableInfo, TableSeat } from '../../protocol/words.ts';
import { PageHeader } from '../frame/page-header.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { go, Link } from '../frame/router.tsx';
import { app, games, online, punctuation, texts as textsOf } from '../frame/texts.ts';
import { GamePicture } from '../home/game-picture.tsx';
import { optionsInWords } from '../set-up/option-fields.tsx';
import { ask, Failure } from './api.ts';
import { NameField } from './ask-name.tsx';
import { CallOffer } from './call-offer.tsx';
import { Invitation } from './invitation.tsx';
import type { Meeting } from './meeting.ts';
import { paceInWords } from './paces.ts';
import { isPromisedHere } from './promises.ts';
import { RoomSeats } from './room-seats.tsx';
import { seatName } from './seat-names.ts';

/** Before the match begins: who sits where, and how others can join. */
export function Room({ meeting, info }: { readonly meeting: Meeting; readonly info: TableInfo }) {
  const texts = textsOf('remote').room;
  const why = useSignal<string | null>(null);
  const isBusy = useSignal(false);
  const isSettled = useSettled(info.you.seat);
  const reason = useSignal<DeclineReason>('no-reason');
  const { declining } = textsOf('remote');
  const { game, you, seats } = info;
  const name = isGameId(game) ? games.value[game].name : game;
  useEffect(() => {
    document.title = `${name} · ${app.value.title}`;
  }, [name]);
  if (!isGameId(game)) return null;

  const attempt = async (work: () => Promise<string | null>): Promise<boolean> => {
    if (isBusy.value) return false;
    isBusy.value = true;
    why.value = await work();
    isBusy.value = false;
    return why.value === null;
  };
  const isSeated = you.seat !== null;
  /** Started: the match begins when everybody's device has contributed to chance. */
  const isStarted = info.status !== 'open';
  const isOpen = seats.some(({ kind, player }) => kind === 'open' && (player === null || you.kept !== null));
  const others = seats.filter(({ kind }, seat) => kind === 'person' && seat !== you.seat).length;
  const missing = missingFor(info, meeting.presence.value.players);
  const mine = you.seat === null ? null : seats[you.seat];
  /** The host need not fill the seats one by one before starting. */
  const withBots = you.isHost && others > 0 && !info.isRated && missing !== '' && filled(info);
  const mayFill = withBots && missingFor(withBots, meeting.presence.value.players) === '';
  const start = async (): Promise<string | null> => {
    for (const [number, { kind }] of seats.entries()) {
      const why = kind === 'open' ? await meeting.setSeat(number, { kind: 'bot', level: FILLING }) : null;
      if (why !== null) return why;
    }
    return meeting.start();
  };
  return (
    <>
      <PageHeader />
      <main id="content" class="page room">
        <div class="room-top">
          <div class="room-picture" aria-hidden="true">
            <GamePicture game={game} />
          </div>
          <div>
            <PageHeading>{texts.heading(name)}</PageHeading>
            <p class="note">{games.value[game].line}</p>
          </div>
        </div>
        <section class="room-seats" aria-labelledby="room-seats">
          <h2 id="room-seats">{texts.seats}</h2>
          <p class="room-state" role="status">
            {meeting.line.value === 'lost'
              ? textsOf('remote').noLine
              : (why.value ?? (isSeated && !info.isFound ? missing : ''))}
            {!isSeated && !isOpen && texts.full}
            {isSeated && !isStarted && why.value === null && info.isFound && texts.arriving}
            {isSeated && !isStarted && why.value === null && missing === '' && !info.isFound && texts.allHere}
          </p>
          {/* Above the seats: never where "take a seat" has just been. */}
          {isSeated && !isStarted && !info.isFound && (
            <div class="room-buttons">
              <button
                type="button"
                class="button first wide"
                disabled={(missing !== '' && !mayFill) || isBusy.value || !isSettled}
                onClick={() => attempt(start)}
              >
                {mayFill ? texts.startWithBots : texts.start}
              </button>
            </div>
          )}
          <RoomSeats meeting={meeting} info={info} isOpen={!isStarted && !info.isFound} attempt={attempt} />
          {!isStarted &&
            info.declined?.map(({ player, name: who, reason: why }) => (
              <p key={player} class="note" role="status">
                {why === 'no-reason'
                  ? declining.declined(who ?? app.value.guest)
                  : declining.declinedWhy(who ?? app.value.guest, declining.reasons[why])}
              </p>
            ))}
          {(isSeated || isOpen) && <NameField meeting={meeting} />}
          {mine && others > 0 && !isStarted && !info.isFound && (
            <label class="switch">
              <input
                type="checkbox"
                role="switch"
                checked={mine.isReady}
                aria-checked={mine.isReady}
                onChange={event => {
                  const isReady = event.currentTarget.checked;
                  attempt(() => meeting.setReady(isReady));
                }}
              />
              <span>
                {texts.ready}
                <small>{texts.readyHint}</small>
              </span>
            </label>
          )}
          <div class="room-buttons">
            {!isSeated && isOpen && (
              <button
                type="button"
                class="button first wide"
                disabled={isBusy.value}
                onClick={() => attempt(() => meeting.takeSeat())}
              >
                {texts.take}
              </button>
            )}
            {!isSeated && you.kept !== null && (
              <select
                class="decline-reason"
                aria-label={declining.reason}
                value={reason.value}
                onChange={event => {
                  const { value } = event.currentTarget;
                  reason.value = DECLINES.find(one => one === value) ?? 'no-reason';
                }}
              >
                {DECLINES.toReversed().map(one => (
                  <option key={one} value={one}>
                    {declining.reasons[one]}
                  </option>
                ))}
              </select>
            )}
            {!isSeated && you.kept !== null && (
              <button
                type="button"
                class="button plain"
                disabled={isBusy.value}
                onClick={() =>
                  attempt(async () => {
                    const answer = await ask('decline', { id: info.id, body: { reason: reason.value } });
                    if (answer instanceof Failure) return online.value.failures[answer.code];
                    go({ page: 'home' });
                    return null;
                  })
                }
              >
                {textsOf('remote').bar.decline}
              </button>
            )}
            {isSeated && !isStarted && info.event === null && (
              <button
                type="button"
                class="button plain"
                disabled={isBusy.value || !isSettled}
                onClick={async () => {
                  const isLast = others === 0;
                  if ((await attempt(() => meeting.leave())) && isLast) go({ page: 'home' });
                }}
              >
                {others === 0 ? texts.callOff : texts.stand}
              </button>
            )}
          </div>
        </section>
        {info.event !== null && (
          <p>
            <Link to={{ page: 'event', id: info.event }} class="button">
              {textsOf('remote').toEvent}
            </Link>
          </p>
        )}
        {isSeated && (isSlow(info.pace) || mine?.isReady) && <CallOffer />}
        {isSeated && !isStarted && !info.isFound && (
          <Invitation meeting={meeting} info={info} attempt={attempt} />
        )}
        <section class="room-how" aria-labelledby="room-how">
          <h2 id="room-how">{texts.how}</h2>
          {you.isHost && !isStarted && info.event === null && (
            <label class="field">
              <span>{texts.begins}</span>
              <select
                value={String(info.begins)}
                onChange={event => {
                  const { value } = event.currentTarget;
                  attempt(() => meeting.setBegins(value === 'lot' ? 'lot' : Number(value)));
                }}
              >
                <option value="lot">{texts.beginsLot}</option>
                {seats.map(
                  (seat, number) =>
                    seat.kind !== 'closed' && (
                      <option key={number} value={number}>
                        {texts.beginsSeat(sitterAt(seat, number))}
                      </option>
                    ),
                )}
              </select>
            </label>
          )}
          <ul>
            {optionsInWords(game, manifestOf(game).options, info.options).map(words => (
              <li key={words}>{words}</li>
            ))}
            <li>{paceInWords(info.pace)}</li>
            {(!you.isHost || isStarted || info.event !== null) && <li>{beginsInWords(info)}</li>}
            {seats.length > 2 && (
              <li>{info.resigning === 'ends' ? texts.resigningEnds : texts.resigningBot}</li>
            )}
            {info.pace.kind !== 'none' && <li>{texts.late[info.pace.late]}</li>}
            <li>{info.isRated ? texts.isRated : texts.isUnrated}</li>
            <li>{info.isPublic ? texts.isPublic : texts.isPrivate}</li>
          </ul>
          <details>
            <summary>{texts.fair}</summary>
            <p>{texts.fairSeal}</p>
            <code>{info.commitment}</code>
          </details>
        </section>
      </main>
    </>
  );
}

/** How long the buttons stay inactive after sitting down: one may lie under a finger that tapped twice. */
const SETTLING_MS = 1000;

function useSettled(seat: number | null): boolean {
  const settled = useSignal(seat);
  useEffect(() => {
    const settling = setTimeout(() => {
      settled.value = seat;
    }, SETTLING_MS);
    return () => clearTimeout(settling);
  }, [seat]);
  return settled.value === seat;
}

/** The same level as the bots of a quick match from the home page. */
const FILLING = 'journeyman';

/** The table with bots in the open seats; null if there are none, or one is kept for somebody. */
function filled(info: TableInfo): TableInfo | null {
  const open = info.seats.filter(({ kind }) => kind === 'open');
  if (open.length === 0 || open.some(({ player }) => player !== null)) return null;
  const seats = info.seats.map(
    (seat): TableSeat => (seat.kind === 'open' ? { ...seat, kind: 'bot', level: FILLING } : seat),
  );
  return { ...info, seats };
}

/** What is still needed before the match can begin; '' if nothing is. */
function missingFor(info: TableInfo, present: readonly string[]): string {
  const { game, seats, you, status } = info;
  const texts = textsOf('remote').room;
  const free = seats.filter(({ kind }) => kind === 'open').length;
  if (free > 0) return texts.freeSeats(free);
  const least = isGameId(game) ? manifestOf(game).seats.min : 2;
  if (seats.filter(({ kind }) => kind !== 'closed').length < least) return texts.tooFew(least);
  const namesOf = (is: (seat: TableSeat, number: number) => boolean) =>
    seats.flatMap((seat, number) =>
      seat.kind === 'person' && is(seat, number) ? [sitterAt(seat, number)] : [],
    );
  if (status !== 'open') {
    const mine = you.seat === null ? null : seats[you.seat];
    if (mine && !mine.hasNonce && !isPromisedHere(info)) return texts.elsewhere;
    return texts.notHere(namesOf(({ hasNonce }) => !hasNonce));
  }
  const late = namesOf(({ hasPromise }) => !hasPromise);
  if (late.length > 0) return texts.notReady(late);
  const away = namesOf(
    ({ player, isReady }, number) => !isReady && number !== you.seat && !present.includes(player ?? ''),
  );
  return away.length > 0 ? texts.notHere(away) : '';
}

function beginsInWords({ begins, seats }: TableInfo): string {
  const texts = textsOf('remote').room;
  if (begins === 'lot') return punctuation.value.labelled(texts.begins, texts.beginsLot);
  return texts.beginsSeat(seats[begins] ? sitterAt(seats[begins], begins) : String(begins + 1));
}

/** The name of the player, or the number of the seat. */
function sitterAt(seat: TableSeat, number: number): string {
  return seatName(seat, number) ?? app.value.person(number + 1);
}
