import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Lazy } from '../frame/lazy.tsx';
import { breakpoint, matches } from '../frame/media.ts';
import { app, type Texts } from '../frame/texts.ts';
import { useSheet } from '../frame/use-sheet.ts';
import type { BesideProps } from './beside.ts';

/** As in replay.css. */
const isAlwaysOpen = matches(breakpoint('desk'));

/** Beside the board if there is room, otherwise over it: what happened, and the review. */
export function SidePanel(props: {
  readonly shown: 'log' | 'review';
  readonly onShow: (shown: 'log' | 'review') => void;
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
  const { shown, onShow, isOpen, onClose, review, texts, children } = props;
  useSheet(isOpen && !isAlwaysOpen.value, onClose);
  const scrolled = useRef<HTMLDivElement>(null);
  const top = useRef(0);
  // Hidden elements lose their scroll position.
  useLayoutEffect(() => {
    if (isOpen && scrolled.current) scrolled.current.scrollTop = top.current;
  }, [isOpen, shown]);
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
          onScroll={event => {
            if (isOpen) top.current = event.currentTarget.scrollTop;
          }}
        >
          <Lazy load={review.load}>{Panel => <Panel {...review.props} />}</Lazy>
        </div>
      ) : (
        children
      )}
    </aside>
  );
}
