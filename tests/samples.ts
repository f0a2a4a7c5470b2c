/**
 * How many times as much is tried of what is tried at random. A test run that one can wait for needs only so much as shows
 * every case; `npm run test:samples` tries ten times as much.
 */
export const SAMPLES = Number(process.env.SAMPLES ?? 1);
