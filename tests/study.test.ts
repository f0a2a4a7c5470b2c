import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Game } from '../src/engine/game.ts';
import { Match } from '../src/engine/match.ts';
import { Random } from '../src/engine/random.ts';
import { everyNode, lineTo, type Study, type StudyNode } from '../src/engine/study/study.ts';
import { loadStudy, studyFile, studyOf } from '../src/engine/study/study-file.ts';
import { GAMES } from '../src/games/loaded.ts';
import { finishedRecord } from './finished.ts';

const gameCalled = (id: string) => GAMES.find(game => game.id === id);

/** Tries something else at random moments, chance included, and goes on from there for a while. */
function branchedStudy(game: Game, seed: number): Study {
  const study = studyOf(game, finishedRecord(game.id, { seed, most: 60 }));
  const random = new Random(seed);
  for (let line = 0; line < 15; line++) {
    const nodes = [...everyNode(study.root)];
    let node = nodes[random.below(nodes.length)];
    for (let play = random.below(8); play >= 0; play--) {
      const next = tried(study, node, random);
      if (!next) break;
      node = next;
    }
  }
  return study;
}

function tried(study: Study, node: StudyNode, random: Random): StudyNode | null {
  const position = study.position(node);
  const turn = position.turn();
  if (turn.kind === 'over') return null;
  const by = turn.kind === 'nature' ? 'nature' : turn.seats[random.below(turn.seats.length)];
  const moves = by === 'nature' ? position.chances().map(([outcome]) => outcome) : position.moves(by);
  const played = study.play(node, by, moves[random.below(moves.length)]);
  if (!played.ok) throw new Error(played.error.message);
  return played.node;
}

describe.each(GAMES.map(game => [game.id, game] as const))('a study of %s', (_, game) => {
  const study = branchedStudy(game, 3);

  test('stands at every node as a match does that was played so', () => {
    for (const node of everyNode(study.root)) {
      const match = new Match(game, study.seats, study.options);
      for (const { play } of lineTo(node)) if (play) expect(match.play(play.by, play.move).ok).toBe(true);
      const position = study.position(node);
      expect(position.turn()).toEqual(match.turn());
      expect(position.view('everything')).toEqual(match.view('everything'));
      expect(position.view(0, true)).toEqual(match.view(0, true));
    }
  });

  test('is the same after it has been written down and read, and as large', () => {
    const file: unknown = JSON.parse(JSON.stringify(studyFile(study)));
    const loaded = loadStudy(file, gameCalled);
    if (!loaded.ok) throw new Error(loaded.error.message);
    expect(studyFile(loaded.study)).toEqual(file);
    expect(loaded.study.size).toBe(study.size);
  });

  test('comes back whole after anything is deleted and brought back', () => {
    const before = studyFile(study);
    const random = new Random(8);
    for (let times = 0; times < 20; times++) {
      const nodes = [...everyNode(study.root)];
      const removed = study.remove(nodes[1 + random.below(nodes.length - 1)]);
      expect([...everyNode(study.root)]).toHaveLength(study.size);
      if (removed) study.restore(removed);
    }
    expect(studyFile(study)).toEqual(before);
  });
});

test('the example in the docs is a study', () => {
  const [, example = ''] = /```json\n([^`]*)```/.exec(readFileSync('docs/studies.md', 'utf8')) ?? [];
  const file: unknown = JSON.parse(example);
  const loaded = loadStudy(file, gameCalled);
  expect(loaded).toMatchObject({ ok: true });
  if (loaded.ok) expect(studyFile(loaded.study)).toEqual(file);
});
