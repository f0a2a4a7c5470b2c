import type { Task } from '../../bots/index.ts';
import { hexOf } from '../../engine/fair.ts';
import type { View } from '../../engine/game.ts';
import { sha256 } from '../../engine/sha256.ts';
import type { GameId } from '../../games/index.ts';
import type { BotQuestion } from './bot.worker.ts';

/** A chosen move that can no longer be changed: people who know `code` beforehand can check it afterwards. */
export interface Commitment {
  readonly move: string;
  readonly salt: string;
  /** The first digits of SHA-256 of the move, a space and the salt. */
  readonly code: string;
}

/**
 * To cheat, a bot would have to find two choices with the same code. With eight digits, that takes a moment; with
 * sixteen, four thousand million attempts.
 */
const DIGITS = 16;
const SALT_BYTES = 8;

/** Asks a bot, in its own thread, with everything its seat may know. */
export function askBot(game: GameId, view: View, task: Task): Promise<string> {
  const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
  const question: BotQuestion = { game, view, task };
  return new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
    worker.addEventListener('error', event => reject(new Error(event.message)));
    worker.postMessage(question);
  }).finally(() => worker.terminate());
}

/** The digits in groups, so that people can compare them. */
export function inGroups(code: string): string {
  return code.match(/.{1,4}/g)?.join(' ') ?? code;
}

/** How anybody can check it, with any SHA-256 program. */
export function checkOf({ move, salt, code }: Commitment): string {
  return `SHA-256("${move} ${salt}") = ${code}…`;
}

export function commitTo(
  move: string,
  salt = hexOf(crypto.getRandomValues(new Uint8Array(SALT_BYTES))),
): Commitment {
  const code = hexOf(sha256(new TextEncoder().encode(`${move} ${salt}`))).slice(0, DIGITS);
  return { move, salt, code };
}
