import { readFileSync } from 'node:fs';
import type { By } from '../../src/engine/by.ts';
import type { AnyOptions } from '../../src/engine/options.ts';
import type { GameId } from '../../src/games/index.ts';

/** The record of an evening as a group wrote it down: `tests/fixtures/evenings/GAME.txt`. */
export interface Protocol {
  readonly names: readonly string[];
  readonly options: AnyOptions;
  /** What happened, line by line; `unseen` for cards that stayed in a hand. */
  readonly lines: readonly { readonly by: By; readonly move: string }[];
  readonly scores: readonly number[];
  readonly winners: readonly string[];
}

export const UNSEEN = 'unseen';

export function protocolOf(game: GameId): Protocol {
  const text = readFileSync(new URL(`../fixtures/evenings/${game}.txt`, import.meta.url), 'utf8');
  const names = listAfter(text, 'At the table').split(', ');
  const options = Object.fromEntries(
    listAfter(text, 'We play with')
      .split(', ')
      .map(option => {
        const [name, value] = option.split(' ');
        return [
          name,
          /^\d+$/.test(value) ? Number(value) : value === 'yes' ? true : value === 'no' ? false : value,
        ];
      }),
  );
  const lines = [...text.matchAll(/^(?:(?<name>\w+) plays|It falls|Dealt): (?<move>.+)$/gm)].map(
    ({ groups = {} }) => ({
      by: groups.name === undefined ? ('nature' as const) : names.indexOf(groups.name),
      move: groups.move,
    }),
  );
  const scores = listAfter(text, 'In the end')
    .split(', ')
    .map(each => Number(each.split(' ').at(-1)));
  return { names, options, lines, scores, winners: listAfter(text, 'Won by').split(', ') };
}

function listAfter(text: string, label: string): string {
  const found = new RegExp(`^${label}: (.+)$`, 'm').exec(text);
  if (!found) throw new Error(`the protocol does not say: ${label}`);
  return found[1];
}
