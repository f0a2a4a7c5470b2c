import '../board/muro.css';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Texts } from '../../../../locales/en/muro-contro-muro/board.ts';
import { movesAsTexts } from '../../../engine/match.ts';
import type { ScoreProps } from '../../../web/companion/companion.ts';
import { ScoreHead } from '../../../web/companion/score-head.tsx';
import { Board } from '../board/board.tsx';
import { game } from '../game.ts';
import { COLOURS, type Colour } from '../rules/pieces.ts';
import { type StandingWall, wallOf } from './wall-state.ts';

const NO_WALL: StandingWall = { colours: ['G', 'F'], bricks: [] };

/** The wall, entered by tapping brick by brick on the board, which measures both sides and shows the result. */
export function Score({ texts, words, names, kept, keep }: ScoreProps<Texts>) {
  const wall = useSignal<StandingWall>(isWall(kept) ? kept : NO_WALL);
  const set = (now: StandingWall) => {
    wall.value = now;
    keep(now);
  };
  const { colours, bricks } = wall.value;
  const { view, moves } = useMemo(() => {
    const state = wallOf(wall.value) ?? game.start(2, { copies: 6, pass: false });
    return {
      view: game.view(state, 0),
      moves: movesAsTexts(game, state, 0)
        .filter(move => !move.includes('>'))
        .sort(),
    };
  }, [wall.value]);
  return (
    <div class="score-wall">
      <div class="score-colours">
        {names.map((name, seat) => (
          <label key={seat} class="field">
            <span>{name}</span>
            <select
              value={colours[seat]}
              onChange={event => {
                const chosen = COLOURS.find(colour => colour === event.currentTarget.value);
                if (!chosen) return;
                const other = colours[1 - seat];
                // Both cannot have the same colour: they swap.
                const theirs = other === chosen ? colours[seat] : other;
                set({ ...wall.value, colours: seat === 0 ? [chosen, theirs] : [theirs, chosen] });
              }}
            >
              {COLOURS.map((colour: Colour) => (
                <option key={colour} value={colour}>
                  {texts.colourName[colour]}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <div class="score-board">
        <Board
          view={view}
          before={null}
          happenings={[]}
          beat={0}
          moves={moves}
          play={move => set({ ...wall.value, bricks: [...bricks, move] })}
          pending={null}
          hint={null}
          marks={null}
          prompt={() => {}}
          names={names}
          texts={texts}
          motion={0}
        />
      </div>
      <table class="score-table">
        <ScoreHead names={names} />
        <tbody>
          {view.awards.map(({ award, sizes, points }) => (
            <tr key={award} data-award={award}>
              <th scope="row">{texts.award[award]}</th>
              {sizes.map((size, seat) => (
                <td key={seat}>
                  {size} <small>(+{points[seat]})</small>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {view.points.map((points, seat) => (
              <td key={seat}>{points}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <button
        type="button"
        class="button wide"
        disabled={bricks.length === 0}
        onClick={() => set({ ...wall.value, bricks: bricks.slice(0, -1) })}
      >
        {words.takeBrick}
      </button>
    </div>
  );
}

function isWall(json: unknown): json is StandingWall {
  if (typeof json !== 'object' || json === null) return false;
  const { colours, bricks } = json as Partial<Record<keyof StandingWall, unknown>>;
  return (
    Array.isArray(colours) &&
    colours.length === 2 &&
    colours[0] !== colours[1] &&
    colours.every(colour => COLOURS.some(each => each === colour)) &&
    Array.isArray(bricks) &&
    bricks.every(brick => typeof brick === 'string') &&
    wallOf({ colours: [colours[0], colours[1]], bricks }) !== null
  );
}
