import type { Answer, Given } from '../../protocol/http.ts';
import { type ApiName, ROUTES } from '../../protocol/routes.ts';
import { call, Failure } from './call.ts';
import { become, hasPlayed, iAmNobody } from './me.ts';

export { Failure } from './call.ts';

/**
 * The server's HTTP part for the app: `await ask('join', { id, body: { seat } })` answers as the protocol
 * says, or with a `Failure`. Requests that only a player may make create a guest first, if necessary.
 */
export async function ask<N extends ApiName>(name: N, given: Given<N>): Promise<Answer<N> | Failure> {
  if (ROUTES[name].who === 'player' && !hasPlayed()) {
    const made = await become();
    if (made instanceof Failure) return made;
  }
  const answer = await call(name, given);
  if (!(answer instanceof Failure && answer.code === 'unknown-player')) return answer;
  // The server no longer knows this device: its cookie or the player is gone.
  iAmNobody();
  const made = await become();
  return made instanceof Failure ? made : call(name, given);
}
