import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A page with everything that a library exports and its doc comments, made from its declarations. */
export function apiReference(name: string, index: string): string {
  const sections = exportsOf(index).map(([name, file]) => section(name, file));
  return [`# ${name}`, ...sections.sort(byName).map(({ text }) => text)].join('\n\n').concat('\n');
}

/** The names that a file re-exports, and from which files. */
function exportsOf(file: string): [name: string, from: string][] {
  const passedOn = readFileSync(file, 'utf8').matchAll(/^export (?:type )?\{([^}]*)\} from '([^']+)';$/gm);
  return [...passedOn].flatMap(([, names, from]) =>
    names
      .split(',')
      .map(name => name.replace('type ', '').trim())
      .filter(name => name !== '')
      .map((name): [string, string] => [name, join(dirname(file), from.replace(/\.[jt]s$/, '.d.ts'))]),
  );
}

interface Section {
  readonly name: string;
  readonly text: string;
}

function section(name: string, file: string): Section {
  const code = readFileSync(file, 'utf8').match(declarationOf(name))?.[0];
  if (code !== undefined) {
    const shown = code.replace(/^export (declare )?/m, '').trim();
    return { name, text: `## ${name}\n\n\`\`\`ts\n${shown}\n\`\`\`` };
  }
  const [, from] = exportsOf(file).find(([passedOn]) => passedOn === name) ?? [];
  if (from === undefined) throw new Error(`${name} is not declared in ${file}`);
  return section(name, from);
}

/** Matches a declaration with the comment above it, up to the next thing that is not indented. */
function declarationOf(name: string): RegExp {
  const comment = String.raw`(?:/\*\*(?:(?!\*/)[^])*\*/\n)?`;
  const head = String.raw`export (?:declare )?(?:function|class|interface|type|const) ${name}\b`;
  return new RegExp(
    String.raw`${comment}${head}[^]*?(?=\n(?:/\*\*|export |declare |type |interface |import )|$(?![^]))`,
  );
}

function byName(a: Section, b: Section): number {
  return a.name.localeCompare(b.name, 'en');
}
