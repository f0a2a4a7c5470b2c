import { type ReadonlySignal, signal } from '@preact/signals';
import type { Me } from '../../protocol/api/me.ts';
import { LIMITS } from '../../protocol/limits.ts';
import { cleanName } from '../../protocol/names.ts';
import { choose, settings } from '../settings/settings.ts';
import { forget, keep, kept } from '../storage/storage.ts';
import { call, Failure } from './call.ts';

/**
 * Who I am on this server. Visiting pages does not create a player: `nobody` becomes a `player` with the
 * first request that needs one. The app also runs without a server; then it is `no-server`, and pages say so
 * quietly.
 */
export type Who =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'no-server' }
  | { readonly kind: 'player'; readonly me: Me };

const who = signal<Who>({ kind: 'unknown' });
export const me: ReadonlySignal<Who> = who;

/** My id on this server, if I have one. */
export function myId(): string | null {
  return who.value.kind === 'player' ? who.value.me.id : null;
}

/** The secret is in a cookie that the app cannot see; this says that there is one. */
const KEY = 'player';

/** Whether this device has been a player here: only then is there anything of mine to ask the server for. */
export function hasPlayed(): boolean {
  return kept(KEY) === true;
}

/** Finds out who I am, without creating a player. */
export async function meet(): Promise<Who> {
  if (hasPlayed()) await become();
  else who.value = { kind: 'nobody' };
  return who.value;
}

let pending: Promise<Me | Failure> | null = null;

/** Makes sure that I am a player, and finds out which. Simultaneous callers share one answer. */
export function become(): Promise<Me | Failure> {
  pending ??= arrive().finally(() => {
    pending = null;
  });
  return pending;
}

async function arrive(): Promise<Me | Failure> {
  const found = await call('me', {});
  if (found instanceof Failure) {
    if (found.code === 'no-server') who.value = { kind: 'no-server' };
    return found;
  }
  // The name chosen on this device before the server knew this player.
  const name = found.name === null ? cleanName(settings.value.name) : null;
  const named = name === null ? found : await takeName(name);
  return iAm(named instanceof Failure ? found : named);
}

/** Takes this name. If it belongs to somebody else here, a number after it makes it mine. */
async function takeName(name: string): Promise<Me | Failure> {
  const named = await call('rename', { body: { name } });
  if (!(named instanceof Failure) || named.code !== 'name-taken') return named;
  const other = `${name.slice(0, LIMITS.name - 4).trim()} ${100 + Math.floor(900 * Math.random())}`;
  const renamed = await call('rename', { body: { name: other } });
  // A guest has one name everywhere.
  if (!(renamed instanceof Failure)) choose({ name: other });
  return renamed;
}

/** The server has said who I am. */
export function iAm(found: Me): Me {
  keep(KEY, true);
  who.value = { kind: 'player', me: found };
  return found;
}

/** The server has forgotten me, or this device has been signed out. */
export function iAmNobody(): void {
  forget(KEY);
  who.value = { kind: 'nobody' };
}
