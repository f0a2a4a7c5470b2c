import type { ComponentChildren } from 'preact';

/** The area that fits on both A4 and Letter with a margin of a centimetre, in millimetres; the top is for the title. */
export const SHEET = { width: 190, height: 255, top: 12 } as const;

/** Paper to fold and glue into a block: solid lines are cut, dashed ones are folded. All lengths in millimetres. */
export function FoldedBlock(props: {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** The two faces, drawn from their upper left corner. */
  readonly front: ComponentChildren;
  readonly back: ComponentChildren;
}) {
  const { width: w, height: h, depth: d, front, back } = props;
  const [top, middle] = [TAB + h, TAB + h + d];
  const end = middle + h + d;
  const flap = `V${middle + h - 2}L${d + w} ${middle + h}`;
  return (
    <g>
      <path
        class="cut"
        d={`M${d + 2} 0H${d + w - 2}L${d + w} ${TAB}V${middle}L${2 * d + w} ${middle + 2}${flap}V${end}H${d}V${middle + h}L0 ${middle + h - 2}V${middle + 2}L${d} ${middle}V${TAB}Z`}
      />
      <g transform={`translate(${d + w} ${TAB + h}) rotate(180)`}>{back}</g>
      <g transform={`translate(${d} ${middle})`}>{front}</g>
      <path
        class="fold"
        d={`M${d} ${TAB}h${w}M${d} ${top}h${w}M${d} ${middle}h${w}M${d} ${middle + h}h${w}M${d} ${middle}v${h}M${d + w} ${middle}v${h}`}
      />
    </g>
  );
}

/** The width of the tabs that are glued. */
const TAB = 5;

/** How much paper a block takes. */
export function paperFor(width: number, height: number, depth: number) {
  return { width: width + 2 * depth, height: TAB + 2 * height + 2 * depth };
}

/** A score table to fill in by hand: one column per player, one row for everything that counts. */
export function ScoreSheet(props: {
  readonly columns: number;
  readonly lines: readonly string[];
  readonly name: string;
}) {
  const { columns, lines, name } = props;
  // A line on the very edge of a drawing would be half cut off.
  const [edge, right] = [0.5, SHEET.width - 0.5];
  const left = 52;
  const high = Math.min(16, (SHEET.height - SHEET.top - 8) / (lines.length + 1));
  const wide = (right - left) / columns;
  const foot = SHEET.top + high * (lines.length + 1);
  let rules = '';
  for (let i = 0; i <= lines.length + 1; i++) rules += `M${edge} ${SHEET.top + i * high}H${right}`;
  for (let i = 0; i <= columns; i++) rules += `M${left + i * wide} ${SHEET.top}V${foot}`;
  return (
    <g class="score-sheet">
      <path class="rules" d={`${rules}M${edge} ${SHEET.top}V${foot}`} />
      <text x={2} y={SHEET.top + high / 2 + 1.5}>
        {name}
      </text>
      {lines.map((line, i) => (
        <text key={i} x={2} y={SHEET.top + (i + 1.5) * high + 1.5}>
          {line}
        </text>
      ))}
    </g>
  );
}

/** Where the faces of a die are in its net, in edges. */
const NET = [
  [1, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [3, 1],
  [1, 2],
];

/** Paper for a die: a cross of six squares, with flaps to glue at the open edges of the four in a row. */
export function DieNet(props: {
  /** Millimetres per edge. */
  readonly size: number;
  /** Six, each around the origin. */
  readonly faces: readonly ComponentChildren[];
}) {
  const { size: d, faces } = props;
  return (
    <>
      <path
        class="cut"
        d={`M${d} 0H${2 * d}V${d}l3-5H${3 * d - 3}l3 5l3-5H${4 * d - 3}l3 5l5 3V${2 * d - 3}l-5 3l-3 5H${3 * d + 3}l-3-5l-3 5H${2 * d + 3}l-3-5V${3 * d}H${d}V${2 * d}l-3 5H3l-3-5V${d}l3-5H${d - 3}l3 5Z`}
      />
      <path
        class="fold"
        d={`M0 ${d}H${4 * d}M0 ${2 * d}H${4 * d}M${d} ${d}v${d}m${d} 0v-${d}m${d} 0v${d}m${d} 0v-${d}`}
      />
      {NET.map(([column, row], i) => (
        <g key={i} transform={`translate(${(column + 0.5) * d} ${(row + 0.5) * d})`}>
          {faces[i]}
        </g>
      ))}
    </>
  );
}

/** Splits a list into pages of this many. */
export function inPages<T>(all: readonly T[], each: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / each) }, (_, i) => all.slice(i * each, (i + 1) * each));
}
