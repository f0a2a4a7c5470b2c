import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { badJson, type Engine } from './engine.ts';
import { type Line, LineSplitter } from './lines.ts';

/** 1 MiB, not counting the newline. */
const LONGEST_LINE = 2 ** 20;

/** The most that is written at once, so that a slow reader slows us down. */
const WRITTEN_AT_ONCE = 2 ** 16;

/** Answers every line of the input, in order, until it ends. */
export async function serve(
  engine: Engine,
  input: AsyncIterable<Uint8Array>,
  output: Writable,
): Promise<void> {
  const splitter = new LineSplitter(LONGEST_LINE);
  for await (const chunk of input) await answerAll(engine, splitter.push(chunk), output);
  await answerAll(engine, splitter.end(), output);
}

/** Answers that are ready at once are sent together; none waits for a slow one. */
async function answerAll(engine: Engine, lines: readonly Line[], output: Writable): Promise<void> {
  let text = '';
  for (const line of lines) {
    const answer = line.ok ? engine.answer(line.text) : badJson(line.error.message);
    if (typeof answer === 'string') text += `${answer}\n`;
    else {
      await write(output, text);
      text = `${await answer}\n`;
    }
    if (text.length > WRITTEN_AT_ONCE) {
      await write(output, text);
      text = '';
    }
  }
  await write(output, text);
}

async function write(output: Writable, text: string): Promise<void> {
  if (text !== '' && !output.write(text)) await once(output, 'drain');
}
