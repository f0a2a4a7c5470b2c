import { globSync, readFileSync } from 'node:fs';
import type { Language } from './languages.ts';

/** A text as written in a source file. */
export interface Text {
  readonly file: string;
  readonly text: string;
}

/** Every text of a language, by file: read from the sources, so that those in functions are included. */
export function textsOf(language: Language): Text[] {
  return globSync(`locales/${language}/**/*.ts`).flatMap(file => {
    const source = readFileSync(file, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/^\s*\/\/.*$/gm, '')
      .replace(/^(import|export) [^;]*? from '[^']*';$/gm, '');
    return textsIn(source).map(text => ({ file, text }));
  });
}

/** The texts in a source, except those that name a key. What code inserts into a text is written as …. */
function textsIn(source: string): string[] {
  const texts: string[] = [];
  let at = 0;
  const readText = (quote: string): void => {
    let text = '';
    for (at++; source[at] !== quote; at++) {
      if (source[at] === '\\') at++;
      else if (quote === '`' && source.startsWith('${', at)) {
        at += 2;
        readCode('}');
        text += '…';
        continue;
      }
      text += source[at];
    }
    at++;
    if (source[at] !== ':') texts.push(text);
  };
  const readCode = (end: string): void => {
    while (at < source.length && source[at] !== end) {
      if (source[at] === "'" || source[at] === '`') readText(source[at]);
      else if (source[at] === '{') {
        at++;
        readCode('}');
        at++;
      } else at++;
    }
  };
  readCode('');
  return texts;
}
