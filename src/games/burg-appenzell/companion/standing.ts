import { start } from '../rules/rules.ts';
import { endByCheese, endByFalls, endByStalling, quietLimit, score } from '../rules/scoring.ts';
import { ENDED, MICE_PER_SEAT, type State } from '../rules/state.ts';
import { CHEESE_LETTERS } from '../rules/tiles.ts';

/** What the players of a real table have in front of them. */
export interface Counted {
  /** By seat: the letters of its cheeses, and how many of its mice have fallen. */
  readonly cheeses: readonly string[];
  readonly fallen: readonly number[];
  /** Whose turn it is. */
  readonly active: number;
  readonly target: number;
  readonly lastMouse: boolean;
}

export interface Verdict {
  /** Who has won; null while the match goes on. */
  readonly won: number | null;
  /** Who would win if it ended now. */
  readonly ahead: number;
  /** Whether others have as many kinds as that seat, so that the seat order or a fallen mouse decides. */
  readonly isTied: boolean;
  /** By seat: whether it can still win. A seat without a mouse cannot. */
  readonly canWin: readonly boolean[];
}

/** The verdict by the rules: BA-16 to BA-18. */
export function verdictOn(counted: Counted): Verdict {
  const seats = counted.cheeses.length;
  const now = stateOf(counted);
  const ended = stateOf(counted);
  const isOver =
    endByFalls(ended, null) || [...counted.cheeses.keys()].some(seat => endByCheese(ended, seat, null));
  const ahead = stateOf(counted);
  ahead.quietTurns = quietLimit(seats);
  endByStalling(ahead, null);
  const best = ahead.winner;
  const kinds = Array.from({ length: seats }, (_, seat) => score(now, seat));
  return {
    won: isOver && ended.phase === ENDED ? ended.winner : null,
    ahead: best,
    isTied: kinds.some((count, seat) => seat !== best && count === kinds[best]),
    canWin: counted.fallen.map(fallen => !isOver && fallen < MICE_PER_SEAT),
  };
}

function stateOf({ cheeses, fallen, active, target, lastMouse }: Counted): State {
  const state = start(cheeses.length, { layout: 'A', target, memory: false, lastMouse });
  state.active = active;
  cheeses.forEach((letters, seat) => {
    for (const [kind, letter] of CHEESE_LETTERS.entries()) {
      if (letters.includes(letter)) state.cheeses[seat] |= 1 << kind;
    }
    state.fallen[seat] = fallen[seat];
  });
  return state;
}
