import type { Readable } from 'node:stream';
import type { Answer, Body, Query } from '../../protocol/http.ts';
import type { ApiName, ROUTES } from '../../protocol/routes.ts';
import type { StoredPlayer } from '../store/store.ts';

/** One request, checked: all that a handler may know about it. */
export interface Ask<N extends ApiName> {
  readonly player: (typeof ROUTES)[N]['who'] extends 'anybody' ? StoredPlayer | null : StoredPlayer;
  /** The named parts of the path; '' for those the path does not have. */
  readonly id: string;
  readonly body: Body<N>;
  readonly query: Query<N>;
  readonly visit: Visit;
}

/** What concerns the browser rather than the message. */
export interface Visit {
  /** The network that limits are counted by. */
  readonly network: string;
  /** The secret in its cookie, if it had one. */
  readonly secret: string | null;
  /** The address of this server as the browser sees it. */
  readonly origin: string;
  /** Sets the cookie; null removes it. */
  setSecret(secret: string | null): void;
}

/** What a handler gives. Long answers come in pieces, as JSON text. */
export type Given<N extends ApiName> = N extends 'myData' ? Readable : Answer<N>;
type Handler<N extends ApiName> = (ask: Ask<N>) => Promise<Given<N>>;
export type Handlers = { readonly [N in ApiName]: Handler<N> };
/** The handlers that one file makes. */
export type Some<N extends ApiName> = Pick<Handlers, N>;
