/**
 * Converts style-sheet colours to plain ones that every SVG reader knows: `#rrggbb`, or `rgba()` if
 * translucent.
 */
interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

const NAMES: Readonly<Record<string, Colour>> = {
  transparent: { red: 0, green: 0, blue: 0, alpha: 0 },
  white: { red: 255, green: 255, blue: 255, alpha: 1 },
  black: { red: 0, green: 0, blue: 0, alpha: 1 },
};

/** The value with every `color-mix()` and `rgb()` resolved; null if one of them cannot be. */
export function plainColour(value: string): string {
  const colour = readColour(value);
  return colour ? written(colour) : value;
}

function readColour(text: string): Colour | null {
  const value = text.trim();
  if (Object.hasOwn(NAMES, value)) return NAMES[value];
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value)?.[1];
  if (hex !== undefined) {
    const full = hex.length === 3 ? Array.from(hex, digit => digit + digit).join('') : hex;
    const [red, green, blue] = [0, 2, 4].map(at => Number.parseInt(full.slice(at, at + 2), 16));
    return { red, green, blue, alpha: 1 };
  }
  const inside = /^rgba?\((.*)\)$/.exec(value)?.[1];
  if (inside !== undefined) {
    const [red, green, blue, alpha = 1] = inside
      .split(/[\s,/]+/)
      .filter(Boolean)
      .map(Number);
    return { red, green, blue, alpha };
  }
  const mixed = /^color-mix\(in srgb,(.*)\)$/s.exec(value)?.[1];
  return mixed === undefined ? null : mix(mixed);
}

/** `red 30%, blue`: mixed in srgb as in CSS Color 5, weighted by opacity. */
function mix(inside: string): Colour | null {
  const parts = split(inside);
  if (parts.length !== 2) return null;
  const [first, second] = parts.map(part => {
    const share = /^(.*?)\s+([\d.]+)%$/s.exec(part.trim());
    return share
      ? { colour: readColour(share[1]), share: Number(share[2]) / 100 }
      : { colour: readColour(part), share: null };
  });
  const { colour: a } = first;
  const { colour: b } = second;
  if (!a || !b) return null;
  const p = first.share ?? 1 - (second.share ?? 0.5);
  const alpha = a.alpha * p + b.alpha * (1 - p);
  const channel = (one: number, other: number) =>
    alpha === 0 ? 0 : (one * a.alpha * p + other * b.alpha * (1 - p)) / alpha;
  return {
    red: channel(a.red, b.red),
    green: channel(a.green, b.green),
    blue: channel(a.blue, b.blue),
    alpha,
  };
}

/** Splits at the commas that are not inside brackets. */
export function split(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < list.length; at++) {
    if (list[at] === '(') depth++;
    else if (list[at] === ')') depth--;
    else if (list[at] === ',' && depth === 0) {
      parts.push(list.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, list.slice(from)].map(part => part.trim());
}

function written({ red, green, blue, alpha }: Colour): string {
  if (alpha === 0) return 'none';
  const [r, g, b] = [red, green, blue].map(Math.round);
  if (alpha < 1) return `rgba(${r},${g},${b},${Math.round(alpha * 1000) / 1000})`;
  return `#${[r, g, b].map(part => part.toString(16).padStart(2, '0')).join('')}`;
}
