import { type Result, wrong } from '../engine/result.ts';

/** A line of input, or why it cannot be read. */
export type Line = Result<{ readonly text: string }>;

/**
 * Cuts a stream of bytes into lines of UTF-8, however the bytes arrive. Never holds more than the longest
 * line allowed: a longer line is a fault at once and is skipped up to the next newline.
 */
export class LineSplitter {
  readonly #longest: number;
  #pieces: Uint8Array[] = [];
  #length = 0;
  #skipping = false;

  /** `longest` in bytes, the newline not counted. */
  constructor(longest: number) {
    this.#longest = longest;
  }

  push(chunk: Uint8Array): Line[] {
    const lines: Line[] = [];
    for (let start = 0; ; ) {
      const end = chunk.indexOf(NEWLINE, start);
      this.#take(chunk.subarray(start, end < 0 ? chunk.length : end), lines);
      if (end < 0) return lines;
      this.#finish(lines);
      start = end + 1;
    }
  }

  /** The input has ended: whatever follows the last newline is a line too. */
  end(): Line[] {
    const lines: Line[] = [];
    if (this.#length > 0) this.#finish(lines);
    return lines;
  }

  #take(piece: Uint8Array, lines: Line[]): void {
    if (this.#skipping) return;
    if (this.#length + piece.length > this.#longest) {
      lines.push(wrong(`a line may have at most ${this.#longest} bytes`));
      this.#pieces = [];
      this.#length = 0;
      this.#skipping = true;
    } else if (piece.length > 0) {
      this.#pieces.push(piece);
      this.#length += piece.length;
    }
  }

  #finish(lines: Line[]): void {
    if (!this.#skipping) lines.push(decoded(Buffer.concat(this.#pieces)));
    this.#pieces = [];
    this.#length = 0;
    this.#skipping = false;
  }
}

const NEWLINE = 0x0a;
const UTF8 = new TextDecoder('utf-8', { fatal: true });

function decoded(bytes: Uint8Array): Line {
  try {
    return { ok: true, text: UTF8.decode(bytes) };
  } catch {
    return wrong('the line is not UTF-8');
  }
}
