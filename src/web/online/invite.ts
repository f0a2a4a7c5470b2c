import { keep, kept } from '../storage/storage.ts';

/**
 * The invitation to a table that is not public travels after the `#` of its address: that part is not sent to
 * servers on the way, nor written into their logs. It is stored, because a jump within the page replaces it.
 */
const INVITE = /^#([0-9a-z]{8,32})$/;

export function inviteFor(id: string): string | null {
  const given = INVITE.exec(location.hash)?.[1];
  if (given !== undefined) keep(`invite/${id}`, given);
  const known = given ?? kept(`invite/${id}`);
  return typeof known === 'string' && INVITE.test(`#${known}`) ? known : null;
}

/** Lets the same invitation open another table, too. */
export function keepInvite(id: string, invite: string): void {
  keep(`invite/${id}`, invite);
}

export function invitationTo(id: string, invite: string | null): string {
  return `${location.origin}/online/${id}${invite === null ? '' : `#${invite}`}`;
}
