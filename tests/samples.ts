/**
 * The factor for the number of random samples. A test run that people wait for needs just enough to reach every case;
 * `npm run test:samples` takes ten times as many.
 */
export const SAMPLES = Number(process.env.SAMPLES ?? 1);
