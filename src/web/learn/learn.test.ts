import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../locales/languages.ts';
import { loadGameTexts } from '../../../locales/load.ts';
import { GAME_IDS, manifestOf } from '../../games/index.ts';
import { loadGame } from '../../games/load.ts';
import { clausesOf } from './clauses.ts';
import { type Block, FITS, isExample } from './outline.ts';
import { framesOf } from './picture.ts';

const SECTION_ID = /^[a-z]+(-[a-z]+)*$/;

for (const id of GAME_IDS) {
  const learn = await manifestOf(id).learn();
  const game = await loadGame(id);
  const page = clausesOf(readFileSync(`docs/rules/${id}.md`, 'utf8'));
  const blocks: readonly Block[] = learn.outline.flatMap(section => section.blocks);

  describe(`the rules page of ${id}`, () => {
    test('sections and blocks have unique names', () => {
      const ids = learn.outline.map(section => section.id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const section of learn.outline) {
        expect(section.id).toMatch(SECTION_ID);
        const keys = section.blocks.map(block => block.key);
        expect(new Set(keys).size).toBe(keys.length);
      }
    });

    test('every clause is covered, and only clauses that exist', () => {
      const told = new Set(blocks.flatMap(block => block.clauses ?? []));
      expect([...told].filter(clause => !page.clauses.has(clause))).toEqual([]);
      expect([...page.clauses].filter(clause => !told.has(clause))).toEqual([]);
    });

    test('every ruling is marked as one, and nothing else is', () => {
      const marked = new Set(blocks.flatMap(block => (block.kind === 'ruling' ? block.clauses : [])));
      expect([...marked].sort()).toEqual([...page.rulings].sort());
    });

    test('every worked example is shown', () => {
      const shown = new Set(
        blocks.flatMap(block => (block.kind === 'example' ? (block.examples ?? []) : [])),
      );
      expect([...shown].sort((a, b) => a - b)).toEqual(
        Array.from({ length: page.examples }, (_, i) => i + 1),
      );
    });

    test('every picture shows a match that the rules allow, and is used', () => {
      for (const picture of Object.values(learn.pictures)) framesOf(game, picture);
      const used = new Set(blocks.flatMap(block => ('picture' in block ? [block.picture] : [])));
      expect(Object.keys(learn.pictures).filter(key => !used.has(key))).toEqual([]);
    });
  });

  for (const language of LANGUAGES) {
    const { rules } = await loadGameTexts(language, id, 'rules');
    const { rules: english } = await loadGameTexts('en', id, 'rules');

    test(`the rules of ${id} in ${language} have texts for every block and no others`, () => {
      expect(shapeOf(rules)).toEqual(shapeOf(english));
      expect(Object.keys(rules)).toEqual(learn.outline.map(section => section.id));
      for (const section of learn.outline) {
        const texts = rules[section.id];
        expect(Object.keys(texts)).toEqual(['heading', ...section.blocks.map(block => block.key)]);
        for (const block of section.blocks) {
          const words = texts[block.key];
          expect(FITS[block.kind](words), `${section.id} ${block.key}`).toBe(true);
          if (!('picture' in block)) continue;
          const captions = isExample(words) ? words.captions : words;
          const frames = framesOf(game, learn.pictures[block.picture]);
          expect(captions, `${section.id} ${block.key}`).toHaveLength(frames.length);
        }
      }
    });
  }
}

/** The same structure with every text left out. */
function shapeOf(texts: unknown): unknown {
  if (Array.isArray(texts)) return texts.map(shapeOf);
  if (typeof texts === 'object' && texts !== null) {
    return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, shapeOf(value)]));
  }
  return typeof texts;
}
