import { z } from 'zod';
import type { Happening, View } from '../engine/game.ts';
import { isObject } from '../engine/record.ts';
import { ROW_KINDS, type Now as RunnerNow, type Step as RunnerStep } from '../engine/runner.ts';
import type { Change } from './changes.ts';
import { LIMITS } from './limits.ts';
import { PHRASES } from './phrases.ts';
import { Id, Invite, Problem, TableInfo } from './words.ts';

/**
 * The messages of the socket, each one JSON text. Everything that happens at a table is a step with a number,
 * from 0 on without a gap; a client that reconnects says how many it has and gets exactly the rest.
 */

const Client = z
  .string()
  .regex(/^[\x21-\x7e]+$/)
  .max(LIMITS.client)
  .describe('chosen by the client, a new one for every play: sending the same again is harmless');
const Count = z
  .int()
  .min(0)
  .max(2 ** 31);

const Watch = z
  .object({
    do: z.literal('watch'),
    table: Id,
    have: Count.describe('how many steps the client has; 0 for none'),
    changes: z.boolean().optional().describe('whether to send `changes` instead of `steps` from now on'),
    seen: Count.optional().describe(
      'how many steps there were when I last looked, 0 if I do not know: if there are newer ones, also since my own last move, ' +
        '`steps` first says how the match stood when I left, and the rest follows separately',
    ),
    invite: Invite.optional(),
  })
  .describe(
    'Tell me about this table from now on. Answered by `table`, then by `steps` if the match has begun; long matches come in parts before that, as `past`.',
  );

const Unwatch = z
  .object({ do: z.literal('unwatch'), table: Id })
  .describe('Stop telling me about this table.');

const Look = z
  .object({ do: z.literal('look'), table: Id, isLooking: z.boolean() })
  .describe(
    'Whether somebody is looking at the page that watches this table; at first this is assumed. People who have it open behind ' +
      'other windows count as present, but are called all the same. Not answered.',
  );

const Play = z
  .object({
    do: z.literal('play'),
    table: Id,
    number: Count.describe('how many steps the client had when the move was chosen'),
    client: Client,
    move: z.string().min(1).max(LIMITS.move).describe('in the notation of the game'),
  })
  .describe('Make a move. Answered by `played` once it is safe on disk, or by `refused`.');

const Undo = z
  .object({ do: z.literal('undo'), table: Id, number: Count, client: Client })
  .describe('Undo my last play, if `now.undoable`. Answered like a play.');

const AskUndo = z
  .object({ do: z.literal('ask-undo'), table: Id, number: Count })
  .describe(
    'Ask the others to undo my last play and everything after it; not in a rated match. ' +
      'Answered by `undo-asked`, or by `error`.',
  );

const AnswerUndo = z
  .object({
    do: z.literal('answer-undo'),
    table: Id,
    number: Count,
    id: Id.optional().describe('the id of the request; an agreement without it does not count'),
    agrees: z.boolean(),
  })
  .describe(
    'My answer to `undo-asked`, with its `id` and `number`. One refusal is enough; the player who asked can withdraw by refusing.',
  );

const Say = z
  .object({ do: z.literal('say'), table: Id, phrase: z.enum(PHRASES) })
  .describe('Say one of a dozen phrases. Everybody present hears it; it is not kept.');

const Ping = z
  .object({ do: z.literal('ping') })
  .describe('Answered by `pong`: for clients that want to know whether the connection is alive.');

/** What a client wants to happen in the match. */
export const PlayOrUndo = z.discriminatedUnion('do', [Play, Undo]);

export const Request = z.discriminatedUnion('do', [
  Watch,
  Unwatch,
  Look,
  Play,
  Undo,
  AskUndo,
  AnswerUndo,
  Say,
  Ping,
]);
export type Request = z.infer<typeof Request>;
/** Chosen when there were `number` steps. */
export type PlayRequest = z.infer<typeof PlayOrUndo>;

const AnyView = z
  .custom<View>(isObject)
  .describe('everything this viewer may know, as the engine protocol describes it for each game');
const AnyHappening = z
  .custom<Happening>(isObject)
  .describe('something this viewer sees happen, as the engine protocol describes it for each game');

export const Step = z
  .object({
    number: Count,
    kind: z
      .enum(ROW_KINDS)
      .describe('`undo` takes back the last play that still stands; the last three are about the seat `by`'),
    by: z.union([z.int(), z.literal('nature')]),
    move: z.string().nullable().describe('of a play, if this viewer may know it'),
    client: z.string().nullable().describe('the client id, shown only to the seat that sent it'),
    play: Count.describe('how many plays stand after this step'),
    happenings: z.array(AnyHappening),
  })
  .describe(
    'One thing that happened at a table, as this viewer may know it.',
  ) satisfies z.ZodType<RunnerStep>;

export const Now = z
  .object({
    number: Count.describe('how many steps there are'),
    view: AnyView,
    moves: z.array(z.string()).describe('the legal moves of this viewer, sorted'),
    undoable: z.boolean(),
    dueSince: z.number().describe('when the current wait began, in milliseconds since 1970'),
    thought: z
      .array(z.object({ ms: z.number(), plays: Count }))
      .describe('by seat: how long it has thought about the moves it has made, and how many there are'),
  })
  .describe('How the match stands after the last step.') satisfies z.ZodType<RunnerNow>;

const Hello = z
  .object({ say: z.literal('hello'), protocol: z.literal(1), player: Id })
  .describe('The first message of every socket.');

const Table = z
  .object({ say: z.literal('table'), table: Id, info: TableInfo })
  .describe(
    'The current state of the table: who sits where, whether the match has begun. Sent again after every change.',
  );

const Steps = z
  .object({
    say: z.literal('steps'),
    table: Id,
    from: Count.describe('the number of the first step'),
    steps: z.array(Step),
    left: Count.optional().describe(
      'how many steps there were when you left: this is how the match stood then, or a little later if that is long ago, and ' +
        'the rest follows at once. Only if you said what you had `seen`',
    ),
    now: Now,
  })
  .describe(
    'What happened, in order, and how the match stands afterwards. A play comes together with the outcomes of nature that ' +
      'follow it. Drop steps that you already have; if `from` is more than you have, watch again.',
  );

const Changes = z
  .object({
    say: z.literal('changes'),
    table: Id,
    from: Count.describe('the number of the first step'),
    steps: z.array(Step),
    now: z
      .custom<Change>(isObject)
      .describe('how `now` has changed since the last message, when there were `from` steps'),
  })
  .describe(
    'The same as `steps`, for clients that asked for changes and have the previous state: `now` contains only what is ' +
      'different. If you do not have exactly `from` steps, watch again.',
  );

const Past = z
  .object({
    say: z.literal('past'),
    table: Id,
    from: Count.describe('the number of the first step'),
    steps: z.array(Step),
  })
  .describe(
    'A part of what happened, if it is too much for one message. More follows, and finally `steps`, ' +
      'which continues where these end.',
  );
export type Past = z.infer<typeof Past>;

const Presence = z
  .object({
    say: z.literal('presence'),
    table: Id,
    players: z.array(Id).describe('the seated players who are present now'),
    watchers: z.int().describe('how many others are watching'),
  })
  .describe('Who is present. Not numbered: the last one counts.');

const Said = z
  .object({ say: z.literal('said'), table: Id, seat: z.int(), phrase: z.enum(PHRASES) })
  .describe('Somebody at the table said something.');

export const UndoAsked = z
  .object({
    say: z.literal('undo-asked'),
    table: Id,
    asked: z
      .object({
        id: Id.describe('a new one for every request'),
        by: z.int().describe('the seat that asks'),
        number: Count.describe('how many steps there were: any further step makes the request void'),
        plays: Count.describe('how many plays would be undone'),
        awaited: z.array(z.int()).describe('the seats that must agree'),
        agreed: z.array(z.int()).describe('those that have'),
      })
      .nullable()
      .describe('null: nobody is asking any more'),
  })
  .describe('Somebody asks the others to undo plays. Not numbered: the last one counts.');
export type UndoAsked = z.infer<typeof UndoAsked>;
/** Stands until every player asked has answered, or somebody makes a play. */
export type AskedUndo = NonNullable<UndoAsked['asked']>;

const Played = z
  .object({ say: z.literal('played'), table: Id, client: z.string(), number: Count })
  .describe('The play or undo is safe on disk, as the step with this number.');

const Refused = z
  .object({
    say: z.literal('refused'),
    table: Id,
    client: z.string(),
    code: Problem.shape.code,
    message: z.string(),
  })
  .describe('The play or undo was not made, and will not be unless it is sent again.');

const Trouble = z
  .object({
    say: z.literal('error'),
    code: Problem.shape.code,
    message: z.string(),
    table: Id.nullable(),
    retryAfterSeconds: z.number().optional(),
  })
  .describe('A message could not be answered.');

const Bye = z
  .object({
    say: z.literal('bye'),
    reason: z
      .enum(['restart', 'too-slow', 'too-many', 'gone'])
      .describe('`gone`: you have signed out, or your account or token no longer exists'),
    comeBackAfterMs: z.number(),
  })
  .describe('The last message: the server closes the socket. Come back later and watch with what you have.');

const Pong = z.object({ say: z.literal('pong') }).describe('The connection is alive.');

export const Message = z.discriminatedUnion('say', [
  Hello,
  Table,
  Past,
  Steps,
  Changes,
  Presence,
  Said,
  UndoAsked,
  Played,
  Refused,
  Trouble,
  Bye,
  Pong,
]);
export type Message = z.infer<typeof Message>;
