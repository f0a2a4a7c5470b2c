import { whoAmong } from '../../locales/words.ts';
import type { Match } from '../engine/match.ts';
import { pickByWeight } from '../engine/playout.ts';
import type { Random } from '../engine/random.ts';
import type { Turn } from '../engine/turn.ts';
import { isAmong, type Viewer } from '../engine/viewers.ts';
import { movesListed, type Order, readChoice } from './choice.ts';
import type { Keyboard } from './keyboard.ts';
import type { Mover } from './movers.ts';
import { rulesPage } from './paths.ts';
import type { Presenter } from './shelf.ts';
import { listed } from './words.ts';

export interface Company {
  /** The person or mover of each seat. */
  readonly names: readonly string[];
  /** People have the first seats, movers the others. */
  readonly people: number;
  readonly mover: Mover;
  /** Whether the people at the keyboard must not see each other's views. */
  readonly curtain: boolean;
}

/** What a sitting needs from the keyboard and the screen. */
export type Desk = Pick<Keyboard, 'say' | 'ask' | 'wipe'>;

/** A match played at one keyboard. */
export class Sitting {
  readonly #match: Match;
  readonly #company: Company;
  readonly #presenter: Presenter;
  readonly #keyboard: Desk;
  readonly #random: Random;
  /** How many plays each person has been told about; if all look at one screen, only the first entry counts. */
  readonly #told: number[];
  /** Who saw the screen last. */
  #looking = -1;

  constructor(match: Match, company: Company, presenter: Presenter, keyboard: Desk, random: Random) {
    this.#match = match;
    this.#company = company;
    this.#presenter = presenter;
    this.#keyboard = keyboard;
    this.#random = random;
    this.#told = Array.from({ length: Math.max(1, company.people) }, () => 0);
  }

  /** Plays until the match is over (true) or somebody leaves (false). */
  async play(): Promise<boolean> {
    for (;;) {
      const turn = this.#match.turn();
      if (turn.kind === 'over') {
        this.#showEnd(turn);
        return true;
      }
      if (turn.kind === 'nature') this.#playNature();
      else if (turn.seats[0] >= this.#company.people) await this.#moveFor(turn.seats[0]);
      else if (!(await this.#askPerson(turn.seats[0]))) return false;
    }
  }

  #playNature(): void {
    const chances = this.#match.chances();
    const weights = Int32Array.from(chances, ([, weight]) => weight);
    this.#make('nature', chances[pickByWeight(this.#random, weights)][0]);
  }

  async #moveFor(seat: number): Promise<void> {
    const { game } = this.#match;
    const move = await this.#company.mover.choose(
      game,
      this.#match.view(seat, true),
      this.#match.moves(seat),
    );
    this.#make(seat, move);
  }

  #make(by: number | 'nature', move: string): void {
    const played = this.#match.play(by, move);
    if (!played.ok) throw new Error(`${by} cannot play ${move}: ${played.error.message}`);
  }

  /** Asks until the person has moved or undone a move (true), or leaves (false). */
  async #askPerson(seat: number): Promise<boolean> {
    const name = this.#company.names[seat];
    if (this.#company.curtain && this.#looking !== seat) {
      if (this.#looking >= 0) this.#keyboard.wipe();
      const there = await this.#keyboard.ask(`${name} is next. Everyone else, look away. Press Enter. `);
      if (there === null) return false;
      this.#keyboard.wipe();
    }
    this.#looking = seat;
    this.#tellNews(seat, seat);
    this.#keyboard.say(this.#presenter.draw(this.#match.view(seat)));
    const moves = this.#match.moves(seat);
    this.#keyboard.say(`\nMoves of ${name}, seat ${seat}\n${movesListed(moves)}`);
    for (;;) {
      const line = await this.#keyboard.ask(`${name}> `);
      if (line === null) return false;
      const choice = readChoice(line, moves);
      if (choice.kind === 'move') {
        this.#make(seat, choice.move);
        return true;
      }
      if (choice.kind === 'nothing') this.#keyboard.say(choice.message);
      else if (choice.order === 'quit') return false;
      else if (choice.order === 'undo' && this.#undo(seat)) return true;
      else this.#keyboard.say(this.#reply(choice.order, choice.about, seat, moves));
    }
  }

  #reply(order: Exclude<Order, 'quit'>, about: string, seat: number, moves: readonly string[]): string {
    switch (order) {
      case 'moves':
        return movesListed(moves, about);
      case 'board':
        return this.#presenter.draw(this.#match.view(seat));
      case 'undo':
        return 'You can undo only your own last move, and only if nothing was revealed and nobody else has moved.';
      case 'rules':
        return rulesPage(this.#match.game.id) ?? 'The page of the rules is not in this copy of the project.';
      case 'help':
        return HELP;
    }
  }

  /** With a curtain, people may undo only their own plays; without one, anyone's. */
  #undo(seat: number): boolean {
    const by = this.#match.plays.at(-1)?.by;
    if (typeof by !== 'number' || by >= this.#company.people) return false;
    if ((this.#company.curtain && by !== seat) || !this.#match.undoable(by)) return false;
    this.#match.undo();
    for (const [person, told] of this.#told.entries()) {
      this.#told[person] = Math.min(told, this.#match.plays.length);
    }
    this.#keyboard.say(`${this.#company.names[by]} takes it back.`);
    return true;
  }

  /** Tells a viewer what has happened since the last time. */
  #tellNews(viewer: Viewer, person: number): void {
    const shared = this.#company.curtain ? person : 0;
    const recall = this.#match.recall();
    const news = this.#match.plays
      .slice(this.#told[shared])
      .flatMap(play => recall.seenOf(play).filter(({ seenBy }) => isAmong(viewer, seenBy)));
    this.#told[shared] = this.#match.plays.length;
    const { names, people, curtain } = this.#company;
    // On a screen that several people share, everybody is called by name.
    const isAlone = people === 1 || curtain;
    const who = whoAmong(names, isAlone && typeof viewer === 'number' ? viewer : null);
    this.#keyboard.say('');
    const happenings = news.map(({ happening }) => happening);
    for (const line of this.#presenter.tell(happenings, who)) this.#keyboard.say(`· ${line}`);
    if (news.length > 0) this.#keyboard.say('');
  }

  #showEnd({ scores, winners }: Extract<Turn, { kind: 'over' }>): void {
    const { curtain, people, names } = this.#company;
    if (curtain) this.#keyboard.wipe();
    const last = this.#told.indexOf(Math.min(...this.#told));
    this.#tellNews(people === 1 ? 0 : 'spectator', last);
    this.#keyboard.say(this.#presenter.draw(this.#match.view('everything')));
    const width = Math.max(...names.map(name => name.length));
    this.#keyboard.say('\nThe match is over.');
    for (const [seat, score] of scores.entries()) {
      this.#keyboard.say(`  ${names[seat].padEnd(width)}  ${String(score).padStart(4)}`);
    }
    const won = listed(
      winners.map(seat => names[seat]),
      'and',
    );
    this.#keyboard.say(winners.length === 1 ? `${won} wins.` : `${won} share the win.`);
  }
}

const HELP = `Type a move as listed, or its number. Or:
  moves       list all moves; “moves X” lists those that start with X
  board       show the board again
  undo        take back your last move, if nothing was revealed and nobody else has moved
  rules       show where the rules are
  quit        leave the match`;
