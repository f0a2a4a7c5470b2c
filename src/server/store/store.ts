import type { Level } from '../../bots/levels.ts';
import type { AnyOptions } from '../../engine/options.ts';
import type { Row } from '../../engine/runner.ts';
import type { Decided, Turn } from '../../engine/turn.ts';
import type { Role, WAYS_IN } from '../../protocol/clubs.ts';
import type { DeclineReason } from '../../protocol/declines.ts';
import type { EVENT_STATES, EventKind, RESULT_WAYS } from '../../protocol/events.ts';
import type { OldPace } from '../../protocol/pace.ts';
import type { Phrase } from '../../protocol/phrases.ts';
import type { Scope } from '../../protocol/scopes.ts';
import type { Begins, Pace, TableInfo } from '../../protocol/words.ts';

/**
 * Everything that outlives the process. The log is the truth about a match: rows are only ever added, and the
 * key (match, number) decides between processes that want to add the same one. Once a method has resolved,
 * its effect is durable. `store.suite.ts` proves the promises over every implementation.
 */
export interface Store {
  /**
   * Adds rows to the log of a match, all or none. Their numbers follow each other. Resolves to `lost`, and nothing is
   * added, unless the first is the number of rows there are.
   */
  append(match: string, rows: readonly Row[]): Promise<'added' | 'lost'>;
  /** The rows of a match from this number on, in order; packed ones lack what `kept` leaves out. */
  rows(match: string, from: number): Promise<readonly Row[]>;

  /**
   * Takes some of the finished matches that are due for packing or clearing, the earliest ended first. Nobody
   * else gets them before `until`; after that their taker counts as failed, and others may take them.
   */
  takeToPack(wanted: ToPackWanted): Promise<readonly ToPack[]>;
  /**
   * Stores the packed rows of a match beside the log; an existing packed record stays. The rows themselves
   * may be removed from `clearAt` on, when everybody who reads or adds to the log knows of the packed ones.
   */
  addPacked(packed: Packed, clearAt: number): Promise<void>;
  /**
   * Removes the rows of a match from the log, after comparing them with the packed record in the same
   * transaction. Resolves to false if they differ: then the rows stay, and the packed record is removed.
   */
  clearRows(match: string): Promise<boolean>;
  /** A match that cannot be packed stays in the log, and is not tried again. */
  leaveUnpacked(match: string): Promise<void>;

  addTable(table: StoredTable): Promise<void>;
  table(id: string): Promise<StoredTable | null>;
  /** Replaces a table if its version is still `version − 1` of the new one; resolves to false if it is not. */
  saveTable(table: StoredTable): Promise<boolean>;
  removeTable(id: string): Promise<void>;
  /** The newest first. However many there are, it costs as much as `most` of them. */
  tables(wanted: TablesWanted): Promise<readonly StoredTable[]>;
  /** Some of the tables with a status, the oldest first, after this one; at the same cost. */
  tablesAfter(after: TablePlace | null, wanted: RoundWanted): Promise<readonly StoredTable[]>;

  addPlayer(player: StoredPlayer, secret: Secret): Promise<void>;
  player(id: string): Promise<StoredPlayer | null>;
  /** Those of them that exist. */
  players(ids: readonly string[]): Promise<readonly StoredPlayer[]>;
  savePlayer(player: StoredPlayer): Promise<void>;
  /** Removes a player with secrets, passkeys, ratings, reports and bot accounts. Tables keep only the bare id. */
  removePlayer(id: string): Promise<void>;
  /**
   * Merges two players: everything the one has becomes the other's, and the one is deleted. If both have a
   * rating, or wishes about calls, the other keeps its own. Tables are not changed, and passkeys are not
   * carried over.
   */
  carryOver(from: string, to: string): Promise<void>;
  botsOf(owner: string): Promise<readonly StoredPlayer[]>;

  addSecret(player: string, secret: Secret): Promise<void>;
  /** The player who has the secret with this hash. */
  playerBySecret(hash: string): Promise<StoredPlayer | null>;
  removeSecret(hash: string): Promise<void>;
  /** The devices and tokens of a player, the oldest first. */
  secretsOf(player: string): Promise<readonly Omit<Secret, 'hash'>[]>;

  /**
   * Stores results of matches on a player's devices. A result from the same source replaces the last one;
   * beyond `most`, the oldest are dropped.
   */
  savePlayed(player: string, played: readonly StoredPlayed[], most: number): Promise<void>;
  /** The oldest first. */
  playedBy(player: string): Promise<readonly StoredPlayed[]>;

  /** Sets the standing choices of a seat at a table; null for none any more. */
  saveStanding(player: string, table: string, choices: string | null): Promise<void>;
  /** By player. */
  standingAt(table: string): Promise<ReadonlyMap<string, string>>;

  addPasskey(passkey: StoredPasskey): Promise<void>;
  passkey(id: string): Promise<StoredPasskey | null>;
  passkeysOf(player: string): Promise<readonly StoredPasskey[]>;
  savePasskey(passkey: StoredPasskey): Promise<void>;
  removePasskey(player: string, id: string): Promise<void>;
  /** Expired challenges that nobody has answered are forgotten. */
  addChallenge(challenge: StoredChallenge): Promise<void>;
  /** Takes a challenge, so that it works only once; null if there is none, or if it has expired at `now`. */
  takeChallenge(id: string, now: number): Promise<StoredChallenge | null>;

  ratings(game: string, players: readonly string[]): Promise<readonly StoredRating[]>;
  ratingsOf(player: string): Promise<readonly StoredRating[]>;
  /** The players with whom a player has been rated in a game. */
  ratedWith(game: string, player: string): Promise<readonly string[]>;
  /** The best people, or the best programs; known players come first. */
  best(game: string, of: 'people' | 'programs', most: number): Promise<readonly StoredRating[]>;
  /** How many rated matches all of them have ended together since then. */
  ratedTogether(players: readonly string[], since: number): Promise<number>;
  /**
   * Writes the ratings after a match, once: a second time for the same table changes nothing. Resolves to
   * false, and writes nothing, if one of the players has been rated since: if their stored rating does not
   * have exactly one match fewer.
   */
  rate(table: string, at: number, ratings: readonly StoredRating[]): Promise<boolean>;
  history(player: string, most: number): Promise<readonly RatingMoment[]>;

  /** Stores where a player's device can be called. The same device again replaces its old entry. */
  saveSubscription(subscription: StoredSubscription): Promise<void>;
  subscriptionsOf(player: string): Promise<readonly StoredSubscription[]>;
  removeSubscription(endpoint: string): Promise<void>;
  /** What a player wants to be called for, as last saved; null if they have never said. */
  wishesOf(player: string): Promise<string | null>;
  saveWishes(player: string, wishes: string): Promise<void>;

  /**
   * Adds a call. There is one call per player and table: a newer one replaces the last. Adding the last one
   * again, by its id, changes nothing, even if it was already made.
   */
  addCall(call: StoredCall): Promise<void>;
  /** The player no longer needs to be called. */
  dropCall(player: string, table: string): Promise<void>;
  /**
   * Takes some of the calls that are due at `now`, the longest due first. Nobody else gets them before
   * `until`; after that their taker counts as failed, and they are due again.
   */
  takeCalls(now: number, until: number, most: number): Promise<readonly StoredCall[]>;
  /** A call that was taken is made, unless another has taken its place in the meantime. */
  endCall(call: StoredCall): Promise<void>;

  /** Saves a player's search for a match. It replaces their last one, unless that has found something. */
  saveSearch(search: StoredSearch): Promise<void>;
  searchOf(player: string): Promise<StoredSearch | null>;
  removeSearch(player: string): Promise<void>;
  /**
   * What was found for a search has come to nothing, or to a match: it goes on until then, from where it was, or ends if `until` is
   * null. Does nothing unless this table is what was found.
   */
  unsettleSearch(player: string, table: string, until: number | null): Promise<void>;
  /**
   * Searches that have found nothing yet and are still active at `now`, the longest waiting first; only those
   * after another, if given.
   */
  searching(now: number, most: number, after?: InLine): Promise<readonly StoredSearch[]>;
  /** Forgets searches that ended before this without anything being found. */
  forgetSearches(endedBefore: number): Promise<void>;
  /** Searches for which a table was found before this. */
  foundBefore(at: number, most: number): Promise<readonly StoredSearch[]>;
  /** Seats all of these players at a table. Resolves to false, and seats nobody, unless all of them are still searching. */
  settleSearches(players: readonly string[], table: string, at: number): Promise<boolean>;

  /** Blocks or unblocks another player. */
  block(player: string, other: string, at: number): Promise<void>;
  unblock(player: string, other: string): Promise<void>;
  /** The people a player has blocked, the latest first. */
  blockedBy(player: string): Promise<readonly string[]>;
  /** Which of these players do not want to meet which others of them. */
  blocksAmong(players: readonly string[]): Promise<readonly Block[]>;

  /** This player wants to know how another is doing; or no longer. */
  follow(player: string, other: string, at: number): Promise<void>;
  unfollow(player: string, other: string): Promise<void>;
  /** The people a player follows, the latest first. */
  followedBy(player: string): Promise<readonly string[]>;
  /** Which of them follow this player. */
  followersAmong(player: string, others: readonly string[]): Promise<readonly string[]>;

  /**
   * Reserves names that look like this for one player, instead of what they had reserved; null reserves
   * nothing. Resolves to false, and changes nothing, if another player has them.
   */
  claimName(player: string, looks: string | null): Promise<boolean>;
  /** The player who has reserved names that look like this; null for nobody. */
  claimant(looks: string): Promise<string | null>;

  addClub(club: StoredClub): Promise<void>;
  club(id: string): Promise<StoredClub | null>;
  /** Replaces a club if its version is still `version − 1` of the new one; resolves to false if it is not. */
  saveClub(club: StoredClub): Promise<boolean>;
  /** Removes a club with all members. Its tables stay, as tables of nobody. */
  removeClub(id: string): Promise<void>;
  /** The clubs of a player, with their role there, the latest first. */
  clubsOf(player: string): Promise<readonly { readonly club: StoredClub; readonly role: Role }[]>;
  /** The longest members first. */
  membersOf(club: string): Promise<readonly StoredMember[]>;
  /** A player's role in a club; null for none. */
  roleIn(club: string, player: string): Promise<Role | null>;
  /** Sets a player's role in a club; the date they joined stays. */
  saveMember(club: string, member: StoredMember): Promise<void>;
  removeMember(club: string, player: string): Promise<void>;
  addClubTable(club: string, table: StoredTable): Promise<void>;
  /** The tables of a club, the newest first. */
  clubTables(club: string, most: number): Promise<readonly StoredTable[]>;

  addEvent(event: StoredEvent): Promise<void>;
  event(id: string): Promise<StoredEvent | null>;
  /** Replaces an event if its version is still `version − 1` of the new one; resolves to false if it is not. */
  saveEvent(event: StoredEvent): Promise<boolean>;
  removeEvent(id: string): Promise<void>;
  /** The events of a club, the newest first. They go with it. */
  eventsOf(club: string, most: number): Promise<readonly StoredEvent[]>;
  /** The events that a player has entered, the newest first. */
  eventsWith(player: string, most: number): Promise<readonly StoredEvent[]>;
  /** Those in which something may have to be done at `now`, the longest due first. */
  eventsDue(now: number, most: number): Promise<readonly StoredEvent[]>;
  /** Something has happened in an event: it is due at this moment, unless it was before. */
  wakeEvent(id: string, at: number): Promise<void>;
  /** Keeps how somebody has played a deal. Resolves to false, and nothing changes, if they have before, or are unknown. */
  addDealt(dealt: StoredDealt): Promise<boolean>;
  dealtBy(deal: string, player: string): Promise<StoredDealt | null>;
  /** How many have which lead, the best first: as many lines as there are different leads. */
  dealtLeads(deal: string): Promise<readonly { readonly lead: number; readonly count: number }[]>;
  /** The best, and of those who are equal whoever was first. */
  bestDealt(deal: string, most: number): Promise<readonly Omit<StoredDealt, 'plays'>[]>;
  /** All deals of a player, the last first. */
  allDealtBy(player: string, most: number): Promise<readonly StoredDealt[]>;

  /** Stores a value under a name, replacing the last one. */
  keep(name: string, value: string): Promise<void>;
  kept(name: string): Promise<string | null>;
  /**
   * Stores a value under a name for good, if there is none yet. Resolves to the stored value, whoever stored
   * it first.
   */
  keepOnce(name: string, value: string): Promise<string>;

  /** Resolves to how many different people have reported this name. */
  report(player: string, name: string, by: string, at: number): Promise<number>;

  /** Writes something of no importance: rejects if nothing can be written. */
  probe(at: number): Promise<void>;
  /**
   * The time, in milliseconds since 1970, by a clock that all processes share; null if there is none. When it
   * was probed last.
   */
  times(): Promise<{ readonly now: number | null; readonly probedAt: number | null }>;
  /** The process is about to end: do not wait much longer for answers. */
  hurry(): void;
  /** Everything that was asked before is done first. */
  close(): Promise<void>;
}

/** A row as databases have it. */
export type LogLine = Omit<Row, 'by'> & { readonly by: number };

/** The rows of a match from 0 on, as `packed.ts` packs them. */
export interface Packed {
  readonly match: string;
  /** How many rows. */
  readonly length: number;
  readonly bytes: Uint8Array;
}

export interface ToPackWanted {
  readonly now: number;
  readonly until: number;
  /** Only those that ended before this. */
  readonly endedBefore: number;
  readonly most: number;
}

/** `clear`: it is packed, and its rows may leave the log. */
export interface ToPack {
  readonly match: string;
  readonly step: 'pack' | 'clear';
}

export type StoredSeat =
  /** `keptFor`: only this player may take it, unless the host opens it to all. */
  | { readonly kind: 'open'; readonly keptFor?: string }
  | { readonly kind: 'closed' }
  | { readonly kind: 'bot'; readonly level: Level }
  | {
      readonly kind: 'person';
      readonly player: string;
      /** Of versions without promises, whose nonces were there before the match was started; null now. */
      readonly nonce: string | null;
      /** The hash of a nonce; null until it is promised. */
      readonly promise?: string | null;
      /** The match may begin while they are not there. */
      readonly isReady?: boolean;
    };

export interface StoredTable {
  readonly id: string;
  /** 1 for a new one; one more with every change. */
  readonly version: number;
  readonly status: TableInfo['status'];
  readonly game: string;
  readonly options: AnyOptions;
  readonly seats: readonly StoredSeat[];
  readonly isPublic: boolean;
  readonly isRated: boolean;
  readonly pace: Pace | OldPace;
  /** As they sit, if it is not there. */
  readonly begins?: Begins;
  /** A bot plays on, if it is not there. */
  readonly resigning?: 'bot-plays' | 'ends';
  readonly host: string;
  readonly invite: string;
  /** The players whom the host has removed since this invite was made. */
  readonly removed?: readonly string[];
  /** Secret until the match is over. */
  readonly seed: string;
  /** One a seat, if the match was begun before there were promises; null otherwise. */
  readonly nonces: readonly string[] | null;
  /** What decides chance, once the match has started; missing in matches from before promises existed. */
  readonly draw?: StoredDraw;
  readonly madeAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly result: Omit<Extract<Turn, { readonly kind: 'over' }>, 'kind'> | null;
  readonly rematch: string | null;
  /** The table that this is the rematch of. */
  readonly rematchOf?: string;
  /** The club it belongs to, if any. */
  readonly club?: string;
  /** What is not said there. */
  readonly muted?: readonly Phrase[];
  /** Players who have declined a seat that was kept for them. */
  readonly declined?: readonly { readonly player: string; readonly reason: DeclineReason }[];
  /** The event that it was made for. */
  readonly event?: string;
  /** Made for people who were looking for a match, or were paired: it starts by itself as soon as all of them have come. */
  readonly isFound?: boolean;
}

/** In seat order; null for bots. */
export interface StoredDraw {
  readonly promises: readonly (string | null)[];
  /** Also null for players who have not revealed theirs yet. The match begins with the last one. */
  readonly nonces: readonly (string | null)[];
  /** If the first player was drawn by lot: where each seat was before that. */
  readonly lots?: readonly number[];
  /** Seats that lost before the match began: their time for revealing was up, or they resigned. */
  readonly refused?: { readonly seats: readonly number[]; readonly why: Decided['why'] };
}

export type TablesWanted = {
  readonly status: readonly StoredTable['status'][];
  readonly game?: string;
  /** Only those made before this. */
  readonly before?: number;
  readonly most: number;
} & (
  | { readonly onlyPublic: boolean; readonly player?: undefined }
  /** Only those where this player sits, or a seat is kept for them, whoever else may see them. */
  | { readonly onlyPublic: false; readonly player: string }
);

/** Where a table stands among all of a status. */
export interface TablePlace {
  readonly madeAt: number;
  readonly id: string;
}

export interface RoundWanted {
  readonly status: StoredTable['status'];
  /** Only those made before this. */
  readonly before?: number;
  readonly most: number;
}

export interface StoredPlayer {
  readonly id: string;
  readonly name: string | null;
  /** Hidden because others reported it. */
  readonly isNameHidden: boolean;
  /** Whose bot account this is; null for people. */
  readonly owner: string | null;
  /** What the token of a bot account may do; null for people, who may do everything. */
  readonly scopes: readonly Scope[] | null;
  readonly madeAt: number;
  readonly leave: StoredLeave | null;
}

/** The player's last or current absence, and how many days of a year they have used. */
interface StoredLeave {
  readonly since: number;
  readonly until: number;
  readonly year: number;
  readonly days: number;
}

/** As a browser gives it: where its push service is, and how to encrypt for it. */
export interface StoredSubscription {
  readonly endpoint: string;
  readonly player: string;
  readonly p256dh: string;
  readonly auth: string;
  /** The language to call the device in. */
  readonly language: string;
  readonly madeAt: number;
}

export interface StoredCall {
  readonly player: string;
  readonly table: string;
  readonly kind: string;
  /** The same for the same occasion. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly dueAt: number;
  /** How often it has been tried. */
  readonly tries: number;
}

export interface StoredClub {
  readonly id: string;
  /** 1 for a new one; one more with every change. */
  readonly version: number;
  readonly name: string;
  readonly crest: string;
  readonly joining: (typeof WAYS_IN)[number];
  /** Phrases that cannot be used at its tables. */
  readonly muted: readonly Phrase[];
  /** The secret part of the membership link. */
  readonly invite: string;
  readonly madeAt: number;
}

export interface StoredMember {
  readonly player: string;
  readonly role: Role;
  readonly at: number;
}

/** A tournament of a club. */
export interface StoredEvent {
  readonly id: string;
  /** 1 for a new one; one more with every change. */
  readonly version: number;
  readonly club: string;
  readonly name: string;
  readonly kind: EventKind;
  readonly game: string;
  /** What the game proposes, if it is not there. */
  readonly options?: AnyOptions;
  /** How many usually sit at a table. */
  readonly seats: number;
  /** Of a Swiss event. */
  readonly rounds: number;
  /** How often all meet in a round robin. */
  readonly times: number;
  readonly secondsPerMove: number;
  /** Whoever has not come to their table by then has lost there. */
  readonly arrivalSeconds: number;
  readonly isRated: boolean;
  /** Rounds begin when an organiser says so. */
  readonly isManual: boolean;
  /** Also whoever is not a member may enter, with the link of the club. */
  readonly isOpen: boolean;
  /** When it begins by itself; null if an organiser begins it. */
  readonly startsAt: number | null;
  /** The days from one round of a league to the next; null if the next follows at once. */
  readonly everyDays: number | null;
  readonly state: (typeof EVENT_STATES)[number];
  readonly madeAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** When something may have to be done; null if only somebody can cause it. */
  readonly dueAt: number | null;
  /** Everything else speaks of them by number. */
  readonly entrants: readonly StoredEntrant[];
  readonly played: readonly StoredRound[];
  /** Tables that are not needed any more, and may still be there. */
  readonly offs: readonly string[];
}

interface StoredEntrant {
  readonly player: string;
  readonly at: number;
  /** Decides where nothing else does who meets whom. */
  readonly lot: string;
  /** When they left; null if they are there. */
  readonly outAt: number | null;
}

export interface StoredRound {
  readonly at: number;
  readonly tables: readonly StoredPairing[];
  readonly byes: readonly number[];
}

/** A table of a round. */
export interface StoredPairing {
  readonly id: string;
  readonly at: number;
  /** Entrants, in the order of the seats. */
  readonly players: readonly number[];
  /** Those who were to sit there too, and did not come. */
  readonly absent: readonly number[];
  /** Whether the table is in the store. */
  readonly isMade: boolean;
  readonly result: PairingResult | null;
}

interface PairingResult {
  readonly how: (typeof RESULT_WAYS)[number];
  /** By seat, from 0 to 1. */
  readonly points: readonly number[];
  /** Entrants. */
  readonly forfeited: readonly number[];
}

/** How somebody has played a deal. */
export interface StoredDealt {
  readonly deal: string;
  readonly player: string;
  readonly at: number;
  readonly score: number;
  /** How many points more than the best of the bots. */
  readonly lead: number;
  /** The plays of the record and its result, as JSON. */
  readonly plays: string;
}

export interface Block {
  readonly player: string;
  readonly other: string;
}

/** A place in the order of those who look for a match. */
export type InLine = Pick<StoredSearch, 'since' | 'player'>;

export interface StoredSearch {
  readonly player: string;
  /** What they want, as JSON. */
  readonly doc: string;
  /** Milliseconds since 1970, as are the others. */
  readonly since: number;
  /** When it ends unless it is saved again. */
  readonly until: number;
  /** The table that was found, and when; null while they wait. */
  readonly found: string | null;
  readonly foundAt: number | null;
}

/** The result of a match on a player's device, or of the review of its decisions. */
export interface StoredPlayed {
  readonly source: string;
  /** When it was over, in milliseconds since 1970. */
  readonly at: number;
  readonly doc: string;
}

/** Only the SHA-256 of a secret is stored. */
export interface Secret {
  readonly hash: string;
  readonly kind: 'cookie' | 'token';
  readonly madeAt: number;
}

export interface StoredPasskey {
  readonly id: string;
  readonly player: string;
  /** base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly madeAt: number;
  readonly usedAt: number | null;
}

export interface StoredChallenge {
  readonly id: string;
  /** Who adds a passkey; null for signing in. */
  readonly player: string | null;
  readonly challenge: string;
  readonly until: number;
}

export interface StoredRating {
  readonly player: string;
  readonly game: string;
  readonly mu: number;
  readonly sigma: number;
  /** What lists are ordered by. */
  readonly rating: number;
  readonly matches: number;
  /** Has been rated with enough different people for the rating to mean something beyond them. */
  readonly isKnown: boolean;
}

export interface RatingMoment {
  readonly game: string;
  readonly table: string;
  readonly rating: number;
  readonly at: number;
}

/** The due time of a call that was already made: it stays known, and is not made again. */
export const NEVER = Number.MAX_SAFE_INTEGER;
/** No challenge is good for longer. */
export const LONGEST_CHALLENGE_MS = 10 * 60_000;
/** Before everybody who looks for a match. */
export const FIRST_IN_LINE: InLine = { since: 0, player: '' };

/** What to do with a finished match, as databases store it. `LEAVE`: nothing, its rows stay. */
export const PACKING = { PACK: 0, CLEAR: 1, LEAVE: 2 } as const;

export function toPackOf({ match, step }: { readonly match: string; readonly step: number }): ToPack {
  return { match, step: step === PACKING.CLEAR ? 'clear' : 'pack' };
}

/** The players who sit at a table, and those for whom seats are kept, each once. */
export function sittingAt({ seats }: StoredTable): string[] {
  const players = seats.flatMap(seat =>
    seat.kind === 'person' ? [seat.player] : seat.kind === 'open' && seat.keptFor ? [seat.keptFor] : [],
  );
  return [...new Set(players)];
}

/** Those who have entered an event, each once. */
export function entrantsOf({ entrants }: StoredEvent): string[] {
  return [...new Set(entrants.map(({ player }) => player))];
}
