import { preferredLanguage } from '../../locales/languages.ts';

/** How long somebody who has asked for something counts as here: browsers let pages in the background ask once a minute. */
const LIFE_MS = 150_000;
/** How often the other processes are told that somebody is here. */
const TELL_MS = 30_000;
const MOST = 100_000;

/** What is known about somebody who is here. */
export interface Sighting {
  /** The language of their app; null if it is not known. */
  readonly language: string | null;
}

/** Where processes tell each other who is here. */
export interface SharedSightings {
  put(player: string, language: string, ms: number): Promise<void>;
  get(players: readonly string[]): Promise<readonly (string | null)[]>;
}

/** Who is here: everybody who has asked this server for something lately. Nothing outlives the process. */
export class Sightings {
  readonly #here = new Map<string, { readonly until: number; readonly language: string | null }>();
  readonly #told = new Map<string, number>();
  readonly #shared: SharedSightings | null;
  readonly #lifeMs: number;

  /** Sockets are asked for a sign of life once per heartbeat. */
  constructor(shared: SharedSightings | null, heartbeatSeconds: number) {
    this.#shared = shared;
    this.#lifeMs = Math.max(LIFE_MS, 2500 * heartbeatSeconds);
  }

  /** `languages` is the header of the request; null if it says nothing about the app. */
  saw(player: string, languages: string | null): void {
    const now = performance.now();
    const before = this.#here.get(player);
    const language = languageIn(languages) ?? before?.language ?? null;
    this.#here.delete(player);
    this.#here.set(player, { until: now + this.#lifeMs, language });
    // Those seen first come first.
    for (const [first, { until }] of this.#here) {
      if (until > now && this.#here.size <= MOST) break;
      this.#here.delete(first);
      this.#told.delete(first);
    }
    if (!this.#shared) return;
    if (before?.language === language && now - (this.#told.get(player) ?? 0) < TELL_MS) return;
    this.#told.set(player, now);
    // Without Redis, each process knows only who asks it.
    this.#shared.put(player, language ?? '', this.#lifeMs).catch(() => {});
  }

  /** Those of the players who are here. */
  async among(players: readonly string[]): Promise<ReadonlyMap<string, Sighting>> {
    const now = performance.now();
    const found = new Map<string, Sighting>();
    const told = await this.#shared?.get(players).catch(() => []);
    for (const [at, player] of players.entries()) {
      const mine = this.#here.get(player);
      const others = told?.[at] ?? null;
      if (mine && mine.until > now) found.set(player, { language: mine.language ?? (others || null) });
      else if (others !== null) found.set(player, { language: others || null });
    }
    return found;
  }
}

function languageIn(header: string | null): string | null {
  const first = header?.split(/[,;]/)[0].trim().slice(0, 20) ?? '';
  return first === '' || first === '*' ? null : preferredLanguage([first]);
}
