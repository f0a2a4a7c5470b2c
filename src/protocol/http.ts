import type { z } from 'zod';
import { CALLING } from './api/calls.ts';
import { CLUBS } from './api/clubs.ts';
import type { Described } from './api/common.ts';
import { DAYS } from './api/days.ts';
import { EVENTS } from './api/events.ts';
import { EXPLORER } from './api/explorer.ts';
import { ME } from './api/me.ts';
import { PASSKEYS } from './api/passkeys.ts';
import { PEOPLE } from './api/people.ts';
import { SEARCHES } from './api/searches.ts';
import { TABLES } from './api/tables.ts';
import type { ApiName, ROUTES } from './routes.ts';

/** The schemas of the requests in `routes.ts`. The server validates by them, and the docs are generated from them. */
export const API = {
  ...ME,
  ...PASSKEYS,
  ...TABLES,
  ...SEARCHES,
  ...PEOPLE,
  ...CALLING,
  ...CLUBS,
  ...EVENTS,
  ...DAYS,
  ...EXPLORER,
} as const satisfies { readonly [N in ApiName]: Described };

type Of<N extends ApiName, K extends 'body' | 'query' | 'answer'> =
  (typeof API)[N] extends Record<K, infer S extends z.ZodType> ? z.output<S> : undefined;
export type Body<N extends ApiName> = Of<N, 'body'>;
export type Query<N extends ApiName> = Of<N, 'query'>;
export type Answer<N extends ApiName> = Of<N, 'answer'>;

/** What a client sends: body and query before defaults are filled in, and the named part of the path. */
export type Given<N extends ApiName> = Part<N, 'body'> &
  Partial<Part<N, 'query'>> &
  ((typeof ROUTES)[N]['path'] extends `${string}:${string}` ? { readonly id: string } : object);

type Part<N extends ApiName, K extends 'body' | 'query'> =
  (typeof API)[N] extends Record<K, infer S extends z.ZodType> ? { readonly [key in K]: z.input<S> } : object;
