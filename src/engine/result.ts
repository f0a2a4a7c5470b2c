/** What came of something from outside: what was asked for, by name, or what is wrong with it. */
export type Result<T = unknown, E = { readonly message: string }> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly error: E };

export function wrong(message: string): Result<never> & { readonly ok: false } {
  return { ok: false, error: { message } };
}
