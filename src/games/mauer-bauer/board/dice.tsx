import type { Texts } from '../../../../locales/en/mauer-bauer/board.ts';
import { Die } from '../../../web/drawing/index.ts';
import type { View } from '../game.ts';
import { HouseDieFace, Tower } from './pieces.tsx';

const SIZE = 40;
const STEP = 46;

/** The dice as they fell; the tower die only if it counts. */
export function Dice(props: {
  readonly roll: NonNullable<View['roll']>;
  /** Whether they are still rolling, beside the wall. */
  readonly isRolling: boolean;
  readonly texts: Texts;
}) {
  const { roll, isRolling, texts } = props;
  const { tower, houses } = roll;
  const count = tower === null ? 2 : 3;
  const names = [
    ...(tower === null ? [] : [texts.towerFace(tower)]),
    ...houses.map(face => texts.houseFace(face)),
  ];
  return (
    <svg
      class={isRolling ? 'mb-dice mb-dice-come' : 'mb-dice'}
      viewBox={`${-SIZE / 2 - 2} ${-SIZE / 2 - 2} ${STEP * count - 2} ${SIZE + 7}`}
      role="img"
      aria-label={texts.dice(names)}
    >
      {tower !== null && (
        <Die size={SIZE}>
          <g transform="translate(0 10) scale(.85)">
            <Tower colour={tower} />
          </g>
        </Die>
      )}
      {houses.map((face, i) => (
        <g key={i} transform={`translate(${STEP * (i + count - 2)} 0)`}>
          <Die size={SIZE}>
            <g transform="translate(0 1) scale(.85)">
              <HouseDieFace face={face} />
            </g>
          </Die>
        </g>
      ))}
    </svg>
  );
}
