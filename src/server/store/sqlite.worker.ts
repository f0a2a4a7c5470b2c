import { parentPort, workerData } from 'node:worker_threads';
import { SqliteFile } from './sqlite-file.ts';
import type { Batch } from './sqlite-store.ts';

type Outcome = { readonly value: unknown } | { readonly fault: string };

/** The thread that has the SQLite file. Every batch is one transaction, answered after its commit. */
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
    // The commit failed (the disk is full, say): nothing of the batch has happened.
    return batch.map(() => ({ fault: messageOf(error) }));
  }
}

function outcomeOf([method, args]: Batch[number]): Outcome {
  try {
    const work: (...args: readonly never[]) => unknown = file[method].bind(file);
    return { value: file.apart(() => work(...args)) };
  } catch (error) {
    return { fault: messageOf(error) };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
