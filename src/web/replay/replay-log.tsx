import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Happening } from '../../engine/game.ts';
import type { Happened } from '../../engine/past.ts';
import type { Texts } from '../frame/texts.ts';
import type { PointingList } from '../table/pointing.ts';

/** All that happened, in words, a button for each play that leads there. The play of the moment is marked. */
export function ReplayLog(props: {
  readonly told: readonly Happened[];
  readonly number: number;
  /** What is not seen cannot be scrolled: it is when it opens. */
  readonly isOpen: boolean;
  readonly isTurn: (happening: Happening) => boolean;
  readonly tell: (happening: Happening) => string;
  /** What pointers and keys do on the lines. */
  readonly points: PointingList | null;
  readonly onSee: (moment: number) => void;
  readonly texts: Texts['replay'];
}) {
  const { told, number, isOpen, isTurn, tell, points, onSee, texts } = props;
  const list = useRef<HTMLOListElement>(null);
  const see = useRef(onSee);
  see.current = onSee;
  const plays = useMemo(() => byPlay(told), [told]);
  // Hundreds of lines, of which a step changes two: they are drawn once, and marked afterwards.
  const lines = useMemo(
    () =>
      plays.map(({ play, happenings, first }) => (
        <li key={play} class={happenings.some(isTurn) ? 'turn' : undefined}>
          <button
            type="button"
            tabIndex={-1}
            data-moment={play + 1}
            data-told={first}
            onClick={() => see.current(play + 1)}
          >
            {happenings.map((happening, i) => (
              <span key={i} data-told={first + i}>
                {tell(happening)}
              </span>
            ))}
          </button>
        </li>
      )),
    [plays, tell],
  );
  const current = plays.findLast(({ play }) => play < number)?.play ?? null;
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

interface ToldPlay {
  readonly play: number;
  /** Which of the things told is its first. */
  readonly first: number;
  readonly happenings: Happening[];
}

function byPlay(told: readonly Happened[]): ToldPlay[] {
  const plays: ToldPlay[] = [];
  for (const [first, { play, happening }] of told.entries()) {
    const last = plays.at(-1);
    if (last?.play === play) last.happenings.push(happening);
    else plays.push({ play, first, happenings: [happening] });
  }
  return plays;
}
