import { useEffect, useRef } from 'preact/hooks';
import { SeatBadge } from '../drawing/seat-mark.tsx';
import { app } from '../frame/texts.ts';

/** Falls between two people on one device. Nothing of the table is on the page meanwhile. */
export function Curtain(props: {
  readonly seat: number;
  readonly name: string;
  readonly onReady: () => void;
}) {
  const { seat, name, onReady } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main id="content" class="curtain">
      <div class="curtain-card">
        <SeatBadge seat={seat} size={64} />
        <h1 ref={heading} tabIndex={-1}>
          {app.value.curtain.heading(name)}
        </h1>
        <p>{app.value.curtain.line}</p>
        <button type="button" class="button first wide" onClick={onReady}>
          {app.value.curtain.ready(name)}
        </button>
      </div>
    </main>
  );
}
