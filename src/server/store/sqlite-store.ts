import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Result } from '../../engine/result.ts';
import { GATHERING_MS } from './appends.ts';
import type { AtOnce } from './sqlite-file.ts';
import type { Store } from './store.ts';

type Method = keyof AtOnce;
export type Call = readonly [method: Method, args: readonly never[]];
/** The arguments of an append as JSON: one text crosses between threads much faster than many objects. */
export type AppendText = string;
export type Batch = readonly (Call | AppendText)[];
/** The thread's answer to a call is that method's result: `never` fits them all. */
type Outcome = Result<{ readonly value: never }>;

interface Waiting {
  readonly call: readonly [method: Method, args: readonly unknown[]] | AppendText;
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Opens the SQLite file in its own thread, so that no commit ever blocks the loop. `isChecked`: first reads
 * the whole file, and rejects if it is damaged.
 */
export async function openSqlite(
  path: string,
  {
    isChecked = false,
    onClosed = () => {},
  }: { readonly isChecked?: boolean; readonly onClosed?: () => void } = {},
): Promise<Store> {
  const worker = new Worker(new URL('./sqlite.worker.ts', import.meta.url), {
    workerData: { path, isChecked },
  });
  await once(worker, 'message');
  return new SqliteStore(worker, onClosed);
}

/**
 * Everything asked while a commit is running shares the next one. If that is nothing but plays, more of them may join
 * for a moment; a play that comes after a pause is committed at once.
 */
class SqliteStore implements Store {
  readonly #worker: Worker;
  readonly #onClosed: () => void;
  #next: Waiting[] = [];
  #underWay: readonly Waiting[] = [];
  #failure: Error | null = null;
  #whenIdle: (() => void)[] = [];
  #sentAt = Number.NEGATIVE_INFINITY;
  #gathering: NodeJS.Timeout | null = null;

  constructor(worker: Worker, onClosed: () => void) {
    this.#worker = worker;
    this.#onClosed = onClosed;
    worker.on('message', (outcomes: readonly Outcome[]) => this.#hear(outcomes));
    worker.on('error', error => this.#fail(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => this.#fail(this.#failure ?? new Error('the thread of the store has ended')));
  }

  readonly append: Store['append'] = (...args) => this.#add<'append'>(JSON.stringify(args));
  readonly rows: Store['rows'] = (...args) => this.#ask('rows', args);
  readonly takeToPack: Store['takeToPack'] = (...args) => this.#ask('takeToPack', args);
  readonly addPacked: Store['addPacked'] = (...args) => this.#ask('addPacked', args);
  readonly clearRows: Store['clearRows'] = (...args) => this.#ask('clearRows', args);
  readonly leaveUnpacked: Store['leaveUnpacked'] = (...args) => this.#ask('leaveUnpacked', args);
  readonly takeToExplore: Store['takeToExplore'] = (...args) => this.#ask('takeToExplore', args);
  readonly addExplored: Store['addExplored'] = (...args) => this.#ask('addExplored', args);
  readonly explored: Store['explored'] = (...args) => this.#ask('explored', args);
  readonly addTable: Store['addTable'] = (...args) => this.#ask('addTable', args);
  readonly table: Store['table'] = (...args) => this.#ask('table', args);
  readonly saveTable: Store['saveTable'] = (...args) => this.#ask('saveTable', args);
  readonly removeTable: Store['removeTable'] = (...args) => this.#ask('removeTable', args);
  readonly tableLinks: Store['tableLinks'] = (...args) => this.#ask('tableLinks', args);
  readonly tables: Store['tables'] = (...args) => this.#ask('tables', args);
  readonly tablesAfter: Store['tablesAfter'] = (...args) => this.#ask('tablesAfter', args);
  readonly addPlayer: Store['addPlayer'] = (...args) => this.#ask('addPlayer', args);
  readonly player: Store['player'] = (...args) => this.#ask('player', args);
  readonly players: Store['players'] = (...args) => this.#ask('players', args);
  readonly savePlayer: Store['savePlayer'] = (...args) => this.#ask('savePlayer', args);
  readonly removePlayer: Store['removePlayer'] = (...args) => this.#ask('removePlayer', args);
  readonly botsOf: Store['botsOf'] = (...args) => this.#ask('botsOf', args);
  readonly addSecret: Store['addSecret'] = (...args) => this.#ask('addSecret', args);
  readonly playerBySecret: Store['playerBySecret'] = (...args) => this.#ask('playerBySecret', args);
  readonly removeSecret: Store['removeSecret'] = (...args) => this.#ask('removeSecret', args);
  readonly secretsOf: Store['secretsOf'] = (...args) => this.#ask('secretsOf', args);
  readonly carryOver: Store['carryOver'] = (...args) => this.#ask('carryOver', args);
  readonly savePlayed: Store['savePlayed'] = (...args) => this.#ask('savePlayed', args);
  readonly playedBy: Store['playedBy'] = (...args) => this.#ask('playedBy', args);
  readonly saveStanding: Store['saveStanding'] = (...args) => this.#ask('saveStanding', args);
  readonly standingAt: Store['standingAt'] = (...args) => this.#ask('standingAt', args);
  readonly addPasskey: Store['addPasskey'] = (...args) => this.#ask('addPasskey', args);
  readonly passkey: Store['passkey'] = (...args) => this.#ask('passkey', args);
  readonly passkeysOf: Store['passkeysOf'] = (...args) => this.#ask('passkeysOf', args);
  readonly savePasskey: Store['savePasskey'] = (...args) => this.#ask('savePasskey', args);
  readonly removePasskey: Store['removePasskey'] = (...args) => this.#ask('removePasskey', args);
  readonly addChallenge: Store['addChallenge'] = (...args) => this.#ask('addChallenge', args);
  readonly takeChallenge: Store['takeChallenge'] = (...args) => this.#ask('takeChallenge', args);
  readonly ratings: Store['ratings'] = (...args) => this.#ask('ratings', args);
  readonly ratingsOf: Store['ratingsOf'] = (...args) => this.#ask('ratingsOf', args);
  readonly ratedWith: Store['ratedWith'] = (...args) => this.#ask('ratedWith', args);
  readonly best: Store['best'] = (...args) => this.#ask('best', args);
  readonly ratedTogether: Store['ratedTogether'] = (...args) => this.#ask('ratedTogether', args);
  readonly rate: Store['rate'] = (...args) => this.#ask('rate', args);
  readonly history: Store['history'] = (...args) => this.#ask('history', args);
  readonly saveSubscription: Store['saveSubscription'] = (...args) => this.#ask('saveSubscription', args);
  readonly subscriptionsOf: Store['subscriptionsOf'] = (...args) => this.#ask('subscriptionsOf', args);
  readonly removeSubscription: Store['removeSubscription'] = (...args) =>
    this.#ask('removeSubscription', args);
  readonly wishesOf: Store['wishesOf'] = (...args) => this.#ask('wishesOf', args);
  readonly saveWishes: Store['saveWishes'] = (...args) => this.#ask('saveWishes', args);
  readonly addCall: Store['addCall'] = (...args) => this.#ask('addCall', args);
  readonly dropCall: Store['dropCall'] = (...args) => this.#ask('dropCall', args);
  readonly takeCalls: Store['takeCalls'] = (...args) => this.#ask('takeCalls', args);
  readonly endCall: Store['endCall'] = (...args) => this.#ask('endCall', args);
  readonly saveSearch: Store['saveSearch'] = (...args) => this.#ask('saveSearch', args);
  readonly searchOf: Store['searchOf'] = (...args) => this.#ask('searchOf', args);
  readonly removeSearch: Store['removeSearch'] = (...args) => this.#ask('removeSearch', args);
  readonly unsettleSearch: Store['unsettleSearch'] = (...args) => this.#ask('unsettleSearch', args);
  readonly searching: Store['searching'] = (...args) => this.#ask('searching', args);
  readonly forgetSearches: Store['forgetSearches'] = (...args) => this.#ask('forgetSearches', args);
  readonly foundBefore: Store['foundBefore'] = (...args) => this.#ask('foundBefore', args);
  readonly settleSearches: Store['settleSearches'] = (...args) => this.#ask('settleSearches', args);
  readonly block: Store['block'] = (...args) => this.#ask('block', args);
  readonly unblock: Store['unblock'] = (...args) => this.#ask('unblock', args);
  readonly blockedBy: Store['blockedBy'] = (...args) => this.#ask('blockedBy', args);
  readonly blocksAmong: Store['blocksAmong'] = (...args) => this.#ask('blocksAmong', args);
  readonly follow: Store['follow'] = (...args) => this.#ask('follow', args);
  readonly unfollow: Store['unfollow'] = (...args) => this.#ask('unfollow', args);
  readonly followedBy: Store['followedBy'] = (...args) => this.#ask('followedBy', args);
  readonly followersAmong: Store['followersAmong'] = (...args) => this.#ask('followersAmong', args);
  readonly claimName: Store['claimName'] = (...args) => this.#ask('claimName', args);
  readonly claimant: Store['claimant'] = (...args) => this.#ask('claimant', args);
  readonly addClub: Store['addClub'] = (...args) => this.#ask('addClub', args);
  readonly club: Store['club'] = (...args) => this.#ask('club', args);
  readonly saveClub: Store['saveClub'] = (...args) => this.#ask('saveClub', args);
  readonly removeClub: Store['removeClub'] = (...args) => this.#ask('removeClub', args);
  readonly clubsOf: Store['clubsOf'] = (...args) => this.#ask('clubsOf', args);
  readonly membersOf: Store['membersOf'] = (...args) => this.#ask('membersOf', args);
  readonly roleIn: Store['roleIn'] = (...args) => this.#ask('roleIn', args);
  readonly saveMember: Store['saveMember'] = (...args) => this.#ask('saveMember', args);
  readonly removeMember: Store['removeMember'] = (...args) => this.#ask('removeMember', args);
  readonly addClubTable: Store['addClubTable'] = (...args) => this.#ask('addClubTable', args);
  readonly clubTables: Store['clubTables'] = (...args) => this.#ask('clubTables', args);
  readonly addEvent: Store['addEvent'] = (...args) => this.#ask('addEvent', args);
  readonly event: Store['event'] = (...args) => this.#ask('event', args);
  readonly saveEvent: Store['saveEvent'] = (...args) => this.#ask('saveEvent', args);
  readonly removeEvent: Store['removeEvent'] = (...args) => this.#ask('removeEvent', args);
  readonly eventsOf: Store['eventsOf'] = (...args) => this.#ask('eventsOf', args);
  readonly eventsWith: Store['eventsWith'] = (...args) => this.#ask('eventsWith', args);
  readonly eventsDue: Store['eventsDue'] = (...args) => this.#ask('eventsDue', args);
  readonly wakeEvent: Store['wakeEvent'] = (...args) => this.#ask('wakeEvent', args);
  readonly addDealt: Store['addDealt'] = (...args) => this.#ask('addDealt', args);
  readonly dealtBy: Store['dealtBy'] = (...args) => this.#ask('dealtBy', args);
  readonly dealtLeads: Store['dealtLeads'] = (...args) => this.#ask('dealtLeads', args);
  readonly bestDealt: Store['bestDealt'] = (...args) => this.#ask('bestDealt', args);
  readonly allDealtBy: Store['allDealtBy'] = (...args) => this.#ask('allDealtBy', args);
  readonly keep: Store['keep'] = (...args) => this.#ask('keep', args);
  readonly kept: Store['kept'] = (...args) => this.#ask('kept', args);
  readonly keepOnce: Store['keepOnce'] = (...args) => this.#ask('keepOnce', args);
  readonly report: Store['report'] = (...args) => this.#ask('report', args);

  readonly probe: Store['probe'] = (...args) => this.#ask('probe', args);
  readonly times: Store['times'] = (...args) => this.#ask('times', args);

  /** A file either answers or fails: there is nothing to hurry. */
  hurry(): void {}

  async close(): Promise<void> {
    if (this.#failure) return;
    if (this.#isBusy) await new Promise<void>(resolve => this.#whenIdle.push(resolve));
    this.#failure = new Error('the store is closed');
    const ended = once(this.#worker, 'exit');
    this.#worker.postMessage('close');
    await ended;
    this.#onClosed();
  }

  #ask<K extends Method>(method: K, args: Parameters<AtOnce[K]>): Promise<ReturnType<AtOnce[K]>> {
    return this.#add<K>([method, args]);
  }

  #add<K extends Method>(call: Waiting['call']): Promise<ReturnType<AtOnce[K]>> {
    return new Promise((resolve, reject) => {
      if (this.#failure) {
        reject(this.#failure);
        return;
      }
      this.#next.push({ call, resolve, reject });
      if (this.#underWay.length === 0) this.#goOn();
    });
  }

  get #isBusy(): boolean {
    return this.#underWay.length > 0 || this.#next.length > 0;
  }

  /** Sends what is waiting, or waits a moment for more of it. */
  #goOn(): void {
    const isUrgent = this.#next.some(({ call }) => typeof call !== 'string');
    const ms = this.#sentAt + GATHERING_MS - performance.now();
    if (isUrgent || ms <= 0) this.#send();
    else this.#gathering ??= setTimeout(() => this.#send(), ms);
  }

  #send(): void {
    if (this.#gathering) clearTimeout(this.#gathering);
    this.#gathering = null;
    this.#sentAt = performance.now();
    this.#underWay = this.#next;
    this.#next = [];
    this.#worker.postMessage(this.#underWay.map(({ call }) => call));
  }

  #hear(outcomes: readonly Outcome[]): void {
    const answered = this.#underWay;
    this.#underWay = [];
    if (this.#next.length > 0) this.#goOn();
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.ok) answered[index].resolve(outcome.value);
      else answered[index].reject(new Error(`the store failed: ${outcome.error.message}`));
    }
    if (!this.#isBusy) for (const resolve of this.#whenIdle.splice(0)) resolve();
  }

  #fail(error: Error): void {
    this.#failure = error;
    if (this.#gathering) clearTimeout(this.#gathering);
    this.#gathering = null;
    for (const { reject } of [...this.#underWay, ...this.#next]) reject(error);
    this.#underWay = [];
    this.#next = [];
  }
}
