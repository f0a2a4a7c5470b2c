import type { Texts } from '../../../../locales/en/muro-contro-muro/board.ts';
import type { Viewer } from '../../../engine/viewers.ts';
import { Die, Labelled } from '../../../web/drawing/index.ts';
import type { Face } from '../game.ts';
import { DieFace } from './die-face.tsx';
import type { Layout } from './layout.ts';
import type { Scene } from './scene.ts';

/** The die with what it shows, and the same in words beside it. It rolls large before the wall, then lies here. */
export function DieAndNote(props: {
  readonly layout: Layout;
  readonly scene: Scene;
  readonly names: readonly string[];
  readonly viewer: Viewer;
  /** Whether something else is in the place of the words. */
  readonly quiet: boolean;
  readonly texts: Texts;
}) {
  const { layout, scene, names, viewer, quiet, texts } = props;
  const { die: box, note, wall } = layout;
  const { die } = scene;
  const size = Math.min(box.width, box.height) - 8;
  const letter = Math.min(20, Math.max(14, note.height * 0.26));
  const middle = note.y + note.height / 2;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const large = Math.min(150, wall.width * 0.26, wall.height * 0.34);
  const stage = {
    '--mm-x': `${wall.x + wall.width / 2 - x}px`,
    '--mm-y': `${wall.y + wall.height * 0.42 - y}px`,
    '--mm-large': large / size,
  };
  const isRolled = die?.rolling === true && !die.isQuick;
  const own = die?.seat === null || die === null ? null : scene.colours[die.seat];
  return (
    <g>
      <Labelled
        label={die ? texts.dieSpoken(texts.dieFace[die.face]) : texts.dieWaits}
        transform={`translate(${x} ${y})`}
      >
        <g key={die?.rolling ? die.roll : 'lying'} class={wayOf(die)} style={stage}>
          <Die size={size} rolling={die?.rolling ? (die.isQuick ? 'quickly' : true) : false}>
            {die && (
              <g transform={`scale(${(size * 0.72) / 20})`}>
                <g class={isRolled ? 'mm-face-comes' : undefined}>
                  <DieFace face={die.face} own={own} />
                </g>
                {isRolled &&
                  PASSING.filter(face => face !== die.face)
                    .slice(0, 3)
                    .map((face, nth) => (
                      <g key={face} class="mm-face-passes" style={{ '--mm-nth': nth }}>
                        <DieFace face={face} own={own} />
                      </g>
                    ))}
              </g>
            )}
          </Die>
        </g>
      </Labelled>
      {!quiet && die && (
        <g key={die.rolling ? die.roll : 'lying'} class={isRolled ? 'mm-note-comes' : undefined}>
          <text class="mm-strong" x={note.x + 6} y={middle - 2} font-size={letter}>
            {texts.dieFace[die.face]}
          </text>
          {die.seat !== null && (
            <text class="mm-soft" x={note.x + 6} y={middle + letter * 0.95} font-size={letter * 0.85}>
              {die.seat === viewer ? texts.youRolled : texts.rolled(names[die.seat])}
            </text>
          )}
        </g>
      )}
    </g>
  );
}

/** Some faces that turn up while the die rolls. */
const PASSING: readonly Face[] = ['F', 'M', 'G', 'N'];

/** Rolls for the first turn follow each other before the wall, and only the last one comes from there. */
function wayOf(die: Scene['die']): string | undefined {
  if (!die?.rolling) return die?.isQuick ? 'mm-die-comes' : undefined;
  return die.isQuick ? 'mm-die-stays' : 'mm-die-comes mm-rolled';
}
