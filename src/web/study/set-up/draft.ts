/**
 * What is being set up, kept until this tab is closed: phones throw away pages that nobody looks at. A browser that keeps
 * nothing begins again.
 */
const UNDER = 'quattro-mura/set-up/';

export function keepDraft(study: string, position: unknown): void {
  try {
    sessionStorage.setItem(UNDER + study, JSON.stringify(position));
  } catch {
    // There is no room for it, or no storage at all.
  }
}

/** As it was kept; null if nothing was, or nothing that can be read. It may be anything: whoever uses it checks it. */
export function draftOf(study: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(UNDER + study) ?? 'null');
  } catch {
    return null;
  }
}
