import { split } from './colours.ts';

/** The part of CSS that drawings use: types, classes, nesting and custom properties. */
export interface Rule {
  /** From the outermost to the element itself. `child` if it must be a direct child of the one before. */
  readonly selector: readonly {
    readonly type: string;
    readonly classes: readonly string[];
    readonly child: boolean;
  }[];
  readonly weight: number;
  readonly declarations: Declarations;
}

export type Declarations = readonly (readonly [property: string, value: string])[];

/** The rules of a style sheet, without those for states of a page (hover, motion, sizes, the dark theme). */
export function readStyleSheet(css: string): readonly Rule[] {
  const rules: Rule[] = [];
  for (const { before, inside } of blocksIn(css.replace(/\/\*.*?\*\//gs, ''))) {
    if (before.startsWith('@')) continue;
    const declarations = readDeclarations(inside);
    for (const text of split(before)) {
      const selector = readSelector(text);
      if (selector) rules.push({ selector, weight: weightOf(selector), declarations });
    }
  }
  return rules;
}

export function readDeclarations(text: string): Declarations {
  return text.split(';').flatMap(declaration => {
    const at = declaration.indexOf(':');
    return at < 0 ? [] : [[declaration.slice(0, at).trim(), declaration.slice(at + 1).trim()] as const];
  });
}

export function isMeant(
  { selector }: Rule,
  /** From the outermost element to the one in question. */
  path: readonly { readonly type: string; readonly classes: readonly string[] }[],
): boolean {
  const fits = (part: Rule['selector'][number], element: (typeof path)[number]) =>
    (part.type === '*' || part.type === element.type) &&
    part.classes.every(name => element.classes.includes(name));
  const from = (part: number, element: number): boolean => {
    if (!fits(selector[part], path[element])) return false;
    if (part === 0) return true;
    if (selector[part].child) return element > 0 && from(part - 1, element - 1);
    for (let outer = element - 1; outer >= 0; outer--) if (from(part - 1, outer)) return true;
    return false;
  };
  return from(selector.length - 1, path.length - 1);
}

function blocksIn(css: string): { readonly before: string; readonly inside: string }[] {
  const blocks: { readonly before: string; readonly inside: string }[] = [];
  let from = 0;
  for (;;) {
    const open = css.indexOf('{', from);
    if (open < 0) return blocks;
    let depth = 1;
    let at = open + 1;
    for (; depth > 0 && at < css.length; at++) depth += css[at] === '{' ? 1 : css[at] === '}' ? -1 : 0;
    blocks.push({ before: css.slice(from, open).trim(), inside: css.slice(open + 1, at - 1) });
    from = at;
  }
}

function readSelector(text: string): Rule['selector'] | null {
  if (text === ':root') return [{ type: 'root', classes: [], child: false }];
  if (/[:[+~]/.test(text)) return null;
  const parts = text.replace(/\s*>\s*/g, ' >').split(/\s+/);
  return parts.map(part => {
    const [, child, type, classes] = /^(>?)([\w*-]*)((?:\.[\w-]+)*)$/.exec(part) ?? ['', '', '?', ''];
    return { type: type || '*', classes: classes.split('.').filter(Boolean), child: child !== '' };
  });
}

function weightOf(selector: Rule['selector']): number {
  return selector.reduce((sum, { type, classes }) => sum + 100 * classes.length + (type === '*' ? 0 : 1), 0);
}
