import { z } from 'zod';
import { CREST_TEXT, ROLES, WAYS_IN } from '../clubs.ts';
import { LIMITS } from '../limits.ts';
import { PHRASES } from '../phrases.ts';
import { Id, Invite, Name, TableInfo } from '../words.ts';
import { type Described, Done, IsHere, Language } from './common.ts';

const Crest = z
  .string()
  .regex(CREST_TEXT)
  .describe(
    'a wall of four courses of three bricks: their colours from the top left on, and what it ends in at the top',
  );

const RoleIn = z.enum(ROLES).describe('`asking`: waits to be let in');

const ClubTable = z.object({ table: TableInfo, invite: Invite });

export const Club = z.object({
  id: Id,
  name: z.string(),
  crest: Crest,
  joining: z.enum(WAYS_IN).describe('only with the link, or also without it, once somebody lets them in'),
  muted: z.array(z.enum(PHRASES)).describe('phrases that cannot be used at its tables'),
  madeAt: z.number(),
  size: z.int().describe('how many members there are'),
  you: z.object({
    role: RoleIn.nullable(),
    invite: Invite.nullable().describe('the secret part of the membership link, shown to members'),
  }),
  members: z
    .array(
      z.object({
        id: Id,
        name: z.string().nullable(),
        role: RoleIn,
        since: z.number(),
        isHere: IsHere,
        language: Language,
      }),
    )
    .describe('shown only to members; people who ask to join, only to the owner and organisers'),
  tables: z
    .array(ClubTable)
    .describe('the newest; shown only to members, who may watch all of them and join if a seat is free'),
});
export type Club = z.infer<typeof Club>;

/** Requests about clubs. */
export const CLUBS = {
  clubs: {
    about: 'The clubs I am in or have asked to join, the latest first.',
    answer: z.object({
      clubs: z.array(Club.pick({ id: true, name: true, crest: true }).extend({ role: RoleIn })),
    }),
  },
  foundClub: {
    about: `Found a club. A player can be in at most ${LIMITS.clubs}.`,
    body: z.object({ name: Name, crest: Crest }),
    answer: Club,
  },
  club: {
    about: 'A club: everybody sees its name, members see everything.',
    answer: Club,
  },
  clubLadder: {
    about: 'How the last 200 matches of the club went, by game and player; for members.',
    answer: z.object({
      ladder: z.array(
        z.object({
          game: z.string(),
          player: Id,
          name: z.string().nullable(),
          matches: z.int(),
          won: z.int(),
          points: z
            .number()
            .describe('for each match, the share of the other players who finished behind; ties count half'),
        }),
      ),
      matches: z.array(ClubTable).describe('finished matches, the newest first'),
    }),
  },
  changeClub: {
    about: 'Change the club; for the owner and organisers.',
    body: z.object({
      name: Name.optional(),
      crest: Crest.optional(),
      joining: z.enum(WAYS_IN).optional(),
      muted: z.array(z.enum(PHRASES)).max(PHRASES.length).optional(),
    }),
    answer: Club,
  },
  closeClub: {
    about: 'Close the club for good; for the owner. Its matches stay with the people who played them.',
    answer: Done,
  },
  joinClub: {
    about: 'Become a member: at once with the invite; otherwise ask to join, if the club allows that.',
    body: z.object({ invite: Invite.optional() }),
    answer: Club,
  },
  leaveClub: {
    about:
      'Leave the club. If the owner leaves, the member who has been there longest takes over; when the last member leaves, the club is gone.',
    answer: Done,
  },
  setMember: {
    about:
      'Let somebody in who has asked, set their role, or remove them (null); for the owner and organisers. Only the owner can ' +
      'name organisers, or hand over the club and become a plain member. Whoever is removed needs a newer invite, of the club and of its tables.',
    body: z.object({ player: Id, role: z.enum(['owner', 'organiser', 'member']).nullable() }),
    answer: Club,
  },
  pairClub: {
    about:
      'Make the next round of the evening: tables for all members who are here and free, by a Swiss system over the matches of the ' +
      'last twelve hours. Seats are kept for those who are paired; the owner and organisers.',
    body: z.object({ game: z.string().max(40) }),
    answer: Club,
  },
  renewClubLink: {
    about: 'Make a new link: the old one stops working; for the owner and organisers.',
    answer: Club,
  },
} as const satisfies Readonly<Record<string, Described>>;
