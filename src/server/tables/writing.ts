import type { Now, Step, Update } from '../../engine/runner.ts';
import { areOfOneKind, type Fields, fieldsOf, joined, writeChanges } from './changes.ts';

/**
 * The JSON of a `steps` message to each of several viewers, in their order, about the same steps. What their views have
 * in common is written once.
 */
export function writeSteps(table: string, updates: readonly Update[]): string[] {
  const views = writeEach(updates.map(({ now }) => ({ ...now.view })));
  return updates.map(({ from, steps, now }, at) => {
    const rest = JSON.stringify({ ...now, view: undefined }).slice(0, -1);
    return `${begun('steps', table, from, steps)},"now":${rest},"view":${views[at]}}}`;
  });
}

/** The state one viewer had when they left, and how many steps there were. */
export function writeStepsThen(table: string, update: Update, left: number): string {
  return `${writeSteps(table, [update])[0].slice(0, -1)},"left":${left}}`;
}

/** How the match stood when a viewer was last told, to compare with: the fields of the view, and the others. */
export interface Known {
  readonly number: number;
  readonly view: Fields;
  readonly rest: Fields;
}

export function knownFrom({ number, view, moves, undoable, dueSince, thought }: Now): Known {
  const rest: Omit<Now, 'view'> = { number, moves, undoable, dueSince, thought };
  return { number, view: fieldsOf(view), rest: fieldsOf(rest) };
}

/** Whether the one state can be told as a change of the other. */
export function areComparable(one: Known, other: Known): boolean {
  return areOfOneKind(one.view, other.view);
}

/**
 * The same as `changes` messages, for viewers who each know how the match stood `before` and will know how it stands
 * `after`.
 */
export function writeStepsAsChanges(
  table: string,
  updates: readonly Update[],
  before: readonly Known[],
  after: readonly Known[],
): string[] {
  const views = writeChanges(before.map(viewOf), after.map(viewOf));
  const rests = writeChanges(before.map(restOf), after.map(restOf));
  return updates.map(({ from, steps }, at) => {
    const changed = joined(`{"view":${views[at]}}`, rests[at]);
    return `${begun('changes', table, from, steps)},"now":${changed}}`;
  });
}

function viewOf({ view }: Known): Fields {
  return view;
}

function restOf({ rest }: Known): Fields {
  return rest;
}

function begun(say: 'steps' | 'changes', table: string, from: number, steps: readonly Step[]): string {
  return `{"say":"${say}","table":${JSON.stringify(table)},"from":${from},"steps":${JSON.stringify(steps)}`;
}

/**
 * The JSON of each object. They have the same fields, and fields with identical values in all of them are
 * written once: the same object or number, not merely an equal one, so that finding them costs little.
 */
function writeEach(objects: readonly Readonly<Record<string, unknown>>[]): string[] {
  if (objects.length < 2) return objects.map(object => JSON.stringify(object));
  const [first, ...others] = objects;
  const alike: Record<string, unknown> = { ...first };
  const own = Object.keys(first).filter(name => others.some(other => other[name] !== first[name]));
  for (const name of own) alike[name] = undefined;
  const shared = JSON.stringify(alike).slice(0, -1);
  return objects.map(object => {
    let text = shared;
    for (const name of own)
      text += `${text === '{' ? '' : ','}${JSON.stringify(name)}:${JSON.stringify(object[name])}`;
    return `${text}}`;
  });
}
