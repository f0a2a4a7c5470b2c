import type { ComponentChildren } from 'preact';
import { Choice } from '../../../web/board/choice.tsx';
import { lettersIn } from '../../../web/drawing/index.ts';
import type { Box } from './geometry.ts';

/** A button on the board: dressed stone like those of the app, with an icon, words, or both. */
export function BoardButton(props: {
  readonly id: string;
  readonly box: Box;
  readonly label: string;
  readonly onChoose: () => void;
  readonly words?: string;
  /** Around the origin, within ±10. */
  readonly icon?: ComponentChildren;
  /** Whether it is the next thing to do. */
  readonly first?: boolean;
  readonly advised?: boolean;
}) {
  const { box, icon } = props;
  const middle = box.y + box.height / 2;
  const room = box.width - (icon ? 28 : 0) - 14;
  // Words that would not fit are only spoken.
  const words = props.words && (!icon || room > lettersIn(props.words) * 6) ? props.words : undefined;
  const letter = words ? Math.min(18, Math.max(12, room / (lettersIn(words) * 0.58))) : 0;
  const wordsWidth = lettersIn(words ?? '') * letter * 0.53;
  const width = (icon ? 22 : 0) + (icon && words ? 6 : 0) + wordsWidth;
  const start = box.x + (box.width - width) / 2;
  return (
    <Choice
      id={props.id}
      label={props.label}
      area={box}
      onChoose={props.onChoose}
      advised={props.advised ?? false}
      class={props.first ? 'mm-button mm-first' : 'mm-button'}
    >
      <rect class="mm-button-face" {...inset(box, 1)} rx={4} />
      <path class="mm-button-edge" d={`M${box.x + 3} ${box.y + box.height - 2}h${box.width - 6}`} />
      {props.advised && <rect class="target" {...inset(box, 2)} rx={4} />}
      <rect class="ring" {...inset(box, 2)} rx={4} />
      {icon && (
        <g class="mm-icon" transform={`translate(${start + 11} ${middle})`}>
          {icon}
        </g>
      )}
      {words && (
        <text
          x={start + (icon ? 28 : 0) + wordsWidth / 2}
          y={middle + letter * 0.34}
          font-size={letter}
          text-anchor="middle"
        >
          {words}
        </text>
      )}
    </Choice>
  );
}

function inset(box: Box, by: number): Box {
  return { x: box.x + by, y: box.y + by, width: box.width - 2 * by, height: box.height - 2 * by };
}

export const TurnIcon = () => (
  <path d="M-8 2A8 6 0 0 1 6-5M8-2A8 6 0 0 1-6 5M1-6.5 6.5-5 5.5 .5M-1 6.5-6.5 5-5.5-.5" />
);
export const BackIcon = () => <path d="M-6-6 6 6M6-6-6 6" />;
export const LayIcon = () => <path d="M-7 0-2 6 8-6" />;
export const TableIcon = () => (
  <path d="M-9-1C-9-5-4-7 2-6.5M9 1C9 5 4 7-2 6.5M-1-10 3-6.5-1-3M1 10-3 6.5 1 3M-4 0H4" />
);
