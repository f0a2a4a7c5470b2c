import type { Readable } from 'node:stream';
import type { Answer, Body, Query } from '../../protocol/http.ts';
import type { ApiName, ROUTES } from '../../protocol/routes.ts';
import type { StoredPlayer } from '../store/store.ts';

/** One request, checked: all that a handler may know of it. */
export interface Ask<N extends ApiName> {
  readonly player: (typeof ROUTES)[N]['who'] extends 'anybody' ? StoredPlayer | null : StoredPlayer;
  /** The parts of the path with a name, and '' for others. */
  readonly id: string;
  readonly body: Body<N>;
  readonly query: Query<N>;
  readonly visit: Visit;
}

/** What concerns the browser rather than the message. */
export interface Visit {
  /** That limits count by. */
  readonly network: string;
  /** The secret it came with, if it came with one in a cookie. */
  readonly secret: string | null;
  /** The address of this server as the browser sees it. */
  readonly origin: string;
  /** Sets the cookie; null removes it. */
  setSecret(secret: string | null): void;
}

/** Long answers come piece by piece, as JSON text. */
export type Given<N extends ApiName> = N extends 'myData' ? Readable : Answer<N>;
type Handler<N extends ApiName> = (ask: Ask<N>) => Promise<Given<N>>;
export type Handlers = { readonly [N in ApiName]: Handler<N> };
/** A part of the handlers, as one file makes them. */
export type Some<N extends ApiName> = Pick<Handlers, N>;
