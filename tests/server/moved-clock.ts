import { readFileSync } from 'node:fs';

/**
 * Loaded into a server before anything else: moves its time forward by the milliseconds in the file named by
 * `MOVED_CLOCK`. Unlike a clock that jumps, this moves its steady clock, too, so that days pass within a test.
 */
const LOOK_MS = 20;

const { MOVED_CLOCK: file } = process.env;
if (file) {
  let passed = 0;
  const look = () => {
    // While it is being written, it may be empty.
    passed = Number(readFileSync(file, 'utf8')) || passed;
  };
  look();
  setInterval(look, LOOK_MS).unref();
  const wall = Date.now;
  const steady = performance.now.bind(performance);
  Date.now = () => wall() + passed;
  performance.now = () => steady() + passed;
}
