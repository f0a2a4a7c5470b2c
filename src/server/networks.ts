import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * The network that limits by address apply to: one household or host. That is an IPv4 address, or the first 64 bits of
 * an IPv6 address, because anybody can have any number of addresses within them. '' for a connection that has already
 * broken.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [bare] = address.split('%', 1);
  if (!isIPv6(bare)) return address;
  const [before, after] = bare.split('::', 2);
  const groups = before === '' ? [] : before.split(':');
  if (after !== undefined) {
    const rest = after === '' ? [] : after.split(':');
    // An IPv4 address at the end stands for two groups.
    const length = rest.length + (rest.at(-1)?.includes('.') ? 1 : 0);
    for (let left = 8 - groups.length - length; left > 0; left--) groups.push('0');
    groups.push(...rest);
  }
  const first = groups.slice(0, 4).map(group => Number.parseInt(group, 16).toString(16));
  return `${first.join(':')}::/64`;
}

/** Where a request comes from. If `isBehindProxy`, our proxy says so; entries before its own are not trusted. */
export function networkAsking({ headers, socket }: IncomingMessage, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy ? String(headers['x-forwarded-for'] ?? '') : '';
  return networkOf(forwarded.split(',').at(-1)?.trim() || socket.remoteAddress);
}
