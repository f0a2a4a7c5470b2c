import { SCOPES, type Scope } from '../../protocol/scopes.ts';

/** As a store has them: words. Bot accounts from before there were scopes may do what they could: all of it. */
export function scopesOf(owner: string | null, words: string | null): readonly Scope[] | null {
  if (owner === null) return null;
  return words === null ? SCOPES : SCOPES.filter(scope => words.split(' ').includes(scope));
}
