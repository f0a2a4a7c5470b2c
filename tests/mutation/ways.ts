import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Mutant, mutantsOf } from './mutants.ts';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** One way to break the rules of a game. */
export interface Way extends Mutant {
  readonly path: string;
  /** The name of the file, in the game's folder of rules. */
  readonly file: string;
  /** What the line says now, or which line is left out. */
  readonly broken: string;
}

/** All ways to break one line of the rules of a game. */
export function waysToBreak(game: string): Way[] {
  return globSync(`src/games/${game}/rules/*.ts`, { cwd: ROOT })
    .filter(path => !path.includes('.test.'))
    .sort()
    .flatMap(path => {
      const source = readFileSync(ROOT + path, 'utf8');
      const lines = source.split('\n');
      return mutantsOf(source).map(mutant => ({
        ...mutant,
        path,
        file: basename(path),
        broken: mutant.text === ';' ? `without ${lines[mutant.line - 1].trim()}` : mutant.text,
      }));
    });
}
