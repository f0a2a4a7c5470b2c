import { type Result, wrong } from '../engine/result.ts';

/** Reads JSON from strangers. */

/** ECMAScript 2026, in Node 24 and not yet in TypeScript's own declarations. */
declare global {
  interface JSON {
    rawJSON(text: string): unknown;
    parse(
      text: string,
      reviver: (key: string, value: unknown, context: { readonly source?: string }) => unknown,
    ): unknown;
  }
}

/** Deeper than anything we write, and shallow enough that walking the value never runs out of stack. */
const DEEPEST = 64;

export function parseJson(text: string): Result<{ readonly json: unknown }> {
  if (isNestedTooDeep(text)) return wrong(`JSON nested deeper than ${DEEPEST} levels`);
  try {
    const json: unknown = JSON.parse(text);
    return { ok: true, json };
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
}

/** A field of an object, to be written again exactly as it was read: no digit of a number is lost. */
export function fieldAsWritten(text: string, field: string): unknown {
  const json = JSON.parse(text, (_, value, { source }) =>
    typeof value === 'number' && source !== undefined ? JSON.rawJSON(source) : value,
  );
  return Object.getOwnPropertyDescriptor(json, field)?.value;
}

function isNestedTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const letter = text[i];
    if (quoted) {
      if (letter === '\\') i++;
      else if (letter === '"') quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === '[' || letter === '{') {
      if (++depth > DEEPEST) return true;
    } else if (letter === ']' || letter === '}') depth--;
  }
  return false;
}
