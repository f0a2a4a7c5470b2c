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
