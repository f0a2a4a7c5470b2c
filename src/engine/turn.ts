/** Whose move it is, as the engine protocol states it: always exactly one of the three. */
export type Turn =
  /** Each of these seats must make one move; more than one only when they choose in secret at once. */
  | { readonly kind: 'seats'; readonly seats: readonly number[] }
  | { readonly kind: 'nature' }
  /** `scores` has one per seat, higher is better; `winners` one or more, ascending. */
  | { readonly kind: 'over'; readonly scores: readonly number[]; readonly winners: readonly number[] };
