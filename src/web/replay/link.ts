import { isObject, type MatchRecord } from '../../engine/record.ts';
import type { StudyFile } from '../../engine/study/study-file.ts';

/** Some programs that people send addresses with cut off longer ones. */
const LONGEST = 8000;
/** No match is that long. */
const MOST_BYTES = 2_000_000;

/**
 * What follows `#` in the address of a study, or of a match that is on no server: all of it, compressed; and where to
 * open it, if not at the start: after how many plays, or at which spot of the study. Null if it would be too long.
 */
export async function fragmentFor(
  record: MatchRecord | StudyFile,
  moment: number | string | null,
): Promise<string | null> {
  const bytes = new TextEncoder().encode(JSON.stringify(record));
  const packed = base64Of(await through(new CompressionStream('deflate-raw'), bytes, MOST_BYTES));
  return packed.length > LONGEST ? null : moment === null ? packed : `${packed}.${moment}`;
}

/**
 * The contents of such an address; null if it is not one, or only a part of one. Nothing has been checked
 * yet.
 */
export async function recordIn(
  fragment: string,
): Promise<{ readonly record: Readonly<Record<string, unknown>>; readonly moment: string | null } | null> {
  const [, packed, moment] = /^([\w-]+)(?:\.(\d[\d.]{0,300}))?$/.exec(fragment) ?? [];
  if (packed === undefined) return null;
  try {
    const bytes = await through(new DecompressionStream('deflate-raw'), bytesOf(packed), MOST_BYTES);
    const record: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isObject(record) ? { record, moment: moment ?? null } : null;
  } catch {
    return null;
  }
}

/** Throws if the result is larger than `most`: a few bytes can expand to very many. */
async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > most) {
      await reader.cancel();
      throw new Error('too large');
    }
    parts.push(read.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function base64Of(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, letter => letter.charCodeAt(0));
}
