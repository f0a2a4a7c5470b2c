import type { Message, Request } from '../protocol/socket.ts';

/** One example of each message, for the docs. Long values may be left out. */

const table = '0pfwasbbxxm4';
const player = 'ew1j15weqa4p';

export const REQUESTS: { readonly [D in Request['do']]: Example<Extract<Request, { do: D }>> } = {
  watch: { do: 'watch', table, have: 0 },
  unwatch: { do: 'unwatch', table },
  look: { do: 'look', table, isLooking: false },
  play: { do: 'play', table, number: 22, client: 'c2', move: 'BB@0,0' },
  undo: { do: 'undo', table, number: 23, client: 'c3' },
  'ask-undo': { do: 'ask-undo', table, number: 25 },
  'answer-undo': { do: 'answer-undo', table, number: 25, id: 'k2v8', agrees: true },
  say: { do: 'say', table, phrase: 'well-played' },
  ping: { do: 'ping' },
};

export const MESSAGES: { readonly [S in Message['say']]: Example<Extract<Message, { say: S }>> } = {
  hello: { say: 'hello', protocol: 1, player },
  table: { say: 'table', table },
  past: { say: 'past', table, from: 0 },
  steps: {
    say: 'steps',
    table,
    from: 0,
    steps: [
      {
        number: 0,
        kind: 'play',
        by: 0,
        move: 'B',
        client: 'c1',
        play: 1,
        happenings: [],
      },
    ],
  },
  changes: { say: 'changes', table, from: 22 },
  presence: { say: 'presence', table, players: [player], watchers: 0 },
  said: { say: 'said', table, seat: 1, phrase: 'thanks' },
  'undo-asked': { say: 'undo-asked', table, asked: null },
  played: { say: 'played', table, client: 'c2', number: 22 },
  refused: { say: 'refused', table, client: 'c2', code: 'not-your-turn', message: 'it is not your turn' },
  error: { say: 'error', code: 'not-found', message: 'there is no such table', table },
  bye: { say: 'bye', reason: 'restart', comeBackAfterMs: 1000 },
  pong: { say: 'pong' },
};

type Example<M> = Partial<M>;

/** The example on one line, with dots for what is left out. */
export function shown(example: object, fields: readonly string[]): string {
  const text = JSON.stringify(example);
  return fields.every(field => field in example) ? text : `${text.slice(0, -1)}, …}`;
}
