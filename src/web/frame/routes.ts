import { isLanguage, type Language } from '../../../locales/languages.ts';
import { GAME_IDS, type GameId, isGameId } from '../../games/index.ts';
import { PAGES, type PageName } from '../../protocol/pages.ts';

/** What the variable parts of an address stand for. */
interface Parts {
  readonly id: string;
  readonly game: GameId;
  readonly language: Language;
}

type PartsIn<Path> = Path extends `${infer First}/${infer Rest}`
  ? PartsIn<First> | PartsIn<Rest>
  : Path extends `:${infer Name}?` | `:${infer Name}`
    ? Name extends `${infer Optional}?`
      ? Optional
      : Name
    : never;

type RouteOf<N extends PageName> = { readonly page: N } & Pick<
  Parts,
  Extract<PartsIn<(typeof PAGES)[N]>, keyof Parts>
>;

/** A page, and the parameters in its address. */
export type Goal =
  | { readonly [N in Exclude<PageName, Sectioned>]: RouteOf<N> }[Exclude<PageName, Sectioned>]
  | { readonly [N in Sectioned]: RouteOf<N> & { readonly section?: string } }[Sectioned];

/** Pages whose address can name a part after `#`; each page decides what it means. */
type Sectioned = 'set-up' | 'rules' | 'replay' | 'match' | 'study';

/** Where a match can be replayed. */
export type ReplayGoal = Extract<Goal, { readonly page: 'replay' | 'match' }>;

/** The current place in the app: each place has an address that can be linked, reloaded and returned to. */
export type Route = Goal | { readonly page: 'not-found' };

/** Whether a part of an address is valid. */
const FITS: { readonly [N in keyof Parts]: (text: string) => boolean } = {
  id: text => text !== '',
  game: isGameId,
  language: isLanguage,
};

const NAMES = Object.keys(PAGES).filter((name): name is PageName => Object.hasOwn(PAGES, name));

/** The first page in the table that matches the address. */
export function routeAt(path: string): Route {
  const given = path.split('/').filter(Boolean);
  for (const page of NAMES) {
    const parts = partsAt(PAGES[page], given);
    if (parts) return { page, ...parts } as Goal;
  }
  return { page: 'not-found' };
}

function partsAt(pattern: string, given: readonly string[]): Readonly<Record<string, string>> | null {
  const wanted = pattern.split('/').filter(Boolean);
  if (given.length > wanted.length) return null;
  const parts: Record<string, string> = {};
  for (const [i, want] of wanted.entries()) {
    const [, name, optional] = /^:(\w+)(\?)?$/.exec(want) ?? [];
    if (name === undefined) {
      if (given[i] !== want) return null;
      continue;
    }
    // Only the game may be left out: then it is the first one.
    const text = given[i] ?? (optional ? GAME_IDS[0] : '');
    if (!(name in FITS) || !FITS[name as keyof Parts](text)) return null;
    parts[name] = text;
  }
  return parts;
}

export function pathTo(goal: Goal): string {
  const parts: Readonly<Record<string, string>> = { ...goal };
  const path = PAGES[goal.page].replace(/:(\w+)\??/g, (_, name: string) => parts[name]);
  return parts.section === undefined ? path : `${path}#${parts.section}`;
}
