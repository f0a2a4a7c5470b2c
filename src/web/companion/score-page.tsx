import '../frame/form.css';
import './box.css';
import './score.css';
import { useSignal } from '@preact/signals';
import { type GameId, manifestOf } from '../../games/index.ts';
import { Lazy } from '../frame/lazy.tsx';
import { PageHeader } from '../frame/page-header.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { app, boardTexts, games, punctuation, type Texts, useTexts, wantBoardTexts } from '../frame/texts.ts';
import { GamePicker } from '../home/game-picker.tsx';
import { LONGEST_NAME } from '../names.ts';
import { SeatCount } from '../set-up/seat-count.tsx';
import { forget, keep, kept } from '../storage/storage.ts';
import type { AnyCompanion } from './companion.ts';

/** Counts what lies on a real table, by the rules of the game. */
export function ScorePage({ game }: { readonly game: GameId }) {
  const texts = useTexts('box');
  if (!texts) return <p class="loading" />;
  return (
    <>
      <PageHeader />
      <main id="content" class="page narrow score-page">
        <PageHeading>{punctuation.value.labelled(games.value[game].name, texts.score.heading)}</PageHeading>
        <GamePicker game={game} to={other => ({ page: 'box-score', game: other })} />
        <Lazy load={() => Promise.all([manifestOf(game).companion?.() ?? null, wantBoardTexts(game)])}>
          {([companion]) => companion?.Score && <Scores game={game} companion={companion} texts={texts} />}
        </Lazy>
      </main>
    </>
  );
}

function Scores(props: {
  readonly game: GameId;
  readonly companion: AnyCompanion;
  readonly texts: Texts['box'];
}) {
  const { game, companion, texts } = props;
  const { Score } = companion;
  const { seats, usualSeats } = manifestOf(game);
  const names = useSignal<readonly string[]>(namesFor(game, seats) ?? nameless(usualSeats));
  const words = boardTexts(game);
  const setNames = (now: readonly string[]) => {
    names.value = now;
    keep(`score-names/${game}`, now);
  };
  const count = names.value.length;
  const counted = useSignal(kept(`score/${game}`));
  /** What was counted before it was cleared, until something new is counted. */
  const cleared = useSignal<unknown>(undefined);
  const beginnings = useSignal(0);
  const beginWith = (json: unknown, before: unknown) => {
    if (json === undefined) forget(`score/${game}`);
    else keep(`score/${game}`, json);
    counted.value = json;
    cleared.value = before;
    beginnings.value++;
  };
  if (!words || !Score) return null;
  return (
    <>
      <SeatCount
        seats={seats}
        count={count}
        onChange={wanted => setNames([...names.value, ...nameless(wanted).slice(count)].slice(0, wanted))}
      />
      <div class="score-names">
        {names.value.map((name, seat) => (
          <input
            key={seat}
            type="text"
            aria-label={app.value.setUpPage.nameOf(seat + 1)}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            value={name}
            onInput={event => setNames(names.value.with(seat, event.currentTarget.value))}
          />
        ))}
      </div>
      <Score
        key={`${count} ${beginnings.value}`}
        texts={words.texts}
        words={texts.score}
        names={names.value.map((name, seat) => name.trim() || app.value.person(seat + 1))}
        kept={counted.value}
        keep={json => {
          keep(`score/${game}`, json);
          counted.value = json;
          cleared.value = undefined;
        }}
      />
      <p class="score-again">
        {cleared.value === undefined ? (
          <button
            type="button"
            class="button"
            disabled={counted.value === undefined}
            onClick={() => beginWith(undefined, counted.value)}
          >
            {texts.score.clear}
          </button>
        ) : (
          <>
            <span role="status">{texts.score.cleared}</span>
            <button type="button" class="button" onClick={() => beginWith(cleared.value, undefined)}>
              {app.value.homePage.bringBack}
            </button>
          </>
        )}
      </p>
    </>
  );
}

function nameless(count: number): readonly string[] {
  return Array.from({ length: count }, (_, seat) => app.value.person(seat + 1));
}

/** The names from last time. */
function namesFor(
  game: GameId,
  { min, max }: { readonly min: number; readonly max: number },
): readonly string[] | null {
  const json = kept(`score-names/${game}`);
  if (!Array.isArray(json) || json.length < min || json.length > max) return null;
  return json.every(name => typeof name === 'string' && name.length <= LONGEST_NAME) ? json : null;
}
