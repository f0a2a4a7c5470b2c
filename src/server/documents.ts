import { z } from 'zod';
import { GAMES } from '../games/loaded.ts';
import type { Described } from '../protocol/api/common.ts';
import { Me } from '../protocol/api/me.ts';
import { ERROR_CODES } from '../protocol/errors.ts';
import { API } from '../protocol/http.ts';
import { LIMITS } from '../protocol/limits.ts';
import { API_NAMES, type ApiName, ROUTES, type Route } from '../protocol/routes.ts';
import * as socket from '../protocol/socket.ts';
import { Problem, TableInfo, TableSeat } from '../protocol/words.ts';
import { MESSAGES, REQUESTS, shown } from './examples.ts';

/** The docs for writing clients and bots, generated from the types that the server itself validates with. */

type Schema = z.core.JSONSchema.BaseSchema;

/** The schema of what is sent or of what is answered: they differ where there are defaults. */
function schemaOf(type: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any', reused: 'inline' });
  return schema;
}

/** Types that many routes answer with. */
const NAMED = { Problem, Me, Table: TableInfo };

function answerOf(type: z.ZodType): object {
  const name = Object.entries<z.ZodType>(NAMED).find(([, named]) => named === type)?.[0];
  return name ? { $ref: `#/components/schemas/${name}` } : schemaOf(type, 'output');
}

export function openApi(): object {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const name of API_NAMES) {
    const path = ROUTES[name].path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [ROUTES[name].method.toLowerCase()]: operationOf(name) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Quattro Mura',
      version: '1',
      description: 'The HTTP part of the protocol. Playing is done over the socket: see protocol.md.',
    },
    paths,
    components: {
      schemas: Object.fromEntries(
        Object.entries(NAMED).map(([name, type]) => [name, schemaOf(type, 'output')]),
      ),
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'mura' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

const SECURITY: Readonly<Record<Route['who'], readonly object[]>> = {
  anybody: [{}],
  player: [{ cookie: [] }, { token: [] }],
  person: [{ cookie: [] }],
};

function operationOf(name: ApiName): object {
  const { path, who, scope }: Route = ROUTES[name];
  const { about, body, query: asked, answer }: Described = API[name];
  const json = (schema: unknown) => ({ 'application/json': { schema } });
  const query = asked ? Object.entries(schemaOf(asked, 'input').properties ?? {}) : [];
  const parameters = [
    ...[...path.matchAll(/:(\w+)/g)].map(([, part]) => ({
      name: part,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...query.map(([part, schema]) => ({ name: part, in: 'query', schema })),
  ];
  return {
    operationId: name,
    summary: about,
    security: SECURITY[who],
    ...(scope && { 'x-token-scope': scope }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: json(schemaOf(body, 'input')) } }),
    responses: {
      200: { description: 'Done.', content: json(answerOf(answer)) },
      default: { description: 'A problem.', content: json(answerOf(Problem)) },
    },
  };
}

export function protocolPage(): string {
  const routes = API_NAMES.map(name => {
    const { method, path, who, scope }: Route = ROUTES[name];
    const asker = who === 'anybody' ? who : `a ${who}`;
    return `| \`${method} ${path}\` | ${asker}${scope ? `, \`${scope}\`` : ''} | ${API[name].about} |`;
  });
  return `${INTRODUCTION}
## Games

${gamesTable()}
## What a client says

Every message is an object whose \`do\` says what is wanted.

${socket.Request.options.map(type => messageOf(type, 'do')).join('\n')}
## What the server says

Every message is an object whose \`say\` says what it is.

${socket.Message.options.map(type => messageOf(type, 'say')).join('\n')}
### A step

${partOf(socket.Step)}
### How the match stands: \`now\`

${partOf(socket.Now)}
### A table: \`info\`

${partOf(TableInfo)}
A seat of it:

${partOf(TableSeat)}
## HTTP

JSON in and out; [openapi.json](openapi.json) has every type. A problem has a status of 400 or above and is
\`{"code", "message"}\`; with \`too-many\` (429) also \`retryAfterSeconds\`.

*A player* is identified by a cookie or a token; *a person* by a cookie, not by the token of a bot account.

A token may do what its *scopes* allow. They are chosen when the bot account is created and never change. Without any scope, a
token can read what its account may see, over HTTP and with \`watch\`. With \`play\` it can take a seat where it is admitted and play
there, over HTTP and the socket; with \`tables\` it can create and manage tables: who sits there, who begins, who is invited. The
default is \`["play"]\`. The table below names the scope that a token needs; without it, the answer is \`not-allowed\`. Bot accounts
from before scopes existed have both.

| request | who | what |
| --- | --- | --- |
${routes.join('\n')}

## Codes of problems

${ERROR_CODES.map(code => `\`${code}\``).join(', ')}.

## Limits

A message to the socket has at most ${LIMITS.message} bytes, a body ${LIMITS.body}, a move ${LIMITS.move} characters, a
client id ${LIMITS.client}. A socket watches at most ${LIMITS.watched} tables; a player sits at most at ${LIMITS.seatsTaken}
unfinished ones, and keeps at most ${LIMITS.seatsKept} seats at once for somebody they challenge. A player can say something to a table, or ask for an undo, eight
times in ten seconds. A connection with more than ${LIMITS.unanswered} unanswered requests is cut. The operator of the server sets how often
clients may ask ([running](running.md)).
`;
}

function messageOf(type: z.ZodObject, key: 'do' | 'say'): string {
  const { properties = {}, required = [] } = schemaOf(type, 'output');
  const name = properties[key];
  const word = typeof name === 'object' ? String(name.const) : '';
  const examples: Readonly<Record<string, object>> = key === 'do' ? REQUESTS : MESSAGES;
  const example = `\`\`\`json\n${shown(examples[word], required)}\n\`\`\``;
  return `### \`${word}\`\n\n${type.description ?? ''}\n\n${example}\n\n${fieldsOf(type, key)}`;
}

/** Every game with the options of its tables. */
function gamesTable(): string {
  const rows = GAMES.map(({ id, seats, options }) => {
    const named = Object.entries(options).map(([name, rule]) => {
      const allowed =
        rule.kind === 'number'
          ? `${rule.min}–${rule.max}`
          : rule.kind === 'choice'
            ? rule.values.map(value => JSON.stringify(value)).join(', ')
            : 'true, false';
      return `\`${name}\`: ${allowed} (${JSON.stringify(rule.default)})`;
    });
    const count = seats.min === seats.max ? String(seats.min) : `${seats.min}–${seats.max}`;
    return `| \`${id}\` | ${count} | ${named.join('; ')} |`;
  });
  return `| game | seats | options and their defaults |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
}

function partOf(type: z.ZodObject): string {
  return `${type.description ?? ''}\n\n${fieldsOf(type, null)}`;
}

function fieldsOf(type: z.ZodObject, but: string | null): string {
  const { properties = {}, required = [] } = schemaOf(type, 'output');
  const rows = Object.entries(properties)
    .filter(([name]) => name !== but)
    .map(([name, schema]) => {
      const isRequired = required.includes(name);
      const about = typeof schema === 'object' ? (schema.description ?? '') : '';
      return `| \`${name}\`${isRequired ? '' : ' (may be left out)'} | ${kindOf(schema)} | ${about} |\n`;
    });
  return rows.length > 0 ? `| field | | |\n| --- | --- | --- |\n${rows.join('')}` : '';
}

function kindOf(schema: Schema | boolean): string {
  if (typeof schema === 'boolean') return 'anything';
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum) return schema.enum.map(value => `\`${JSON.stringify(value)}\``).join(', ');
  if (schema.anyOf) return schema.anyOf.map(kindOf).join(' or ');
  if (schema.type === 'integer') return 'whole number';
  if (schema.type === 'string') return 'text';
  if (schema.type === 'array') {
    const { items } = schema;
    return `list of ${items === undefined || Array.isArray(items) ? 'anything' : kindOf(items)}`;
  }
  if (Array.isArray(schema.type)) return schema.type.map(type => kindOf({ type })).join(' or ');
  return typeof schema.type === 'string' ? schema.type : 'object';
}

/** The game used in the examples. */
const PLAYED = GAMES[1].id;

const INTRODUCTION = `# The protocol of the server

Made from the types in \`src/protocol/\` by \`npm run protocol\`; a test checks that it is up to date.

To play against people, yourself or with a program, you need three things:

1. **An identity.** \`POST /api/me\` creates a guest and sets a cookie; a program uses the token of a bot account
   (\`POST /api/bots\`, then \`Authorization: Bearer TOKEN\`), with the scope \`tables\` if it makes tables.
2. **A table.** Make one, or join one of \`GET /api/tables?which=open\`. Note its \`commitment\`, and promise a nonce. When no
   seat is open and every nonce is promised, any player at the table starts the match. Then reveal your nonce.
3. **The socket**, \`/socket\`, with the same cookie or token. Every message is one JSON text. Use \`/socket?table=ID\` if it
   is for one table: any process serves any table, but if there are several, a load balancer can then send everybody at a
   table to the same process, which saves work.

## A whole exchange

A guest makes a table with a bot and plays. \`→\` is the client, \`←\` the server; \`…\` stands for omitted parts. [examples/](../examples) has
programs that do this, in TypeScript and in Python.

\`\`\`
→ POST /api/me {}
→ POST /api/tables {"game":"${PLAYED}","seats":[{"kind":"me"},{"kind":"bot","level":"apprentice"}]}
← {"id":"0pfwasbbxxm4","status":"open","commitment":"715f5db9…","you":{"seat":0,…},…}
→ POST /api/tables/0pfwasbbxxm4/promise {"promise":"63ef2504…"}
← {"say":"hello","protocol":1,"player":"ew1j15weqa4p"}                 on the socket, /socket
→ {"do":"watch","table":"0pfwasbbxxm4","have":0}
← {"say":"table","table":"0pfwasbbxxm4","info":{"status":"open",…}}
→ POST /api/tables/0pfwasbbxxm4/start {}
← {"say":"table","table":"0pfwasbbxxm4","info":{"status":"live","promises":["63ef2504…",null],"nonces":null,…}}
→ POST /api/tables/0pfwasbbxxm4/nonce {"nonce":"abababab…"}
← {"say":"steps","table":"0pfwasbbxxm4","from":0,"steps":[],"now":{"number":0,"moves":["B","F","G"],"view":{…},…}}
→ {"do":"play","table":"0pfwasbbxxm4","number":0,"client":"c1","move":"B"}
← {"say":"played","table":"0pfwasbbxxm4","client":"c1","number":0}
← {"say":"steps","table":"0pfwasbbxxm4","from":0,"steps":[{"number":0,"kind":"play","by":0,"move":"B",…}],"now":{…}}
\`\`\`

## Your part in chance

Nobody can choose the dice if everybody does three things; [fair chance](fair-chance.md) says why. A program does the same as the app, for every table:

1. Draw 32 random bytes, the *nonce*, and keep it with the \`commitment\` of the table. Promise it when you sit down, or
   later, with the SHA-256 of three lines (in hexadecimal, joined by single newlines):

   \`\`\`
   POST /api/tables/8fh2k1m0qz7x/join
   {"promise": "SHA-256 of quattro-mura/promise⏎8fh2k1m0qz7x⏎NONCE"}
   \`\`\`

   A match cannot start before everybody has promised: \`start\` answers \`not-now\`. If you made the table, or sat down without
   a promise, send it with \`POST /api/tables/:id/promise\`; until the match is started, another one replaces it.
2. When \`table\` (over the socket, or as an answer) has \`"status": "live"\` and \`"nonces": null\`, the match has been
   started, by you or somebody else. Check that \`commitment\` is still the one you noted and that \`promises\` has yours at
   your seat, keep the message for \`mura verify --seen\`, and reveal at once:

   \`\`\`
   POST /api/tables/8fh2k1m0qz7x/nonce
   {"nonce": "NONCE"}
   \`\`\`

   Sending it again is harmless. You have as long as for a first move (\`dueUntil\`); after that you have lost the match.
   Any of your processes that knows the nonce can reveal it, so keep it until the match has begun.
3. With the last nonce the match begins: \`table\` has the \`nonces\`. The order of the seats may have been drawn by lot, so look
   at \`you.seat\` again. If you \`watch\` the table, \`steps\` follow.

## Nothing missing, nothing twice

Everything that happens at a table is a *step* with a number: 0, 1, 2 … without a gap. Send \`watch\` with the number of steps you
\`have\` (0 at first); you get the rest, and then every new one as it happens. If the connection breaks, connect again and
\`watch\` with the number you have by then.

A play carries the \`number\` of steps you had when you chose it and a \`client\` id that you choose, a new one for every play.
If you don't know whether it arrived, send it again unchanged: if it was made, it is acknowledged again with the same
number. It is \`stale\` if your turn has begun afresh since then. You get \`played\` only when the play is safe on disk,
and nobody else hears of it earlier.

You are told what your seat may know, or, if you only watch, what everybody may know. Moves are in the notation of the
rules pages; views and happenings are those of the [engine protocol](engine-protocol.md).

## Only what changes

A view is a few kilobytes, and most of it is the same after every play. If you send \`watch\` with \`"changes": true\`, you are
told how the match stands once, and from then on you get \`changes\` instead of \`steps\`: their \`now\` is the difference between
the \`now\` you have and the new one. Otherwise you always get everything, as \`steps\`.

A change of a value has one of three forms:

- \`[value]\`: this is the new value.
- \`[at, count, values]\`, for a list: from the index \`at\` on, \`count\` elements are replaced by \`values\`.
- \`{"name": change, …}\`: the fields of an object, or the elements of a list by index, that have changed; \`null\` for
  a field that is gone. Everything else stays the same.

So \`{"number": [41], "view": {"hand": [2, 1, []], "players": {"0": {"score": [7]}}}}\` says that there are 41 steps, that the
third card of the hand is gone and that seat 0 has a score of 7.

## When the connection breaks

A server that restarts says \`bye\`; one that is killed says nothing. In either case, reconnect and \`watch\`. The
answer is always the complete state.
`;
