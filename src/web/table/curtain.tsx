import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { SeatBadge } from '../drawing/seat-mark.tsx';
import { app } from '../frame/texts.ts';

/** Falls between two people on one device. Meanwhile nothing of the table is on the page. */
export function Curtain(props: {
  readonly seat: number;
  readonly name: string;
  readonly onReady: () => void;
}) {
  const { seat, name, onReady } = props;
  const { heading, line, ready } = app.value.curtain;
  return (
    <CurtainCard heading={heading(name)} line={line} button={ready(name)} onReady={onReady}>
      <SeatBadge seat={seat} size={64} />
    </CurtainCard>
  );
}

/** Falls when several people have chosen in secret: their choices are then revealed to all of them. */
export function RevealCurtain({ onReady }: { readonly onReady: () => void }) {
  const { middle } = app.value.curtain;
  return <CurtainCard heading={middle.heading} line={middle.line} button={middle.ready} onReady={onReady} />;
}

/** What a curtain says, and who may lift it. */
export function CurtainCard(props: {
  readonly heading: string;
  readonly line: string;
  readonly button: string;
  readonly onReady: () => void;
  readonly children?: ComponentChildren;
}) {
  const { heading, line, button, onReady, children } = props;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [heading]);
  return (
    <main id="content" class="curtain">
      <div class="curtain-card">
        {children}
        <h1 ref={title} tabIndex={-1}>
          {heading}
        </h1>
        <p>{line}</p>
        <button type="button" class="button first wide" onClick={onReady}>
          {button}
        </button>
      </div>
    </main>
  );
}
