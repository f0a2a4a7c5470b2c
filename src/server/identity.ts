import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Config } from './config.ts';

const COOKIE = 'mura';
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

export function cookieWith(secret: string | null, isSecure: boolean): string {
  const age = secret === null ? 0 : YEARS;
  const secure = isSecure ? '; Secure' : '';
  return `${COOKIE}=${secret ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
}

/**
 * Whether a request comes from one of our pages, all of which are at `own`: scheme, host and port. Browsers say where a
 * write or a socket comes from. A client that does not is not a browser, so no other page can abuse it.
 */
export function isOurs({ origin }: IncomingHttpHeaders, own: string): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && URL.canParse(own) && origin === new URL(own).origin;
}

/** The address of this server as seen by a browser that asks for a socket. */
export function ownOrigin(
  { headers }: IncomingMessage,
  { ORIGIN, TRUST_PROXY }: Pick<Config, 'ORIGIN' | 'TRUST_PROXY'>,
): string {
  const forwarded = TRUST_PROXY ? String(headers['x-forwarded-proto'] ?? '') : '';
  const scheme = forwarded.split(',').at(-1)?.trim() || 'http';
  return ORIGIN ?? `${scheme}://${headers.host ?? ''}`;
}

function cookieIn(header: string): string | undefined {
  for (const part of header.split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === COOKIE) return value;
  }
  return undefined;
}
