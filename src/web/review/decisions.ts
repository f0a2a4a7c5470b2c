import { filledPlays } from '../../engine/entered-record.ts';
import type { Game, Happening, View } from '../../engine/game.ts';
import { Match } from '../../engine/match.ts';
import type { MatchRecord } from '../../engine/record.ts';
import { isToldTo } from '../../engine/replay.ts';
import { isAmong } from '../../engine/viewers.ts';

/** What the page must know about a play to describe it. */
export interface PlayAgain {
  /** The seat's view before the play; a spectator's if nature made it, or if the seat's view is unknown. */
  readonly view: View;
  /** What happened, as one is told who sees everything. */
  readonly happenings: readonly Happening[];
  /**
   * How many plays had been made before this decision. If several chose in secret at once, none of their plays count: a
   * player who decides again must not know the others' choices.
   */
  readonly decidedAt: number;
}

/** Looks up the plays that led to these moments. */
export function playsAgain(
  game: Game,
  record: MatchRecord,
  moments: readonly number[],
): ReadonlyMap<number, PlayAgain> {
  const { plays, unknownViewers } = filledPlays(game, record);
  const wanted = new Set(moments);
  const last = Math.max(0, ...moments);
  const found = new Map<number, PlayAgain>();
  const match = new Match(game, record.seats, record.options);
  let decidedAt = 0;
  let isChoosing = false;
  for (const [number, [by, move]] of plays.slice(0, last).entries()) {
    const isSecret = by !== 'nature' && !isAmong('spectator', match.knownTo(by));
    if (!isSecret || !isChoosing) decidedAt = number;
    const isKnown = by !== 'nature' && !isAmong(by, unknownViewers);
    const view = wanted.has(number + 1) ? match.view(isKnown ? by : 'spectator') : null;
    const happenings: Happening[] = [];
    let isRevealed = false;
    match.play(by, move, (happening, seenBy) => {
      if (game.reveals.has(happening.kind) && isAmong('spectator', seenBy)) isRevealed = true;
      if (view && isToldTo('everything', seenBy)) happenings.push(happening);
    });
    isChoosing = isSecret && !isRevealed;
    if (view) found.set(number + 1, { view, happenings, decidedAt });
  }
  return found;
}
