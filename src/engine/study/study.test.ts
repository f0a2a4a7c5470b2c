import { expect, test } from 'vitest';
import { coins } from '../coins.ts';
import { everyNode, lineFrom, lineTo, nodeAt, pathTo, Study, type StudyNode } from './study.ts';
import { loadStudy, type StudyFile, studyFile } from './study-file.ts';

const OPTIONS = { loaded: false };
const onlyCoins = (id: string) => (id === 'coins' ? coins : undefined);

/** Heads and tails are dealt, seat 0 keeps; a variation in which seat 1 gets heads too; and one in which seat 0 turns. */
function studied() {
  const study = new Study(coins, 2, OPTIONS, { title: 'Coins' });
  const at = (from: StudyNode, ...plays: [0 | 1 | 'nature', string][]) => {
    const played = study.playAll(from, plays);
    if (!played.ok) throw new Error(played.error.message);
    return played.node;
  };
  const dealt = at(study.root, ['nature', 'H'], ['nature', 'T']);
  const kept = at(dealt, [0, 'keep'], [1, 'turn']);
  const turned = at(dealt, [0, 'turn']);
  const otherwise = at(study.root, ['nature', 'H'], ['nature', 'H']);
  return { study, at, dealt, kept, turned, otherwise };
}

const movesIn = (nodes: Iterable<StudyNode>) => [...nodes].flatMap(({ play }) => (play ? [play.move] : []));

test('a move tried before leads to the same node, and any other makes a variation', () => {
  const { study, at, dealt, kept } = studied();
  expect(study.size).toBe(7);
  expect(at(study.root, ['nature', 'H'], ['nature', 'T'], [0, 'keep'], [1, 'turn'])).toBe(kept);
  expect(study.size).toBe(7);
  expect(dealt.next.map(({ play }) => play?.move)).toEqual(['keep', 'turn']);
});

test('an illegal play is refused with the reason and its number, and nothing after it is played', () => {
  const { study, dealt } = studied();
  expect(study.play(dealt, 'nature', 'H')).toMatchObject({ ok: false, error: { code: 'not-your-turn' } });
  const line = study.playAll(study.root, [
    ['nature', 'T'],
    ['nature', 'X'],
  ]);
  expect(line).toMatchObject({ ok: false, error: { code: 'illegal-move', play: 1 } });
});

test('the main line is the first continuation, and any line can be made the main one', () => {
  const { study, otherwise, turned } = studied();
  expect(movesIn(lineFrom(study.root))).toEqual(['H', 'T', 'keep', 'turn']);
  study.makeMain(otherwise);
  expect(movesIn(lineFrom(study.root))).toEqual(['H', 'H']);
  study.makeMain(turned);
  expect(movesIn(lineFrom(study.root))).toEqual(['H', 'T', 'turn']);
});

test('a variation goes up one place at a time', () => {
  const { study, at, dealt } = studied();
  const [keep, turn] = dealt.next;
  study.promote(turn);
  expect(dealt.next).toEqual([turn, keep]);
  study.promote(turn);
  expect(dealt.next).toEqual([turn, keep]);
  study.promote(study.root);
  expect(movesIn(lineTo(at(dealt, [0, 'keep'])))).toEqual(['H', 'T', 'keep']);
});

test('a deleted move takes everything after it along, and can be restored as it was', () => {
  const { study, dealt } = studied();
  const before = studyFile(study);
  const removed = study.remove(dealt);
  expect(study.size).toBe(3);
  if (removed) study.restore(removed);
  expect(studyFile(study)).toEqual(before);
  expect(study.size).toBe(7);
  expect(study.remove(study.root)).toBeNull();
});

test('a restored move replaces the same move played again meanwhile', () => {
  const { study, at, dealt, kept } = studied();
  const removed = study.remove(dealt.next[0]);
  at(dealt, [0, 'keep']);
  expect(study.size).toBe(6);
  if (removed) study.restore(removed);
  expect(study.size).toBe(7);
  expect(dealt.next).toHaveLength(2);
  expect(at(dealt, [0, 'keep'], [1, 'turn'])).toBe(kept);
});

test('a path leads back to its node, and one that goes too far leads to the last node there is', () => {
  const { study } = studied();
  for (const node of everyNode(study.root)) expect(nodeAt(study.root, pathTo(node))).toBe(node);
  expect(nodeAt(study.root, [0, 7, 1])).toBe(study.root.next[0]);
});

test('each viewer sees only what it may of a node, and one who sees everything is told everything once', () => {
  const { study, dealt, kept } = studied();
  expect(study.happenings(dealt, 1)).toMatchObject([{ kind: 'dealt', coin: 'T' }]);
  expect(study.happenings(dealt, 0)).toMatchObject([{ kind: 'dealt' }]);
  expect(JSON.stringify(study.happenings(dealt, 0))).not.toContain('T');
  expect(study.happenings(dealt, 'everything')).toMatchObject([{ coin: 'T' }]);
  expect(study.happenings(study.root, 0)).toEqual([]);
  expect(study.position(dealt).view(0)).toMatchObject({ coins: ['H', '?'] });
  expect(study.position(kept).turn()).toMatchObject({ kind: 'over', winners: [0, 1] });
});

test('a position says what can be played, what chance may bring, and what comes after', () => {
  const { study, dealt } = studied();
  const start = study.position(study.root);
  expect(start.chances().map(([outcome]) => outcome)).toEqual(['H', 'T']);
  expect(start.moves(0)).toEqual([]);
  expect(start.after('nature', 'T')?.view('everything')).toMatchObject({ coins: ['T', ''] });
  expect(start.after(0, 'keep')).toBeNull();
  expect(study.position(dealt).moves(1)).toEqual(['keep', 'turn']);
});

test('a study that is written and read again is the same, notes included', () => {
  const { study, turned, otherwise } = studied();
  study.annotate(study.root, { comment: 'How to begin' });
  study.annotate(turned, { sign: '?', comment: 'Heads should stay heads.' });
  study.annotate(otherwise, { name: 'Both heads' });
  const file: unknown = JSON.parse(JSON.stringify(studyFile(study)));
  const loaded = loadStudy(file, onlyCoins);
  if (!loaded.ok) throw new Error(loaded.error.message);
  expect(studyFile(loaded.study)).toEqual(file);
  expect(loaded.study.title).toBe('Coins');
  expect(nodeAt(loaded.study.root, pathTo(turned)).note).toEqual(turned.note);
});

const WRONG: readonly (readonly [what: string, change: (file: StudyFile) => unknown, kind: string])[] = [
  ['is no object', () => [], 'shape'],
  ['is of another format', file => ({ ...file, format: 'quattro-mura/1' }), 'format'],
  ['is of no game', file => ({ ...file, game: 'chess' }), 'game'],
  ['has too many seats', file => ({ ...file, seats: 9 }), 'options'],
  ['has options that do not exist', file => ({ ...file, options: { luck: 1 } }), 'options'],
  ['has a field that does not exist', file => ({ ...file, chance: {} }), 'shape'],
  ['has a title that is too long', file => ({ ...file, title: 'x'.repeat(81) }), 'shape'],
  ['has a play that is none', file => ({ ...file, plays: [['nature']] }), 'shape'],
  ['has an illegal play', file => ({ ...file, plays: [['nature', 'X']], variations: [], notes: [] }), 'play'],
  ['leaves a line where there is none', file => ({ ...file, variations: [variation(0, 9)] }), 'shape'],
  ['leaves a line that comes later', file => ({ ...file, variations: [variation(2, 0)] }), 'shape'],
  ['leaves a line at its end', file => ({ ...file, variations: [variation(0, 4)] }), 'shape'],
  ['has an empty variation', file => ({ ...file, variations: [{ line: 0, after: 2, plays: [] }] }), 'shape'],
  ['has the same variation twice', file => ({ ...file, variations: twice(variation(0, 2)) }), 'shape'],
  ['has a note where no play is', file => ({ ...file, notes: [{ line: 0, after: 9, sign: '!' }] }), 'shape'],
  ['has a sign that is none', file => ({ ...file, notes: [{ line: 0, after: 1, sign: '!!!' }] }), 'shape'],
  [
    'has a comment that is too long',
    file => ({ ...file, notes: [{ line: 0, after: 1, comment: 'x'.repeat(4001) }] }),
    'shape',
  ],
  [
    'has more moves than a study may have',
    file => ({ ...file, plays: Array.from({ length: 20_000 }, () => ['nature', 'H']) }),
    'shape',
  ],
];

function variation(line: number, after: number) {
  return { line, after, plays: [[0, 'turn']] };
}

function twice<T>(one: T): T[] {
  return [one, one];
}

test.each(WRONG)('a file that %s is refused', (_, change, kind) => {
  const { study } = studied();
  expect(loadStudy(change(studyFile(study)), onlyCoins)).toMatchObject({ ok: false, error: { kind } });
});

test('an illegal play in a variation is named by its number from the start of the match', () => {
  const { study } = studied();
  const variations = [
    {
      line: 0,
      after: 2,
      plays: [
        [1, 'turn'],
        ['nature', 'H'],
      ],
    },
  ];
  const read = loadStudy({ ...studyFile(study), variations, notes: [] }, onlyCoins);
  expect(read).toMatchObject({ ok: false, error: { kind: 'play', play: 3 } });
});
