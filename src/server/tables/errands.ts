import type { PlayRequest } from '../../protocol/socket.ts';
import { type Bus, type Errand, errandsOf, type Outcome } from '../bus.ts';
import { RequestError } from '../request-error.ts';

/** How long another process has for a play before it is made here. */
const PATIENCE_MS = 3000;

/** Makes a play for a player, and resolves to the number of its row. */
type Play = (player: string, request: PlayRequest) => Promise<number>;

/**
 * Plays that one process makes for people at another. Nothing depends on them: an unanswered play is made where the
 * player is, and if it is made twice, the log takes it once.
 */
export class Errands {
  readonly #bus: Bus;
  readonly #play: Play;
  readonly #stopListening: () => void;
  readonly #waiting = new Map<string, (outcome: Outcome | null) => void>();
  #count = 0;

  constructor(bus: Bus, play: Play) {
    this.#bus = bus;
    this.#play = play;
    this.#stopListening = bus.listen(errandsOf(bus.id), news => {
      if (news.kind === 'play') void this.#run(news.errand);
      if (news.kind === 'done') this.#waiting.get(news.id)?.(news.outcome);
    });
  }

  /** Resolves to null if the process does not answer, or does not know. */
  async ask(process: string, player: string, request: PlayRequest): Promise<number | null> {
    const id = String(this.#count++);
    const errand = { id, process: this.#bus.id, player, request };
    const outcome = await new Promise<Outcome | null>(resolve => {
      const timer = setTimeout(() => resolve(null), PATIENCE_MS);
      this.#waiting.set(id, answer => {
        clearTimeout(timer);
        resolve(answer);
      });
      this.#bus.reach(process, errandsOf(process), { kind: 'play', errand }).then(isHeard => {
        if (!isHeard) this.#waiting.get(id)?.(null);
      });
    });
    this.#waiting.delete(id);
    if (outcome && 'problem' in outcome) {
      const { code, message, ...more } = outcome.problem;
      throw new RequestError(code, message, more);
    }
    return outcome?.number ?? null;
  }

  close(): void {
    this.#stopListening();
    for (const answer of [...this.#waiting.values()]) answer(null);
  }

  async #run({ id, process, player, request }: Errand): Promise<void> {
    let outcome: Outcome | null;
    try {
      outcome = { number: await this.#play(player, request) };
    } catch (error) {
      outcome = error instanceof RequestError ? { problem: error.problem } : null;
    }
    await this.#bus.reach(process, errandsOf(process), { kind: 'done', id, outcome });
  }
}
