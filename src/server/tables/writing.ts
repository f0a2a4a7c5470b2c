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
  const views = writeEach(all.flatMap(({ view }) => view ?? []));
  const rest = writeEach(all.map(({ view: _, ...rest }) => rest));
  return rest.map((text, at) => `${text.slice(0, -1)},"view":${views[at] ?? 'null'}}`);
}

/**
 * The JSON of each object. They have the same fields, and those that are the very same in all of them are written once:
 * the same object or number, not only an equal one, so that looking for them costs little.
 */
function writeEach(objects: readonly object[]): string[] {
  if (objects.length < 2) return objects.map(object => JSON.stringify(object));
  const fields = objects.map(object => Object.values(object));
  const names = Object.keys(objects[0]);
  const isShared = names.map((_, index) => fields.every(values => values[index] === fields[0][index]));
  const part = (values: readonly unknown[], shared: boolean) =>
    JSON.stringify(
      Object.fromEntries(
        names.flatMap((name, index) => (isShared[index] === shared ? [[name, values[index]]] : [])),
      ),
    );
  const shared = part(fields[0], true).slice(0, -1);
  return fields.map(values => {
    const own = part(values, false).slice(1);
    return shared === '{' ? `{${own}` : own === '}' ? `${shared}}` : `${shared},${own}`;
  });
}
