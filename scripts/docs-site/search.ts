// Searches the documentation in the page: every word must be there, and titles count most. Built by docs-site.ts.
interface Entry {
  readonly page: string;
  readonly title: string;
  readonly heading: string;
  readonly id: string;
  readonly text: string;
}

const field = document.querySelector<HTMLInputElement>('#search');
const list = document.querySelector<HTMLUListElement>('#found');
let entries: Promise<readonly Entry[]> | null = null;

field?.addEventListener('focus', load);
field?.addEventListener('input', search);
field?.addEventListener('keydown', event => {
  if (event.key !== 'Escape' || !field) return;
  field.value = '';
  void search();
});

function load(): Promise<readonly Entry[]> {
  entries ??= fetch('/docs/search.json').then(answer => answer.json());
  return entries;
}

async function search(): Promise<void> {
  if (!field || !list) return;
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  const all = words.length === 0 ? [] : await load();
  const found = all
    .map(entry => ({ entry, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, 12);
  list.hidden = words.length === 0;
  list.replaceChildren(...(found.length > 0 ? found.map(({ entry }) => line(entry)) : [nothing()]));
}

function scoreOf({ title, heading, text }: Entry, words: readonly string[]): number {
  let score = 0;
  for (const word of words) {
    const inTitle = title.toLowerCase().includes(word) ? 4 : 0;
    const inHeading = heading.toLowerCase().includes(word) ? 8 : 0;
    const inText = text.toLowerCase().includes(word) ? 1 : 0;
    if (inTitle + inHeading + inText === 0) return 0;
    score += inTitle + inHeading + inText;
  }
  return score;
}

function line({ page, title, heading, id }: Entry): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `${page}${id === '' ? '' : `#${id}`}`;
  link.textContent = heading === title ? title : `${title}: ${heading}`;
  item.append(link);
  return item;
}

function nothing(): HTMLLIElement {
  const item = document.createElement('li');
  item.textContent = 'Nothing found.';
  return item;
}
