/** The roles in a club, the most powerful first. `asking`: waits to be let in. */
export const ROLES = ['owner', 'organiser', 'member', 'asking'] as const;
export type Role = (typeof ROLES)[number];

/** How people become members: only with the link, or also without it, once somebody lets them in. */
export const WAYS_IN = ['link', 'approval'] as const;

/** A crest is a wall: how many courses it has, how many bricks each, every brick with a colour, and what tops it. */
export const CREST = { courses: 4, bricks: 3, colours: 7, tops: 3 } as const;

/** The colours of the bricks from the top left on, as digits, then the top. */
export const CREST_TEXT = /^[0-6]{12}[0-2]$/;
export const USUAL_CREST = '1611161611611';
