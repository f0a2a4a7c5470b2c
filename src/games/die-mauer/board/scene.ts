import type { Viewer } from '../../../engine/viewers.ts';
import type { Block, End, Fist, Happening, View } from '../game.ts';
import { KINDS } from './blocks.ts';

/** What is visible at one moment: the view or, while happenings are being shown, how far they have come. */
export interface Scene {
  readonly round: number;
  readonly master: number;
  readonly wall: readonly BlockSeen[];
  /** By seat. */
  readonly fists: readonly FistSeen[];
  /** The viewer's own blocks, including the one in its fist; null if it has none. */
  readonly hand: readonly Block[] | null;
  /** The seats that the moment is about, and why. */
  readonly lit: Lit | null;
  /** The seats whose fists match right now. */
  readonly flash: readonly number[];
  /** Whether the viewer has just guessed right or gone out. */
  readonly triumph: boolean;
  /** A block that is changing hands. */
  readonly gift: { readonly from: number; readonly to: number; readonly block: Block | null } | null;
  /** The last turn whose fists were opened in this round; `lastTurn` while fists are closed for the next. */
  readonly turn: TurnSeen | null;
  readonly lastTurn: TurnSeen | null;
  /** The round that has just been charged. */
  readonly charged: ChargedRound | null;
}

export interface TurnSeen {
  readonly master: number;
  /** In seat order. */
  readonly fists: readonly Fist[];
  readonly builds: readonly { readonly seat: number; readonly block: Block; readonly end: End }[];
}

export interface BlockSeen {
  readonly block: Block;
  readonly seat: number;
  /** Counted from the first block of the wall, which is 0; negative to the left. */
  readonly place: number;
}

export type FistSeen =
  | { readonly state: 'resting' }
  /** `fist` as far as the viewer knows. */
  | { readonly state: 'closed'; readonly fist: Fist | null }
  /** `built` if the block has left it for the wall; `opens` while that is being shown: the master's opens last. */
  | {
      readonly state: 'open';
      readonly fist: Fist;
      readonly built: boolean;
      readonly opens?: 'first' | 'last';
    };

export interface Lit {
  readonly seats: readonly number[];
  readonly why: 'builds' | 'guessed' | 'gives' | 'nothing';
}

export interface ChargedRound {
  readonly round: number;
  readonly left: readonly (readonly Block[])[];
  readonly charges: readonly number[];
}

export function sceneOf(
  view: View,
  before: View | null,
  happenings: readonly Happening[],
  beat: number,
): Scene {
  if (before === null || beat >= happenings.length) return settled(view);
  const scene = happenings
    .slice(0, beat + 1)
    .reduce((scene, happening) => after(scene, happening, before.viewer), settled(before));
  const now = happenings[beat];
  return {
    ...scene,
    fists: opening(scene.fists, now),
    flash: flashIn(now),
    triumph: isTriumph(now, before.viewer),
  };
}

function opening(fists: readonly FistSeen[], now: Happening): readonly FistSeen[] {
  if (now.kind !== 'revealed') return fists;
  return fists.map((fist, seat) =>
    fist.state === 'open' ? { ...fist, opens: seat === now.master ? 'last' : 'first' } : fist,
  );
}

/** The fists that turn out to hold the same block. */
function flashIn(now: Happening): readonly number[] {
  return now.kind === 'guessed' || now.kind === 'guessed-by-too-many' ? [now.master, ...now.guessers] : [];
}

function isTriumph(now: Happening, viewer: Viewer): boolean {
  const seats = now.kind === 'guessed' ? now.guessers : now.kind === 'round-ended' ? now.out : [];
  return seats.some(seat => seat === viewer);
}

/** The last block added to the wall so far, and who built it. */
export function arrivalIn(
  happenings: readonly Happening[],
  beat: number,
): { readonly seat: number; readonly beat: number } | null {
  for (let i = Math.min(beat, happenings.length - 1); i >= 0; i--) {
    const happening = happenings[i];
    if (isBuilding(happening)) return { seat: happening.seat, beat: i };
  }
  return null;
}

function settled(view: View): Scene {
  const lefts = view.turns.flatMap(({ builds }) => builds).filter(({ end }) => end === 'L').length;
  const turn = view.turns.at(-1) ?? null;
  const isPlanning = view.phase === 'plan' || view.phase === 'over';
  const { viewer } = view;
  const last = view.finishedRounds.at(-1);
  return {
    round: view.round,
    master: view.master,
    wall: view.wall.map(({ block, seat }, index) => ({ block, seat, place: index - lefts })),
    fists: view.players.map(({ hasChosen, fist }, seat) => {
      if (isPlanning || !turn) return hasChosen ? { state: 'closed', fist } : { state: 'resting' };
      const built = turn.builds.some(build => build.seat === seat);
      return { state: 'open', fist: turn.fists[seat], built };
    }),
    hand: typeof viewer === 'number' ? view.players[viewer].hand : null,
    lit: litIn(view),
    flash: [],
    triumph: false,
    gift: null,
    turn,
    lastTurn: isPlanning ? turn : null,
    charged:
      last && view.wall.length === 0 && view.phase !== 'over'
        ? { round: view.finishedRounds.length, left: last.left, charges: last.charges }
        : null,
  };
}

function litIn({ phase, builders, master, giver }: View): Lit | null {
  switch (phase) {
    case 'build':
      return { seats: builders, why: 'builds' };
    case 'build-any':
      return { seats: [master], why: 'builds' };
    case 'give':
      return giver === null ? null : { seats: [giver], why: 'gives' };
    default:
      return null;
  }
}

function after(scene: Scene, happening: Happening, viewer: Viewer): Scene {
  const calm = { ...scene, gift: null };
  switch (happening.kind) {
    case 'turn-began':
      return {
        ...calm,
        master: happening.master,
        lit: null,
        fists: scene.fists.map(() => ({ state: 'resting' })),
        lastTurn: scene.turn,
      };
    case 'chose': {
      const { seat, fist } = happening;
      return { ...calm, fists: scene.fists.with(seat, { state: 'closed', fist }) };
    }
    case 'revealed':
      return {
        ...calm,
        turn: { master: happening.master, fists: happening.fists, builds: [] },
        lastTurn: null,
        fists: happening.fists.map(fist => ({ state: 'open', fist, built: false })),
      };
    case 'unguessed':
    case 'free-choice':
      return { ...calm, lit: { seats: [happening.master], why: 'builds' } };
    case 'guessed':
      return { ...calm, lit: { seats: happening.guessers, why: 'builds' } };
    case 'guessed-by-too-many':
      return { ...calm, lit: { seats: happening.guessers, why: 'guessed' } };
    case 'no-room':
    case 'could-not-build':
      return { ...calm, lit: { seats: [happening.master], why: 'nothing' } };
    case 'too-many-empty':
      return { ...calm, lit: { seats: [happening.master, ...happening.rivals], why: 'nothing' } };
    case 'built':
    case 'built-freely':
      return built(calm, happening, viewer === happening.seat);
    case 'gift-due':
      return { ...calm, lit: { seats: [happening.from], why: 'gives' } };
    case 'gave': {
      const { from, to, block } = happening;
      const hand =
        block === null || scene.hand === null
          ? scene.hand
          : viewer === from
            ? without(scene.hand, block)
            : viewer === to
              ? [...scene.hand, block]
              : scene.hand;
      return { ...scene, hand, gift: { from, to, block }, lit: { seats: [from], why: 'gives' } };
    }
    case 'declined':
      return { ...calm, lit: { seats: [happening.from], why: 'nothing' } };
    case 'round-ended': {
      const { round, left, charges } = happening;
      return { ...calm, lit: null, charged: { round, left, charges } };
    }
    case 'round-began':
      return {
        ...calm,
        round: happening.round,
        wall: [],
        lit: null,
        turn: null,
        lastTurn: null,
        fists: scene.fists.map(() => ({ state: 'resting' })),
        hand: scene.hand && KINDS,
      };
    case 'match-ended':
      return calm;
  }
}

function built(
  scene: Scene,
  { seat, block, end }: { readonly seat: number; readonly block: Block; readonly end: End },
  isMine: boolean,
): Scene {
  const { wall, fists, turn } = scene;
  const first = wall.at(0)?.place ?? 0;
  const last = wall.at(-1)?.place ?? -1;
  const fist = fists[seat];
  return {
    ...scene,
    charged: null,
    turn: turn && { ...turn, builds: [...turn.builds, { seat, block, end }] },
    wall:
      end === 'L'
        ? [{ block, seat, place: first - 1 }, ...wall]
        : [...wall, { block, seat, place: last + 1 }],
    hand: isMine && scene.hand ? without(scene.hand, block) : scene.hand,
    fists: fist.state === 'open' ? fists.with(seat, { ...fist, built: true }) : fists,
    lit: scene.lit?.why === 'builds' ? scene.lit : { seats: [seat], why: 'builds' },
  };
}

function isBuilding(
  happening: Happening,
): happening is Extract<Happening, { kind: 'built' | 'built-freely' }> {
  return happening.kind === 'built' || happening.kind === 'built-freely';
}

function without(blocks: readonly Block[], block: Block): readonly Block[] {
  const at = blocks.indexOf(block);
  return at < 0 ? blocks : blocks.toSpliced(at, 1);
}
