/** Our ids have no other characters, and PostgreSQL refuses to look for some of them. */
const ID = /^[\w-]{1,200}$/;

/** An id from an address; '' if it is not valid, which matches nothing. */
export function idIn(given: unknown): string {
  return typeof given === 'string' && ID.test(given) ? given : '';
}
