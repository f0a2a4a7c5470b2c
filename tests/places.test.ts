import { expect, test } from 'vitest';
import type { Happening, View } from '../src/engine/game.ts';
import { Match } from '../src/engine/match.ts';
import { GAME_IDS } from '../src/games/index.ts';
import { GAMES } from '../src/games/loaded.ts';
import type { Places } from '../src/web/board/places.ts';
import { finishedRecord } from './finished.ts';

/** In these games ends of a wall are chosen, and blocks are built there. */
const BUILT_ELSEWHERE = ['die-mauer'];

test.each(GAME_IDS)('%s: what happens is where the move said', async id => {
  const game = GAMES.find(each => each.id === id);
  if (!game) throw new Error(`no rules of ${id}`);
  const { places }: { places: Places<View, Happening> } = await import(`../src/games/${id}/board/places.ts`);
  const record = finishedRecord(id, { most: 300 });
  const match = new Match(game, record.seats, record.options);
  const told: Happening[] = [];
  let compared = 0;
  for (const [by, move] of record.plays) {
    const would = by === 'nature' ? null : places.ofMove(match.view(by), move, by);
    const first = told.length;
    match.play(by, move, happening => told.push(happening));
    const view = match.view('spectator');
    const did = told.slice(first).map((_, i) => places.ofHappening(told, first + i, view));
    const own = did.find(where => where !== null && !where.isPassing);
    for (const where of did) expect(where?.places.length).not.toBe(0);
    if (!would || !own || BUILT_ELSEWHERE.includes(id)) continue;
    expect(own.seat).toBe(would.seat);
    expect(own.places.filter(place => would.places.includes(place))).not.toEqual([]);
    compared++;
  }
  if (!BUILT_ELSEWHERE.includes(id)) expect(compared).toBeGreaterThan(20);
});
