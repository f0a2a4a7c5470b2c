/** The result of reading input from outside: the value, under its name, or what is wrong with it. */
export type Result<T = unknown, E = { readonly message: string }> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly error: E };

export function wrong(message: string): Result<never> & { readonly ok: false } {
  return { ok: false, error: { message } };
}
