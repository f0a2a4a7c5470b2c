import type { Me } from '../protocol/api/me.ts';
import { LIMITS } from '../protocol/limits.ts';
import { cleanName, looksOf } from '../protocol/names.ts';
import { DAY } from '../protocol/pace.ts';
import type { Scope } from '../protocol/scopes.ts';
import { RequestError } from './request-error.ts';
import { hashOf, randomHex, randomId } from './secrets.ts';
import type { Store, StoredPlayer } from './store/store.ts';
import type { Names } from './tables/info.ts';

const NAMES_KEPT = 10_000;

/** Who people are: guests known by a secret in a cookie, and bot accounts known by a token. */
export class Players {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #nameMs: number;
  readonly #names = new Map<string, { readonly player: StoredPlayer | undefined; readonly until: number }>();

  readonly #onRevoked: (player: string, secretHash: string | null) => void;

  /**
   * `nameMs` is how long a name may be cached: not at all if other processes may change it. `onRevoked` is called when
   * a secret, or all secrets of a player, become invalid.
   */
  constructor(
    store: Store,
    now: () => number,
    nameMs: number,
    onRevoked: (player: string, secretHash: string | null) => void = () => {},
  ) {
    this.#onRevoked = onRevoked;
    this.#store = store;
    this.#nameMs = nameMs;
    this.#now = now;
  }

  bySecret(secret: string): Promise<StoredPlayer | null> {
    return this.bySecretHash(hashOf(secret));
  }

  bySecretHash(hash: string): Promise<StoredPlayer | null> {
    return this.#store.playerBySecret(hash);
  }

  async newGuest(): Promise<{ readonly player: StoredPlayer; readonly secret: string }> {
    const player = this.#blank(null, null);
    const secret = randomHex(32);
    await this.#store.addPlayer(player, { hash: hashOf(secret), kind: 'cookie', madeAt: this.#now() });
    return { player, secret };
  }

  /** Another device of the same player. */
  async newSecret(player: string): Promise<string> {
    const secret = randomHex(32);
    await this.#store.addSecret(player, { hash: hashOf(secret), kind: 'cookie', madeAt: this.#now() });
    return secret;
  }

  async forgetSecret(player: string, secret: string): Promise<void> {
    const hash = hashOf(secret);
    await this.#store.removeSecret(hash);
    this.#onRevoked(player, hash);
  }

  async newBot(
    owner: StoredPlayer,
    name: string,
    scopes: readonly Scope[],
  ): Promise<{ readonly id: string; readonly token: string }> {
    const clean = cleaned(name);
    if (owner.owner !== null) throw new RequestError('not-allowed', 'a bot account cannot have bot accounts');
    await this.#mustBeFree(clean, owner.id);
    const bots = await this.#store.botsOf(owner.id);
    if (bots.length >= MOST_BOTS) throw new RequestError('too-many', `at most ${MOST_BOTS} bot accounts`);
    const bot = { ...this.#blank(clean, owner.id), scopes };
    const token = randomHex(32);
    await this.#store.addPlayer(bot, { hash: hashOf(token), kind: 'token', madeAt: this.#now() });
    return { id: bot.id, token };
  }

  async rename(player: StoredPlayer, given: string): Promise<StoredPlayer> {
    const name = cleaned(given);
    await this.#mustBeFree(name, player.id);
    const hasClaim = player.name !== null && (await this.#store.claimant(looksOf(player.name))) === player.id;
    const isToBeClaimed = hasClaim || (await this.#store.passkeysOf(player.id)).length > 0;
    if (isToBeClaimed && !(await this.#store.claimName(player.id, looksOf(name)))) throw nameTaken();
    const renamed = { ...player, name, isNameHidden: player.isNameHidden && player.name === name };
    await this.#store.savePlayer(renamed);
    this.#names.delete(player.id);
    return renamed;
  }

  /** A player with a passkey owns their name; without one they no longer do. */
  async claim({ id, name }: StoredPlayer): Promise<void> {
    const hasPasskey = (await this.#store.passkeysOf(id)).length > 0;
    // If somebody else already owns it, it stays theirs.
    await this.#store.claimName(id, hasPasskey && name !== null ? looksOf(name) : null);
  }

  /**
   * Claims the names of people who are about to play a rated match. Returns those who now have a claimed name; bot
   * accounts need none.
   */
  async claimNames(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const own = new Set<string>();
    for (const { id, name, owner } of await this.#store.players(ids)) {
      if (name === null) continue;
      if (owner !== null || (await this.#store.claimName(id, looksOf(name)))) own.add(id);
    }
    return own;
  }

  async #mustBeFree(name: string, player: string): Promise<void> {
    const claimant = await this.#store.claimant(looksOf(name));
    if (claimant !== null && claimant !== player) throw nameTaken();
  }

  /** Sends a player on leave for this many days, or brings them back. A day that has begun is not refunded. */
  async goAway(player: StoredPlayer, days: number): Promise<StoredPlayer> {
    const now = this.#now();
    const year = new Date(now).getUTCFullYear();
    const { leave } = player;
    // A player who comes back early, or leaves again, keeps the days that have not begun yet.
    const unused = leave && leave.until > now ? Math.floor((leave.until - now) / DAY) : 0;
    const spent = leave?.year === year ? Math.max(0, leave.days - unused) : 0;
    if (days > LIMITS.leaveDays - spent)
      throw new RequestError('not-allowed', 'you do not have that many days left');
    const isAway = leave !== null && leave.until > now;
    const since = isAway ? leave.since : now;
    const away = { ...player, leave: { since, until: now + days * DAY, year, days: spent + days } };
    await this.#store.savePlayer(away);
    this.#names.delete(player.id);
    return away;
  }

  /** Hides the name once enough people have reported it. */
  async report(id: string, by: string, enough: number): Promise<void> {
    const player = await this.#store.player(id);
    if (!player || player.name === null || id === by) {
      throw new RequestError('not-found', 'this player has no name to report');
    }
    const reports = await this.#store.report(id, player.name, by, this.#now());
    if (reports >= enough && !player.isNameHidden) {
      await this.#store.savePlayer({ ...player, isNameHidden: true });
      this.#names.delete(id);
    }
  }

  async remove(id: string): Promise<void> {
    await this.#store.removePlayer(id);
    this.#names.delete(id);
    this.#onRevoked(id, null);
  }

  /** Merges two players into one. The caller hands over their tables first. */
  async carryOver(from: StoredPlayer, to: StoredPlayer): Promise<StoredPlayer> {
    await this.#store.carryOver(from.id, to.id);
    this.#names.delete(from.id);
    this.#onRevoked(from.id, null);
    if (to.name !== null || from.name === null) return to;
    // Somebody else may have taken the name meanwhile.
    return this.rename(to, from.name).catch(() => to);
  }

  async me(player: StoredPlayer): Promise<Me> {
    const [passkeys, bots] = await Promise.all([
      this.#store.passkeysOf(player.id),
      this.#store.botsOf(player.id),
    ]);
    return {
      id: player.id,
      name: player.name,
      isNameHidden: player.isNameHidden,
      isBotAccount: player.owner !== null,
      ...this.#leaveOf(player),
      passkeys: passkeys.map(({ id, madeAt, usedAt }) => ({ id, madeAt, usedAt })),
      scopes: player.scopes && [...player.scopes],
      bots: bots.map(({ id, name, scopes }) => ({ id, name, scopes: [...(scopes ?? [])] })),
    };
  }

  /** The names of those of the players who exist. */
  async names(ids: readonly string[]): Promise<Names> {
    const now = this.#now();
    const unknown = [...new Set(ids)].filter(id => (this.#names.get(id)?.until ?? 0) <= now);
    if (unknown.length > 0) {
      const found = new Map((await this.#store.players(unknown)).map(player => [player.id, player]));
      if (this.#names.size > NAMES_KEPT) this.#names.clear();
      for (const id of unknown) this.#names.set(id, { player: found.get(id), until: now + this.#nameMs });
    }
    return new Map(
      ids.flatMap((id): [string, StoredPlayer][] => {
        const player = this.#names.get(id)?.player;
        return player ? [[id, player]] : [];
      }),
    );
  }

  #leaveOf({ leave }: StoredPlayer): Pick<Me, 'leave' | 'leaveDaysLeft'> {
    const now = this.#now();
    const spent = leave?.year === new Date(now).getUTCFullYear() ? leave.days : 0;
    return {
      leave: leave && leave.until > now ? { since: leave.since, until: leave.until } : null,
      leaveDaysLeft: Math.max(0, LIMITS.leaveDays - spent),
    };
  }

  #blank(name: string | null, owner: string | null): StoredPlayer {
    const madeAt = this.#now();
    return { id: randomId(12), name, isNameHidden: false, owner, scopes: null, madeAt, leave: null };
  }
}

const MOST_BOTS = 10;

function nameTaken(): RequestError {
  return new RequestError('name-taken', 'somebody else has a name that looks like this');
}

function cleaned(given: string): string {
  const name = cleanName(given);
  if (name === null) throw new RequestError('bad-message', 'this name has no visible characters');
  return name;
}
