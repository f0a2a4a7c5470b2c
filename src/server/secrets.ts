import { createHash, randomBytes, randomInt } from 'node:crypto';

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Five bits per letter, without letters that people mistake for one another. */
export function randomId(length: number): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

export function randomHex(bytes: number): string {
  return randomBytes(bytes).toString('hex');
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
