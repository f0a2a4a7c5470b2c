/** No id of ours has other characters, and PostgreSQL would not even look for some of them. */
const ID = /^[\w-]{1,200}$/;

/** An id from an address; '' if it is not one, which matches nothing. */
export function idIn(given: unknown): string {
  return typeof given === 'string' && ID.test(given) ? given : '';
}
