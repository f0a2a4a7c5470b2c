import { expect, test } from 'vitest';
import { API_NAMES, ROUTES, type Route } from './routes.ts';

test('a token needs a scope for whatever it can change', () => {
  const open = API_NAMES.filter(name => {
    const { method, who, scope }: Route = ROUTES[name];
    return who === 'player' && method !== 'GET' && scope === undefined;
  });
  expect(open).toEqual([]);
});
