/**
 * What lies over the page closes with the browser's Back. For that, the page gets a second entry in the browser's
 * history, with the same address, as soon as a sheet is opened on it. If the sheet closes in another way, the entry
 * stays, because going back in history takes a while, and the next sheet uses it again. Going back without an open
 * sheet skips both entries at once.
 */
const open: (() => void)[] = [];
/** Whether the page is at its second entry. */
let isAtSecond = hasSecond();
/** The address that the page has had since it is at its second entry; null if it is still that of the first. */
let moved: string | null = null;
/** What to do once the browser has gone back to the first. */
let whenBack: (() => void) | null = null;

function hasSecond(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'isSheet' in state;
}

/**
 * Call this when a sheet has been opened, and call the returned function when it is gone, however it was
 * closed.
 */
export function sheetOpened(close: () => void): () => void {
  open.push(close);
  guard();
  return () => {
    const at = open.indexOf(close);
    if (at >= 0) open.splice(at, 1);
  };
}

function guard(): void {
  if (isAtSecond) return;
  history.pushState({ isSheet: true }, '');
  isAtSecond = true;
}

/** Changes the address of the page, and of both its entries: Back from a sheet must not lead to an earlier spot. */
export function readdress(address: string): void {
  history.replaceState(history.state, '', address);
  if (isAtSecond) moved = location.href;
}

/** Gives the first entry, where the browser now is, the address of the second. */
function carryOver(): void {
  if (moved !== null) history.replaceState(history.state, '', moved);
  moved = null;
}

/** Handles a step through the browser's history. Returns whether it concerned only sheets. */
export function sheetWentBack(): boolean {
  const wasAtSecond = isAtSecond;
  isAtSecond = hasSecond();
  if (!wasAtSecond || isAtSecond) return false;
  carryOver();
  if (whenBack) {
    whenBack();
    whenBack = null;
    return true;
  }
  const close = open.pop();
  if (!close) {
    history.back();
    return true;
  }
  close();
  if (open.length > 0) guard();
  return true;
}

/** Adds a page to the history, after the current one or in its place. A page's second entry is never left behind. */
export function enter(path: string, instead: boolean, arrive: () => void): void {
  open.length = 0;
  const replace = () => {
    history.replaceState(null, '', path);
    arrive();
  };
  const add = () => {
    history.pushState(null, '', path);
    arrive();
  };
  if (isAtSecond && (instead || moved !== null)) {
    whenBack = instead ? replace : add;
    history.back();
    return;
  }
  if (isAtSecond || instead) {
    isAtSecond = false;
    replace();
    return;
  }
  add();
}
