/**
 * A move while it is being built up. A move is a sequence of parts ("this brick", "this way round", "there"),
 * each with a name that the board gives it; picking a part keeps the moves that begin with it. Nothing here
 * knows any game or screen.
 */

/** A legal move as the parts that are picked for it. A move has several ways if the order does not matter. */
export interface Way {
  readonly move: string;
  readonly parts: readonly string[];
  /** Whether the move is previewed before it is made: a finger, which cannot hover, then taps twice. */
  readonly seenFirst?: boolean;
  /** Moves to make after it, if they are still legal then: a run of several steps is one choice. */
  readonly followed?: readonly string[];
}

export interface Offer {
  readonly ways: readonly Way[];
  /** The part that is picked automatically after these, and can be exchanged; null if the player has to pick one. */
  readonly prefers?: (picked: readonly string[]) => string | null;
  /** The move that is advised. */
  readonly hint: string | null;
}

export interface Draft {
  readonly picked: readonly string[];
  /** The part that is previewed before it is picked: under the pointer, focused, or tapped once. */
  readonly looked: string | null;
  /** Whether the previewed part was tapped, and waits for a second tap. */
  readonly isHeld: boolean;
  /** Which of the picked parts is about to be exchanged for another. */
  readonly open: number | null;
}

/** What a player picks with. Only `touch` cannot preview something without picking it. */
export type By = 'mouse' | 'touch' | 'key' | 'drag';

export interface Pressed {
  readonly draft: Draft;
  /** The move to make, if that was its last part. */
  readonly move: string | null;
  /** The moves that should follow it. */
  readonly followed?: readonly string[];
}

/** A draft with only automatic picks; or with these parts, as far as a move begins with them. */
export function startOf(offer: Offer, parts: readonly string[] = []): Draft {
  return draftOf(settled(offer, isBeginning(offer, parts) ? parts : []));
}

/** A draft that previews a whole move. */
export function lookedAt({ parts }: Way): Draft {
  return { ...draftOf(parts.slice(0, -1)), looked: parts.at(-1) ?? null };
}

/** What can be picked next. */
export function nextParts(offer: Offer, { picked, open }: Draft): ReadonlySet<string> {
  if (open !== null) return alternatives(offer, picked, open);
  return partsAfter(offer, picked);
}

/** The alternatives to a picked part, in all moves that agree with the parts picked before it. */
export function alternatives(offer: Offer, picked: readonly string[], index: number): ReadonlySet<string> {
  const agrees = ({ parts }: Way) =>
    picked.slice(0, index).every((part, i) => parts[i] === part || isAutomatic(offer, picked, i));
  return new Set(offer.ways.filter(agrees).flatMap(({ parts }) => parts.slice(index, index + 1)));
}

/** The way that this part completes; null if more has to be picked, or something else. */
export function wayWith({ ways }: Offer, { picked }: Draft, part: string | null): Way | null {
  if (part === null) return null;
  return ways.find(({ parts }) => isSame(parts, [...picked, part])) ?? null;
}

/**
 * Picks a part. Earlier picks stay as far as a move continues with them; a part that is already picked is put
 * back; and a part that cannot be picked is previewed.
 */
export function press(offer: Offer, draft: Draft, part: string, by: By): Pressed {
  const { picked, open } = draft;
  if (open !== null && nextParts(offer, draft).has(part)) {
    return { draft: exchanged(offer, draft, open, part), move: null };
  }
  if (wayWith(offer, draft, part) === null && accepts(offer, draft, part)) {
    return { draft, move: offer.hint };
  }
  if (!partsAfter(offer, picked).has(part) && picked.includes(part))
    return { draft: without(part), move: null };
  for (const kept of leftOf(picked)) {
    if (!partsAfter(offer, kept).has(part)) continue;
    const next = { ...draftOf(kept), looked: part };
    const whole = wayWith(offer, next, part);
    if (whole === null)
      return { draft: answered(offer, draftOf(settled(offer, [...kept, part]))), move: null };
    const isSeen = by !== 'touch' || (draft.isHeld && draft.looked === part) || whole.move === offer.hint;
    if (whole.seenFirst && !isSeen) return { draft: { ...next, isHeld: true }, move: null };
    const isHeld = draft.isHeld && draft.looked === part;
    return {
      draft: { ...next, isHeld },
      move: whole.move,
      ...(whole.followed && { followed: whole.followed }),
    };
  }
  const isOff = draft.isHeld && draft.looked === part;
  return { draft: { ...draft, looked: isOff ? null : part, isHeld: !isOff }, move: null };

  function without(dropped: string): Draft {
    const others = picked.filter(other => other !== dropped);
    const rest = isBeginning(offer, others) ? others : picked.slice(0, picked.indexOf(dropped));
    return draftOf(settled(offer, rest));
  }
}

/**
 * If only one part is left to pick, and its move is previewed before it is made, it is picked automatically.
 */
function answered(offer: Offer, draft: Draft): Draft {
  const [only, ...more] = partsAfter(offer, draft.picked);
  const whole = only === undefined || more.length > 0 ? null : wayWith(offer, draft, only);
  return whole?.seenFirst ? { ...draft, looked: only, isHeld: true } : draft;
}

/** Previews a part, or none. A move that was tapped stays until it is tapped again or dismissed. */
export function look(offer: Offer, draft: Draft, part: string | null): Draft {
  const isWaiting = draft.isHeld && wayWith(offer, draft, draft.looked) !== null;
  return isWaiting || draft.looked === part ? draft : { ...draft, looked: part, isHeld: false };
}

/**
 * Exchanges a picked part for its only alternative; if there are more, they are on offer until one is picked.
 */
export function change(offer: Offer, draft: Draft, index: number): Draft {
  const others = [...alternatives(offer, draft.picked, index)].filter(part => part !== draft.picked[index]);
  const [only, ...more] = others;
  if (only !== undefined && more.length === 0) return exchanged(offer, draft, index, only);
  return { ...draft, open: draft.open === index || only === undefined ? null : index };
}

/** One step back; null if nothing has been done. */
export function back(offer: Offer, draft: Draft): Draft | null {
  if (draft.open !== null) return { ...draft, open: null };
  if (draft.isHeld) return { ...draft, looked: null, isHeld: false };
  const last = draft.picked.findLastIndex((_, index) => !isAutomatic(offer, draft.picked, index));
  const earlier = settled(offer, draft.picked.slice(0, Math.max(last, 0)));
  return isSame(earlier, draft.picked) ? null : draftOf(earlier);
}

/** Whether picking this part is the next step towards the advised move. */
export function advises({ ways, hint }: Offer, { picked }: Draft, part: string): boolean {
  return ways.some(({ move, parts }) => {
    const at = parts.indexOf(part);
    return move === hint && at >= 0 && picked[at] !== part && isSame(parts.slice(0, at), picked.slice(0, at));
  });
}

/** Whether the advised move ends with this part and nothing else has been picked: it takes no more than a tap. */
export function accepts({ ways, hint }: Offer, { picked }: Draft, part: string): boolean {
  return ways.some(
    ({ move, parts }) =>
      move === hint && parts.at(-1) === part && isSame(parts.slice(0, picked.length), picked),
  );
}

function draftOf(picked: readonly string[]): Draft {
  return { picked, looked: null, isHeld: false, open: null };
}

function partsAfter({ ways }: Offer, picked: readonly string[]): ReadonlySet<string> {
  const after = ways.filter(({ parts }) => isSame(parts.slice(0, picked.length), picked));
  return new Set(after.flatMap(({ parts }) => parts.slice(picked.length, picked.length + 1)));
}

/** What may be left of the picked parts when another one is picked: all, all but one, or only the first of them. */
function leftOf(picked: readonly string[]): readonly (readonly string[])[] {
  const indices = [...picked.keys()];
  const allButOne = indices.map(i => picked.toSpliced(i, 1));
  return [picked, ...allButOne, ...indices.reverse().map(i => picked.slice(0, i))];
}

/** The way with this part in that place that changes as little else as possible. */
export function exchanged(offer: Offer, draft: Draft, index: number, part: string): Draft {
  const kept = ({ parts }: Way) => parts.filter((other, i) => other === draft.picked[i]).length;
  const possible = offer.ways.filter(({ parts }) => parts[index] === part);
  if (possible.length === 0) return draft;
  const best = possible.reduce((best, way) => (kept(way) > kept(best) ? way : best));
  const next = draftOf(best.parts.slice(0, draft.picked.length));
  const isStillThere = wayWith(offer, next, draft.looked) !== null;
  return isStillThere ? { ...next, looked: draft.looked, isHeld: draft.isHeld } : next;
}

function settled({ prefers }: Offer, picked: readonly string[]): readonly string[] {
  const parts = [...picked];
  for (let part = prefers?.(parts); part; part = prefers?.(parts)) parts.push(part);
  return parts;
}

function isAutomatic({ prefers }: Offer, picked: readonly string[], index: number): boolean {
  return (prefers?.(picked.slice(0, index)) ?? null) !== null;
}

function isBeginning({ ways }: Offer, picked: readonly string[]): boolean {
  return ways.some(
    ({ parts }) => parts.length > picked.length && isSame(parts.slice(0, picked.length), picked),
  );
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((part, i) => part === others[i]);
}
