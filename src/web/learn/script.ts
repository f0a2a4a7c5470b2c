import type { By } from '../../engine/by.ts';
import type { Game, Happening, View } from '../../engine/game.ts';
import { Match } from '../../engine/match.ts';
import { type AnyOptions, defaultOptions } from '../../engine/options.ts';
import { isAmong, type Viewer } from '../../engine/viewers.ts';

/**
 * A script is plays in the notation of the rules page, with spaces or line breaks between them:
 *
 *     spare=. @a1 @g7 ^b1 b1=. b2=B b3=.
 *
 * A play is made by whoever is due: nature, or a seat. If several seats choose at once, the play names its seat:
 * `0:T 2:- 1:4`. `~` is nature's first outcome, whatever it is, and `~~` is as many of those as nature is due.
 */
export type Script = string;

const CHOSEN_BY = /^(\d):(.+)$/;

/** One play as the viewer sees it. */
export interface SeenPlay {
  readonly before: View;
  readonly view: View;
  readonly happenings: readonly Happening[];
}

/** A match set up and played as the script says. */
export function played(
  game: Game,
  { seats, options }: { readonly seats: number; readonly options?: AnyOptions },
  script: Script,
): Match {
  const match = new Match(game, seats, { ...defaultOptions(game.options), ...options });
  playScript(match, script, 'spectator');
  return match;
}

/** Continues the match. Throws if a play is not legal: that is a mistake in the script. */
export function playScript(match: Match, script: Script, viewer: Viewer): readonly SeenPlay[] {
  const seen: SeenPlay[] = [];
  const play = (by: By, move: string) => {
    const before = match.view(viewer);
    const happenings: Happening[] = [];
    const done = match.play(by, move, (happening, seenBy) => {
      if (isAmong(viewer, seenBy)) happenings.push(happening);
    });
    if (!done.ok) throw new Error(`${match.game.id}, play ${match.plays.length}: ${done.error.message}`);
    seen.push({ before, view: match.view(viewer), happenings });
  };
  for (const word of script.split(/\s+/).filter(Boolean)) {
    if (word === '~~') while (match.turn().kind === 'nature') play('nature', match.chances()[0][0]);
    else if (word === '~') play('nature', match.chances()[0]?.[0] ?? word);
    else play(...readPlay(match, word));
  }
  return seen;
}

function readPlay(match: Match, word: string): [By, string] {
  const turn = match.turn();
  if (turn.kind === 'over') throw new Error(`${match.game.id}: the match is over before ${word}`);
  if (turn.kind === 'nature') return ['nature', word];
  if (turn.seats.length === 1 && !CHOSEN_BY.test(word)) return [turn.seats[0], word];
  const [, seat, move] = CHOSEN_BY.exec(word) ?? [];
  if (seat === undefined) throw new Error(`${match.game.id}: who chooses ${word}? Seats ${turn.seats} could`);
  return [Number(seat), move];
}
