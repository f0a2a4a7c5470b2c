import type { ComponentChildren, TargetedEvent } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Lazy } from '../frame/lazy.tsx';
import { breakpoint, matches } from '../frame/media.ts';
import { hasReturned } from '../frame/router.tsx';
import { app, type Texts } from '../frame/texts.ts';
import { useSheet } from '../frame/use-sheet.ts';
import type { BesideProps } from './beside.ts';

/** As in replay.css. */
const isAlwaysOpen = matches(breakpoint('desk'));

export type Side = 'log' | 'review';

interface Left {
  readonly source: string;
  readonly shown: Side;
  readonly isOpen: boolean;
  readonly top: number;
}

/** The panel of the replay that was left last. */
let last: Left | null = null;

/** How the panel was left; null unless the browser's Back has led to the same match again. */
export function sideLeft(source: string): Left | null {
  return hasReturned() && last?.source === source ? last : null;
}

/** Stays scrolled there until somebody touches the pane, while its content arrives bit by bit. */
function holdAt(pane: HTMLElement, top: number): () => void {
  const hold = () => {
    pane.scrollTop = top;
  };
  const watcher = new MutationObserver(hold);
  const touched = new AbortController();
  const stop = () => {
    watcher.disconnect();
    touched.abort();
    pane.style.overflowAnchor = '';
  };
  for (const kind of ['wheel', 'pointerdown', 'keydown'])
    pane.addEventListener(kind, stop, { signal: touched.signal, passive: true });
  watcher.observe(pane, { childList: true, subtree: true });
  // Otherwise the browser would keep in place whatever is there first.
  pane.style.overflowAnchor = 'none';
  hold();
  return stop;
}

/** Beside the board if there is room, otherwise over it: what happened, and the review. */
export function SidePanel(props: {
  readonly source: string;
  readonly shown: Side;
  readonly onShow: (shown: Side) => void;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly review: {
    readonly load: () => Promise<(props: BesideProps) => ComponentChildren>;
    readonly props: BesideProps;
  } | null;
  readonly texts: Texts['replay'];
  /** The log. */
  readonly children: ComponentChildren;
}) {
  const { source, shown, onShow, isOpen, onClose, review, texts, children } = props;
  useSheet(isOpen && !isAlwaysOpen.value, onClose);
  const isVisible = isOpen || isAlwaysOpen.value;
  const scrolled = useRef<HTMLDivElement>(null);
  const now = useRef<Left>({ source, shown, isOpen, top: sideLeft(source)?.top ?? 0 });
  now.current = { ...now.current, shown, isOpen };
  useEffect(
    () => () => {
      last = now.current;
    },
    [],
  );
  // Elements that are hidden or gone lose their scroll position.
  const noteTop = ({ currentTarget: { scrollTop, clientHeight } }: TargetedEvent<HTMLElement>) => {
    if (clientHeight > 0) now.current = { ...now.current, top: scrollTop };
  };
  useLayoutEffect(() => {
    const { top } = now.current;
    if (isVisible && scrolled.current && top > 0) return holdAt(scrolled.current, top);
  }, [isVisible, shown]);
  return (
    <aside id="log" class={isOpen ? 'log open' : 'log'} aria-label={texts.log}>
      <div class="log-top">
        {review ? (
          <fieldset class="side-tabs">
            <legend class="spoken">{texts.log}</legend>
            {(['log', 'review'] as const).map(name => (
              <button
                key={name}
                type="button"
                class="button plain"
                aria-pressed={shown === name}
                onClick={() => onShow(name)}
              >
                {texts[name]}
              </button>
            ))}
          </fieldset>
        ) : (
          <h2 id="log-heading">{texts.log}</h2>
        )}
        <button type="button" class="button plain log-close" onClick={onClose}>
          {app.value.close}
        </button>
      </div>
      {review && shown === 'review' ? (
        <div
          class="side-review"
          ref={scrolled}
          onScroll={noteTop}
          // Scrolling is told with the next frame; by then, whatever is pressed may have led away.
          onPointerDownCapture={noteTop}
          onKeyDownCapture={noteTop}
        >
          <Lazy load={review.load}>{Panel => <Panel {...review.props} />}</Lazy>
        </div>
      ) : (
        children
      )}
    </aside>
  );
}
