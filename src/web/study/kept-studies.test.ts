import { expect, test } from 'vitest';
import { finishedRecord } from '../../../tests/finished.ts';
import { loadStudy } from '../../engine/study/study-file.ts';
import { GAMES } from '../../games/loaded.ts';
import {
  addStudy,
  canAnalyse,
  forgetStudy,
  keepStudy,
  keptStudies,
  newStudy,
  studyCalled,
  studyOfMatch,
} from './kept-studies.ts';

const gameCalled = (id: string) => GAMES.find(game => game.id === id);
const record = finishedRecord('muro-contro-muro');

test('only a finished match in which everything is known can be studied', () => {
  expect(canAnalyse(record)).toBe(true);
  expect(canAnalyse(finishedRecord('muro-contro-muro', { most: 20 }))).toBe(false);
  const plays = [...record.plays.slice(0, 3), ['nature', '?'] as const, ...record.plays.slice(4)];
  expect(canAnalyse({ ...record, kept: { by: 0 }, plays })).toBe(false);
});

test('the same match gives the same study, with the whole match in it', () => {
  const study = studyOfMatch('local/a', 'muro-contro-muro', record, ['Anna', 'Bruno']);
  expect(studyOfMatch('local/a', 'muro-contro-muro', record, ['Anna', 'Bruno']).id).toBe(study.id);
  expect(studyOfMatch('local/b', 'muro-contro-muro', record, ['Anna', 'Bruno']).id).not.toBe(study.id);
  const loaded = loadStudy(study.file, gameCalled);
  expect(loaded.ok && loaded.study.size).toBe(record.plays.length + 1);
});

test('a study from elsewhere is stored once', () => {
  const { file } = newStudy('burg-appenzell', {}, ['Anna', 'Bruno']);
  const { id } = addStudy('burg-appenzell', { ...file, title: 'Mice' });
  expect(addStudy('burg-appenzell', { ...file, title: 'Mice' }).id).toBe(id);
  expect(keptStudies().filter(({ file: { title } }) => title === 'Mice')).toHaveLength(1);
});

test('a deleted study is gone until it is stored again', () => {
  const study = newStudy('die-mauer', {}, ['Anna', 'Bruno', 'Chiara']);
  forgetStudy(study.id);
  expect(studyCalled(study.id)).toBe('not-found');
  keepStudy(study);
  expect(studyCalled(study.id)).toEqual(study);
});

test('a study in which nothing was done is not listed, and gone with the next new one', () => {
  const [first, second] = [1, 2].map(() => newStudy('die-mauer', {}, ['Anna', 'Bruno', 'Chiara']));
  expect(studyCalled(first.id)).toBe('not-found');
  expect(studyCalled(second.id)).toEqual(second);
  const ids = () => keptStudies().map(({ id }) => id);
  expect(ids()).not.toContain(second.id);
  keepStudy({ ...second, file: { ...second.file, notes: [{ line: 0, after: 0, comment: 'To be tried' }] } });
  newStudy('die-mauer', {}, ['Anna', 'Bruno', 'Chiara']);
  expect(ids()).toContain(second.id);
});
