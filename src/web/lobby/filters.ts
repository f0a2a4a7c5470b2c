import { POINT } from '../../bots/rating-scale.ts';
import type { GameId } from '../../games/index.ts';
import type { Answer } from '../../protocol/http.ts';
import { isSlow, type Speed } from '../../protocol/pace.ts';
import type { TableInfo } from '../../protocol/words.ts';

/** What the lobby knows about the players at its tables. */
export type Sitter = Answer<'tables'>['sitters'][number];

/** Which tables are shown; null means any. */
export interface Filters {
  readonly game: GameId | null;
  readonly speed: Speed | null;
  readonly seats: number | null;
  /** Only tables with people of about my rating. */
  readonly isNear: boolean;
}

export const NO_FILTERS: Filters = { game: null, speed: null, seats: null, isNear: false };

/** How far apart ratings that count as near may be, as people see them. */
const NEAR = 200;

export function fits(
  table: TableInfo,
  filters: Filters,
  sitters: readonly Sitter[],
  me: string | null,
): boolean {
  const { game, speed, seats, isNear } = filters;
  if (game !== null && table.game !== game) return false;
  if (speed !== null && isSlow(table.pace) !== (speed === 'slow')) return false;
  if (seats !== null && table.seats.filter(({ kind }) => kind !== 'closed').length !== seats) return false;
  return !isNear || isNearMe(table, sitters, me);
}

/** Players without a rating count as beginners. */
function isNearMe({ game, seats }: TableInfo, sitters: readonly Sitter[], me: string | null): boolean {
  const ratingOf = (player: string | null) => sitterAt(sitters, game, player)?.rating ?? 0;
  const others = seats.filter(({ kind, player }) => kind === 'person' && player !== me);
  return others.every(({ player }) => POINT * Math.abs(ratingOf(player) - ratingOf(me)) <= NEAR);
}

export function sitterAt(
  sitters: readonly Sitter[],
  game: string,
  player: string | null,
): Sitter | undefined {
  return sitters.find(sitter => sitter.game === game && sitter.player === player);
}
