import type { IncomingHttpHeaders } from 'node:http';
import type { Players } from './players.ts';
import type { StoredPlayer } from './store/store.ts';

export const COOKIE = 'mura';
const SECRET = /^[0-9a-f]{64}$/;
const YEARS = 400 * 24 * 60 * 60;

/** The secret that a request came with: in the cookie, or as the token of a bot account. */
export function secretIn(
  headers: IncomingHttpHeaders,
): { readonly secret: string; readonly isCookie: boolean } | null {
  const token = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  const isCookie = token === undefined;
  const secret = token ?? cookieIn(headers.cookie ?? '');
  return secret !== undefined && SECRET.test(secret) ? { secret, isCookie } : null;
}

export async function playerIn(headers: IncomingHttpHeaders, players: Players): Promise<StoredPlayer | null> {
  const found = secretIn(headers);
  return found && players.bySecret(found.secret);
}

export function cookieWith(secret: string | null, isSecure: boolean): string {
  const age = secret === null ? 0 : YEARS;
  const secure = isSecure ? '; Secure' : '';
  return `${COOKIE}=${secret ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
}

/**
 * Whether a request comes from a page of ours. Browsers say where a write or a socket comes from; what says nothing is no
 * browser, and cannot be abused by another page.
 */
export function isOurs(headers: IncomingHttpHeaders, configured: string | null): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (configured !== null) return origin === configured;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase();
}

function cookieIn(header: string): string | undefined {
  for (const part of header.split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === COOKIE) return value;
  }
  return undefined;
}
