import type { Now, Step } from '../../protocol/socket.ts';

/** What one viewer is told of some steps. */
export interface Told {
  readonly steps: readonly Step[];
  readonly now: Now;
}

/**
 * The JSON of a message `steps` to each of several viewers, in their order, who are told of the same steps. What they are
 * told alike is written once.
 */
export function writeSteps(table: string, from: number, told: readonly Told[]): string[] {
  if (told.length === 0) return [];
  const about = `{"say":"steps","table":${JSON.stringify(table)},"from":${from}`;
  const steps = told[0].steps.map((_, index) => writeWithViews(told.map(({ steps }) => steps[index])));
  const nows = writeWithViews(told.map(({ now }) => now));
  return nows.map((now, at) => `${about},"steps":[${steps.map(texts => texts[at]).join(',')}],"now":${now}}`);
}

function writeWithViews(all: readonly (Step | Now)[]): string[] {
  const views = writeEach(all.flatMap(({ view }) => (view === null ? [] : { ...view })));
  return all.map((told, at) => {
    const rest = JSON.stringify({ ...told, view: undefined });
    return `${rest.slice(0, -1)},"view":${views[at] ?? 'null'}}`;
  });
}

/**
 * The JSON of each object. They have the same fields, and those that are the very same in all of them are written once:
 * the same object or number, not only an equal one, so that looking for them costs little.
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
