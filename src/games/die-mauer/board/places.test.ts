import { expect, test } from 'vitest';
import type { Happening } from '../game.ts';
import { played } from '../testing/board-positions.ts';
import { blockPlace, places } from './places.ts';
import { sceneOf } from './scene.ts';

test('a block that was built is found where it stands in the wall', () => {
  const told: Happening[] = [];
  let found = 0;
  for (const { view, happenings } of played(4, 'spectator', { rounds: 2, gift: 'must', memory: false }, 3)) {
    for (const happening of happenings) {
      told.push(happening);
      if (happening.kind !== 'built' && happening.kind !== 'built-freely') continue;
      const where = places.ofHappening(told, told.length - 1, view);
      const { wall, round } = sceneOf(view, null, [], 0);
      const block = wall.find(({ place }) => where?.places.includes(blockPlace(round, place)));
      // The last block of a round went with its wall.
      if (wall.length === 0) continue;
      expect(block).toMatchObject({ block: happening.block, seat: happening.seat });
      found++;
    }
  }
  expect(found).toBeGreaterThan(10);
});

test('a fist is where its seat sits', () => {
  const chose: Happening = { kind: 'chose', seat: 2, fist: null };
  const [{ view }] = played(4, 'spectator', { rounds: 1, gift: 'must', memory: false }, 3);
  expect(places.ofHappening([chose], 0, view)).toMatchObject({ places: ['fist 2'], seat: 2 });
});
