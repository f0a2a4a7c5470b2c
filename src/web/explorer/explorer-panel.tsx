import './explorer.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadGameTexts } from '../../../locales/load.ts';
import { shareOf } from '../../bots/estimate.ts';
import type { Played } from '../../engine/explorer/explored.ts';
import type { GameId } from '../../games/index.ts';
import type { AnyBoard } from '../../games/manifest.ts';
import type { AnyCompanion } from '../companion/companion.ts';
import { Link } from '../frame/router.tsx';
import { type BoardTexts, language, type Texts, useTexts } from '../frame/texts.ts';
import { useLoaded } from '../frame/use-loaded.ts';
import { analyse } from '../study/analyse.ts';
import { fallenWords } from '../study/describe.ts';
import { stayWith } from '../study/engine-panel.tsx';
import type { Studying, StudyMoment } from '../study/studying.ts';
import { type Explorer, type PlaceHere, SOURCES } from './explorer.ts';

/** More are shown on request. */
const MOST_SHOWN = 6;
/** If fewer matches than this reached this very position, those that reached one of its kind are shown, too. */
const FEW = 12;

interface PanelProps {
  readonly explorer: Explorer;
  readonly studying: Studying;
  readonly game: GameId;
  readonly board: AnyBoard;
  readonly companion: AnyCompanion | null;
  readonly boardTexts: BoardTexts;
  readonly names: readonly string[];
}

/** What was played here before, how often, and how that ended. */
export function ExplorerPanel(props: PanelProps) {
  const { explorer, studying } = props;
  const texts = useTexts('explorer');
  const isOn = explorer.isOn.value;
  const moment = studying.moment.value;
  useEffect(() => explorer.look(moment), [explorer, moment, isOn]);
  if (!texts) return null;
  return (
    <section class="study-engine explorer" aria-label={texts.heading} tabIndex={-1}>
      <label class="study-switch">
        <input
          type="checkbox"
          checked={isOn}
          onChange={event => explorer.switch(event.currentTarget.checked)}
        />
        <span>{texts.heading}</span>
      </label>
      {isOn ? <Known {...props} moment={moment} texts={texts} /> : <p class="note">{texts.off}</p>}
    </section>
  );
}

interface KnownProps extends PanelProps {
  readonly moment: StudyMoment;
  readonly texts: Texts['explorer'];
}

function Known(props: KnownProps) {
  const { explorer, game, moment, texts } = props;
  const about = useLoaded(() => loadGameTexts(language.value, game, 'explorer'), [game, language.value]);
  const known = explorer.known.value;
  const source = explorer.source.value;
  const places = known.state === 'ready' ? known.places.filter(place => timesAt(place) > 0) : [];
  const [closest, ...wider] = places;
  const shown = closest && timesAt(closest) >= FEW ? [closest] : closest ? [closest, ...wider] : [];
  return (
    <>
      <fieldset class="explorer-sources">
        <legend class="spoken">{texts.source}</legend>
        {SOURCES.map(each => (
          <label key={each}>
            <input
              type="radio"
              name="explorer-source"
              checked={source === each}
              onChange={() => explorer.choose(each)}
            />
            <span>{texts.sources[each]}</span>
          </label>
        ))}
      </fieldset>
      {known.state === 'loading' && (
        <p class="note" role="status">
          {texts.loading}
        </p>
      )}
      {known.state === 'offline' && (
        <p class="note" role="status">
          {texts.offline}
        </p>
      )}
      {known.state === 'ready' && shown.length === 0 && (
        <p class="note" role="status">
          {moment.position.turn().kind === 'over' ? texts.over : texts.none}
        </p>
      )}
      {shown.map(place => (
        <Moves
          key={place.place}
          {...props}
          place={place}
          same={
            about.state === 'ready'
              ? place.isKind
                ? (about.value.explorer.kind ?? '')
                : about.value.explorer.position
              : ''
          }
        />
      ))}
      {known.state === 'ready' && (
        <p class="note">
          <small>{source === 'masters' ? texts.masters(explorer.matches.value) : texts.people}</small>
        </p>
      )}
    </>
  );
}

function Moves(props: KnownProps & { readonly place: PlaceHere; readonly same: string }) {
  const { place, same, names, moment, texts } = props;
  const areAllShown = useSignal(false);
  const times = timesAt(place);
  const rows = place.played.flatMap(played => {
    const moves = place.alike.get(played.move);
    return moves ? [{ played, moves }] : [];
  });
  const heading = place.isKind ? texts.kind(times) : texts.position(times);
  return (
    <div class="explorer-place" data-kind={place.isKind}>
      <h2>{heading}</h2>
      {moment.seat === null && <p class="note">{texts.resultsOf(names[place.seat])}</p>}
      <ol class="study-best">
        {rows.slice(0, areAllShown.value ? rows.length : MOST_SHOWN).map(({ played, moves }) => (
          <Row key={played.move} {...props} played={played} moves={moves} times={times} />
        ))}
      </ol>
      {rows.length > MOST_SHOWN && !areAllShown.value && (
        <button
          type="button"
          class="button"
          onClick={() => {
            areAllShown.value = true;
          }}
        >
          {texts.all(rows.length)}
        </button>
      )}
      <p class="note">
        <small>{same}</small>
      </p>
    </div>
  );
}

function Row(
  props: KnownProps & {
    readonly place: PlaceHere;
    readonly played: Played;
    /** All legal moves that it stands for. */
    readonly moves: readonly string[];
    readonly times: number;
  },
) {
  const { studying, board, companion, boardTexts, moment, played, moves, times, texts } = props;
  const { seat, position } = moment;
  const [move] = moves;
  const words =
    seat === null
      ? fallenWords(companion, move, moment.view, boardTexts)
      : board.describeMove(position.view(seat), move, boardTexts.texts);
  const { value, low, high } = shareOf(played.wins / played.times, played.times);
  const result = texts.result(played.times, 100 * value, 100 * low, 100 * high, played.score / played.times);
  return (
    <li class="explorer-row">
      <button
        type="button"
        class="study-candidate"
        data-explored={move}
        aria-label={texts.play(words, (100 * played.times) / times, result)}
        onClick={event => {
          stayWith(event.currentTarget);
          studying.play(seat ?? 'nature', move);
        }}
      >
        <strong>{texts.percent((100 * played.times) / times)}</strong>
        <span class="explorer-words">
          {words}
          {moves.length > 1 && <small> {texts.alike(moves.length - 1)}</small>}
          <small class="explorer-result">{result}</small>
          <span class="explorer-bar" aria-hidden="true">
            <span style={{ left: `${100 * low}%`, width: `${100 * (high - low)}%` }} />
            <b style={{ left: `${100 * value}%` }} />
          </span>
        </span>
      </button>
      <Matches {...props} words={words} />
    </li>
  );
}

/** Links to matches in which it was played. */
function Matches(
  props: KnownProps & { readonly place: PlaceHere; readonly played: Played; readonly words: string },
) {
  const { explorer, game, place, played, words, texts } = props;
  const isMasters = explorer.source.value === 'masters';
  const open = (match: string) =>
    explorer.open(match, place.place, played.move, (record, moment) => {
      const seats = Array.from({ length: record.seats }, (_, seat) => ({
        name: texts.master(seat + 1),
        kind: 'bot' as const,
        level: 'master' as const,
      }));
      analyse({ source: `masters/${game}/${match}`, game, record, seats }, moment);
    });
  return (
    <details class="explorer-matches">
      <summary aria-label={texts.matchesOf(words)}>{texts.matches}</summary>
      <ul>
        {played.matches.map((match, index) => (
          <li key={match}>
            {isMasters ? (
              <button type="button" class="button plain" onClick={() => open(match)}>
                {texts.match(Number(match) + 1)}
              </button>
            ) : (
              <Link to={{ page: 'match', id: match }} class="button plain">
                {texts.match(index + 1)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function timesAt({ played }: PlaceHere): number {
  return played.reduce((sum, { times }) => sum + times, 0);
}
