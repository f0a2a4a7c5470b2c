import { plainColour } from './colours.ts';
import { isMeant, type Rule, readDeclarations } from './style-sheet.ts';

/**
 * Turns a drawing that needs style sheets into plain SVG: the rules for each element become its attributes,
 * with custom properties and mixed colours resolved.
 */
export function plainSvg(svg: string, rules: readonly Rule[]): string {
  const root: Element = { type: 'root', classes: [], attributes: [], path: [], custom: new Map() };
  const rootStyle = styleOf({ ...root, path: [root] }, rules, new Map());
  const stack: Element[] = [{ ...root, custom: rootStyle.custom }];
  let plain = '';
  let hidden = 0;
  for (const [text, close, type, attributes, isEmpty] of tokensIn(svg)) {
    const parent = stack[stack.length - 1];
    if (type === undefined) {
      if (hidden === 0) plain += text;
    } else if (close === '/') {
      if (hidden === 0) plain += `</${type}>`;
      else hidden--;
      stack.pop();
    } else {
      const element = elementOf(type, attributes, parent);
      const { shown, custom, isHidden } = styleOf(element, rules, parent.custom);
      if (isHidden || hidden > 0) {
        if (isEmpty === '') hidden++;
      } else plain += `<${type}${shown}${isEmpty}>`;
      if (isEmpty === '') stack.push({ ...element, custom });
    }
  }
  return plain;
}

interface Element {
  readonly type: string;
  readonly classes: readonly string[];
  readonly attributes: readonly (readonly [name: string, value: string])[];
  /** From the outermost to the element itself. */
  readonly path: readonly Element[];
  readonly custom: ReadonlyMap<string, string>;
}

/** The properties that drawings use; all others concern the page. */
const SHOWN = new Set([
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-linejoin',
  'stroke-linecap',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-opacity',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'paint-order',
  'text-anchor',
  'transform',
]);
const DROPPED = /^(class|style|role|tabindex|focusable|data-.*|aria-.*)$/;

const TOKEN = /<(\/?)([\w:-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/g;

function tokensIn(svg: string) {
  return svg.matchAll(TOKEN);
}

function elementOf(type: string, attributes: string, parent: Element): Element {
  const read = [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(
    ([, name, value = '']) => [name, value] as const,
  );
  const classes = (read.find(([name]) => name === 'class')?.[1] ?? '').split(/\s+/).filter(Boolean);
  const element = { type, classes, attributes: read, custom: parent.custom };
  return { ...element, path: [...parent.path, { ...element, path: [] }] };
}

function styleOf(element: Element, rules: readonly Rule[], inherited: ReadonlyMap<string, string>) {
  const meant = rules
    .filter(rule => isMeant(rule, element.path))
    .sort((a, b) => a.weight - b.weight)
    .flatMap(({ declarations }) => declarations);
  const own = element.attributes.find(([name]) => name === 'style')?.[1] ?? '';
  const said = [...meant, ...readDeclarations(own.replaceAll('&quot;', '"'))];
  const custom = new Map(inherited);
  for (const [name, value] of said) if (name.startsWith('--')) custom.set(name, value);
  const resolve = (value: string) => plainColour(withVariables(value, custom));
  for (const [name, value] of said) if (name.startsWith('--')) custom.set(name, withVariables(value, custom));

  const shown = new Map(
    element.attributes.filter(([name]) => !DROPPED.test(name)).map(([name, value]) => [name, resolve(value)]),
  );
  let isHidden = shown.get('display') === 'none';
  for (const [name, value] of said) {
    if (name === 'display') isHidden = value === 'none';
    if (SHOWN.has(name))
      shown.set(
        name,
        resolve(value)
          .replaceAll('"', '')
          .replace(/(\d)px/g, '$1'),
      );
  }
  return {
    custom,
    isHidden,
    shown: [...shown].map(([name, value]) => ` ${name}="${value}"`).join(''),
  };
}

function withVariables(value: string, custom: ReadonlyMap<string, string>): string {
  let text = value;
  for (let i = 0; i < 9 && text.includes('var('); i++) {
    text = text.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => custom.get(name) ?? whole);
  }
  return text;
}
