import { preferredLanguage } from '../../../locales/languages.ts';
import { loadGameTexts, loadTexts } from '../../../locales/load.ts';
import type { Runner } from '../../engine/runner.ts';
import { isGameId } from '../../games/index.ts';
import { CALLS, type Call, type CallKind } from '../../protocol/calls.ts';
import type { Bus } from '../bus.ts';
import type { Store, StoredCall, StoredSubscription, StoredTable } from '../store/store.ts';
import { awaitedOf, type Names } from '../tables/info.ts';
import type { Caller, Watch } from '../tables/services.ts';
import { leftAt, standingAnswers } from '../tables/standing.ts';
import { type Occasion, occasionsAt, occasionsIn } from './occasions.ts';
import type { Push } from './push.ts';
import { readWishes, whenToCall } from './wishes.ts';

/** How often to look for due calls, and how many to take at once. */
const EVERY_MS = 2000;
const AT_ONCE = 50;
/** People who come back within this time need not be called. */
const DELAY_MS = 5000;
/** How long a process has to make the calls that it has taken. */
const LEASE_MS = 2 * 60_000;
/** How long to wait before trying a call again, at first and at most; and how often to try. */
const AGAIN_MS = 30_000;
const LONGEST_MS = 60 * 60_000;
const MOST_TRIES = 8;
/** Calls that other players can cause as often as they like. */
const CAUSED: readonly CallKind[] = ['challenge', 'rematch', 'waiting', 'full'];

export interface CallServices {
  readonly store: Store;
  readonly bus: Pick<Bus, 'present' | 'isSeenLooking'>;
  readonly push: Pick<Push, 'deliver'>;
  readonly names: (players: readonly string[]) => Promise<Names>;
  readonly now: () => number;
  /** Whether this player is awaited in the match at this table now. */
  readonly awaits: (table: string, player: string) => Promise<boolean>;
  /** Whether a player may be called about this once more, even though others decide how often it happens. */
  readonly mayDisturb: (player: string, about: string) => Promise<boolean>;
  readonly watch: Pick<Watch, 'failed'>;
}

/**
 * Calls people to their tables when they are away. Calls wait in the store, so they survive the process, and
 * each is taken by one process.
 */
export class Calls implements Caller {
  readonly #services: CallServices;
  #timer: NodeJS.Timeout | undefined;
  /** What `close` waits for. */
  readonly #underWay = new Set<Promise<void>>();

  constructor(services: CallServices) {
    this.#services = services;
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#await(this.send()).catch((error: unknown) => this.#services.watch.failed('a call', '', error));
    }, EVERY_MS).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.allSettled([...this.#underWay]);
  }

  tableChanged(before: StoredTable | null, after: StoredTable): Promise<void> {
    return this.#await(this.#noteTable(before, after));
  }

  async matchChanged(stored: StoredTable, runner: Runner): Promise<void> {
    const { bus } = this.#services;
    const awaited = awaitedOf(stored, runner).flatMap(seat => playerAt(stored, seat) ?? []);
    // Usually everybody who is awaited is looking, and nothing more needs to be known.
    if (awaited.every(player => bus.isSeenLooking(stored.id, player))) return;
    await this.#await(this.#noteMatch(stored, runner, awaited));
  }

  async #noteTable(before: StoredTable | null, after: StoredTable): Promise<void> {
    const occasions = occasionsAt(before, after, this.#services.now());
    if (occasions.length > 0) {
      const { looking } = await this.#services.bus.present(after.id);
      await this.#note(after, occasions, looking);
    }
    if (after.status === 'over') await this.#forget(after);
  }

  async #noteMatch(stored: StoredTable, runner: Runner, awaited: readonly string[]): Promise<void> {
    const { store, bus, names, now } = this.#services;
    const { looking } = await bus.present(stored.id);
    if (awaited.every(player => looking.includes(player))) return;
    const people = stored.seats.flatMap(seat => (seat.kind === 'person' ? [seat.player] : []));
    const occasions = occasionsIn(stored, runner, await names(people), now());
    // Players with standing choices need not come.
    const answered = [...standingAnswers(stored, runner, await leftAt(store, stored)).keys()];
    const isAnswered = (player: string) => answered.some(seat => playerAt(stored, seat) === player);
    await this.#note(
      stored,
      occasions.filter(({ player }) => !isAnswered(player)),
      looking,
    );
  }

  /** Makes the calls that are due. Public, so that tests need no timer. */
  async send(): Promise<void> {
    const { store, now } = this.#services;
    const calls = await store.takeCalls(now(), now() + LEASE_MS, AT_ONCE);
    await Promise.all(calls.map(call => this.#make(call)));
    // However many calls one player causes, others need not wait for the next round.
    if (calls.length === AT_ONCE) await this.send();
  }

  #await(work: Promise<void>): Promise<void> {
    this.#underWay.add(work);
    const forget = () => this.#underWay.delete(work);
    work.then(forget, forget);
    return work;
  }

  /** People who are looking at the table can see it for themselves. */
  async #note(
    stored: StoredTable,
    occasions: readonly Occasion[],
    looking: readonly string[],
  ): Promise<void> {
    const { store } = this.#services;
    for (const { player, kind, id, dueAt } of occasions) {
      if (looking.includes(player)) continue;
      await store.addCall({ player, table: stored.id, kind, id, dueAt: dueAt + DELAY_MS, tries: 0 });
    }
  }

  async #forget({ id, seats }: StoredTable): Promise<void> {
    for (const seat of seats) {
      if (seat.kind === 'person') await this.#services.store.dropCall(seat.player, id);
    }
  }

  async #make(call: StoredCall): Promise<void> {
    const { store, bus, now } = this.#services;
    const { player, table: id, tries } = call;
    const stored = await store.table(id);
    const kind = CALLS.find(one => one === call.kind);
    const { looking } = await bus.present(id);
    // The match may be over by now, or the player may have come back.
    if (!stored || !kind || stored.status === 'over' || looking.includes(player)) return store.endCall(call);
    const isTurn = kind === 'turn' || kind === 'hurry';
    if (isTurn && !(await this.#services.awaits(id, player))) return store.endCall(call);
    const when = whenToCall(readWishes(await store.wishesOf(player)), kind, now());
    if (when === null) return store.endCall(call);
    if (when > now()) return store.addCall({ ...call, id: `${call.id}/later`, dueAt: when });
    const devices = await store.subscriptionsOf(player);
    const isFirst = devices.length > 0 && tries === 0;
    if (isFirst && CAUSED.includes(kind) && !(await this.#isWelcome(stored, player, kind)))
      return store.endCall(call);
    const delivered = await Promise.all(devices.map(device => this.#deliver(device, kind, stored)));
    if (delivered.includes('done') || !delivered.includes('later') || tries >= MOST_TRIES) {
      return store.endCall(call);
    }
    const wait = Math.min(LONGEST_MS, AGAIN_MS * 2 ** tries);
    return store.addCall({ ...call, id: `${call.id}/again`, dueAt: now() + wait, tries: tries + 1 });
  }

  /**
   * Whether this may cause a call: never if the player has blocked whoever causes it, and not every time if somebody
   * joins and leaves or asks again and again.
   */
  async #isWelcome({ id, host, rematchOf }: StoredTable, player: string, kind: CallKind): Promise<boolean> {
    const { store, mayDisturb } = this.#services;
    const blocks = await store.blocksAmong([player, host]);
    if (blocks.some(block => block.player === player)) return false;
    return mayDisturb(player, `${kind} ${rematchOf ?? id}`);
  }

  async #deliver(device: StoredSubscription, kind: CallKind, stored: StoredTable) {
    const delivered = await this.#services.push.deliver(device, await inWords(kind, stored, device.language));
    // The browser has been uninstalled, or its owner no longer wants calls.
    if (delivered === 'gone') await this.#services.store.removeSubscription(device.endpoint);
    return delivered;
  }
}

function playerAt({ seats }: StoredTable, seat: number): string | null {
  const sitter = seats[seat];
  return sitter?.kind === 'person' ? sitter.player : null;
}

async function inWords(kind: CallKind, { id, game }: StoredTable, wanted: string): Promise<Call> {
  const language = preferredLanguage([wanted]);
  const { titles } = await loadTexts(language, 'calls');
  const body = isGameId(game) ? (await loadGameTexts(language, game, 'about')).about.name : game;
  return { kind, table: id, title: titles[kind], body };
}
