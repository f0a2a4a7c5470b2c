import type { Level } from '../../bots/levels.ts';
import { BOT_NAMES } from '../../bots/names.ts';
import { type GameId, manifestOf } from '../../games/index.ts';
import { app } from '../frame/texts.ts';
import { settings } from '../settings/settings.ts';
import { type KeptMatch, newMatch } from '../storage/matches.ts';
import type { Seat } from '../table/table.ts';
import { proposedOptions } from './proposal.ts';

/** Who sits where in a new match. */

export function bot(seat: number, level: Level): Seat {
  return { name: BOT_NAMES[seat], kind: 'bot', level };
}

export function person(name: string): Seat {
  return { name, kind: 'person', level: null };
}

/** The device owner's name. */
export function myName(): string {
  return settings.value.name.trim() || app.value.guest;
}

/** Me against journeyman bots, with the usual number of seats. */
export function usualSeats(game: GameId): readonly Seat[] {
  return Array.from({ length: manifestOf(game).usualSeats }, (_, seat) =>
    seat === 0 ? person(myName()) : bot(seat, 'journeyman'),
  );
}

/** In the address of a set-up: several people share the device. */
export const SHARED = 'shared';

/** A second person in a bot's place. */
export function sharedSeats(game: GameId): readonly Seat[] {
  return usualSeats(game).with(1, person(app.value.person(2)));
}

/** *Play now*: at once, without a form. */
export function playNow(game: GameId): KeptMatch {
  return newMatch(game, usualSeats(game), proposedOptions(game, manifestOf(game).usualSeats, settings.value));
}
