import { expect, test } from 'vitest';
import { type Goal, pathTo, routeAt } from './routes.ts';

test.each<Goal>([
  { page: 'home' },
  { page: 'settings' },
  { page: 'set-up', game: 'mauer-bauer' },
  { page: 'table', id: 'a1b2' },
  { page: 'online', id: 'a1b2' },
])('the address of %j leads back to it', goal => {
  expect(routeAt(pathTo(goal))).toEqual(goal);
});

test.each(['/nowhere', '/play', '/play/chess', '/settings/more', '/table', '/table/a/b'])(
  '%s leads nowhere',
  path => {
    expect(routeAt(path)).toEqual({ page: 'not-found' });
  },
);
