import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Guard } from '../frame/guard.tsx';
import type { RulesTeaching } from './load.ts';
import { isPrinting, useIsNear } from './looking.ts';
import { type Frame, framesOf, type Picture } from './picture.ts';
import { stretches } from './seek.ts';
import { Words } from './words.tsx';

const USUAL_SHAPE = 4 / 3;

const NOTHING = () => undefined;

/** A picture of the rules to step through; on paper, all its frames in a row. */
export function RulePicture(props: {
  readonly teaching: RulesTeaching;
  readonly picture: Picture;
  readonly captions: readonly string[];
  readonly sought: string;
}) {
  const { teaching, picture, captions, sought } = props;
  const { words } = teaching;
  const root = useRef<HTMLElement>(null);
  const isNear = useIsNear(root);
  const now = useSignal(0);
  const frames = useMemo(
    () => (isNear ? framesOf(teaching.rulesOfGame, picture) : null),
    [isNear, teaching, picture],
  );
  useEffect(() => {
    const found = captions.findIndex(caption => stretches(caption, sought).some(({ isFound }) => isFound));
    if (found >= 0) now.value = found;
  }, [sought]);

  const last = captions.length - 1;
  const step = (by: number) => {
    now.value = Math.min(last, Math.max(0, now.value + by));
  };
  const shape = picture.shape ?? USUAL_SHAPE;
  const shown = isPrinting.value ? captions.map((_, i) => i) : [now.value];
  return (
    <figure
      ref={root}
      data-frames={captions.length}
      class={last > 0 ? 'rule-picture steps' : 'rule-picture'}
      onKeyDown={event => {
        if (event.key === 'ArrowRight') step(1);
        else if (event.key === 'ArrowLeft') step(-1);
        else return;
        event.preventDefault();
      }}
    >
      {shown.map(which => (
        <div key={isPrinting.value ? which : 'one'} class="rule-frame">
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons below do the same */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons below do the same */}
          <div
            class="rule-drawing"
            style={{ aspectRatio: String(shape) }}
            onClick={() => (now.value < last ? step(1) : step(-last))}
          >
            {frames && <Drawing teaching={teaching} frame={frames[which]} />}
          </div>
          <figcaption aria-live="polite">
            <Words text={captions[which]} sought={sought} />
          </figcaption>
        </div>
      ))}
      {last > 0 && (
        <div class="rule-steps">
          <button type="button" class="button" disabled={now.value === 0} onClick={() => step(-1)}>
            {words.backward}
          </button>
          <span class="rule-count">{words.frame(now.value + 1, captions.length)}</span>
          <button type="button" class="button" disabled={now.value === last} onClick={() => step(1)}>
            {words.forward}
          </button>
        </div>
      )}
    </figure>
  );
}

/** The game's own board, not interactive: the caption says what it shows. */
function Drawing({ teaching, frame }: { readonly teaching: RulesTeaching; readonly frame: Frame }) {
  const { board, boardTexts, words } = teaching;
  return (
    <div class="rule-board" inert aria-hidden="true">
      <Guard instead={() => null}>
        <board.Board
          {...frame}
          play={NOTHING}
          pending={null}
          marks={null}
          prompt={NOTHING}
          names={words.names}
          texts={boardTexts.texts}
          motion={0}
        />
      </Guard>
    </div>
  );
}
