import type { MatchRecord } from '../../engine/record.ts';

/** A record as a file, to download or to share if the system can share files. */
export function recordFile(record: MatchRecord): File {
  return jsonFile(record, record.game);
}

export function jsonFile(json: unknown, name: string): File {
  return new File([`${JSON.stringify(json, null, 2)}\n`], `${name}.json`, { type: 'application/json' });
}

export function download(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(address);
}

export function canSend(file: File): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [file] });
}

/** Opens the system's own share sheet. Closing it without sharing is not an error. */
export async function send(about: ShareData): Promise<void> {
  try {
    await navigator.share(about);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
