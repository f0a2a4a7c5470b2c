/**
 * The server's time, which decides when a player's time is up. A device's clock may be wrong by hours; the
 * remaining time must not be.
 */

/** Answers give the time in whole seconds, and take a while: smaller differences do not count. */
const TOLERANCE_MS = 2000;

let ahead = 0;

/** Milliseconds since 1970. */
export function serverNow(): number {
  return Date.now() + ahead;
}

/** Learns the server's time from the `date` header of an answer. */
export function learnTime(date: string | null): void {
  const at = Date.parse(date ?? '');
  if (Number.isNaN(at)) return;
  const found = at - Date.now();
  if (Math.abs(found) < TOLERANCE_MS) ahead = 0;
  // A slow answer says less than an earlier quick one.
  else if (Math.abs(found - ahead) >= TOLERANCE_MS) ahead = found;
}
