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

/** Something that happened in the game, or at the table: that is in words already. */
export type LogEntry = Happened | { readonly said: string };

/** What has happened, in words, the newest last. Beside the board where there is room, over it where there is not. */
export function Log(props: {
  readonly entries: readonly LogEntry[];
  readonly tell: (happening: Happening) => string;
  /** Where one of the things that happened took place; null if it points at nothing on the board. */
  readonly whereOf: (told: number) => Where | null;
  /** What pointers and keys do on the lines. */
  readonly points: PointingList | null;
  /** How the last line comes, while it is being shown. */
  readonly last:
    | { readonly class: string; readonly style: Readonly<Record<`--${string}`, string>> }
    | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { entries, tell, whereOf, points, last, isOpen, onClose } = props;
  const { tablePage, close } = app.value;
  const list = useRef<HTMLElement>(null);
  useSheet(isOpen && !isAlwaysOpen.value, onClose);
  const count = entries.length;
  const textOf = (entry: LogEntry) => ('said' in entry ? entry.said : tell(entry.happening));
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [count, isOpen]);
  /** The newest line that points somewhere is the one that tab leads to; from there the arrow keys go on. */
  let told = -1;
  const lines =
    isOpen || isAlwaysOpen.value
      ? entries.map(entry => ({ entry, told: 'play' in entry && whereOf(++told) !== null ? told : null }))
      : [];
  const newest = lines.findLastIndex(line => line.told !== null);
  const wordsOf = (entry: LogEntry, i: number) =>
    i === count - 1 && last ? <span {...last}>{textOf(entry)}</span> : textOf(entry);
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
            {lines.map(({ entry, told }, i) => (
              <li key={i} class={classOf(entry, entries[i - 1])}>
                {told === null ? (
                  wordsOf(entry, i)
                ) : (
                  <button type="button" class="log-line" data-told={told} tabIndex={i === newest ? 0 : -1}>
                    {wordsOf(entry, i)}
                  </button>
                )}
              </li>
            ))}
          </ol>
        )}
      </section>
    </aside>
  );
}

function classOf(entry: LogEntry, before: LogEntry | undefined): string | undefined {
  if ('said' in entry) return 'log-note';
  return before && 'play' in before && before.play === entry.play ? 'same-play' : undefined;
}
