import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GLOSSARY } from './glossary.ts';
import { LANGUAGES, type Language } from './languages.ts';

const TERMS = Object.entries(GLOSSARY);

/** Every text of a language, by the file it is in: read from the sources, so that those in functions are among them. */
function textsOf(language: Language): { readonly file: string; readonly text: string }[] {
  return globSync(`locales/${language}/**/*.ts`).flatMap(file => {
    const source = readFileSync(file, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/^\s*\/\/.*$/gm, '')
      .replace(/^(import|export) [^;]*? from '[^']*';$/gm, '');
    return textsIn(source).map(text => ({ file, text: text.toLowerCase() }));
  });
}

/** The texts in a source, but not those that name a key. What code puts into a text is written as …. */
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

function uses(language: string, text: string, beginnings: readonly string[]): boolean {
  if (language === 'ja') return beginnings.some(word => text.includes(word));
  return beginnings.some(word => new RegExp(`(?<![\\p{L}\\p{M}])${word}`, 'u').test(text));
}

describe.each(LANGUAGES)('the texts in %s', language => {
  const texts = textsOf(language);

  test('use no word that the glossary forbids', () => {
    const wrong = TERMS.flatMap(([id, { game, [language]: words }]) =>
      texts
        .filter(({ file }) => game === null || gameOf(file) === game)
        .filter(({ text }) => uses(language, text, words.avoid))
        .map(({ file, text }) => `${id}: ${file}: ${text.slice(0, 80)}`),
    );
    expect(wrong).toEqual([]);
  });

  test('have a word for everything that the English texts speak of, about as often', () => {
    const english = textsOf('en');
    const count = (of: typeof texts, words: readonly string[], tongue: Language, file: string) =>
      of.filter(text => text.file.endsWith(file) && uses(tongue, text.text, words)).length;
    const wrong = TERMS.filter(([, { game }]) => game !== null).flatMap(([id, term]) =>
      ['rules', 'lesson']
        .map(part => `${term.game}/${part}.ts`)
        .map(file => ({
          id,
          file,
          english: count(english, term.en.use, 'en', file),
          here: count(texts, term[language].use, language, file),
        }))
        .filter(({ english, here }) => here < english / 2),
    );
    expect(wrong).toEqual([]);
  });
});

function gameOf(file: string): string {
  return basename(dirname(file));
}

/** Between a word and these stands a narrow no-break space, between a word and a colon a wide one. */
test('French has the right spaces before its punctuation and inside its quotation marks', () => {
  const wrong = textsOf('fr')
    .map(({ text }) => text)
    .filter(
      text =>
        /[^\u202f¿?!](?<![…\s]…)[;!?]/u.test(text.replace(/^[;!?]|https?:\S*/g, '')) ||
        /\p{L}[^\S\u00a0]?:(?!\/)/u.test(text.replace(/https?:/g, '')) ||
        /«[^\u00a0]|[^\u00a0]»/u.test(text),
    );
  expect(wrong).toEqual([]);
});

test('Japanese has no half-width punctuation between its letters', () => {
  const letter = '[\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}]';
  const half = new RegExp(`${letter}[,.!?:;()]|[(]${letter}|${letter}[ ]${letter}`, 'u');
  const wrong = textsOf('ja')
    .map(({ text }) => text)
    .filter(text => half.test(text));
  expect(wrong).toEqual([]);
});
