import type { Scope } from '../protocol/scopes.ts';
import { RequestError } from './request-error.ts';
import type { StoredPlayer } from './store/store.ts';

/** Refuses what the token of a bot account was not made for. People may do everything. */
export function requireScope(player: Pick<StoredPlayer, 'scopes'> | null, scope: Scope): void {
  if (player?.scopes == null || player.scopes.includes(scope)) return;
  throw new RequestError(
    'not-allowed',
    `this token is not for that: it was made without the scope "${scope}"`,
  );
}
