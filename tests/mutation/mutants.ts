/** A source file with one thing broken on purpose. */
export interface Mutant {
  /** From 1. */
  readonly line: number;
  /** What the line says now. */
  readonly text: string;
  readonly source: string;
}

type Break = readonly [what: RegExp, by: string | ((found: string) => string)];

/** What can go wrong in a line. The formatter's spaces tell operators from the brackets of types. */
const BREAKS: readonly Break[] = [
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ < /g, ' <= '],
  [/ <= /g, ' < '],
  [/ > /g, ' >= '],
  [/ >= /g, ' > '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/ \+ /g, ' - '],
  [/ - /g, ' + '],
  [/ \+= /g, ' -= '],
  [/ -= /g, ' += '],
  [/ & /g, ' | '],
  [/ \| (?!null)/g, ' & '],
  [/ \|= /g, ' &= '],
  [/ &= /g, ' |= '],
  [/ << /g, ' >> '],
  [/ >> /g, ' << '],
  [/\btrue\b/g, 'false'],
  [/\bfalse\b/g, 'true'],
  [/(?<![\w.$])\d+(?![\w.])/g, found => `${Number(found) + 1}`],
];

/** A call or an assignment that stands alone on its line. */
const STATEMENT =
  /^\s+(?!\s|return|const|let|break|continue|throw|import|export)[\w#.[\]() +-]+(\(.*\)| [-+|&^]?= .*|\+\+|--);$/;

/** The condition of an `if` on one line, with calls in it. */
const CONDITION = /\bif \(((?:[^()]|\([^()]*\))*)\) (.+)/;

/** Every way of breaking one line of a file of rules. Comments, types and imports are left alone. */
export function mutantsOf(source: string): Mutant[] {
  const lines = source.split('\n');
  const mutants: Mutant[] = [];
  for (const at of linesOfCode(lines)) {
    const [code] = lines[at].split(/\s\/\/ /);
    const add = (text: string) => {
      if (text === code) return;
      mutants.push({ line: at + 1, text: text.trim(), source: lines.with(at, text).join('\n') });
    };
    if (STATEMENT.test(code)) add(code.replace(/\S.*/, ';'));
    add(code.replace(CONDITION, 'if (!($1)) $2'));
    for (const [what, by] of BREAKS) {
      for (const found of code.matchAll(what)) {
        const broken = typeof by === 'string' ? by : by(found[0]);
        add(code.slice(0, found.index) + broken + code.slice(found.index + found[0].length));
      }
    }
  }
  return mutants;
}

/** Lines that say what happens, rather than names or types. */
function linesOfCode(lines: readonly string[]): number[] {
  const code: number[] = [];
  let until: RegExp | null = null;
  for (const [at, line] of lines.entries()) {
    if (until) {
      if (until.test(line)) until = null;
    } else if (/^\s*\/\*/.test(line)) until = line.includes('*/') ? null : /\*\//;
    else if (/^import\b/.test(line)) until = line.endsWith(';') ? null : /;$/;
    else if (/^(export )?(interface|type) /.test(line)) until = /[;}]$/.test(line) ? null : /^(\}|.*;$)/;
    else if (!/^\s*(\/\/|$)/.test(line) && !/^\s+readonly /.test(line)) code.push(at);
  }
  return code;
}
