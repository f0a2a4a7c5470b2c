/**
 * Works out which cards were dealt face down, so that everybody had the cards they have shown since. Cards of the same
 * kind are interchangeable.
 */

export interface Deal {
  /** When: deals and shown cards are numbered together. */
  readonly at: number;
  readonly to: number;
  /** Which deck it came from: a reshuffled deck is another deck. */
  readonly deck: number;
  /** What is known about it; null if nothing is. */
  readonly known: string | null;
  /** Our best guess so far. */
  readonly thought: string;
}

/** A card that somebody played or discarded for all to see: it had been dealt to them, and is no longer theirs. */
export interface Shown {
  readonly at: number;
  readonly by: number;
  readonly kind: string;
}

/** How many cards of each kind a fresh deck has. */
export type Deck = ReadonlyMap<string, number>;

/** How often a shown card may be traced to another deal before giving up. */
const MOST_TRACED = 20_000;
/** How many cards may be retraced for one that fits nowhere. */
const MOST_MOVED = 10;

/** The kinds of all deals, as close to what was thought as possible; null if nothing fits. */
export function fitDeals(
  deals: readonly Deal[],
  shown: readonly Shown[],
  decks: readonly Deck[],
): readonly string[] | null {
  const tracing = new Tracing(deals, shown, decks);
  return shown.every((_, card) => tracing.trace(card)) ? tracing.kinds() : null;
}

/** Every shown card is traced to the deal that it came from; no deck gives more of a kind than it has. */
class Tracing {
  readonly #deals: readonly Deal[];
  readonly #shown: readonly Shown[];
  readonly #decks: readonly Deck[];
  /** The deal of each shown card, and the shown card of each deal. */
  readonly #dealOf: (number | null)[];
  readonly #cardOf: (number | null)[];
  #traced = 0;

  constructor(deals: readonly Deal[], shown: readonly Shown[], decks: readonly Deck[]) {
    this.#deals = deals;
    this.#shown = shown;
    this.#decks = decks;
    this.#dealOf = shown.map(() => null);
    this.#cardOf = deals.map(() => null);
  }

  /** Traces a card, and retraces as few others as possible if they are in its way. */
  trace(card: number): boolean {
    for (let most = 0; most <= MOST_MOVED; most++) {
      if (this.#trace([card], most, new Set())) return true;
      if (this.#traced > MOST_TRACED) return false;
    }
    return false;
  }

  kinds(): readonly string[] {
    const kinds = this.#deals.map(({ known }, deal) => {
      const card = this.#cardOf[deal];
      return known ?? (card === null ? null : this.#shown[card].kind);
    });
    const left = this.#decks.map(deck => new Map(deck));
    const take = (deal: number, kind: string) => {
      const rest = left[this.#deals[deal].deck];
      const count = rest.get(kind) ?? 0;
      if (count === 0) return false;
      rest.set(kind, count - 1);
      kinds[deal] = kind;
      return true;
    };
    for (const [deal, kind] of kinds.entries()) if (kind !== null) take(deal, kind);
    // Cards that were never shown stay what they were thought to be if possible; otherwise they become what
    // is left.
    for (const [deal, { thought }] of this.#deals.entries()) if (kinds[deal] === null) take(deal, thought);
    return kinds.map((kind, deal) => {
      if (kind !== null) return kind;
      return [...left[this.#deals[deal].deck].keys()].find(other => take(deal, other)) ?? '';
    });
  }

  /** Traces all of these, moving at most this many others out of their way; those in `done` stay where they are. */
  #trace(cards: readonly number[], most: number, done: ReadonlySet<number>): boolean {
    if (cards.length === 0) return true;
    const [card, ...others] = cards;
    const now = new Set(done).add(card);
    for (const deal of this.#dealsFor(card)) {
      for (const inTheWay of this.#inTheWay(card, deal)) {
        if (++this.#traced > MOST_TRACED) return false;
        if (inTheWay.length > most || inTheWay.some(other => now.has(other))) continue;
        const before = inTheWay.map(other => [other, this.#dealOf[other]] as const);
        for (const other of inTheWay) this.#put(other, null);
        this.#put(card, deal);
        if (this.#trace([...others, ...inTheWay], most - inTheWay.length, now)) return true;
        this.#put(card, null);
        for (const [other, back] of before) this.#put(other, back);
      }
    }
    return false;
  }

  /**
   * The deals that a card can come from: first those already thought to be this card, then the rest, the latest first.
   */
  #dealsFor(card: number): readonly number[] {
    const { at, by, kind } = this.#shown[card];
    const own = [...this.#deals.keys()].filter(deal => {
      const { at: when, to, known } = this.#deals[deal];
      return to === by && when < at && (known === null || known === kind);
    });
    const rank = (deal: number) => {
      const { known, thought } = this.#deals[deal];
      return (known === kind ? 4 : thought === kind ? 2 : 0) + (this.#cardOf[deal] === null ? 1 : 0);
    };
    return own.sort((a, b) => rank(b) - rank(a) || b - a);
  }

  /** The ways to make room for a card in this deal: each lists what must then be traced elsewhere. */
  #inTheWay(card: number, deal: number): readonly (readonly number[])[] {
    const there = this.#cardOf[deal];
    const here = there === null ? [] : [there];
    const { deck, known } = this.#deals[deal];
    if (known !== null) return [here];
    const { kind } = this.#shown[card];
    const alike = [...this.#deals.keys()].flatMap(other => {
      const { deck: from, known: sure } = this.#deals[other];
      if (from !== deck || other === deal) return [];
      const traced = this.#cardOf[other];
      if (sure !== null) return sure === kind ? [null] : [];
      return traced !== null && this.#shown[traced].kind === kind ? [traced] : [];
    });
    if (alike.length < (this.#decks[deck].get(kind) ?? 0)) return [here];
    return alike.flatMap(other => (other === null ? [] : [[...here, other]]));
  }

  #put(card: number, deal: number | null): void {
    const from = this.#dealOf[card];
    if (from !== null) this.#cardOf[from] = null;
    this.#dealOf[card] = deal;
    if (deal !== null) this.#cardOf[deal] = card;
  }
}
