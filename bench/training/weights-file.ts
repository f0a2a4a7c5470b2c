import type { Net } from './net.ts';

const LARGEST = 2 ** 15 - 1;
const LINE = 100;

/** The text of a `weights.ts`: whole numbers of two bytes, on the finest scale on which all of them fit. */
export function weightsFile(net: Net): string {
  const weights = net.unscaled();
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = 2 ** Math.floor(Math.log2(LARGEST / largest));
  const bytes = Buffer.alloc(2 * weights.length);
  weights.forEach((weight, i) => {
    bytes.writeInt16LE(Math.round(weight * scale), 2 * i);
  });
  const lines = bytes.toString('base64').match(new RegExp(`.{1,${LINE}}`, 'g')) ?? [];
  return `/** Made by \`bench/training\`: do not edit. */

export const HIDDEN = ${net.hidden};

/** The number that stands for 1. */
export const SCALE = ${scale};

/**
 * For every feature its weight for every hidden unit; then the units' biases, their weights for the result, and the
 * result's bias: whole numbers of two bytes.
 */
export const WEIGHTS = [
${lines.map(line => `  '${line}',\n`).join('')}].join('');
`;
}

/** Weights in characters that need no escaping: `MIDDLE` is 0, two characters are left out. */
const MIDDLE = 82;
const LEFT_OUT = [92, 96];
const MOST = 42;

/** The text of a smaller `weights.ts`: every weight is one character, rounded to one of 85 numbers. */
export function packedWeightsFile(weights: Float64Array): string {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = Math.floor((10 * MOST) / largest) / 10;
  const text = Array.from(weights, weight => {
    const code = LEFT_OUT.reduce(
      (code, other) => (code >= other ? code + 1 : code),
      MIDDLE + Math.round(weight * scale),
    );
    return String.fromCharCode(code);
  }).join('');
  const lines = text.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? [];
  return `/** Made by \`bench/training\`: do not edit. */

/** The number that stands for 1. */
export const SCALE = ${scale};

/**
 * The weights in the order of \`bench/training/seat-net.ts\`: each is a character whose code, not counting those of a
 * backslash and a backquote, is the number added to that of R.
 */
export const WEIGHTS = [
${lines.map(line => `  '${line}',\n`).join('')}].join('');
`;
}
