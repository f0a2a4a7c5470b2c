import type { RefObject } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { useEscape } from '../drawing/hooks.ts';
import type { BoardProps } from './board.ts';
import { Carried } from './carried.ts';
import { choiceOf, type Known } from './choice.tsx';
import type { By, Draft, Offer, Way } from './draft.ts';
import * as drafts from './draft.ts';
import { Gestures, type Hands } from './gestures.ts';
import { useFocusOnNext } from './keyboard.ts';
import { elementAt, leadsTo } from './on-screen.ts';
import type { Point } from './targets.ts';

/** How a game's moves are picked on its board. */
export interface Picking {
  /** The ways to pick each of these moves. */
  readonly ways: (moves: readonly string[]) => readonly Way[];
  /** What the ways depend on besides the moves, if anything. */
  readonly basis?: unknown;
  /** The part that is picked automatically after these; null if the player has to pick one. */
  readonly prefers?: (picked: readonly string[], ways: readonly Way[]) => string | null;
  /** What is already picked when the next move is due, after this one was made. */
  readonly follows?: (made: string) => readonly string[];
}

/** The interaction state of a board: what is on offer, what is picked, and what pointers and keys do. */
export interface Interaction {
  /**
   * For the outermost element of the board, which must not be a shape: Chromium lets shapes with listeners
   * take the focus.
   */
  readonly root: RootProps;
  readonly ways: readonly Way[];
  /** The parts of the unfinished move, or of the one that waits to be confirmed. */
  readonly picked: readonly string[];
  readonly looked: string | null;
  /** Whether the previewed part was tapped, and waits for a second tap. */
  readonly isHeld: boolean;
  /** Which of the picked parts is being exchanged. */
  readonly open: number | null;
  /** The move that waits to be confirmed, or else the move that the previewed part would make. */
  readonly considered: Way | null;
  /** The advised move. */
  readonly advice: Way | null;
  /** The move that this part would complete. */
  whole(part: string): Way | null;
  /** Whether a part can be picked now, possibly in place of what is picked. */
  offers(part: string): boolean;
  /** The alternatives to a picked part, including itself. */
  alternatives(index: number): ReadonlySet<string>;
  /** For the choice of a part. */
  choice(part: string): {
    readonly part: string;
    readonly chosen: boolean;
    readonly advised: boolean;
    readonly onChoose: () => void;
  };
  pick(part: string): void;
  /** Exchanges a picked part for the other one, or shows what else there is. */
  change(index: number): void;
  exchange(index: number, part: string): void;
  back(): void;
  /** Drops everything. */
  cancel(): void;
}

interface RootProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: () => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocusIn: (event: FocusEvent) => void;
  readonly onFocusOut: () => void;
}

type Given = Pick<BoardProps<never, never, never>, 'moves' | 'play' | 'pending' | 'hint'>;

export function useInteraction({ moves, play, pending, hint }: Given, picking: Picking): Interaction {
  const root = useRef<HTMLDivElement>(null);
  const by = useRef<By>('mouse');
  const ways = useMemo(() => picking.ways(moves), [moves, picking.basis]);
  const { prefers } = picking;
  const offer: Offer = {
    ways,
    hint: hint !== null && moves.includes(hint) ? hint : null,
    ...(prefers && { prefers: (picked: readonly string[]) => prefers(picked, ways) }),
  };
  const {
    draft: own,
    set: setDraft,
    note,
  } = useDraft(moves, made => drafts.startOf(offer, made === null ? [] : picking.follows?.(made)));
  // Events come faster than the board is drawn.
  const now = useRef(own);
  now.current = own;
  const set = (draft: Draft) => {
    if (draft === now.current) return;
    now.current = draft;
    setDraft(draft);
  };
  const pickAs = (part: string, hand: By) => {
    const { draft, move, followed } = drafts.press(offer, now.current, part, hand);
    set(draft);
    if (move === null) return;
    note(move);
    play(move, followed);
  };
  const pick = (part: string) => pickAs(part, by.current);
  const lookAt = (part: string | null) => {
    if (pending === null) set(drafts.look(offer, now.current, part));
  };
  const back = () => {
    const earlier = drafts.back(offer, now.current);
    if (earlier) set(earlier);
  };

  const waiting = useMemo(() => (pending === null ? null : (picking.ways([pending])[0] ?? null)), [pending]);
  const shown = waiting ? drafts.lookedAt(waiting) : own;
  const considered = waiting ?? drafts.wayWith(offer, own, own.looked);
  const next = drafts.nextParts(offer, own);
  const first = useMemo(() => new Set(ways.flatMap(({ parts }) => parts.slice(0, 1))), [ways]);

  useEscape(drafts.back(offer, own) !== null, back);
  useFocusOnNext(root, by, own, next);
  const gestures = useGestures({ root, by, now, offer, pickAs, lookAt, back, set });

  return {
    root: {
      ref: root,
      onPointerDown(event) {
        if (!isForButton(event) && event.button === 0)
          gestures.down(event.pointerId, event.pointerType, pointOf(event));
      },
      onPointerMove(event) {
        gestures.move(event.pointerId, pointOf(event));
        if (gestures.carrying === event.pointerId) root.current?.setPointerCapture(event.pointerId);
        else if (event.pointerType === 'mouse') {
          const target = isForButton(event) ? null : elementAt(root.current, pointOf(event));
          lookAt((target && choiceOf(target)?.part) ?? null);
        }
      },
      onPointerUp: event => gestures.up(event.pointerId, pointOf(event)),
      onPointerCancel: () => gestures.lose(),
      onPointerLeave: event => {
        if (event.pointerType === 'mouse' && gestures.carrying === null) lookAt(null);
      },
      onClick(event) {
        // Pointers have been handled; this is how screen readers choose.
        if (event.detail > 0 || isForButton(event)) return;
        by.current = 'key';
        choiceIn(event)?.onChoose?.();
      },
      onKeyDown(event) {
        by.current = 'key';
        const from = elementIn(event);
        if (!from) return;
        const isPress = event.key === 'Enter' || event.key === ' ';
        const to = isPress ? from : leadsTo(root.current, from, event.key);
        if (!(to instanceof SVGElement)) return;
        event.preventDefault();
        if (!isPress) to.focus();
        else if (!event.repeat) choiceOf(to)?.onChoose?.();
      },
      onFocusIn(event) {
        const part = choiceIn(event)?.part ?? null;
        if (by.current !== 'key' || part === null) return;
        const { looked, isHeld } = now.current;
        if (isHeld && looked !== part && next.has(part)) set({ ...now.current, looked: part, isHeld: false });
        else lookAt(part);
      },
      onFocusOut() {
        if (by.current === 'key') lookAt(null);
      },
    },
    ways,
    picked: shown.picked,
    looked: shown.looked,
    isHeld: shown.isHeld,
    open: shown.open,
    considered,
    advice: ways.find(({ move }) => move === offer.hint) ?? null,
    whole: part => drafts.wayWith(offer, shown, part),
    offers: part => next.has(part) || first.has(part),
    alternatives: index => drafts.alternatives(offer, own.picked, index),
    choice: part => ({
      part,
      chosen: shown.picked.includes(part) || (considered?.seenFirst === true && shown.looked === part),
      advised: drafts.advises(offer, own, part),
      onChoose: () => pick(part),
    }),
    pick,
    change: index => set(drafts.change(offer, now.current, index)),
    exchange: (index, part) => set(drafts.exchanged(offer, now.current, index, part)),
    back,
    cancel: () => set(drafts.startOf(offer)),
  };
}

/**
 * The draft belongs to one list of moves: with another one (by identity) it is dropped. While there are no moves at
 * all, because something is being shown or sent, it waits; previews meanwhile are another draft.
 */
function useDraft(moves: readonly string[], start: (made: string | null) => Draft) {
  const [idle, setIdle] = useState<Draft | null>(null);
  const [kept, setKept] = useState<{ readonly moves: readonly string[]; readonly draft: Draft } | null>(null);
  const made = useRef<string | null>(null);
  const fresh = useMemo(() => start(made.current), [moves]);
  const draft = moves.length === 0 ? idle : kept?.moves === moves ? kept.draft : null;
  return {
    draft: draft ?? fresh,
    set(next: Draft) {
      setIdle(moves.length === 0 ? next : null);
      if (moves.length > 0) setKept({ moves, draft: next });
    },
    /** Remembers the move that was made last. */
    note(move: string) {
      made.current = move;
    },
  };
}

interface Carrying {
  readonly from: Element;
  readonly choice: Known;
  readonly picture: Carried;
  /** The earlier picks, restored if the piece is dropped nowhere. */
  readonly before: Draft;
}

function useGestures(board: {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly by: RefObject<By>;
  readonly now: RefObject<Draft>;
  readonly offer: Offer;
  readonly pickAs: (part: string, by: By) => void;
  readonly lookAt: (part: string | null) => void;
  readonly back: () => void;
  readonly set: (draft: Draft) => void;
}): Gestures<Element> {
  const { root, by, now, offer, pickAs, lookAt, back, set } = board;
  const carrying = useRef<Carrying>(null);
  /** The part that something carried would be dropped on. */
  const goalAt = (point: Point, { from, choice }: Carrying): string | null => {
    const { carries } = choice;
    if (carries === 'off') {
      return elementAt(root.current, point, (_, element) => element === from) ? null : choice.part;
    }
    const next = drafts.nextParts(offer, now.current);
    const isGoal = (part: string) => next.has(part) && (carries === 'next' || carries?.(part));
    const goal = elementAt(
      root.current,
      point,
      ({ part }, element) => element !== from && part !== null && Boolean(isGoal(part)),
    );
    return (goal && choiceOf(goal)?.part) ?? null;
  };
  const hands = useRef<Hands<Element>>(null);
  hands.current = {
    at: point => elementAt(root.current, point),
    tap(target, pointer) {
      by.current = pointer === 'mouse' ? 'mouse' : 'touch';
      if (target === null) back();
      else if (target.isConnected) choiceOf(target)?.onChoose?.();
    },
    take(target, from) {
      const choice = choiceOf(target);
      if (!root.current || !choice?.carries) return false;
      by.current = 'drag';
      const before = now.current;
      carrying.current = { from: target, choice, picture: new Carried(root.current, target, from), before };
      const { part, carries } = choice;
      const isPicked = part === null || before.picked.includes(part) || drafts.wayWith(offer, before, part);
      if (carries === 'next' && !isPicked) pickAs(part, 'drag');
      return true;
    },
    carry(to) {
      if (!carrying.current) return;
      carrying.current.picture.moveTo(to);
      lookAt(goalAt(to, carrying.current));
    },
    drop(at) {
      const carried = carrying.current;
      carrying.current = null;
      if (!carried) return;
      carried.picture.remove();
      const goal = at && goalAt(at, carried);
      if (goal === null) set(carried.before);
      else pickAs(goal, 'drag');
    },
  };
  return useMemo(() => new Gestures<Element>(() => hands.current), []);
}

/** Buttons and dialogs on a board handle their own pointers. The board itself may be in a dialog. */
function isForButton({ target, currentTarget: board }: Event): boolean {
  return (
    target instanceof Element && board instanceof Element && board.contains(target.closest('button, dialog'))
  );
}

function elementIn(event: Event): Element | null {
  const element = event.target instanceof Element ? event.target.closest('[data-choice]') : null;
  return element && choiceOf(element) ? element : null;
}

function choiceIn(event: Event): Known | null {
  const element = elementIn(event);
  return element && choiceOf(element);
}

function pointOf({ clientX, clientY }: MouseEvent): Point {
  return { x: clientX, y: clientY };
}
