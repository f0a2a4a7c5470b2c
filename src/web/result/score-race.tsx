import type { MatchRecord } from '../../engine/record.ts';
import type { GameId } from '../../games/index.ts';
import { SeatMark } from '../drawing/seat-mark.tsx';
import { app, type Texts } from '../frame/texts.ts';
import { useLoaded } from '../frame/use-loaded.ts';
import { openPositions } from '../replay/positions.ts';
import type { Scores } from '../replay/replay-protocol.ts';
import { HEIGHT, PLOT, raceOf, stages, WIDTH } from './race.ts';

/** Lines differ by their dashes as well as by their colours. */
const DASHES = [undefined, '7 3', '2 3', '10 3 2 3', '4 4', '12 3'];

/** How the scores grew from the first play to the last, one line per seat. Empty until it has been worked out. */
export function ScoreRace(props: {
  readonly game: GameId;
  readonly record: MatchRecord;
  readonly names: readonly string[];
  readonly texts: Texts['result'];
}) {
  const { game, record, names, texts } = props;
  const loading = useLoaded(() => scoresOf(game, record), [record]);
  if (loading.state === 'failed') return null;
  return (
    <section class="race" aria-labelledby="race">
      <h3 id="race">{texts.race}</h3>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={loading.state === 'ready' ? inWords(loading.value, names, texts) : texts.race}
      >
        {loading.state === 'ready' && <Lines scores={loading.value} texts={texts} />}
      </svg>
    </section>
  );
}

function Lines({ scores, texts }: { readonly scores: Scores; readonly texts: Texts['result'] }) {
  const { lines, marks, levels } = raceOf(scores);
  const last = scores[scores.length - 1];
  return (
    <>
      {levels.map(({ score, y }) => (
        <g key={score}>
          <path class="race-level" d={`M${PLOT.left} ${y}H${PLOT.right}`} />
          <text class="race-number" x={PLOT.left - 5} y={y + 4} text-anchor="end">
            {texts.number(score)}
          </text>
        </g>
      ))}
      {lines.map((line, seat) => (
        <path
          key={seat}
          class="race-line"
          d={line}
          style={{ stroke: `var(--seat-${seat})` }}
          stroke-dasharray={DASHES[seat]}
        />
      ))}
      {marks.map((y, seat) => (
        <g key={seat} transform={`translate(${PLOT.right + 9} ${y})`}>
          <SeatMark seat={seat} radius={7} />
          <text class="race-number" x={10} y={4}>
            {texts.number(last[seat])}
          </text>
        </g>
      ))}
    </>
  );
}

function inWords(scores: Scores, names: readonly string[], texts: Texts['result']): string {
  const some = stages(scores);
  return texts.raceInWords(
    names.map((name, seat) => texts.raceOf(name, app.value.and(some.map(at => texts.number(at[seat]))))),
  );
}

/** The thread that works them out is closed at once: a finished match should cost nothing. */
async function scoresOf(game: GameId, record: MatchRecord): Promise<Scores> {
  const opened = await openPositions({ game, record, mayLook: [] });
  if (!opened.ok) throw new Error(opened.error.message);
  try {
    return await opened.positions.scores();
  } finally {
    opened.positions.close();
  }
}
