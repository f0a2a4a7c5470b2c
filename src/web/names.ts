import { characterOf } from '../bots/character.ts';
import type { Level } from '../bots/levels.ts';
import { isGameId, manifestOf } from '../games/index.ts';
import { app, punctuation } from './frame/texts.ts';

/** Names are other people's words: they are shown as text only, and are at most this long. */
export const LONGEST_NAME = 24;

/** Players without a name are called by their seat, wherever the match is shown. */
export function guestName(seat: number): string {
  return `${app.value.guest} ${seat + 1}`;
}

/** What the bot in a seat is: its level, and its character. */
export function botInWords(game: string, seat: number, level: Level): string {
  const { tablePage, levels } = app.value;
  return punctuation.value.listed([tablePage.bot(levels[level]), ...characterInWords(game, seat)]);
}

/** None if it has no particular character. */
export function characterInWords(game: string, seat: number): readonly string[] {
  const character = isGameId(game) && manifestOf(game).hasCharacters ? characterOf(seat) : 'even';
  return character === 'even' ? [] : [app.value.characters[character]];
}
