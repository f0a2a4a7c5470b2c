import { useMemo } from 'preact/hooks';
import { loadReasons, type Reasons } from '../../../locales/load-reasons.ts';
import { tellAll, whoAmong } from '../../../locales/words.ts';
import { type Finding, type TurningPoint, turningPointsOf } from '../../bots/review/index.ts';
import { SeatBadge } from '../drawing/seat-mark.tsx';
import { go } from '../frame/router.tsx';
import { language, punctuation, type Texts } from '../frame/texts.ts';
import { useLoaded } from '../frame/use-loaded.ts';
import type { BesideProps } from '../replay/beside.ts';
import { analyse } from '../study/analyse.ts';
import { canAnalyse } from '../study/kept-studies.ts';
import type { PlayAgain } from './decisions.ts';
import { playOn } from './play-on.ts';
import { usePlays } from './use-plays.ts';

interface TurningPointsProps extends BesideProps {
  readonly findings: readonly (Finding | undefined)[];
  readonly isWorking: boolean;
  readonly words: Texts['review'];
  /** Null until they have loaded. */
  readonly reasons: Reasons | null;
}

/** Where the match was won and lost: what was played, what was better, and a way to try it. */
export function TurningPoints(given: Omit<TurningPointsProps, 'reasons'>) {
  const { game: id } = given;
  const loaded = useLoaded(() => loadReasons(language.value, id), [id, language.value]);
  const props = { ...given, reasons: loaded.state === 'ready' ? loaded.value : null };
  const { game, record, findings, isWorking, words } = props;
  const points = useMemo(() => turningPointsOf(findings), [findings]);
  const plays = usePlays(
    game,
    record,
    points.map(({ moment }) => moment),
  );
  return (
    <section aria-labelledby="turning-points">
      <h2 id="turning-points">{words.turningPoints}</h2>
      {points.length === 0 && <p class="note">{isWorking ? words.noneYet : words.none}</p>}
      <ol class="turning-points">
        {points.map(point => {
          const play = plays?.get(point.moment);
          return (
            play && (
              <li key={`${point.moment} ${point.kind}`}>
                <Point {...props} point={point} play={play} />
              </li>
            )
          );
        })}
      </ol>
    </section>
  );
}

function Point(props: TurningPointsProps & { readonly point: TurningPoint; readonly play: PlayAgain }) {
  const { game, record, seats, look, words, point, play } = props;
  const { moment } = point;
  const seat = point.kind === 'mistake' ? point.judgement.seat : point.seat;
  const { name } = seats[seat];
  return (
    <>
      <p class="point-top">
        <SeatBadge seat={seat} size={18} /> <strong>{name}</strong> <span>{words.play(moment)}</span>
      </p>
      {point.kind === 'mistake' ? (
        <Mistake {...props} name={name} judgement={point.judgement} />
      ) : (
        <Stroke {...props} change={point.change} />
      )}
      <div class="point-buttons">
        <button
          type="button"
          class="button plain"
          aria-label={words.showOf(moment)}
          onClick={() => {
            if (point.kind === 'mistake') {
              const { made, best } = point.judgement;
              look(moment - 1, { view: play.view, seat, made, better: best });
            } else look(moment, null);
          }}
        >
          {words.show}
        </button>
        {canAnalyse(record) && (
          <button
            type="button"
            class="button"
            aria-label={words.analyseOf(moment)}
            onClick={() => analyse(props, point.kind === 'mistake' ? play.decidedAt : moment - 1)}
          >
            {words.analyse}
          </button>
        )}
        {point.kind === 'mistake' && (
          <button
            type="button"
            class="button"
            aria-label={words.playOnOf(name, moment)}
            onClick={() => go({ page: 'table', id: playOn(game, record, seats, play.decidedAt, seat).id })}
          >
            {words.playOn}
          </button>
        )}
      </div>
    </>
  );
}

function Mistake(
  props: TurningPointsProps & {
    readonly play: PlayAgain;
    readonly name: string;
    readonly judgement: Extract<TurningPoint, { kind: 'mistake' }>['judgement'];
  },
) {
  const { me, board, texts, words, play, name, judgement } = props;
  const { seat, made, best, mix, loss, error, sure, reason } = judgement;
  const describe = (move: string) => board.describeMove(play.view, move, texts.texts);
  const why = reason && props.reasons?.[reason.kind]?.(reason);
  return (
    <>
      <p>{words.made(describe(made))}</p>
      <p class="point-better">
        {mix && mix.length > 1
          ? words.mix(mix.map(([move, share]) => words.inMix(describe(move), Math.round(100 * share))))
          : words.better(describe(best))}
      </p>
      {why && <p class="point-why">{seat === me ? words.why(why) : words.whyTo(name, why)}</p>}
      <p class="point-loss">
        {words.gaveAway(Math.round(100 * loss), Math.round(200 * error))}
        {sure !== null && <small>{words.sure(Math.floor(100 * sure))}</small>}
      </p>
    </>
  );
}

function Stroke(
  props: TurningPointsProps & {
    readonly play: PlayAgain;
    readonly change: number;
    readonly point: TurningPoint;
  },
) {
  const { record, seats, texts, words, play, change, point } = props;
  const isNature = record.plays[point.moment - 1][0] === 'nature';
  const who = whoAmong(
    seats.map(seat => seat.name),
    null,
  );
  const told = isNature ? tellAll(texts, play.happenings.slice(0, 2), who) : [words.fistsMet];
  const name = point.kind === 'luck' ? seats[point.seat].name : '';
  const points = Math.round(100 * Math.abs(change));
  return (
    <>
      <p>{punctuation.value.sentences(told)}</p>
      <p class="point-loss">{change > 0 ? words.luckFor(name, points) : words.badLuckFor(name, points)}</p>
    </>
  );
}
