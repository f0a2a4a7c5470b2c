import { describe, expect, test } from 'vitest';
import { finishedRecord } from '../../../tests/finished.ts';
import { coins } from '../../engine/coins.ts';
import { lineFrom, lineTo, Study } from '../../engine/study/study.ts';
import { studyFile, studyOf } from '../../engine/study/study-file.ts';
import { GAMES } from '../../games/loaded.ts';
import { nodeCalled, spotOf } from './spot.ts';
import { Studying } from './studying.ts';

const first = () => 0;

function begun() {
  let kept = 0;
  const studying = new Studying(new Study(coins, 2, { loaded: false }), () => kept++);
  return { studying, kept: () => kept };
}

/** Shows everything at once. */
async function settle(studying: Studying): Promise<void> {
  for (let moment = null; moment !== studying.moment.value; ) {
    moment = studying.moment.value;
    studying.shown();
    await Promise.resolve();
  }
}

test('chance decides until somebody is to move, and the board turns to them', async () => {
  const { studying } = begun();
  studying.roll(first);
  await settle(studying);
  expect(lineTo(studying.node).map(({ play }) => play?.move)).toEqual([undefined, 'H', 'H']);
  expect(studying.moment.value).toMatchObject({ seat: 0, moves: ['keep', 'turn'], view: { viewer: 0 } });
});

test('a move is shown to the player who made it before the board turns to the next', async () => {
  const { studying } = begun();
  studying.roll(first);
  await settle(studying);
  studying.play(0, 'keep');
  expect(studying.moment.value).toMatchObject({ view: { viewer: 0 }, moves: [] });
  expect(studying.moment.value.before).not.toBeNull();
  await settle(studying);
  expect(studying.moment.value).toMatchObject({ view: { viewer: 1 }, before: null, seat: 1 });
});

test('seen as one seat, the board stays there and offers only that seat’s moves', async () => {
  const { studying } = begun();
  studying.roll(first);
  await settle(studying);
  studying.look(1);
  expect(studying.moment.value).toMatchObject({ seat: 0, moves: [], view: { viewer: 1, coins: ['?', 'H'] } });
  studying.look('everything');
  expect(studying.moment.value.view).toMatchObject({ coins: ['H', 'H'] });
});

test('going back and playing something else makes a variation, and the keys lead from one to the other', () => {
  const { studying } = begun();
  studying.play('nature', 'H');
  studying.back();
  studying.play('nature', 'T');
  const { root } = studying.study;
  expect(root.next).toHaveLength(2);
  studying.toVariation(1);
  expect(studying.node).toBe(root.next[0]);
  studying.toVariation(-1);
  expect(studying.node).toBe(root.next[1]);
  studying.promote(studying.node);
  studying.toStart();
  studying.forward();
  expect(studying.node.play?.move).toBe('T');
});

test('what is deleted can be restored until something else changes', async () => {
  const { studying, kept } = begun();
  studying.roll(first);
  await settle(studying);
  const before = studyFile(studying.study);
  studying.remove(studying.study.root.next[0]);
  expect(studying.node).toBe(studying.study.root);
  studying.bringBack();
  expect(studyFile(studying.study)).toEqual(before);
  studying.remove(studying.study.root.next[0]);
  studying.annotate({ comment: 'nothing' });
  expect(studying.removed.value).toBeNull();
  expect(kept()).toBe(6);
});

test('an illegal move changes nothing', () => {
  const { studying, kept } = begun();
  expect(studying.play(0, 'keep')).toBe(false);
  expect(kept()).toBe(0);
});

describe.each(GAMES.map(game => [game.id, game] as const))('%s', (_, game) => {
  const study = studyOf(game, finishedRecord(game.id, { most: 40 }));

  test('every node has a spot that leads back to it', () => {
    const studying = new Studying(study, () => undefined);
    for (const node of lineFrom(study.root).slice(0, 30)) {
      studying.go(node);
      if (studying.moment.value.position.turn().kind === 'nature') studying.roll(below => below - 1);
      expect(nodeCalled(study.root, spotOf(studying.node))).toBe(studying.node);
    }
    expect(nodeCalled(study.root, 'play-3')).toBeNull();
  });
});
