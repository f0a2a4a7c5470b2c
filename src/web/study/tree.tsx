import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { StudyNode } from '../../engine/study/study.ts';
import { SeatBadge } from '../drawing/seat-mark.tsx';
import { punctuation, type Texts } from '../frame/texts.ts';
import type { Described } from './describe.ts';

interface TreeProps {
  readonly node: StudyNode;
  readonly describe: (node: StudyNode) => Described | null;
  readonly onGo: (node: StudyNode) => void;
  readonly texts: Texts['study'];
}

/** All lines of the study: the main line in a row, each variation indented where it branches off. */
export function Tree(props: TreeProps & { readonly root: StudyNode }) {
  const { root, node, texts } = props;
  const tree = useRef<HTMLElement>(null);
  useEffect(() => {
    // Whoever plays from the engine's list, or the explorer's, stays there, and so does whoever is looking at them.
    if (document.activeElement?.closest('.study-engine') || !isInSight(tree.current)) return;
    tree.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [node]);
  const [first] = root.next;
  return (
    <section ref={tree} class="study-tree" aria-label={texts.tree} data-scrolls>
      {root.note.comment && <p class="study-comment">{root.note.comment}</p>}
      {first ? <Line {...props} first={first} /> : <p class="note">{texts.treeEmpty}</p>}
    </section>
  );
}

/** Whether what it stands in shows at least a part of it. */
function isInSight(part: HTMLElement | null): boolean {
  const [own, around] = [part, part?.parentElement].map(each => each?.getBoundingClientRect());
  return own !== undefined && around !== undefined && own.top < around.bottom && own.bottom > around.top;
}

function Line({ first, ...props }: TreeProps & { readonly first: StudyNode }) {
  const items: ComponentChildren[] = [];
  for (let at: StudyNode | undefined = first; at; at = at.next[0]) {
    items.push(<Move key={items.length} {...props} at={at} />);
    const siblings: readonly StudyNode[] = at.before?.next ?? [];
    if (at === siblings[0] && siblings.length > 1) {
      items.push(
        <li key={items.length} class="study-variations">
          {siblings.slice(1).map((variation, i) => (
            <Line key={i} {...props} first={variation} />
          ))}
        </li>,
      );
    }
  }
  return <ol class="study-line">{items}</ol>;
}

function Move({ at, node, describe, onGo, texts }: TreeProps & { readonly at: StudyNode }) {
  const { play, note } = at;
  const told = describe(at);
  if (!play || !told) return null;
  const words = texts.move(told.who, told.words);
  return (
    <li>
      {note.name && <strong class="study-name">{note.name}</strong>}
      <button
        type="button"
        class={play.by === 'nature' ? 'study-move chance' : 'study-move'}
        title={told.words}
        aria-label={note.sign ? punctuation.value.listed([words, texts.signs[note.sign]]) : words}
        aria-current={at === node ? 'step' : undefined}
        onClick={() => onGo(at)}
      >
        {play.by !== 'nature' && <SeatBadge seat={play.by} size={14} />}
        {play.move}
        {note.sign}
      </button>
      {note.comment && <span class="study-comment">{note.comment}</span>}
    </li>
  );
}
