import type { ComponentChildren } from 'preact';
import type { RulesTeaching } from './load.ts';
import {
  type Block,
  type BlockTexts,
  isExample,
  isList,
  isRuling,
  isTable,
  isText,
  type Section,
} from './outline.ts';
import { RulePicture } from './rule-picture.tsx';
import { Words } from './words.tsx';

/** The id of a block's element. */
export function placeOf(section: string, key: string): string {
  return `${section}/${key}`;
}

/** The rules of a game from the first section to the last. */
export function RulesText({
  teaching,
  sought,
}: {
  readonly teaching: RulesTeaching;
  readonly sought: string;
}) {
  const told = new Set<string>();
  return (
    <div class="rules-text">
      {teaching.learn.outline.map(section => (
        <section key={section.id} id={section.id} aria-labelledby={placeOf(section.id, 'heading')}>
          <h2 id={placeOf(section.id, 'heading')} tabIndex={-1}>
            <Words text={teaching.rules[section.id].heading} sought={sought} />
          </h2>
          {section.blocks.map(block => {
            // A link to a clause leads to the first block that covers it.
            const clauses = (block.clauses ?? []).filter(clause => !told.has(clause));
            for (const clause of clauses) told.add(clause);
            return (
              <div
                key={block.key}
                id={placeOf(section.id, block.key)}
                class={`rule-block kind-${block.kind}`}
                data-clauses={block.clauses?.join(' ')}
              >
                {clauses.map(clause => (
                  <span key={clause} id={clause} />
                ))}
                <BlockOf teaching={teaching} section={section} block={block} sought={sought} />
              </div>
            );
          })}
        </section>
      ))}
    </div>
  );
}

interface Place {
  readonly teaching: RulesTeaching;
  readonly section: Section;
  readonly block: Block;
  readonly sought: string;
}

function BlockOf({ teaching, section, block, sought }: Place): ComponentChildren {
  const texts = teaching.rules[section.id][block.key];
  const say = (text: string) => <Words text={text} sought={sought} />;
  switch (block.kind) {
    case 'text':
      return isText(texts) && <p>{say(texts)}</p>;
    case 'list':
      return isList(texts) && <ul>{listOf(texts, say)}</ul>;
    case 'numbered':
      return isList(texts) && <ol>{listOf(texts, say)}</ol>;
    case 'table':
      return isTable(texts) && <TableOf {...texts} say={say} />;
    case 'picture': {
      const picture = teaching.learn.pictures[block.picture];
      return isList(texts) && <RulePicture {...{ teaching, picture, sought }} captions={texts} />;
    }
    case 'example': {
      if (!isExample(texts)) return null;
      const picture = teaching.learn.pictures[block.picture];
      return (
        <>
          <h3>
            <span class="rule-mark">{teaching.words.example}</span> {say(texts.heading)}
          </h3>
          <RulePicture {...{ teaching, picture, sought }} captions={texts.captions} />
        </>
      );
    }
    case 'ruling':
      return (
        isRuling(texts) && (
          <>
            <p>
              <span class="rule-mark">{teaching.words.ruling}</span> {say(texts.text)}
            </p>
            <p class="rule-why">
              <span>{teaching.words.why}</span> {say(texts.reason)}
            </p>
          </>
        )
      );
  }
}

function listOf(items: readonly string[], say: (text: string) => ComponentChildren): ComponentChildren {
  return items.map(item => <li key={item}>{say(item)}</li>);
}

function TableOf(props: BlockTexts['table'] & { readonly say: (text: string) => ComponentChildren }) {
  const { head, rows, say } = props;
  return (
    <table>
      <thead>
        <tr>
          {head.map(cell => (
            <th key={cell} scope="col">
              {say(cell)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others]) => (
          <tr key={first}>
            <th scope="row">{say(first)}</th>
            {others.map((cell, i) => (
              <td key={i}>{say(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
