import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { loadTexts } from '../../../locales/load.ts';
import { DAY } from '../../protocol/pace.ts';
import { languageFor } from '../app-page.ts';
import { idIn } from '../ids.ts';
import type { Limits } from '../limits.ts';
import { networkOf } from '../networks.ts';
import type { StoredEvent } from '../store/store.ts';
import type { Events } from './events.ts';
import { lengthOf } from './progress.ts';

/** The longest line in bytes, without its end. */
const LINE = 75;
/** How often calendars should ask again. */
const REFRESH = 'PT1H';

interface Words {
  readonly round: (number: number) => string;
}

/** The calendar of a club, for programs that have no cookie: its address contains a key. */
export function serveCalendar(
  server: FastifyInstance,
  about: {
    readonly events: Events;
    readonly limits: Limits;
    readonly origin: string | null;
    readonly now: () => number;
  },
): void {
  const { events, limits, now } = about;
  server.get('/club/:id/calendar.ics', async (request, reply) => {
    await limits.take('reads', networkOf(request.ip), 4);
    const { id }: { id?: unknown } = Object(request.params);
    const { key }: { key?: unknown } = Object(request.query);
    const found = typeof key === 'string' ? await events.calendarOf(idIn(id), key) : null;
    if (!found) return reply.code(404).type('text/plain; charset=utf-8').send('not found');
    const origin = about.origin ?? `${request.protocol}://${request.host}`;
    const words = await loadTexts(languageFor(request.headers['accept-language']), 'event');
    return reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'private, max-age=300')
      .send(await calendarOf(found.club.name, found.events, { origin, now: now(), words }));
  });
}

/** The events and rounds that have a time, as iCalendar (RFC 5545). */
export async function calendarOf(
  name: string,
  events: readonly StoredEvent[],
  { origin, now, words }: { readonly origin: string; readonly now: number; readonly words: Words },
): Promise<string> {
  const host = new URL(origin).hostname;
  const entries: string[] = [];
  for (const event of events) {
    const lines = entriesOf(event, words).flatMap(entry => inLines(event, entry, { origin, host, now }));
    entries.push(...lines.map(folded));
    // A league may have very many rounds, and a club many leagues.
    await setImmediate();
  }
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Quattro Mura//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    folded(`X-WR-CALNAME:${escaped(name)}`),
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    ...entries,
    'END:VCALENDAR',
  ];
  return lines.map(line => `${line}\r\n`).join('');
}

interface Entry {
  /** Unique within the event, and always the same. */
  readonly part: string;
  readonly summary: string;
  readonly at: number;
  readonly until: number | null;
}

function entriesOf(event: StoredEvent, { round }: Words): Entry[] {
  const { name, everyDays, startsAt, startedAt, endedAt, played } = event;
  const at = startedAt ?? startsAt;
  if (at === null) return [];
  if (everyDays === null) return [{ part: 'event', summary: name, at, until: endedAt }];
  const length = everyDays * DAY;
  const rounds = Math.max(played.length, lengthOf(event) ?? 1);
  return Array.from({ length: rounds }, (_, number) => {
    const from = played[number]?.at ?? at + number * length;
    return {
      part: `round-${number + 1}`,
      summary: `${name} · ${round(number + 1)}`,
      at: from,
      until: from + length,
    };
  });
}

function inLines(
  event: StoredEvent,
  { part, summary, at, until }: Entry,
  { origin, host, now }: { readonly origin: string; readonly host: string; readonly now: number },
): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}-${part}@${host}`,
    `DTSTAMP:${utc(now)}`,
    `SEQUENCE:${event.version}`,
    `DTSTART:${utc(at)}`,
    ...(until !== null && until > at ? [`DTEND:${utc(until)}`] : []),
    `SUMMARY:${escaped(summary)}`,
    `URL:${origin}/event/${event.id}`,
    'END:VEVENT',
  ];
}

/** 20261117T190000Z */
function utc(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Long lines are continued after a space. No character is cut. */
function folded(line: string): string {
  // No character has more than three bytes for each of its units.
  if (3 * line.length <= LINE) return line;
  let [all, length] = ['', 0];
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (length + bytes > LINE) {
      all += '\r\n ';
      length = 1;
    }
    all += character;
    length += bytes;
  }
  return all;
}
