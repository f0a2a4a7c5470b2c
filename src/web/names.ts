import { app } from './frame/texts.ts';

/** Names are other people's words: they are shown as text only, and are at most this long. */
export const LONGEST_NAME = 24;

/** Players without a name are called by their seat, wherever the match is shown. */
export function guestName(seat: number): string {
  return `${app.value.guest} ${seat + 1}`;
}
