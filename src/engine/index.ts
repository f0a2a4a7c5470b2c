/**
 * The engine as a library, `@quattro-mura/engine`: the contract of a game, matches, records and fair chance. The games
 * themselves are beside it, as `@quattro-mura/engine/games/ID`. It depends on nothing, and runs in Node, in pages
 * and in workers.
 */
export { highest, lowest, size } from './bits.ts';
export { actorOf, type By, byOf } from './by.ts';
export { EnteredMatch, type Entry } from './entered.ts';
export { loadAnyRecord, recordOfEntered } from './entered-record.ts';
export {
  type ChanceKey,
  commitmentTo,
  type DealKey,
  dealKeyOf,
  fairOutcome,
  hexOf,
  keyOf,
  lotsOf,
  oldKeyOf,
  promiseOf,
} from './fair.ts';
export { chanceKey, type FairChance, type SeenStart, startFault } from './fair-record.ts';
export {
  type Facts,
  type Game,
  type Happening,
  NATURE_DUE,
  OVER,
  type State,
  type Tell,
  turnOf,
  type View,
} from './game.ts';
export { isGap, UNKNOWN } from './gap.ts';
export {
  type Ability,
  type Insight,
  LEVELS,
  type Level,
  type Reason,
  type ReviewEffort,
} from './insight.ts';
export {
  chancesAsTexts,
  Match,
  movesAsTexts,
  type Play,
  type Played,
  type ReadonlyMatch,
  type Refusal,
} from './match.ts';
export {
  type AnyOptions,
  defaultOptions,
  type OptionRule,
  type OptionsOf,
  type OptionTable,
  type OptionValue,
  readOptions,
} from './options.ts';
export type { PastPlay } from './past.ts';
export { type Buffers, buffersFor, drawOutcome, pickByWeight, playoutByStep } from './playout.ts';
export { Random } from './random.ts';
export {
  type Fault,
  type FaultKind,
  FORMAT,
  isObject,
  isSeatCount,
  type Loaded,
  loadRecord,
  type MatchRecord,
  type RecordedPlay,
  recordOf,
} from './record.ts';
export { type Opened, Replay } from './replay.ts';
export type { Result } from './result.ts';
export { type Draft, type Now, type Row, Runner, type Setup, type Step, type Update } from './runner.ts';
export { judgeByNet, type SeatNet } from './seat-net.ts';
export { hmacSha256, sha256 } from './sha256.ts';
export { STUDY_FORMAT } from './study/format.ts';
export { Position } from './study/position.ts';
export type { Flaw, Malformed, SetUp } from './study/set-up.ts';
export {
  everyNode,
  lineFrom,
  lineTo,
  type Note,
  nodeAt,
  pathTo,
  type Removed,
  type SetUpPosition,
  SIGNS,
  type Sign,
  Study,
  type StudyNode,
} from './study/study.ts';
export { loadStudy, type StudyFault, type StudyFile, studyFile, studyOf } from './study/study-file.ts';
export type { Turn } from './turn.ts';
export {
  allBut,
  EVERYBODY,
  isAmong,
  NATURE,
  only,
  SPECTATORS,
  seatsOf,
  type Viewer,
} from './viewers.ts';
