import { parentPort, workerData } from 'node:worker_threads';
import { type Result, wrong } from '../../engine/result.ts';
import { SqliteFile } from './sqlite-file.ts';
import type { AppendText, Batch, Call } from './sqlite-store.ts';

type Outcome = Result<{ readonly value: unknown }>;

/** The thread that owns the SQLite file. Every batch is one transaction, and is answered after its commit. */
const file = new SqliteFile(workerData.path, { isChecked: workerData.isChecked === true });

parentPort?.postMessage('open');
parentPort?.on('message', (batch: Batch | 'close') => {
  if (batch === 'close') {
    file.close();
    parentPort?.close();
    return;
  }
  parentPort?.postMessage(outcomesOf(batch));
});

function outcomesOf(batch: Batch): Outcome[] {
  const outcomes: Outcome[] = [];
  try {
    file.together(batch.length, index => outcomes.push(outcomeOf(batch[index])));
    return outcomes;
  } catch (error) {
    // The commit failed (the disk may be full): nothing in the batch has happened.
    return batch.map(() => wrong(messageOf(error)));
  }
}

function outcomeOf(call: Call | AppendText): Outcome {
  try {
    return { ok: true, value: typeof call === 'string' ? append(call) : callApart(call) };
  } catch (error) {
    return wrong(messageOf(error));
  }
}

/** Needs no part of its own in the transaction: it adds all its rows by one statement, or none. */
function append(text: AppendText): 'added' | 'lost' {
  const args: Parameters<SqliteFile['append']> = JSON.parse(text);
  return file.append(...args);
}

function callApart([method, args]: Call): unknown {
  const work: (...args: readonly never[]) => unknown = file[method].bind(file);
  return file.apart(() => work(...args));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
