import { nearest, printable } from './words.ts';

/** What somebody at the keyboard wants. */
export type Choice =
  | { readonly kind: 'move'; readonly move: string }
  | { readonly kind: 'order'; readonly order: Order; readonly about: string }
  | { readonly kind: 'nothing'; readonly message: string };

const ORDERS = ['moves', 'board', 'undo', 'rules', 'help', 'quit'] as const;
export type Order = (typeof ORDERS)[number];

/** Reads a move, by its notation or its number in the list, or a command. */
export function readChoice(line: string, moves: readonly string[]): Choice {
  const text = line.trim();
  if (moves.includes(text)) return { kind: 'move', move: text };
  const number = /^#?(\d+)$/.exec(text);
  if (number && (text.startsWith('#') || !isNumbered(moves))) {
    const move = moves[Number(number[1]) - 1];
    if (move !== undefined) return { kind: 'move', move };
    return { kind: 'nothing', message: `The moves are numbered from 1 to ${moves.length}.` };
  }
  const [word, ...about] = text.split(/\s+/);
  const order = ORDERS.find(order => order === word);
  if (order) return { kind: 'order', order, about: about.join(' ') };
  if (text === '') return { kind: 'nothing', message: 'Type a move or its number; help tells what else.' };
  const meant = nearest(text.slice(0, 40), [...moves, ...ORDERS]);
  const hint = meant === undefined ? 'help tells what can be typed.' : `Did you mean ${meant}?`;
  return { kind: 'nothing', message: `${printable(text.slice(0, 40))} is not possible now. ${hint}` };
}

const WIDTH = 80;
const MOST_LISTED = 60;

/** The moves with their numbers, in columns. Long lists are cut off, unless `beginning` asks for a part of them. */
export function movesListed(moves: readonly string[], beginning?: string): string {
  const mark = isNumbered(moves) ? '#' : '';
  const entries = moves
    .map((move, i) => ({ move, label: `${mark}${i + 1}` }))
    .filter(({ move }) => move.startsWith(beginning ?? ''));
  if (entries.length === 0) return `  No move begins with ${printable(beginning ?? '')}.`;
  const shown = beginning === undefined ? entries.slice(0, MOST_LISTED) : entries;
  const labelWidth = Math.max(...shown.map(({ label }) => label.length));
  const moveWidth = Math.max(...shown.map(({ move }) => move.length));
  const cells = shown.map(({ move, label }) => `${label.padStart(labelWidth)} ${move.padEnd(moveWidth)}`);
  const lines = inColumns(cells, Math.max(1, Math.floor(WIDTH / (labelWidth + moveWidth + 4))));
  const rest = entries.length - shown.length;
  if (rest > 0) lines.push(`  … and ${rest} more: “moves” lists all, “moves X” those that begin with X.`);
  return lines.join('\n');
}

/** Whether a bare number could be taken for a move: then only `#1` means the first of the list. */
function isNumbered(moves: readonly string[]): boolean {
  return moves.some(move => /^\d+$/.test(move));
}

/** Down the first column, then down the second. */
function inColumns(cells: readonly string[], columns: number): string[] {
  const height = Math.ceil(cells.length / columns);
  return Array.from({ length: height }, (_, row) => {
    const line = cells.filter((_, i) => i % height === row);
    return `  ${line.join('   ').trimEnd()}`;
  });
}
