import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file that a person named, relative to their folder: `npm run` has changed to the project's. */
export function namedFile(name: string): string {
  const { npm_lifecycle_event: script, INIT_CWD: before } = process.env;
  return resolve(script === 'mura' && before !== undefined ? before : process.cwd(), name);
}

/** The rules page of a game, if this copy of the project has it. */
export function rulesPage(game: string): string | undefined {
  const page = fileURLToPath(new URL(`../../docs/rules/${game}.md`, import.meta.url));
  return existsSync(page) ? page : undefined;
}
