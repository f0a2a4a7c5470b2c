import type { AnyOptions } from '../../engine/options.ts';
import { type GameId, manifestOf } from '../../games/index.ts';
import type { Settings } from '../settings/settings.ts';

/** What a person's settings say about options. */
type Wishes = Pick<Settings, 'memory'>;

/** What the game recommends for this number of seats and what the person's settings ask for, where a game has such options. */
export function proposedOptions(game: GameId, seats: number, { memory }: Wishes): AnyOptions {
  const { options, proposes } = manifestOf(game);
  return { ...proposes?.(seats), ...(memory && 'memory' in options && { memory }) };
}

/** The options for another number of seats: unchanged proposals follow the new proposal, and what was chosen stays. */
export function optionsForSeats(
  game: GameId,
  options: AnyOptions,
  seats: { readonly before: number; readonly now: number },
  wishes: Wishes,
): AnyOptions {
  const before = proposedOptions(game, seats.before, wishes);
  const now = Object.entries(proposedOptions(game, seats.now, wishes));
  return { ...options, ...Object.fromEntries(now.filter(([name]) => options[name] === before[name])) };
}
