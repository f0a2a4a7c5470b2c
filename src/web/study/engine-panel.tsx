import { loadReasons } from '../../../locales/load-reasons.ts';
import type { Advice } from '../../bots/index.ts';
import { only } from '../../engine/viewers.ts';
import type { GameId } from '../../games/index.ts';
import type { AnyBoard } from '../../games/manifest.ts';
import type { AnyCompanion } from '../companion/companion.ts';
import { SeatBadge } from '../drawing/seat-mark.tsx';
import { type BoardTexts, language, type Texts } from '../frame/texts.ts';
import { useLoaded } from '../frame/use-loaded.ts';
import { fallenWords } from './describe.ts';
import { type Engine, MOST_OUTCOMES } from './engine.ts';
import type { Studying, StudyMoment } from './studying.ts';

/** How many moves can be taken in at a glance. */
const MOST_SHOWN = 5;

interface PanelProps {
  readonly engine: Engine;
  readonly studying: Studying;
  readonly game: GameId;
  readonly board: AnyBoard;
  readonly companion: AnyCompanion | null;
  readonly boardTexts: BoardTexts;
  readonly names: readonly string[];
  readonly texts: Texts['study'];
}

/** What the engine thinks of the position: the best moves, or what chance may bring. */
export function EnginePanel(props: PanelProps) {
  const { engine, studying, texts } = props;
  const moment = studying.moment.value;
  const found = engine.found.value;
  const isOn = engine.isOn.value;
  return (
    <section class="study-engine" aria-label={texts.engine} tabIndex={-1}>
      <label class="study-switch">
        <input
          type="checkbox"
          checked={isOn}
          onChange={event => {
            engine.switch(event.currentTarget.checked);
            engine.think(moment);
          }}
        />
        <span>{texts.engine}</span>
      </label>
      {!isOn && <p class="note">{texts.engineOff}</p>}
      {isOn && found.kind === 'moves' && (
        <>
          <p class={found.advice ? 'spoken' : 'note'} role="status">
            {found.advice ? texts.best : texts.thinking}
          </p>
          {found.advice && moment.seat !== null && (
            <BestMoves {...props} moment={moment} seat={moment.seat} advice={found.advice} />
          )}
        </>
      )}
      {isOn && found.kind === 'chances' && <Outcomes {...props} moment={moment} after={found.after} />}
    </section>
  );
}

function BestMoves(
  props: PanelProps & {
    readonly moment: StudyMoment;
    readonly seat: number;
    readonly advice: Advice;
  },
) {
  const { engine, studying, game, board, boardTexts, texts, moment, seat, advice } = props;
  const reasons = useLoaded(() => loadReasons(language.value, game), [game, language.value]);
  const isSecret = moment.position.knownTo(seat) === only(seat);
  const view = moment.position.view(seat);
  const { reason } = advice;
  const why = reason && reasons.state === 'ready' ? reasons.value[reason.kind]?.(reason) : null;
  return (
    <>
      <ol class="study-best">
        {advice.candidates.slice(0, MOST_SHOWN).map(({ move, value, share }) => {
          const words = board.describeMove(view, move, boardTexts.texts);
          const percent = Math.round(100 * value);
          return (
            <li key={move}>
              <button
                type="button"
                class="study-candidate"
                data-candidate={move}
                aria-label={texts.playMove(words, percent)}
                onClick={event => {
                  stayWith(event.currentTarget);
                  studying.play(seat, move);
                }}
              >
                <strong>{texts.percent(100 * value)}</strong>
                <span>
                  {words}
                  {isSecret && <small> {texts.mixed(Math.round(100 * share))}</small>}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      {why && <p class="note">{why}</p>}
      <p class="study-longer">
        <small>{texts.judgedFor}</small>
        <button type="button" class="button" onClick={() => engine.think(moment, true)}>
          {texts.longer}
        </button>
      </p>
    </>
  );
}

/** Every outcome with its probability, and what it would mean for everybody. */
function Outcomes(
  props: PanelProps & {
    readonly moment: StudyMoment;
    readonly after: ReadonlyMap<string, readonly number[]>;
  },
) {
  const { studying, companion, boardTexts, names, texts, moment, after } = props;
  const chances = moment.position.chances().sort(([, a], [, b]) => b - a);
  const all = chances.reduce((sum, [, weight]) => sum + weight, 0);
  const shown = chances.slice(0, MOST_OUTCOMES);
  const isWhole = shown.length === chances.length && shown.every(([outcome]) => after.has(outcome));
  const expected = names.map((_, seat) =>
    shown.reduce((sum, [outcome, weight]) => sum + (weight / all) * (after.get(outcome)?.[seat] ?? 0), 0),
  );
  return (
    <table class="study-outcomes">
      <caption>{texts.outcomes}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.outcome}</th>
          <th scope="col">{texts.likely}</th>
          {names.map((name, seat) => (
            <th key={seat} scope="col" aria-label={name} title={name}>
              <SeatBadge seat={seat} size={16} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(([outcome, weight]) => (
          <tr key={outcome}>
            <th scope="row">
              <button
                type="button"
                class="study-candidate"
                data-outcome={outcome}
                onClick={event => {
                  stayWith(event.currentTarget);
                  studying.play('nature', outcome);
                }}
              >
                {fallenWords(companion, outcome, moment.view, boardTexts)}
              </button>
            </th>
            <td>{texts.percent((100 * weight) / all)}</td>
            {names.map((_, seat) => (
              <td key={seat}>{percentOf(after.get(outcome)?.[seat])}</td>
            ))}
          </tr>
        ))}
      </tbody>
      {isWhole && shown.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row">{texts.expected}</th>
            <td />
            {expected.map((chance, seat) => (
              <td key={seat}>{percentOf(chance)}</td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );

  function percentOf(chance: number | undefined): string {
    return chance === undefined ? '…' : texts.percent(100 * chance);
  }
}

/** Keeps the focus in the panel when a list, and the button in it, is about to be replaced. */
export function stayWith(button: HTMLElement): void {
  button.closest<HTMLElement>('.study-engine')?.focus({ preventScroll: true });
}
