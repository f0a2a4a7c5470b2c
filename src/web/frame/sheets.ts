/**
 * What lies over the page closes with the browser's Back: an open sheet has an entry of its own in the browser's history,
 * with the same address as the page.
 */
interface Sheet {
  readonly close: () => void;
}

const open: Sheet[] = [];
/** Entries whose sheet was closed otherwise, and that are about to be gone back from. */
let leftOver = 0;
/** Steps back of ours, which mean nothing to anybody else. */
let ignored = 0;

/** A sheet has been opened. Call what this returns when it is gone, however it went. */
export function sheetOpened(close: () => void): () => void {
  const sheet: Sheet = { close };
  open.push(sheet);
  // One that opens as another closes takes over its entry.
  if (leftOver > 0) leftOver--;
  else history.pushState({ isSheet: true }, '');
  return () => {
    const at = open.indexOf(sheet);
    if (at < 0) return;
    open.splice(at, 1);
    leftOver++;
    setTimeout(leave);
  };
}

function leave(): void {
  if (leftOver === 0) return;
  leftOver--;
  ignored++;
  history.back();
}

/** The browser went back: closes what is on top. Whether that was all that it meant. */
export function sheetWentBack(): boolean {
  if (ignored > 0) {
    ignored--;
    return true;
  }
  const top = open.pop();
  top?.close();
  return top !== undefined;
}

/** Another page is gone to: it takes the place of a sheet in the history, if one is open. */
export function takeSheetsPlace(): boolean {
  const isOpen = open.length > 0 || leftOver > 0;
  open.length = 0;
  leftOver = 0;
  return isOpen;
}
