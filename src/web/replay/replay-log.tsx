import { useEffect, useMemo, useRef } from 'preact/hooks';
import { linesOf, tellLine, type Who } from '../../../locales/words.ts';
import type { Happening } from '../../engine/game.ts';
import type { Happened } from '../../engine/past.ts';
import type { BoardTexts, Texts } from '../frame/texts.ts';
import type { PointingList } from '../table/pointing.ts';

/**
 * Everything that happened, in words, with a button per play (or per line of several plays) that leads there.
 * The current one is marked.
 */
export function ReplayLog(props: {
  readonly told: readonly Happened[];
  readonly number: number;
  /** A hidden panel cannot be scrolled, so it is scrolled when it opens. */
  readonly isOpen: boolean;
  readonly isTurn: (happening: Happening) => boolean;
  readonly gameTexts: BoardTexts;
  readonly who: Who;
  /** How pointers and keys act on the lines. */
  readonly points: PointingList | null;
  readonly onSee: (moment: number) => void;
  readonly texts: Texts['replay'];
}) {
  const { told, number, isOpen, isTurn, gameTexts, who, points, onSee, texts } = props;
  const list = useRef<HTMLOListElement>(null);
  const see = useRef(onSee);
  see.current = onSee;
  const plays = useMemo(() => byPlay(told, gameTexts), [told, gameTexts]);
  // A step changes two of hundreds of lines, so they are drawn once and marked afterwards.
  const lines = useMemo(
    () =>
      plays.map(({ play, lines }) => (
        <li key={play} class={lines.flat().some(({ happening }) => isTurn(happening)) ? 'turn' : undefined}>
          <button
            type="button"
            tabIndex={-1}
            data-moment={play + 1}
            data-told={lines.flat()[0].told}
            onClick={() => see.current(play + 1)}
          >
            {lines.map((line, i) => (
              <span key={i} data-told={line.map(({ told }) => told).join(' ')}>
                {tellLine(
                  gameTexts,
                  line.map(({ happening }) => happening),
                  who,
                )}
              </span>
            ))}
          </button>
        </li>
      )),
    [plays, gameTexts, who],
  );
  const current = plays.findLast(({ first }) => first < number)?.play ?? null;
  useEffect(() => {
    const marked = list.current?.querySelector<HTMLElement>(`[data-moment="${(current ?? -1) + 1}"]`);
    marked?.setAttribute('aria-current', 'step');
    marked?.setAttribute('tabindex', '0');
    const item = marked?.parentElement;
    item?.classList.add('now');
    const box = list.current?.parentElement;
    if (box) {
      const top = item ? item.offsetTop - box.offsetTop : 0;
      const isSeen =
        item && top >= box.scrollTop && top + item.offsetHeight <= box.scrollTop + box.clientHeight;
      if (!isSeen) box.scrollTop = top - box.clientHeight / 2;
    }
    return () => {
      marked?.removeAttribute('aria-current');
      marked?.setAttribute('tabindex', '-1');
      item?.classList.remove('now');
    };
  }, [current, lines, isOpen]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section class="log-list replay-log" aria-label={texts.log} tabIndex={0} data-scrolls>
      <ol ref={list} class={current === null ? 'not-begun' : undefined} {...points}>
        {lines}
      </ol>
    </section>
  );
}

/** A happening, and its index among those told. */
interface Told extends Happened {
  readonly told: number;
}

interface ToldPlay {
  readonly first: number;
  /** The last one, if a line covers several: the button leads to what it did. */
  play: number;
  readonly lines: Told[][];
}

/** By play; plays whose happenings share a line are grouped. */
function byPlay(told: readonly Happened[], texts: BoardTexts): ToldPlay[] {
  const plays: ToldPlay[] = [];
  const all = told.map((happened, i): Told => ({ ...happened, told: i }));
  for (const line of linesOf(all, ({ happening }) => happening, texts)) {
    const last = plays.at(-1);
    const { play } = line[line.length - 1];
    if (last && last.play === line[0].play) {
      last.lines.push(line);
      last.play = play;
    } else plays.push({ first: line[0].play, play, lines: [line] });
  }
  return plays;
}
