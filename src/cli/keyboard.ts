import { createInterface, type Interface } from 'node:readline';

/** The keyboard and screen of a terminal, or a pipe in each direction for another program. */
export class Keyboard {
  readonly #lines: AsyncIterator<string>;
  readonly #reader: Interface;
  readonly #isTerminal: boolean;

  constructor() {
    this.#isTerminal = process.stdin.isTTY && process.stdout.isTTY;
    this.#reader = createInterface({
      input: process.stdin,
      terminal: this.#isTerminal,
      historySize: 0, // the next person must not find the last one's secret with the arrow keys
      ...(this.#isTerminal && { output: process.stdout }),
    });
    this.#reader.on('SIGINT', () => this.#reader.close());
    this.#lines = this.#reader[Symbol.asyncIterator]();
  }

  say(text: string): void {
    process.stdout.write(`${text}\n`);
  }

  /** A line that somebody typed; null at the end of the input. */
  async ask(prompt: string): Promise<string | null> {
    if (this.#isTerminal) {
      this.#reader.setPrompt(prompt);
      this.#reader.prompt();
    } else process.stdout.write(prompt);
    const { value, done } = await this.#lines.next();
    // A terminal shows what is typed; in a transcript it would be missing.
    if (done || !this.#isTerminal) this.say(done ? '' : value);
    return done ? null : value;
  }

  /** Clears the screen, including what could be scrolled back to. */
  wipe(): void {
    if (this.#isTerminal) process.stdout.write('\x1b[2J\x1b[3J\x1b[H');
    else this.say('─'.repeat(60));
  }

  close(): void {
    this.#reader.close();
  }
}
