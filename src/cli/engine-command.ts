import { GAME_IDS } from '../games/index.ts';
import { command } from './command.ts';
import { Engine } from './engine.ts';
import { serve } from './serve.ts';

export const engine = command({
  name: 'engine',
  summary: 'lets another program drive the rules: JSON lines in, JSON lines out',
  takes: [],
  flags: { compact: { kind: 'switch' } },
  help: `mura engine: lets another program drive the rules, as UCI does for chess.

Reads one JSON object per line from standard input and writes one per line to
standard output, in the same order. A field "id" is repeated in the answer. A bad
request gets an error and changes nothing.

Requests
  {"do":"games"}                                   the games
  {"do":"new","game":"${GAME_IDS[0]}","seats":4}        begin a match ("options":{…} too)
  {"do":"turn"}                                    whose turn it is
  {"do":"moves","seat":0}                          every legal move of a seat
  {"do":"chances"}                                 nature's outcomes and weights
  {"do":"play","by":0,"move":"T"}                  make a play ("by":"nature" too)
  {"do":"view","seat":0}                           what a seat, or "spectator", may know
  {"do":"record"}                                  the match so far, as it is saved
  {"do":"load","record":{…}}                       replay a record, checking every play
  {"do":"bot","seat":0,"level":"master","ms":500}  what a bot would play
  {"do":"clone","match":"a","to":"b"}              copy a match
  {"do":"drop","match":"a"}                        forget a match
  {"do":"batch","requests":[…]}                    many requests in one line

Every request about a match may name it: "match":"a". Moves may be numbers, which
is faster: ask for {"do":"moves","seat":0,"numbers":true} and play "number":17.

Flags
  --compact    also take [match, number, …]: make these plays and answer [who is to
               move, number, …]; -1 is nature, -2 the end, with the scores

Example
  printf '%s\\n' '{"do":"new","game":"${GAME_IDS[0]}","seats":3}' '{"do":"moves","seat":0}' | mura engine

See docs/engine-protocol.md for a whole session and every error code.`,
  async run({ compact }, _taken, shelf) {
    await serve(new Engine(shelf.games, compact), process.stdin, process.stdout);
    return 0;
  },
});
