import { SCOPES, type Scope } from '../../protocol/scopes.ts';

/** Scopes as a store keeps them: as words. Bot accounts from before scopes existed may still do everything. */
export function scopesOf(owner: string | null, words: string | null): readonly Scope[] | null {
  if (owner === null) return null;
  return words === null ? SCOPES : SCOPES.filter(scope => words.split(' ').includes(scope));
}
