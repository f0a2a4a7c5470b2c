import './rules.css';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { readdress } from '../frame/sheets.ts';
import type { RulesTeaching } from './load.ts';
import { placeOf, RulesText } from './rules-text.tsx';
import { type Found, seek } from './seek.ts';

/** The rules with their table of contents and search: the same as a page and as a sheet over the table. */
export function RulesReader(props: {
  readonly teaching: RulesTeaching;
  /** The section or clause to begin with. */
  readonly at: string | null;
}) {
  const { teaching, at } = props;
  const { words, learn, rules } = teaching;
  const root = useRef<HTMLDivElement>(null);
  const sought = useSignal('');
  const which = useSignal(0);
  const found = useMemo(() => seek(learn.outline, rules, sought.value), [teaching, sought.value]);

  const show = (id: string) => root.current?.querySelector(`[id="${CSS.escape(id)}"]`)?.scrollIntoView();
  useEffect(() => {
    if (at !== null) show(at);
  }, [at, teaching]);
  const jump = (places: readonly Found[], to: number) => {
    which.value = to;
    const place = places[to];
    if (place) show(placeOf(place.section, place.key));
  };
  const jumpBy = (by: number) => {
    if (found.length > 0) jump(found, (which.value + by + found.length) % found.length);
  };

  return (
    <div class="rules-reader" ref={root}>
      <div class="rules-tools">
        <search>
          <input
            type="search"
            class="rules-search"
            aria-label={words.search}
            placeholder={words.search}
            autoComplete="off"
            value={sought.value}
            onInput={event => {
              sought.value = event.currentTarget.value;
              jump(seek(learn.outline, rules, sought.value), 0);
            }}
            onKeyDown={event => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              jumpBy(event.shiftKey ? -1 : 1);
            }}
          />
          <span class="rules-found" role="status">
            {sought.value.trim() !== '' &&
              (found.length === 0 ? words.notFound : words.foundAt(which.value + 1, found.length))}
          </span>
          <button
            type="button"
            class="button plain"
            disabled={found.length === 0}
            aria-label={words.previousFound}
            onClick={() => jumpBy(-1)}
          >
            <Arrow d="m6 15 6-6 6 6" />
          </button>
          <button
            type="button"
            class="button plain"
            disabled={found.length === 0}
            aria-label={words.nextFound}
            onClick={() => jumpBy(1)}
          >
            <Arrow d="m6 9 6 6 6-6" />
          </button>
        </search>
      </div>
      <Contents teaching={teaching} onGo={show} />
      <RulesText teaching={teaching} sought={sought.value} />
    </div>
  );
}

/** Open beside the text if there is room, otherwise folded above it. */
function Contents({
  teaching,
  onGo,
}: {
  readonly teaching: RulesTeaching;
  readonly onGo: (id: string) => void;
}) {
  const folded = useRef<HTMLDetailsElement>(null);
  const list = (
    <ol>
      {teaching.learn.outline.map(({ id }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            onClick={event => {
              event.preventDefault();
              if (isPage()) readdress(`#${id}`);
              if (folded.current) folded.current.open = false;
              onGo(id);
            }}
          >
            {teaching.rules[id].heading}
          </a>
        </li>
      ))}
    </ol>
  );
  const { contents } = teaching.words;
  return (
    <nav class="rules-contents" aria-label={contents}>
      <details ref={folded}>
        <summary>{contents}</summary>
        {list}
      </details>
      <div class="rules-contents-beside">
        <h2>{contents}</h2>
        {list}
      </div>
    </nav>
  );
}

/** At the table, the address is the table's. */
function isPage(): boolean {
  return location.pathname.startsWith('/rules/');
}

function Arrow({ d }: { readonly d: string }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}
