import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { UsageError } from './flags.ts';

/** Where a game keeps what is shipped with it, by the folder of its kind. */
export function shippedFile(game: string, folder: 'puzzle' | 'explorer'): string {
  const file = fileURLToPath(new URL(`../games/${game}/${folder}/shipped.ts`, import.meta.url));
  if (!existsSync(file)) throw new UsageError('the folder of the game is not here: use --file');
  return file;
}

/** Writes a module if that is what the file is, and otherwise the text alone. Stopping it midway loses nothing. */
export function writeShipped(path: string, about: string, text: string): void {
  const contents = path.endsWith('.ts') ? `/** ${about} */\nexport const SHIPPED = \`\n${text}\`;\n` : text;
  writeFileSync(`${path}.new`, contents);
  renameSync(`${path}.new`, path);
}
