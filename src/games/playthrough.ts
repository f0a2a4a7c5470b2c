import type { By } from '../engine/by.ts';
import type { Game, Happening, View } from '../engine/game.ts';
import { Match } from '../engine/match.ts';
import { defaultOptions } from '../engine/options.ts';
import { Random } from '../engine/random.ts';
import { EVERYBODY, isAmong, type Viewer } from '../engine/viewers.ts';

/**
 * Golden playthroughs: one match of each game, written down step by step, so that people can read what a change of the
 * rules changes. `npm run playthroughs` writes them again; read the diff before committing it.
 */
export function playthroughFile(game: Game): string {
  return new URL(`./${game.id}/playthrough.txt`, import.meta.url).pathname;
}

const SEED = 1;

/** The match, played at random from a fixed seed, with the middle number of seats. */
export function playthroughOf(game: Game): string {
  const seats = Math.min(3, game.seats.max);
  const match = new Match(game, seats, defaultOptions(game.options));
  const random = new Random(SEED);
  const lines = [`${game.id}, ${seats} seats, ${JSON.stringify(match.options)}`];
  let views = new Map<Viewer, View>();
  for (let number = 0; ; number++) {
    const after = viewsOf(match);
    lines.push(...changes(views, after), '');
    views = after;
    const turn = match.turn();
    if (turn.kind === 'over') break;
    const by: By = turn.kind === 'nature' ? 'nature' : turn.seats[random.below(turn.seats.length)];
    const possible =
      by === 'nature' ? match.chances().map(([outcome, weight]) => `${outcome}×${weight}`) : match.moves(by);
    const index = random.below(possible.length);
    const move = by === 'nature' ? match.chances()[index][0] : possible[index];
    lines.push(`${number}. ${who(by)} plays ${move}`, `   of ${listed(possible)}`);
    match.play(by, move, (happening, seenBy) => lines.push(`   * ${told(happening)}${seers(seenBy, seats)}`));
  }
  return `${lines.join('\n')}\n`;
}

function viewsOf(match: Match): Map<Viewer, View> {
  const viewers: Viewer[] = ['spectator', ...Array.from({ length: match.seats }, (_, seat) => seat)];
  return new Map(viewers.map(viewer => [viewer, match.view(viewer)]));
}

/** What is new in each view; for a seat, only what a spectator does not see. */
function changes(before: ReadonlyMap<Viewer, View>, after: ReadonlyMap<Viewer, View>): string[] {
  const common = fieldsOf(after.get('spectator'));
  return [...after].flatMap(([viewer, view]) => {
    const old = fieldsOf(before.get(viewer));
    return [...fieldsOf(view)]
      .filter(([path, value]) => old.get(path) !== value)
      .filter(([path, value]) => viewer === 'spectator' || common.get(path) !== value)
      .map(([path, value]) => `   ${viewer === 'spectator' ? 'all' : `seat ${viewer}`}: ${path} = ${value}`);
  });
}

/** A view as flat fields, two levels deep: `players.0` → JSON. */
function fieldsOf(view: View | undefined): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of Object.entries(view ?? {})) {
    if (['game', 'viewer', 'seats', 'options'].includes(name)) continue;
    const isNested = typeof value === 'object' && value !== null && Object.values(value).some(isObject);
    if (!isNested) fields.set(name, JSON.stringify(value));
    else for (const [key, part] of Object.entries(value)) fields.set(`${name}.${key}`, JSON.stringify(part));
  }
  return fields;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function who(by: By): string {
  return by === 'nature' ? 'nature' : `seat ${by}`;
}

const MOST_LISTED = 24;

function listed(possible: readonly string[]): string {
  const rest = possible.length - MOST_LISTED;
  return possible.slice(0, MOST_LISTED).join(' ') + (rest > 0 ? ` … and ${rest} more` : '');
}

function told({ kind, ...facts }: Happening): string {
  return `${kind} ${JSON.stringify(facts)}`;
}

function seers(seenBy: number, seats: number): string {
  if (seenBy === EVERYBODY) return '';
  const viewers: Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
  return ` (seen by ${viewers.filter(viewer => isAmong(viewer, seenBy)).join(', ')})`;
}
