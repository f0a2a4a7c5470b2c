import { z } from 'zod';

/** The purpose, input and answer of an HTTP request. */
export interface Described {
  readonly about: string;
  readonly body?: z.ZodType;
  readonly query?: z.ZodType;
  readonly answer: z.ZodType;
}

export const Done = z.object({ ok: z.literal(true) });

export const IsHere = z
  .boolean()
  .describe(
    'has sent a request to this server within the last minutes; people they have blocked are not told',
  );

export const Language = z
  .string()
  .nullable()
  .describe('the app language of a player who is here; null if unknown');

export const AnyJson = z.record(z.string(), z.unknown());

export const Base64Url = z
  .string()
  .regex(/^[\w-]*={0,2}$/)
  .max(8192);
