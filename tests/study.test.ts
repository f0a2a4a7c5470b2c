import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Game } from '../src/engine/game.ts';
import { Match } from '../src/engine/match.ts';
import { readOptions } from '../src/engine/options.ts';
import { Random } from '../src/engine/random.ts';
import { STUDY_FORMAT } from '../src/engine/study/format.ts';
import { everyNode, lineFrom, lineTo, type Study, type StudyNode } from '../src/engine/study/study.ts';
import { loadStudy, type StudyFile, studyFile, studyOf } from '../src/engine/study/study-file.ts';
import { GAME_IDS, MANIFESTS, manifestOf } from '../src/games/index.ts';
import { loadGame } from '../src/games/load.ts';
import { loadSetUp } from '../src/games/load-set-up.ts';
import { finishedRecord } from './finished.ts';

const GAMES = await Promise.all(GAME_IDS.map(async id => ({ ...(await loadGame(id)), id })));

const gameCalled = (id: string) => GAMES.find(game => game.id === id);

/** Tries something else at random moments, including chance, and goes on from there for a while. */
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

  test('stands at every node like a match played that way', () => {
    for (const node of everyNode(study.root)) {
      const match = new Match(game, study.seats, study.options);
      for (const { play } of lineTo(node)) if (play) expect(match.play(play.by, play.move).ok).toBe(true);
      const position = study.position(node);
      expect(position.turn()).toEqual(match.turn());
      expect(position.view('everything')).toEqual(match.view('everything'));
      expect(position.view(0, true)).toEqual(match.view(0, true));
    }
  });

  test('is the same after being written and read, and as large', () => {
    const file: unknown = JSON.parse(JSON.stringify(studyFile(study)));
    const loaded = loadStudy(file, gameCalled);
    if (!loaded.ok) throw new Error(loaded.error.message);
    expect(studyFile(loaded.study)).toEqual(file);
    expect(loaded.study.size).toBe(study.size);
  });

  test.runIf(manifestOf(game.id).hasSetUp)(
    'can begin with any position of it, and goes on from there as before',
    async () => {
      const setUp = await loadSetUp(game.id);
      const main = lineFrom(study.root);
      const middle = main[Math.floor(main.length / 2)];
      const position = study.write(middle, setUp);
      const { seats, options } = study;
      const plays = lineFrom(middle).flatMap(({ play }, i) =>
        play && i > 0 ? [[play.by, play.move] as const] : [],
      );
      const file: StudyFile = { format: STUDY_FORMAT, game: game.id, seats, options, position, plays };
      const loaded = loadStudy(JSON.parse(JSON.stringify(file)), gameCalled, setUp);
      if (!loaded.ok) throw new Error(loaded.error.message);
      expect(studyFile(loaded.study)).toEqual(file);
      const again = lineFrom(loaded.study.root);
      for (const [i, node] of lineFrom(middle).entries()) {
        for (const viewer of [0, 'spectator', 'everything'] as const) {
          const [before, now] = [study.position(node), loaded.study.position(again[i])];
          expect(now.view(viewer, true)).toEqual(before.view(viewer, true));
          if (i > 0)
            expect(loaded.study.happenings(again[i], viewer)).toEqual(study.happenings(node, viewer));
        }
      }
      expect(loadStudy(file, gameCalled)).toMatchObject({ ok: false, error: { kind: 'shape' } });
      expect(loadStudy({ ...file, position: {} }, gameCalled, setUp)).toMatchObject({
        ok: false,
        error: { kind: 'shape', flaw: { kind: 'malformed' } },
      });
    },
  );

  test('is complete again after anything is deleted and restored', () => {
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

test('the positions in the docs are positions', async () => {
  const [, positions = ''] = readFileSync('docs/studies.md', 'utf8').split('## Positions');
  let read = 0;
  for (const section of positions.split('### ').slice(1)) {
    const game = MANIFESTS.find(({ id }) => id === section.split('\n')[0].toLowerCase().replaceAll(' ', '-'));
    if (!game) throw new Error(`no game: ${section.split('\n')[0]}`);
    const options = readOptions(game.options, {});
    if (!options.ok) throw new Error(options.error.message);
    for (const [, json] of section.matchAll(/```json\n([^`]*)```/g)) {
      const setUp = await loadSetUp(game.id);
      const { min, max } = game.seats;
      const seats = Array.from({ length: max - min + 1 }, (_, i) => min + i);
      expect(
        seats.some(count => setUp.read(count, options.options, JSON.parse(json)).ok),
        json,
      ).toBe(true);
      read++;
    }
  }
  expect(read).toBeGreaterThanOrEqual(3);
});
