import { setTimeout as sleep } from 'node:timers/promises';
import { DEAL_LEVEL, type Deal, dealId, dealOf } from '../../src/bots/deal.ts';
import { dealtMove } from '../../src/bots/dealt-move.ts';
import { chooseMove } from '../../src/bots/think.ts';
import { commitmentTo } from '../../src/engine/fair.ts';
import { Match } from '../../src/engine/match.ts';
import type { GameId } from '../../src/games/index.ts';
import { gameCalled } from '../../src/games/loaded.ts';
import type { Answer } from '../../src/protocol/http.ts';
import type { Store } from '../../src/server/store/store.ts';
import { Player } from '../server/player.ts';
import type { Company, Proven } from './company.ts';

/** A line takes a second to check, and others wait for theirs. */
const PATIENCE_MS = 20_000;
const PAUSE_MS = 100;
/** How often to look at the days before the next one sends a line: an address may send 200 per hour. */
const LOOKS = 120;
/** No clock needs to be more exact than this. */
const MIDNIGHT_MS = 5000;
const GAMES: readonly GameId[] = ['muro-contro-muro', 'burg-appenzell'];

/** A line, and its result as worked out here. */
interface Line {
  readonly game: GameId;
  readonly moves: readonly string[];
  readonly score: number;
  readonly lead: number;
}

/** People who play the deal of the day, one after the other, and keep checking that nothing is told too early. */
export class DealPlayers implements Company {
  readonly #proven: Proven;
  readonly #commitments = new Map<string, string>();
  /** By day. */
  readonly #lines = new Map<string, readonly Line[]>();
  /** Accepted lines: their results by deal and player. */
  readonly #taken: { readonly deal: string; readonly player: string; readonly line: Line }[] = [];
  readonly #playing: Promise<void>;
  #looks = 0;
  #trouble = '';
  #isDone = false;

  constructor(proven: Proven) {
    this.#proven = proven;
    this.#playing = this.#play();
  }

  /** How many lines were accepted. */
  get taken(): number {
    return this.#taken.length;
  }

  get progress(): readonly number[] {
    return [this.#looks];
  }

  describe(): string {
    return `deals: ${this.#looks} looks, ${this.taken} lines, ${this.#trouble}`;
  }

  async faults(store: Store): Promise<string[]> {
    this.#isDone = true;
    await this.#playing;
    const faults: string[] = [];
    for (const { deal, player, line } of this.#taken) {
      const kept = await store.dealtBy(deal, player);
      if (kept?.score !== line.score || kept.lead !== line.lead)
        faults.push(
          `the line of ${player} in ${deal} was taken with ${line.lead} and is there with ${kept?.lead}`,
        );
    }
    for (const deal of new Set(this.#taken.map(one => one.deal))) {
      const all = (await store.dealtLeads(deal)).reduce((sum, { count }) => sum + count, 0);
      // Whoever got no answer to their second line has sent the first again.
      const known = new Set(this.#taken.flatMap(one => (one.deal === deal ? [one.player] : []))).size;
      if (all < known) faults.push(`${known} lines of ${deal} were taken, and ${all} are counted`);
    }
    return faults;
  }

  async #play(): Promise<void> {
    let sender: Sender | null = null;
    while (!this.#isDone) {
      try {
        const player: Player = sender?.player ?? (await Player.arrive(this.#proven.origin(), PATIENCE_MS));
        sender ??= { player, line: null };
        player.origin = this.#proven.origin();
        const days = await player.ask('days');
        this.#check(days);
        this.#looks++;
        if (this.#looks % LOOKS === 0 && (await this.#send(sender, days))) sender = null;
      } catch (error) {
        this.#trouble = String(error);
      }
      await sleep(PAUSE_MS);
    }
  }

  /** No day's seed is told before the day begins, and commitments never change. */
  #check({ days }: Answer<'days'>): void {
    const { onFault } = this.#proven;
    const latest = new Date(Date.now() + MIDNIGHT_MS).toISOString().slice(0, 10);
    for (const { day, commitment, seed } of days) {
      const known = this.#commitments.get(day) ?? commitment;
      this.#commitments.set(day, known);
      if (commitment !== known) onFault(`there was another commitment to ${day}`);
      if (seed !== null && commitmentTo(seed) !== commitment) onFault(`${day} is not what was committed to`);
      if (seed !== null && day > latest) onFault(`the chance of ${day} was told on ${latest}`);
    }
  }

  /**
   * Sends a line until it is accepted, then another, which must not count. Resolves to whether it was, or cannot be for
   * now.
   */
  async #send(sender: Sender, { today, days }: Answer<'days'>): Promise<boolean> {
    const { onFault } = this.#proven;
    const { player } = sender;
    const seed = days.find(({ day }) => day === today)?.seed;
    if (!seed) return true;
    const known = this.#lines.get(today) ?? (await linesOf(today, seed));
    this.#lines.set(today, known);
    const at = this.taken % known.length;
    sender.line ??= { today, line: known[at], other: known[(at + 1) % known.length] };
    const { line, other, today: day } = sender.line;
    const send = (moves: readonly string[]) =>
      player.tryTo('sendDeal', { id: day, body: { game: line.game, moves } });
    const broken = await send(['?', ...line.moves.slice(1)]);
    if (broken.status === 200 && broken.json.mine === null) onFault('a line was taken that is none');
    const { status, json } = await send(line.moves);
    if (status === 429) return true;
    if (status !== 200) {
      this.#trouble = JSON.stringify(json);
      if (json.code === 'illegal-move') onFault(`a legal line of ${day} was refused: ${json.message}`);
      return false;
    }
    this.#taken.push({ deal: dealId(day, line.game, null), player: player.id, line });
    const again = other.game === line.game ? await send(other.moves) : { status, json };
    for (const answer of [json, again.status === 200 ? again.json : json]) {
      const { score, lead } = answer.mine ?? {};
      if (score !== line.score || lead !== line.lead)
        onFault(`a line of ${line.lead} counts as ${JSON.stringify(answer.mine)}`);
    }
    return true;
  }
}

interface Sender {
  readonly player: Player;
  /** What they send, as often as necessary. */
  line: { readonly today: string; readonly line: Line; readonly other: Line } | null;
}

/** Two lines for each deal: one that always makes the first legal move, and one that always makes the last. */
async function linesOf(day: string, seed: string): Promise<readonly Line[]> {
  const lines: Line[] = [];
  for (const game of GAMES) {
    const deal = dealOf(dealId(day, game, null), game, seed);
    for (const at of [0, -1]) lines.push({ game, ...(await played(deal, at)) });
  }
  return lines;
}

async function played(
  { game: id, seat, seats, options, key, botSeed }: Deal,
  at: number,
): Promise<Omit<Line, 'game'>> {
  const game = gameCalled(id);
  if (!game) throw new Error('there is no such game');
  const match = new Match(game, seats, options);
  const moves: string[] = [];
  for (;;) {
    const by = match.first();
    if (by === null) break;
    const move =
      by === 'nature'
        ? match.fairChance(key)
        : by === seat
          ? (match.moves(seat).at(at) ?? '')
          : await dealtMove(match, by, { botSeed, level: DEAL_LEVEL, choose: chooseMove });
    if (by === seat) moves.push(move);
    match.play(by, move);
  }
  const turn = match.turn();
  const scores = turn.kind === 'over' ? turn.scores : [];
  const best = Math.max(...scores.filter((_, other) => other !== seat));
  return { moves, score: scores[seat], lead: scores[seat] - best };
}
