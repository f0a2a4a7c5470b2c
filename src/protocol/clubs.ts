/** The roles in a club, the most powerful first. `asking`: waits to be let in. */
export const ROLES = ['owner', 'organiser', 'member', 'asking'] as const;
export type Role = (typeof ROLES)[number];

/** How people become members: only with the link, or also by asking and being let in. */
export const WAYS_IN = ['link', 'approval'] as const;

/** A crest is a wall: its courses, the bricks per course, the colours of a brick, and what can top it. */
export const CREST = { courses: 4, bricks: 3, colours: 7, tops: 3 } as const;

/** The colours of the bricks as digits, from the top left, then the top. */
export const CREST_TEXT = /^[0-6]{12}[0-2]$/;
export const USUAL_CREST = '1611161611611';
