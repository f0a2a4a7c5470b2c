import { useEffect, useRef } from 'preact/hooks';
import type { Happening } from '../../engine/game.ts';
import type { Happened } from '../../engine/past.ts';
import type { Where } from '../board/places.ts';
import { breakpoint, matches } from '../frame/media.ts';
import { app } from '../frame/texts.ts';
import { useSheet } from '../frame/use-sheet.ts';
import type { PointingList } from './pointing.ts';

/** As in table.css: where there is room the log is always open. */
const isAlwaysOpen = matches(breakpoint('desk'));

/** What has happened, in words, the newest last. Beside the board where there is room, over it where there is not. */
export function Log(props: {
  readonly entries: readonly Happened[];
  readonly tell: (happening: Happening) => string;
  /** Where an entry took place; null if it points at nothing on the board. */
  readonly whereOf: (entry: number) => Where | null;
  /** What pointers and keys do on the lines. */
  readonly points: PointingList | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { entries, tell, whereOf, points, isOpen, onClose } = props;
  const { tablePage, close } = app.value;
  const list = useRef<HTMLElement>(null);
  useSheet(isOpen && !isAlwaysOpen.value, onClose);
  const count = entries.length;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [count, isOpen]);
  /** The newest line that points somewhere is the one that tab leads to; from there the arrow keys go on. */
  const last = isOpen || isAlwaysOpen.value ? entries.findLastIndex((_, i) => whereOf(i) !== null) : -1;
  return (
    <aside id="log" class={isOpen ? 'log open' : 'log'} aria-labelledby="log-heading">
      <div class="log-top">
        <h2 id="log-heading">{tablePage.logHeading}</h2>
        <button type="button" class="button plain log-close" onClick={onClose}>
          {close}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section class="log-list" ref={list} tabIndex={0} aria-labelledby="log-heading">
        {count === 0 && <p>{tablePage.logEmpty}</p>}
        {(isOpen || isAlwaysOpen.value) && (
          <ol {...points}>
            {entries.map(({ play, happening }, i) => (
              <li key={i} class={i > 0 && entries[i - 1].play === play ? 'same-play' : undefined}>
                {whereOf(i) ? (
                  <button type="button" class="log-line" data-told={i} tabIndex={i === last ? 0 : -1}>
                    {tell(happening)}
                  </button>
                ) : (
                  tell(happening)
                )}
              </li>
            ))}
          </ol>
        )}
      </section>
    </aside>
  );
}
