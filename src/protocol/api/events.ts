import { z } from 'zod';
import { EVENT_KINDS, EVENT_STATES, RESULT_WAYS } from '../events.ts';
import { LIMITS } from '../limits.ts';
import { Id, Invite, Name, Options } from '../words.ts';
import { Club } from './clubs.ts';
import { type Described, Done, IsHere } from './common.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** An event as its organiser sets it up. */
const EventSetting = z.object({
  name: Name,
  kind: z
    .enum(EVENT_KINDS)
    .describe('how it is decided who meets whom; in a `round-robin` everybody meets everybody'),
  game: z.string().max(40),
  options: Options.optional().describe('of every match; by default, what the game proposes'),
  seats: z
    .int()
    .min(2)
    .max(8)
    .describe('how many sit at a table; one more or one fewer if the numbers do not work out'),
  rounds: z.int().min(1).max(LIMITS.rounds).default(4).describe('of a Swiss event'),
  times: z.int().min(1).max(3).default(1).describe('how often everybody meets everybody in a round robin'),
  secondsPerMove: z
    .int()
    .min(5)
    .max(14 * DAY_SECONDS)
    .default(180)
    .describe('a player who takes longer loses; at tables of more than two, a bot plays on for them'),
  arrivalSeconds: z
    .int()
    .min(5)
    .max(7 * DAY_SECONDS)
    .default(300)
    .describe('a player who has not come to the table by then loses there'),
  isRated: z.boolean().default(false),
  isManual: z.boolean().default(false).describe('each round begins when an organiser starts it'),
  isOpen: z
    .boolean()
    .default(false)
    .describe('people who are not members may enter, too, with the link of the club'),
  startsAt: z
    .number()
    .nullable()
    .default(null)
    .describe('when it begins by itself, in milliseconds since 1970'),
  everyDays: z
    .int()
    .min(1)
    .max(31)
    .nullable()
    .default(null)
    .describe('days from one round to the next, in a league; null if the next one follows at once'),
});

const Entrant = z.int().min(0).describe('the number of an entrant');

const EventTable = z.object({
  id: Id,
  invite: Invite.nullable().describe('to watch; null until the table exists'),
  players: z.array(Entrant).describe('in seat order; the first begins'),
  absent: z.array(Entrant).describe('those who should have sat there but did not come'),
  come: z.array(Entrant).describe('those who have come, as far as I may know'),
  arriveBy: z
    .number()
    .nullable()
    .describe('when those who have not come forfeit; null once the match has begun'),
  status: z.enum(['open', 'live', 'over']),
  result: z
    .object({
      how: z.enum(RESULT_WAYS),
      points: z.array(z.number()).describe('by seat: the share of the other players who finished behind'),
      forfeited: z.array(Entrant),
    })
    .nullable(),
});

const EventLine = EventSetting.omit({ options: true }).extend({
  id: Id,
  state: z.enum(EVENT_STATES),
  madeAt: z.number(),
  endedAt: z.number().nullable(),
  size: z.int().describe('how many people are in it or, once it is over, have taken part'),
  isIn: z.boolean().describe('whether I am in it'),
});
export type EventLine = z.infer<typeof EventLine>;

const Event = EventLine.extend({
  version: z.int(),
  club: Club.pick({ id: true, name: true, crest: true }),
  options: Options.optional(),
  you: z.object({
    isOrganiser: z.boolean(),
    entrant: Entrant.nullable(),
    mayEnter: z.boolean(),
    table: Id.nullable().describe('where I play now'),
    invite: Invite.nullable().describe('shown to members if the event is open, for others to enter'),
  }),
  entrants: z.array(
    z.object({
      player: Id.nullable().describe('null if they have deleted their account'),
      name: z.string().nullable(),
      isOut: z.boolean().describe('has left the event'),
      isHere: IsHere,
    }),
  ),
  played: z.array(z.object({ at: z.number(), tables: z.array(EventTable), byes: z.array(Entrant) })),
  length: z.int().nullable().describe('how many rounds there will be; null if that depends on how they go'),
  nextAt: z.number().nullable().describe('when the next round begins, if that is known'),
  isWaiting: z.boolean().describe('for an organiser, who starts the next round'),
  standings: z
    .array(
      z.object({
        entrant: Entrant,
        place: z.int(),
        played: z.int(),
        points: z.number(),
        opponents: z.number().describe('the points of everybody this entrant has met'),
        beaten: z.number().describe('the points of everybody this entrant has finished ahead of'),
        won: z.int(),
      }),
    )
    .describe('the best first; the first of these values that differs decides'),
});
export type Event = z.infer<typeof Event>;

/** Requests about the events of clubs. */
export const EVENTS = {
  events: {
    about: 'The events of a club, the newest first, and the address of its calendar; for members.',
    answer: z.object({
      events: z.array(EventLine),
      calendar: z.string().describe('the path of the iCalendar feed, for programs that have no cookie'),
    }),
  },
  makeEvent: {
    about: `Create an event; for the owner and organisers. A club can have at most ${LIMITS.events} that are not over.`,
    body: EventSetting,
    answer: Event,
  },
  event: {
    about:
      'An event: for members, for everybody who is in it and, if it is open, for anybody with the link of the club.',
    query: z.object({ invite: Invite.optional() }),
    answer: Event,
  },
  enterEvent: {
    about:
      `Enter an event, even after it has begun; a knock-out until its second round. An event has at most ${LIMITS.entrants} entrants. In each round I ` +
      'have a seat at a table: promise a nonce there. The match starts with the last promise.',
    body: z.object({ invite: Invite.optional() }),
    answer: Event,
  },
  leaveEvent: {
    about:
      'Leave an event, or take somebody out of it (for the owner and organisers). A match in progress is resigned, and one that has not begun is forfeited.',
    body: z.object({ player: Id.optional() }),
    answer: Event,
  },
  admit: {
    about: 'Enter a member of the club; for the owner and organisers.',
    body: z.object({ player: Id }),
    answer: Event,
  },
  moveEvent: {
    about: 'Start the event, or its next round once the last one is over; for the owner and organisers.',
    answer: Event,
  },
  rule: {
    about:
      'Decide how a table counts, whatever was played there: who has won, or nobody if all have lost. For the owner and organisers.',
    body: z.object({ table: Id, winners: z.array(Entrant).max(8) }),
    answer: Event,
  },
  endEvent: {
    about: 'End an event as it stands; one that has not begun is deleted. For the owner and organisers.',
    answer: Done,
  },
} as const satisfies Readonly<Record<string, Described>>;
