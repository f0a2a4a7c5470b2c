import type { Level } from '../../bots/levels.ts';
import type { Played } from '../../engine/explorer/explored.ts';
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
   * Adds rows with consecutive numbers to the log of a match, all or none. If the first number is not the number of
   * rows there are, adds nothing and resolves to `lost`.
   */
  append(match: string, rows: readonly Row[]): Promise<'added' | 'lost'>;
  /** The rows of a match from this number on, in order; packed ones lack what `kept` leaves out. */
  rows(match: string, from: number): Promise<readonly Row[]>;

  /**
   * Takes some of the finished matches that are due for packing or clearing, those that ended first first. Nobody else
   * gets them before `until`; after that their taker counts as failed, and others may take them.
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
  /** Keeps a match that cannot be packed in the log, and never tries it again. */
  leaveUnpacked(match: string): Promise<void>;

  /**
   * Takes some of the finished public matches that the explorer does not know yet, the earliest ended first. Nobody else gets them before
   * `until`; after that their taker counts as failed, and others may take them.
   */
  takeToExplore(wanted: ToExploreWanted): Promise<readonly string[]>;
  /** Adds what was played in a match to the explorer, once: a second time changes nothing. */
  addExplored(match: string, played: readonly StoredPlayedHere[]): Promise<void>;
  /** What was played at a place, the most often played first. However many matches there are, it costs as much as `most` moves. */
  explored(place: string, most: number): Promise<readonly Played[]>;

  addTable(table: StoredTable): Promise<void>;
  table(id: string): Promise<StoredTable | null>;
  /** Replaces a table if its stored version is one less than the new one's; otherwise resolves to false. */
  saveTable(table: StoredTable): Promise<boolean>;
  /** Removes a table; if a version is given, only if it is still that one. Resolves to whether it is gone. */
  removeTable(id: string, version?: number): Promise<boolean>;
  /** Those of these tables that exist, with only what is needed to watch them. */
  tableLinks(ids: readonly string[]): Promise<readonly TableLink[]>;
  /** The newest first. Costs as much as `most` tables, however many there are. */
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
  /** The player who owns the secret with this hash. */
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

  /** Sets the standing choices of a player at a table; null removes them. */
  saveStanding(player: string, table: string, choices: string | null): Promise<void>;
  /** By player. */
  standingAt(table: string): Promise<ReadonlyMap<string, string>>;

  addPasskey(passkey: StoredPasskey): Promise<void>;
  passkey(id: string): Promise<StoredPasskey | null>;
  passkeysOf(player: string): Promise<readonly StoredPasskey[]>;
  savePasskey(passkey: StoredPasskey): Promise<void>;
  removePasskey(player: string, id: string): Promise<void>;
  /** Adds a challenge. Expired ones that nobody answered are forgotten. */
  addChallenge(challenge: StoredChallenge): Promise<void>;
  /** Takes a challenge, so that it works only once; null if there is none, or if it has expired at `now`. */
  takeChallenge(id: string, now: number): Promise<StoredChallenge | null>;

  ratings(game: string, players: readonly string[]): Promise<readonly StoredRating[]>;
  ratingsOf(player: string): Promise<readonly StoredRating[]>;
  /** The players that a player has been rated with in a game. */
  ratedWith(game: string, player: string): Promise<readonly string[]>;
  /** The best people, or the best bot accounts; known players come first. */
  best(game: string, of: 'people' | 'programs', most: number): Promise<readonly StoredRating[]>;
  /** How many rated matches all of them have finished together since then. */
  ratedTogether(players: readonly string[], since: number): Promise<number>;
  /**
   * Writes the ratings after a match, once: doing it again for the same table changes nothing. Resolves to false, and
   * writes nothing, if one of the players has been rated meanwhile, that is, if their stored rating does not have
   * exactly one match fewer.
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
  /** Removes a call: the player no longer needs to be called. */
  dropCall(player: string, table: string): Promise<void>;
  /**
   * Takes some of the calls that are due at `now`, the longest due first. Nobody else gets them before
   * `until`; after that their taker counts as failed, and they are due again.
   */
  takeCalls(now: number, until: number, most: number): Promise<readonly StoredCall[]>;
  /** Marks a call that was taken as made, unless another has replaced it meanwhile. */
  endCall(call: StoredCall): Promise<void>;

  /** Saves a player's search for a match. It replaces their last one, unless that has found something. */
  saveSearch(search: StoredSearch): Promise<void>;
  searchOf(player: string): Promise<StoredSearch | null>;
  removeSearch(player: string): Promise<void>;
  /**
   * What was found for a search has come to nothing, or to a match. The search continues from its old place until
   * `until`, or ends if that is null. Does nothing unless this table is what was found.
   */
  unsettleSearch(player: string, table: string, until: number | null): Promise<void>;
  /**
   * Searches that have found nothing yet and are active at `now`, the longest waiting first; only those after another,
   * if it is given.
   */
  searching(now: number, most: number, after?: InLine): Promise<readonly StoredSearch[]>;
  /** Forgets searches that ended before this moment without finding anything. */
  forgetSearches(endedBefore: number): Promise<void>;
  /** Searches for which a table was found before this moment. */
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

  /** Follows or unfollows another player. */
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
  /** Replaces a club if its stored version is one less than the new one's; otherwise resolves to false. */
  saveClub(club: StoredClub): Promise<boolean>;
  /** Removes a club with all its members. Its tables stay, but belong to no club. */
  removeClub(id: string): Promise<void>;
  /** A player's clubs with their role there, the latest first. */
  clubsOf(player: string): Promise<readonly { readonly club: StoredClub; readonly role: Role }[]>;
  /** The longest-standing members first. */
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
  /**
   * Replaces an event if its stored version is one less than the new one's and its due time has not changed, that is,
   * if nobody has woken it; otherwise resolves to false.
   */
  saveEvent(event: StoredEvent, wasDueAt: number | null): Promise<boolean>;
  /** Removes an event if it still has this version; resolves to whether it is gone. */
  removeEvent(id: string, version: number): Promise<boolean>;
  /** The events of a club, the newest first. They are removed with it. */
  eventsOf(club: string, most: number): Promise<readonly EventHead[]>;
  /** The events that a player has entered: first those that are not over, then the newest. */
  eventsWith(player: string, most: number): Promise<readonly EventHead[]>;
  /** The ids of events in which something may have to be done at `now`, the longest due first. */
  eventsDue(now: number, most: number): Promise<readonly string[]>;
  /**
   * Something has happened in an event: it is due at this moment, or a moment earlier if it was due already, so that a process that
   * is looking at it notices (`saveEvent`).
   */
  wakeEvent(id: string, at: number): Promise<void>;
  /**
   * Stores how somebody has played a deal. Resolves to false, and changes nothing, if they already have a result, or
   * are unknown.
   */
  addDealt(dealt: StoredDealt): Promise<boolean>;
  dealtBy(deal: string, player: string): Promise<StoredDealt | null>;
  /** How many have each lead, the best first. */
  dealtLeads(deal: string): Promise<readonly { readonly lead: number; readonly count: number }[]>;
  /** The best results; of equal ones, the earlier first. */
  bestDealt(deal: string, most: number): Promise<readonly Omit<StoredDealt, 'plays'>[]>;
  /** Deals of a player, the latest first; only those after this one, if given. */
  allDealtBy(player: string, most: number, after?: StoredDealt): Promise<readonly StoredDealt[]>;

  /** Stores a value under a name, replacing the last one. */
  keep(name: string, value: string): Promise<void>;
  kept(name: string): Promise<string | null>;
  /** Stores a value under a name for good, unless there is one. Resolves to the stored value, whoever stored it. */
  keepOnce(name: string, value: string): Promise<string>;

  /** Reports a name. Resolves to how many different people have reported it. */
  report(player: string, name: string, by: string, at: number): Promise<number>;

  /** Writes something of no importance; rejects if nothing can be written. */
  probe(at: number): Promise<void>;
  /**
   * The time, in milliseconds since 1970, by a clock that all processes share, or null if there is none; and when the
   * store was last probed.
   */
  times(): Promise<{ readonly now: number | null; readonly probedAt: number | null }>;
  /** The process is about to end: from now on, answers are not waited for much longer. */
  hurry(): void;
  /** Finishes everything that was asked before. */
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
  /** Only matches that ended before this moment. */
  readonly endedBefore: number;
  readonly most: number;
}

/** `clear`: it is packed, and its rows may leave the log. */
export interface ToPack {
  readonly match: string;
  readonly step: 'pack' | 'clear';
}

export type ToExploreWanted = Pick<ToPackWanted, 'now' | 'until' | 'most'>;

/** What was played at one place of a match, how often, and how that ended, all together. */
export type StoredPlayedHere = Omit<Played, 'matches'> & { readonly place: string };

export type StoredSeat =
  /** `keptFor`: only this player may take it, unless the host opens it to all. */
  | { readonly kind: 'open'; readonly keptFor?: string }
  | { readonly kind: 'closed' }
  | { readonly kind: 'bot'; readonly level: Level }
  | {
      readonly kind: 'person';
      readonly player: string;
      /** In versions without promises, the nonce, which was known before the match was started; null now. */
      readonly nonce: string | null;
      /** The hash of a nonce; null until it is promised. */
      readonly promise?: string | null;
      /** The match may begin while they are not there. */
      readonly isReady?: boolean;
    };

export interface StoredTable {
  readonly id: string;
  /** 1 for a new table; grows by one with every change. */
  readonly version: number;
  readonly status: TableInfo['status'];
  readonly game: string;
  readonly options: AnyOptions;
  readonly seats: readonly StoredSeat[];
  readonly isPublic: boolean;
  readonly isRated: boolean;
  readonly pace: Pace | OldPace;
  /** In seat order if missing. */
  readonly begins?: Begins;
  /** `bot-plays` if missing. */
  readonly resigning?: 'bot-plays' | 'ends';
  readonly host: string;
  readonly invite: string;
  /** Players whom the host has removed since this invite was made. */
  readonly removed?: readonly string[];
  /** Secret until the match is over. */
  readonly seed: string;
  /** One per seat, if the match began before promises existed; null otherwise. */
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
  /** Phrases that cannot be used there. */
  readonly muted?: readonly Phrase[];
  /** Players who have declined a seat that was kept for them. */
  readonly declined?: readonly { readonly player: string; readonly reason: DeclineReason }[];
  /** The event it was made for. */
  readonly event?: string;
  /** Made for people who searched for a match or were paired: it starts by itself once all of them have come. */
  readonly isFound?: boolean;
}

/** Lists are in seat order; null for bots. */
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
  /** Only tables made before this moment. */
  readonly before?: number;
  readonly most: number;
} & (
  | { readonly onlyPublic: boolean; readonly player?: undefined }
  /** Only tables where this player sits or has a seat kept, whoever else may see them. */
  | { readonly onlyPublic: false; readonly player: string }
);

/** The place of a table among all with its status. */
export interface TablePlace {
  readonly madeAt: number;
  readonly id: string;
}

export interface RoundWanted {
  readonly status: StoredTable['status'];
  /** Only tables made before this moment. */
  readonly before?: number;
  readonly most: number;
}

export interface StoredPlayer {
  readonly id: string;
  readonly name: string | null;
  /** Hidden because others have reported it. */
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

/** As a browser gives it: the address of its push service, and the keys to encrypt with. */
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
  /** 1 for a new club; grows by one with every change. */
  readonly version: number;
  readonly name: string;
  readonly crest: string;
  readonly joining: (typeof WAYS_IN)[number];
  /** Phrases that cannot be used at its tables. */
  readonly muted: readonly Phrase[];
  /** The secret part of the membership link. */
  readonly invite: string;
  /** Players who were removed since this invite was made. */
  readonly removed?: readonly string[];
  /** A round of an evening whose tables may not be there yet. */
  readonly round?: StoredClubRound | null;
  readonly madeAt: number;
}

interface StoredClubRound {
  readonly game: string;
  readonly at: number;
  readonly tables: readonly { readonly id: string; readonly players: readonly string[] }[];
}

export interface StoredMember {
  readonly player: string;
  readonly role: Role;
  readonly at: number;
}

/** A tournament of a club. */
export interface StoredEvent {
  readonly id: string;
  /** 1 for a new event; grows by one with every change. */
  readonly version: number;
  readonly club: string;
  readonly name: string;
  readonly kind: EventKind;
  readonly game: string;
  /** What the game proposes if missing. */
  readonly options?: AnyOptions;
  /** The usual number of players at a table. */
  readonly seats: number;
  /** For a Swiss event. */
  readonly rounds: number;
  /** How often everybody meets in a round robin. */
  readonly times: number;
  readonly secondsPerMove: number;
  /** Players who have not come to their table by then lose there. */
  readonly arrivalSeconds: number;
  readonly isRated: boolean;
  /** Each round begins when an organiser starts it. */
  readonly isManual: boolean;
  /** People who are not members may enter, too, with the link of the club. */
  readonly isOpen: boolean;
  /** When it begins by itself; null if an organiser starts it. */
  readonly startsAt: number | null;
  /** Days from one round of a league to the next; null if the next one follows at once. */
  readonly everyDays: number | null;
  readonly state: (typeof EVENT_STATES)[number];
  readonly madeAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** When something may have to be done; null if that depends on somebody's action. */
  readonly dueAt: number | null;
  /** All other fields refer to entrants by number. */
  readonly entrants: readonly StoredEntrant[];
  readonly played: readonly StoredRound[];
  /** Tables that are no longer needed, but may still exist. */
  readonly offs: readonly string[];
}

/** An event without what was played, which is most of it. */
export type EventHead = Omit<StoredEvent, 'played' | 'offs'>;

export interface TableLink extends Pick<StoredTable, 'id' | 'status' | 'invite'> {
  /** As long as the match has not begun. */
  readonly seats: readonly StoredSeat[] | null;
}

interface StoredEntrant {
  readonly player: string;
  readonly at: number;
  /** Breaks ties in deciding who meets whom. */
  readonly lot: string;
  /** When they left; null if they are still in it. */
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
  /** Entrants, in seat order. */
  readonly players: readonly number[];
  /** Entrants who should have sat there but did not come. */
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
  /** By seat, if it was played: they break ties in a knock-out. */
  readonly scores?: readonly number[];
}

/** How somebody has played a deal. */
export interface StoredDealt {
  readonly deal: string;
  readonly player: string;
  readonly at: number;
  readonly score: number;
  /** How many points ahead of the best bot. */
  readonly lead: number;
  /** The plays of the record and its result, as JSON. */
  readonly plays: string;
}

export interface Block {
  readonly player: string;
  readonly other: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A place in the queue of those who are searching. */
export type InLine = Pick<StoredSearch, 'since' | 'player'>;

export interface StoredSearch {
  readonly player: string;
  /** What they want, as JSON. */
  readonly doc: string;
  /** Milliseconds since 1970, like the others. */
  readonly since: number;
  /** When it ends, unless it is saved again. */
  readonly until: number;
  /** The table that was found, and when; null while they wait. */
  readonly found: string | null;
  readonly foundAt: number | null;
}

/** The result of a match on a player's device, or of the review of its decisions. */
export interface StoredPlayed {
  readonly source: string;
  /** When it ended, in milliseconds since 1970. */
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
  /** The player who adds a passkey; null for signing in. */
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
/** No challenge is valid for longer. */
export const LONGEST_CHALLENGE_MS = 10 * 60_000;
/** Before everybody who is searching. */
export const FIRST_IN_LINE: InLine = { since: 0, player: '' };

/** What to do with a finished match, as databases store it. `LEAVE`: nothing, its rows stay. */
export const PACKING = { PACK: 0, CLEAR: 1, LEAVE: 2 } as const;

export function toPackOf({ match, step }: { readonly match: string; readonly step: number }): ToPack {
  return { match, step: step === PACKING.CLEAR ? 'clear' : 'pack' };
}

/** The players who sit at a table or have a seat kept there, each once. */
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
