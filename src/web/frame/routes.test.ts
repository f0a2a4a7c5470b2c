import { expect, test } from 'vitest';
import { type Goal, pathTo, routeAt } from './routes.ts';

test.each<Goal>([
  { page: 'home' },
  { page: 'settings' },
  { page: 'set-up', game: 'mauer-bauer' },
  { page: 'table', id: 'a1b2' },
  { page: 'lobby' },
  { page: 'new-table', game: 'die-mauer' },
  { page: 'online', id: 'a1b2' },
  { page: 'my-matches' },
  { page: 'people' },
  { page: 'clubs' },
  { page: 'club', id: 'abcdefgh1234' },
  { page: 'club-night', id: 'abcdefgh1234' },
  { page: 'new-event', id: 'abcdefgh1234' },
  { page: 'event', id: 'abcdefgh1234' },
  { page: 'ratings', game: 'burg-appenzell' },
  { page: 'player', id: 'a1b2' },
  { page: 'learn' },
  { page: 'lesson', language: 'ja', game: 'die-mauer' },
  { page: 'rules', language: 'fr', game: 'burg-appenzell' },
])('the address of %j leads back to it', goal => {
  expect(routeAt(pathTo(goal))).toEqual(goal);
});

test.each([
  '/nowhere',
  '/play',
  '/play/chess',
  '/settings/more',
  '/table',
  '/table/a/b',
  '/online/new/chess',
  '/online/new/die-mauer/more',
  '/ratings/chess',
  '/matches/x',
  '/player',
  '/rules',
  '/rules/xx/die-mauer',
  '/learn/en/chess',
])('%s leads nowhere', path => {
  expect(routeAt(path)).toEqual({ page: 'not-found' });
});
