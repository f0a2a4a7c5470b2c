import { useEffect, useRef } from 'preact/hooks';
import { linesOf, tellLine, type Who } from '../../../locales/words.ts';
import type { Happened } from '../../engine/past.ts';
import type { Where } from '../board/places.ts';
import { breakpoint, matches } from '../frame/media.ts';
import { app, type BoardTexts } from '../frame/texts.ts';
import { useSheet } from '../frame/use-sheet.ts';
import type { PointingList } from './pointing.ts';

/** As in table.css: if there is room, the log is always open. */
const isAlwaysOpen = matches(breakpoint('desk'));

/** Something that happened in the game, or at the table, which is already in words. */
export type LogEntry = Happened | { readonly said: string };

/** What has happened, in words, the newest last. Beside the board if there is room, otherwise over it. */
export function Log(props: {
  readonly entries: readonly LogEntry[];
  readonly texts: BoardTexts;
  readonly who: Who;
  /** Where each happening took place; null if it points at nothing on the board. */
  readonly whereOf: (told: number) => Where | null;
  /** How pointers and keys act on the lines. */
  readonly points: PointingList | null;
  /** How the last line appears, while it is being shown. */
  readonly last:
    | { readonly class: string; readonly style: Readonly<Record<`--${string}`, string>> }
    | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { entries, texts, who, whereOf, points, last, isOpen, onClose } = props;
  const { tablePage, close } = app.value;
  const list = useRef<HTMLElement>(null);
  useSheet(isOpen && !isAlwaysOpen.value, onClose);
  const count = entries.length;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [count, isOpen]);
  /** The tab key leads to the newest line that points somewhere; from there the arrow keys go on. */
  let told = -1;
  const lines =
    isOpen || isAlwaysOpen.value
      ? linesOf(entries, entry => ('said' in entry ? null : entry.happening), texts).map(line => ({
          line,
          words: wordsOf(line, texts, who),
          places: line.flatMap(entry => ('play' in entry && whereOf(++told) !== null ? [told] : [])),
        }))
      : [];
  const newest = lines.findLastIndex(({ places }) => places.length > 0);
  const shown = (words: string, i: number) =>
    i === lines.length - 1 && last ? <span {...last}>{words}</span> : words;
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
            {lines.map(({ line, words, places }, i) => (
              <li key={i} class={classOf(line[0], lines[i - 1]?.line.at(-1))}>
                {places.length === 0 ? (
                  shown(words, i)
                ) : (
                  <button
                    type="button"
                    class="log-line"
                    data-told={places.join(' ')}
                    tabIndex={i === newest ? 0 : -1}
                  >
                    {shown(words, i)}
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

function wordsOf(line: readonly LogEntry[], texts: BoardTexts, who: Who): string {
  const happenings = line.flatMap(entry => ('said' in entry ? [] : [entry.happening]));
  return 'said' in line[0] ? line[0].said : tellLine(texts, happenings, who);
}

function classOf(entry: LogEntry, before: LogEntry | undefined): string | undefined {
  if ('said' in entry) return 'log-note';
  return before && 'play' in before && before.play === entry.play ? 'same-play' : undefined;
}
