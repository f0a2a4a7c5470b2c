import { commitmentTo, derivedSeed } from '../../engine/fair.ts';
import { randomHex } from '../secrets.ts';
import type { Store } from '../store/store.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Commitments are shown for this many days before and after today. */
const DAYS_SHOWN = 7;
/** How many days after its end a day's deals are still accepted, for people who were offline. */
const GRACE_DAYS = 1;

export interface DayShown {
  readonly day: string;
  readonly commitment: string;
  /** Null before the day has begun. */
  readonly seed: string | null;
}

/**
 * The days of this server and of its clubs. A day's seed is derived from a secret that was drawn when the server was
 * first started and is stored with its data, so that all processes have the same. Before a day begins, only the
 * commitment to its seed is published.
 */
export class Days {
  readonly #secret: string;
  readonly #now: () => number;

  private constructor(secret: string, now: () => number) {
    this.#secret = secret;
    this.#now = now;
  }

  static async open(store: Pick<Store, 'keepOnce'>, now: () => number): Promise<Days> {
    return new Days(await store.keepOnce('secret of the days', randomHex(32)), now);
  }

  /** In UTC: `2026-11-17`. */
  get today(): string {
    return dayOf(this.#now());
  }

  /** When the next day begins, in milliseconds since 1970. */
  get endsAt(): number {
    return startOf(this.today) + DAY_MS;
  }

  /** The days around today, the earliest first. */
  around(club: string | null): DayShown[] {
    const now = startOf(this.today);
    return Array.from({ length: 2 * DAYS_SHOWN + 1 }, (_, index) =>
      this.#shown(dayOf(now + (index - DAYS_SHOWN) * DAY_MS), club),
    );
  }

  /** The seed of a day that has begun; null for any other, and for anything that is not a day. */
  seedOf(day: string, club: string | null): string | null {
    return isDay(day) && day <= this.today ? this.#seed(day, club) : null;
  }

  /** Whether deals of this day are accepted now. */
  isTaken(day: string): boolean {
    return isDay(day) && day <= this.today && !this.isOver(day);
  }

  /** Whether it is too late to play the day's deals so that they count. */
  isOver(day: string): boolean {
    return isDay(day) && this.#now() >= startOf(day) + (1 + GRACE_DAYS) * DAY_MS;
  }

  #shown(day: string, club: string | null): DayShown {
    return { day, commitment: commitmentTo(this.#seed(day, club)), seed: this.seedOf(day, club) };
  }

  #seed(day: string, club: string | null): string {
    return derivedSeed(this.#secret, ['quattro-mura/day', day, ...(club === null ? [] : [club])]);
  }
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

function startOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(startOf(text)) && dayOf(startOf(text)) === text;
}
