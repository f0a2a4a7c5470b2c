import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../locales/languages.ts';
import type { GameId } from '../games/index.ts';
import { routeAt } from '../web/frame/routes.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Tags for what the page at an address loads as it opens, for a reader of a language. */
export type Preloads = (path: string, language: Language, game?: GameId) => string;

/**
 * The app finds out step by step what a page needs: its code, then its texts, then the board. Named in the page, all of
 * it comes in one round trip. The build writes down what each page needs (`scripts/preloads.ts`).
 */
export function preloadsIn(folder: string): Preloads {
  const read = <T>(file: string): Readonly<Record<string, T>> => {
    const path = join(folder, '.vite', file);
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  };
  const manifest = read<Chunk>('manifest.json');
  const needed = read<readonly string[]>('preloads.json');
  const known = new Map<string, string>();

  /** Everything that is loaded with these. */
  function chunksFrom(starts: readonly string[]): Set<string> {
    const all = new Set<string>();
    const visit = (key: string): void => {
      if (all.has(key)) return;
      all.add(key);
      for (const next of manifest[key]?.imports ?? []) visit(next);
    };
    for (const start of starts) visit(start);
    return all;
  }
  /** The built page names these itself. */
  const there = chunksFrom(['index.html']);

  function tags(starts: readonly string[]): string {
    const chunks = [...chunksFrom(starts)].filter(key => !there.has(key)).flatMap(key => manifest[key] ?? []);
    const scripts = new Set(chunks.map(({ file }) => file));
    const styles = new Set(chunks.flatMap(({ css }) => css ?? []));
    return [
      ...[...scripts].map(file => `<link rel="modulepreload" crossorigin href="/${file}">`),
      ...[...styles].map(file => `<link rel="preload" as="style" crossorigin href="/${file}">`),
    ].join('');
  }

  return (path, language, game) => {
    const route = routeAt(path);
    // A language in the address comes first, as in the app.
    const parts = { language, game, ...route };
    const key = [route.page, parts.language, parts.game].join('/');
    const found = known.get(key);
    if (found !== undefined) return found;
    const starts = (needed[route.page] ?? []).map(start =>
      start.replace(':language', parts.language).replace(':game', parts.game ?? ':game'),
    );
    const made = tags(starts);
    known.set(key, made);
    return made;
  };
}
