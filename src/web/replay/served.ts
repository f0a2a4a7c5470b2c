import { isObject } from '../../engine/record.ts';
import { isGameId } from '../../games/index.ts';
import { toldApart } from '../../protocol/names.ts';
import { online } from '../frame/texts.ts';
import { guestName } from '../names.ts';
import { bot } from '../set-up/seating.ts';
import { isLevel } from '../storage/matches.ts';
import type { Seat } from '../table/table.ts';
import type { ReplaySource } from './source.ts';

export type Served =
  | { readonly kind: 'found'; readonly source: ReplaySource }
  | { readonly kind: 'not-found' | 'not-over' | 'failed' };

/** A finished match from the server. Its answer is checked here as far as it is used; the engine checks the record. */
export async function servedSource(id: string, invite: string | null): Promise<Served> {
  const query = invite === null ? '' : `?invite=${encodeURIComponent(invite)}`;
  const at = `/api/tables/${encodeURIComponent(id)}`;
  try {
    const [table, record] = await Promise.all([ask(at + query), ask(`${at}/record${query}`)]);
    if (table.status === 404 || record.status === 404) return { kind: 'not-found' };
    if (record.status === 409) return { kind: 'not-over' };
    if (table.status !== 200 || record.status !== 200) return { kind: 'failed' };
    const game = isObject(table.json) ? table.json.game : null;
    const seats = isObject(table.json) ? table.json.seats : null;
    if (typeof game !== 'string' || !isGameId(game) || !Array.isArray(seats)) return { kind: 'failed' };
    return {
      kind: 'found',
      source: {
        key: `match/${id}`,
        game,
        seats: seats.map(seatOf),
        record: record.json,
        mayLook: [],
        isMine: false,
        me: seatIn(table.json),
        isPublic: true,
        invite: invitationIn(table.json) ?? invite,
      },
    };
  } catch {
    return { kind: 'failed' };
  }
}

/** The invitation, which players know. In the address of a public match it would only be in the way. */
function invitationIn(table: unknown): string | null {
  const { isPublic, you } = isObject(table) ? table : {};
  const invite = isObject(you) ? you.invite : null;
  return isPublic === false && typeof invite === 'string' ? invite : null;
}

/** Where the person asking sat. */
function seatIn(table: unknown): number | null {
  const you = isObject(table) ? table.you : null;
  const seat = isObject(you) ? you.seat : null;
  return typeof seat === 'number' ? seat : null;
}

async function ask(path: string): Promise<{ readonly status: number; readonly json: unknown }> {
  const answer = await fetch(path, { headers: { accept: 'application/json' } });
  return { status: answer.status, json: await answer.json() };
}

/** With the names they have at the table itself. */
function seatOf(json: unknown, number: number, all: readonly unknown[]): Seat {
  const { kind, level, isBotAccount } = isObject(json) ? json : {};
  if (kind === 'bot' && isLevel(level)) return bot(number, level);
  const name = nameIn(json);
  const told = name === null ? guestName(number) : toldApart(name, all.slice(0, number).map(nameIn));
  return { name: isBotAccount === true ? online.value.program(told) : told, kind: 'person', level: null };
}

function nameIn(json: unknown): string | null {
  const { kind, name } = isObject(json) ? json : {};
  return kind === 'person' && typeof name === 'string' && name !== '' ? name : null;
}
