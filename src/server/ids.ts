/** No id of ours has other characters, and PostgreSQL would not even look for some of them. */
const ID = /^[\w-]{1,200}$/;

/** An id as it came in an address; '' if it is none, which nothing is called by. */
export function idIn(given: unknown): string {
  return typeof given === 'string' && ID.test(given) ? given : '';
}
