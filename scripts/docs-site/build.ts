import { copyFileSync, cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { Marked, type Tokens } from 'marked';

/** The documentation as a site with search, in `docs/` of the built app. */

/** The sections of the site, in the order in which they are listed; `docs/` comes first. */
const BESIDE_DOCS = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'packages/*/README.md',
  'python/README.md',
];

interface Page {
  /** Relative to the project's folder. */
  readonly source: string;
  /** The address. */
  readonly path: string;
  readonly title: string;
  readonly markdown: string;
}

interface Entry {
  readonly page: string;
  readonly title: string;
  readonly heading: string;
  readonly id: string;
  text: string;
}

export async function buildDocs(root: string, folder: string): Promise<void> {
  const pages = globSync(['docs/**/*.md', ...BESIDE_DOCS], { cwd: root })
    .map(source => source.replaceAll('\\', '/'))
    .sort()
    .map(source => pageOf(root, source));
  const entries: Entry[] = [];
  for (const page of pages) {
    const file = join(folder, page.path === '/docs' ? '/docs/index.html' : page.path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html(page, pages, entries));
  }
  const out = join(folder, 'docs');
  writeFileSync(join(out, 'search.json'), JSON.stringify(entries));
  const script = readFileSync(new URL('./search.ts', import.meta.url), 'utf8');
  const { transformWithOxc } = await import('vite');
  writeFileSync(join(out, 'search.js'), (await transformWithOxc(script, 'search.ts')).code);
  copyFileSync(new URL('./docs.css', import.meta.url), join(out, 'docs.css'));
  copyFileSync(join(root, 'docs', 'openapi.json'), join(out, 'openapi.json'));
  cpSync(join(root, 'docs', 'pictures'), join(out, 'pictures'), { recursive: true });
}

function pageOf(root: string, source: string): Page {
  const markdown = readFileSync(join(root, source), 'utf8');
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? source;
  return { source, path: addressOf(source), title, markdown };
}

function addressOf(source: string): string {
  if (source === 'README.md') return '/docs';
  return `/docs/${source.replace(/^docs\//, '').replace(/\.md$/, '.html')}`;
}

function html(page: Page, pages: readonly Page[], entries: Entry[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(page.title)} · Quattro Mura</title>
<link rel="stylesheet" href="/docs/docs.css">
<script type="module" src="/docs/search.js"></script>
<nav aria-label="Documentation">
<p class="home"><a href="/">Play</a> · <a href="/docs">Documentation</a></p>
<label for="search">Search</label>
<input id="search" type="search" autocomplete="off">
<ul id="found" aria-live="polite" hidden></ul>
${listOf(page, pages)}
</nav>
<main>
${bodyOf(page, pages, entries)}</main>
</html>
`;
}

/** All pages, by their folder. */
function listOf(page: Page, pages: readonly Page[]): string {
  const groups = Map.groupBy(pages, ({ source }) => groupOf(source));
  return [...groups]
    .map(([group, members]) => {
      const items = members.map(({ path, title }) => {
        const current = path === page.path ? ' aria-current="page"' : '';
        return `<li><a href="${path}"${current}>${escaped(title)}</a></li>`;
      });
      return `<h2>${escaped(group)}</h2>\n<ul>\n${items.join('\n')}\n</ul>`;
    })
    .join('\n');
}

const GROUPS: Readonly<Record<string, string>> = { docs: 'Guides', '.': 'Project', python: 'Libraries' };

function groupOf(source: string): string {
  const folder = posix.dirname(source);
  if (folder.startsWith('packages')) return GROUPS.python;
  const name = folder.split('/').at(-1) ?? '';
  return GROUPS[folder] ?? name.charAt(0).toUpperCase() + name.slice(1);
}

/** The page's text, with headings that can be linked to and links that lead to the site's own pages. */
function bodyOf(page: Page, pages: readonly Page[], entries: Entry[]): string {
  let entry: Entry = { page: page.path, title: page.title, heading: page.title, id: '', text: '' };
  const seen = new Set<string>();
  const marked = new Marked({
    walkTokens(token) {
      if (token.type === 'heading') {
        entry = {
          page: page.path,
          title: page.title,
          heading: token.text,
          id: idOf(token.text, seen),
          text: '',
        };
        entries.push(entry);
      } else if (
        (token.type === 'text' && !token.tokens) ||
        token.type === 'codespan' ||
        token.type === 'code'
      ) {
        entry.text += `${token.text} `;
      }
    },
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const id = idOf(text, written);
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const text = this.parser.parseInline(tokens);
        const to = targetOf(href, page, pages);
        return to === null ? text : `<a href="${escaped(to)}">${text}</a>`;
      },
      image({ href, text }: Tokens.Image) {
        const file = posix.join('/', posix.dirname(page.source), href);
        return `<img src="${escaped(file)}" alt="${escaped(text)}" loading="lazy">`;
      },
    },
  });
  const written = new Set<string>();
  return (
    marked
      .parse(page.markdown, { async: false })
      // Whatever can be scrolled must be reachable by keyboard, too.
      .replaceAll('<pre>', '<pre tabindex="0">')
      .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
      .replaceAll('</table>', '</table></div>')
      .replaceAll('<th></th>', '<td></td>')
  );
}

/** Where a link leads on the site; null if its target is in the project, but not on the site. */
function targetOf(href: string, { source }: Page, pages: readonly Page[]): string | null {
  if (/^(https?:|#)/.test(href)) return href;
  const [file, fragment] = href.split('#');
  const target = posix.normalize(posix.join(posix.dirname(source), file)).replace(/\/$/, '');
  const found = pages.find(page => page.source === target || page.source === `${target}/README.md`);
  if (found) return fragment === undefined ? found.path : `${found.path}#${fragment}`;
  return target === 'docs/openapi.json' ? '/docs/openapi.json' : null;
}

/** As GitHub makes it from a heading, so that links work in both places. */
function idOf(heading: string, seen: Set<string>): string {
  const plain = heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
  let id = plain;
  for (let n = 1; seen.has(id); n++) id = `${plain}-${n}`;
  seen.add(id);
  return id;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, found => `&#${found.charCodeAt(0)};`);
}
