import { z } from 'zod';
import { ROW_KINDS } from '../../engine/runner.ts';
import { PHRASES } from '../../protocol/phrases.ts';
import { PlayOrUndo, UndoAsked } from '../../protocol/socket.ts';
import { Problem } from '../../protocol/words.ts';
import type { News } from '../bus.ts';

/** How news is written for Redis. */

/** News about a table for the listeners in one other process. */
export interface Letter {
  readonly table: string;
  readonly news: News;
}

const LoggedRow = z.object({
  number: z.int(),
  kind: z.enum(ROW_KINDS),
  by: z.union([z.int(), z.literal('nature')]),
  move: z.string(),
  client: z.string(),
  at: z.number(),
});
const Wanted = z.object({
  viewer: z.union([z.int(), z.literal('spectator')]),
  asChanges: z.boolean(),
});
const WrittenNews = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('rows'),
    rows: z.array(LoggedRow).min(1),
    // The lengths of the texts.
    told: z.object({ from: z.int(), texts: z.array(z.tuple([z.string(), z.int().min(0)])) }).optional(),
  }),
  z.object({
    kind: z.literal('looking'),
    look: z.object({ process: z.string(), since: z.number(), wants: z.array(Wanted) }),
    isAsking: z.boolean(),
  }),
  z.object({
    kind: z.literal('play'),
    errand: z.object({ id: z.string(), process: z.string(), player: z.string(), request: PlayOrUndo }),
  }),
  z.object({
    kind: z.literal('done'),
    id: z.string(),
    outcome: z.union([z.object({ number: z.int() }), z.object({ problem: Problem })]).nullable(),
  }),
  z.object({ kind: z.literal('table'), version: z.int() }),
  z.object({ kind: z.literal('presence') }),
  z.object({ kind: z.literal('look') }),
  z.object({
    kind: z.literal('said'),
    seat: z.int(),
    phrase: z.enum(PHRASES),
    // Processes of an earlier version don't say it.
    unheardBy: z.array(z.string()).default([]),
  }),
  z.object({ kind: z.literal('undo-asked'), asked: UndoAsked.shape.asked.unwrap() }),
  z.object({ kind: z.literal('undo-answered'), seat: z.int(), id: z.string(), agrees: z.boolean() }),
  z.object({ kind: z.literal('revoked'), secret: z.string().nullable() }),
  z.object({ kind: z.literal('unsure') }),
]);
const Announcement = z.object({ from: z.string(), news: WrittenNews });
const Head = z.array(z.tuple([z.string(), z.unknown()]));

/** Somebody's page came into view or went out of it. Only the buses need to know. */
export interface LookNews {
  readonly kind: 'look';
}

/** What is published for all listeners of a table. The texts for people at other processes go by letter. */
export function writeAnnouncement(from: string, news: News | LookNews): string {
  return `${markOf(from)}"news":${JSON.stringify(news)}}`;
}

/** Whether this process has published it. */
export function isFrom(process: string, text: string): boolean {
  return text.startsWith(markOf(process));
}

/** Null if it cannot be read. */
export function readAnnouncement(text: string): News | LookNews | null {
  try {
    const { news } = Announcement.parse(JSON.parse(text));
    return news.kind === 'rows' ? { kind: 'rows', rows: news.rows } : news;
  } catch {
    return null;
  }
}

function markOf(process: string): string {
  return `{"from":"${process}",`;
}

/**
 * All letters of one turn to one process: one line of JSON, in which each text for people is only its length, and then
 * those texts. They are most of the bytes, and nobody in between needs to read them.
 */
export function writeLetters(letters: readonly Letter[]): string {
  const texts: string[] = [];
  const head = letters.map(({ table, news }) => {
    if (news.kind !== 'rows' || !news.told) return [table, news];
    const lengths = news.told.texts.map(([want, text]) => {
      texts.push(text);
      return [want, text.length];
    });
    return [table, { ...news, told: { from: news.told.from, texts: lengths } }];
  });
  return `${JSON.stringify(head)}\n${texts.join('')}`;
}

/**
 * A letter that cannot be read leaves the table unsure. Nobody is told a text unless all of them are where they should be.
 */
export function readLetters(text: string): Letter[] {
  const end = text.indexOf('\n') + 1;
  const written = headOf(text.slice(0, end)).map(([table, news]) => ({
    table,
    news: WrittenNews.safeParse(news).data,
  }));
  const lengths = written.flatMap(({ news }) => (news?.kind === 'rows' ? (news.told?.texts ?? []) : []));
  const sum = lengths.reduce((total, [, length]) => total + length, 0);
  const isWhole = written.every(({ news }) => news) && sum === text.length - end;
  let at = end;
  return written.map(({ table, news }) => {
    if (!news || news.kind === 'look') return { table, news: { kind: 'unsure' } };
    if (news.kind !== 'rows') return { table, news };
    const { rows, told } = news;
    if (!told || !isWhole) return { table, news: { kind: 'rows', rows } };
    const texts = told.texts.map(([want, length]): [string, string] => {
      at += length;
      return [want, text.slice(at - length, at)];
    });
    return { table, news: { kind: 'rows', rows, told: { from: told.from, texts } } };
  });
}

function headOf(line: string): z.infer<typeof Head> {
  try {
    return Head.parse(JSON.parse(line));
  } catch {
    return [];
  }
}
