import { expect, test } from 'vitest';
import { DAY } from '../../protocol/pace.ts';
import type { StoredEvent } from '../store/store.ts';
import { calendarOf } from './calendar.ts';

const AT = Date.UTC(2026, 10, 17, 19, 0, 0);
const EVENT: StoredEvent = {
  id: 'abc',
  version: 3,
  club: 'c',
  name: 'Cup; autumn, Köln\\Bonn',
  kind: 'swiss',
  game: 'die-mauer',
  seats: 4,
  rounds: 2,
  times: 1,
  secondsPerMove: 60,
  arrivalSeconds: 60,
  isRated: false,
  isManual: false,
  isOpen: false,
  startsAt: AT,
  everyDays: null,
  state: 'open',
  madeAt: 1,
  startedAt: null,
  endedAt: null,
  dueAt: null,
  entrants: [],
  played: [],
  offs: [],
};
const ABOUT = {
  origin: 'https://mura.example',
  now: AT - DAY,
  words: { round: (n: number) => `Round ${n}` },
};

test('an event is in the calendar at its time in UTC, under a stable name, with its text escaped', async () => {
  const lines = (await calendarOf('Brick Lane', [EVENT], ABOUT)).split('\r\n');
  expect(lines).toContain('UID:abc-event@mura.example');
  expect(lines).toContain('DTSTART:20261117T190000Z');
  expect(lines).toContain('SUMMARY:Cup\\; autumn\\, Köln\\\\Bonn');
  expect(lines.at(0)).toBe('BEGIN:VCALENDAR');
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
});

test('all rounds of a league are in the calendar, and an event without a time is not', async () => {
  const league = { ...EVENT, everyDays: 7 };
  const text = await calendarOf('C', [league, { ...EVENT, id: 'no', startsAt: null }], ABOUT);
  expect(text.match(/^UID:.*$/gm)).toEqual(['UID:abc-round-1@mura.example', 'UID:abc-round-2@mura.example']);
  expect(text).toContain('DTSTART:20261124T190000Z');
  expect(text).toContain('DTEND:20261201T190000Z');
});

test('long lines are folded after 75 bytes, and no character is cut', async () => {
  const name = '城'.repeat(60);
  const text = await calendarOf('C', [{ ...EVENT, name }], ABOUT);
  expect(Math.max(...text.split('\r\n').map(line => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${name}`);
});

test('a calendar of many leagues is written one league per turn of the loop', async () => {
  let turns = 0;
  const count = () => {
    turns++;
    immediate = setImmediate(count);
  };
  let immediate = setImmediate(count);
  await calendarOf('C', Array(30).fill({ ...EVENT, everyDays: 7 }), ABOUT);
  clearImmediate(immediate);
  expect(turns).toBeGreaterThanOrEqual(29);
});
