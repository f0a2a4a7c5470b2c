import { whoAmong } from '../../locales/words.ts';
import type { Replay } from '../engine/replay.ts';
import type { Viewer } from '../engine/viewers.ts';
import type { Presenter } from './shelf.ts';
import { listed } from './words.ts';

/** A replay in a terminal: the current position, and what the screen shows there. Knows nothing about the keyboard. */
export class Replaying {
  readonly #replay: Replay;
  readonly #presenter: Presenter;
  readonly #names: readonly string[];
  #number: number;
  #viewer: Viewer;

  constructor(
    replay: Replay,
    presenter: Presenter,
    names: readonly string[],
    at: { readonly number: number; readonly viewer: Viewer },
  ) {
    this.#replay = replay;
    this.#presenter = presenter;
    this.#names = names;
    this.#number = Math.min(at.number, replay.length);
    this.#viewer = at.viewer;
  }

  get number(): number {
    return this.#number;
  }

  /** Does what a key asks for; keys have the names that terminals give them. False if the key means nothing. */
  press(key: string): boolean {
    const { length, viewers } = this.#replay;
    switch (key) {
      case 'right':
      case 'space':
      case 'return':
        this.#number = Math.min(length, this.#number + 1);
        return true;
      case 'left':
      case 'backspace':
        this.#number = Math.max(0, this.#number - 1);
        return true;
      case 'down':
      case 'pagedown':
        this.#number = this.#seatChange(1);
        return true;
      case 'up':
      case 'pageup':
        this.#number = this.#seatChange(-1);
        return true;
      case 'home':
        this.#number = 0;
        return true;
      case 'end':
        this.#number = length;
        return true;
      case 'a':
        this.#viewer = viewers[(viewers.indexOf(this.#viewer) + 1) % viewers.length];
        return true;
      default:
        return false;
    }
  }

  /** The whole screen: the place in the match, the position, and what the last play did. */
  screen(): string {
    const { length } = this.#replay;
    const view = this.#replay.view(this.#number, this.#viewer);
    const told = this.#number === 0 ? ['Start of the match.'] : this.told(this.#number - 1);
    const lines = [
      `Move ${this.#number} of ${length}, ${this.#seenAs()}`,
      '',
      this.#presenter.draw(view),
      '',
      ...told.map(words => `· ${words}`),
    ];
    return lines.join('\n');
  }

  /** What a play did, in words. */
  told(play: number): string[] {
    const who = whoAmong(this.#names, null);
    const told = this.#replay.happenings(play, play + 1, this.#viewer);
    return this.#presenter.tell(
      told.map(({ happening }) => happening),
      who,
    );
  }

  /** How it ended, or that it has not ended. */
  ending(): string {
    const { turn } = this.#replay.view(this.#replay.length, this.#viewer);
    if (turn.kind !== 'over') return 'The match is not over.';
    const points = turn.scores.map((score, seat) => `${this.#names[seat]} ${score}`);
    const won = turn.winners.map(seat => this.#names[seat]);
    const verb = won.length === 1 ? 'wins' : 'share the win';
    return `The match is over: ${points.join(', ')}. ${listed(won, 'and')} ${verb}.`;
  }

  #seenAs(): string {
    if (this.#viewer === 'everything') return 'with everything shown';
    return this.#viewer === 'spectator' ? 'as a spectator saw it' : `as ${this.#names[this.#viewer]} saw it`;
  }

  /** The next moment in one direction at which it is another seat's turn. */
  #seatChange(step: 1 | -1): number {
    const { plays } = this.#replay.record;
    const by = (number: number) => plays.slice(0, number).findLast(([who]) => who !== 'nature')?.[0];
    const here = by(this.#number);
    let number = this.#number;
    while (number + step >= 0 && number + step <= this.#replay.length && by(number) === here) number += step;
    return number;
  }
}
