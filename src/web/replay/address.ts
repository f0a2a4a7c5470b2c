import type { Viewer } from '../../engine/viewers.ts';

/** The part of an address that says which moment of a match is meant: `?as=2#play-37`. */
export interface Spot {
  /** Null if the address does not say. */
  readonly number: number | null;
  readonly viewer: Viewer | null;
}

export function spotIn({ search, hash }: { readonly search: string; readonly hash: string }): Spot {
  const number = /^#play-(\d{1,6})$/.exec(hash)?.[1];
  const as = new URLSearchParams(search).get('as');
  return {
    number: number === undefined ? null : Number(number),
    viewer:
      as === 'spectator' || as === 'everything'
        ? as
        : as !== null && /^\d{1,2}$/.test(as)
          ? Number(as)
          : null,
  };
}

/** The same address at another moment. `viewer` is left out if it is the usual one. */
export function withSpot(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  { number, viewer }: Spot,
): string {
  const query = new URLSearchParams(search);
  query.delete('as');
  if (viewer !== null) query.set('as', String(viewer));
  const asked = query.size > 0 ? `?${query}` : '';
  return `${pathname}${asked}${number === null ? '' : `#play-${number}`}`;
}
