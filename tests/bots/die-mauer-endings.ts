import { Match } from '../../src/engine/match.ts';
import { type Block, game as dieMauer, type View } from '../../src/games/die-mauer/game.ts';

/** A moment near the end of the last round, at a table of three. */
export interface Ending {
  /** What every seat has left, in notation. */
  readonly hands: readonly [string, string, string];
  readonly master: number;
  /** How many turns in a row have built nothing. */
  readonly idle: number;
  /** How many ends of the wall are open. */
  readonly open?: 1 | 2;
  readonly gift?: 'must' | 'may';
}

export const SEATS = 3;
/** Towers and gates first, so that sections can open the wall again. */
const ALL = 'TG12346';

/**
 * Plays a match to this moment, so that bots see it as they would see any other: everybody in turn builds what must go,
 * without being guessed, and then nobody builds for as long as necessary.
 */
export function ending({ hands, master, idle, open = 2, gift = 'must' }: Ending): Match {
  const match = new Match(dieMauer, SEATS, { rounds: 1, gift });
  const toBuild = hands.map(hand => [...ALL].filter(block => !hand.includes(block)));
  const last = (master + 2 * SEATS * SEATS - 1 - idle) % SEATS;
  for (let turns = 0; turns < 200; turns++) {
    const view = match.view(0);
    if (!isDieMauer(view)) throw new Error('another game');
    const left = toBuild.flat().length;
    if (left === 0 && view.idle.turns === idle && view.master === master) {
      const ends = Number(view.open.left) + Number(view.open.right);
      if (ends !== open) throw new Error(`${ends} ends are open, not ${open}`);
      return match;
    }
    const queue = toBuild[view.master];
    const mayBuild = view.master === last ? queue.length > 1 || left === 1 : true;
    const block = mayBuild ? queue.find(block => view.room[asBlock(block)] !== 0) : undefined;
    if (block) queue.splice(queue.indexOf(block), 1);
    for (let seat = 0; seat < SEATS; seat++) play(match, seat, seat === view.master && block ? block : '-');
    const turn = match.turn();
    if (turn.kind !== 'seats') throw new Error('the round was over too soon');
    // A section covers the closed end, unless that end should stay closed.
    const stays = open === 1 && !toBuild.flat().some(block => 'TG'.includes(block));
    if (turn.seats.length === 1) play(match, turn.seats[0], view.open.left === stays ? 'L' : 'R');
  }
  throw new Error('this ending cannot be reached');
}

/** All seats choose, in seat order. */
export function plan(match: Match, fists: string): void {
  [...fists].forEach((fist, seat) => {
    play(match, seat, fist);
  });
}

function play(match: Match, seat: number, move: string): void {
  const played = match.play(seat, move);
  if (!played.ok) throw new Error(`${seat}:${move}: ${played.error.message}`);
}

function asBlock(letter: string): Block {
  const block = [...ALL].find((each): each is Block => each === letter);
  if (!block) throw new Error(`${letter} is no block`);
  return block;
}

export function isDieMauer(view: { readonly game: string }): view is View {
  return view.game === 'die-mauer';
}
