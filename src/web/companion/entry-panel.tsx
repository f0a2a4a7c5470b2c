import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { tellAll, whoAmong } from '../../../locales/words.ts';
import type { Happening } from '../../engine/game.ts';
import { only } from '../../engine/viewers.ts';
import type { AnyBoard } from '../../games/manifest.ts';
import { SeatBadge } from '../drawing/seat-mark.tsx';
import { type BoardTexts, punctuation, type Texts } from '../frame/texts.ts';
import { readerAt } from '../table/viewing.ts';
import { askBot, type Commitment, checkOf, commitTo, inGroups } from './bot.ts';
import { ChancePicker, chanceHeading } from './chance-picker.tsx';
import { Choices } from './choices.tsx';
import type { AnyCompanion } from './companion.ts';
import type { Asking, EnteredTable } from './entered-table.ts';
import { PartPicker } from './part-picker.tsx';

interface PanelProps {
  readonly table: EnteredTable;
  readonly board: AnyBoard;
  readonly boardTexts: BoardTexts;
  readonly companion: AnyCompanion | null;
  readonly texts: Texts['box'];
}

/** What is entered beside the board: chance, what the board cannot show, and what the bot does. */
export function EntryPanel(props: PanelProps) {
  const { table, texts } = props;
  const asking = table.asking.value;
  const isRefused = table.refused.value !== null;
  const body = bodyFor(asking, props);
  if (body === null && !isRefused) return null;
  return (
    <section class="entry" aria-label={texts.entry}>
      {isRefused && <p class="entry-refused">{texts.refused}</p>}
      {body}
    </section>
  );
}

function bodyFor(asking: Asking, props: PanelProps): ComponentChildren {
  const { table, board, boardTexts, companion, texts } = props;
  const view = table.moment.value?.view;
  if (!view) return null;
  switch (asking.kind) {
    case 'chance': {
      const { match, entries } = table.entered;
      const names = table.seats.map(({ name }) => name);
      return (
        <>
          <h2>{chanceHeading(asking.outcomes, match.knownTo('nature'), names, texts)}</h2>
          <ChancePicker
            key={entries.length}
            outcomes={asking.outcomes}
            view={view}
            companion={companion}
            texts={boardTexts.texts}
            onChoose={outcome => table.enter('nature', outcome)}
          />
        </>
      );
    }
    case 'move': {
      const { seat, moves, isHidden, isOpen, onBoard } = asking;
      if (isOpen && !isHidden) return null;
      const pictured = moves.map(move => ({
        outcome: move,
        parts: companion?.laid(move, view, boardTexts.texts) ?? [],
        words: board.describeMove(view, move, boardTexts.texts),
      }));
      const isLast = (move: string) => Number(companion?.isOfferedLast?.(move) ?? false);
      const laid = pictured
        .filter(({ parts }) => parts.length > 0)
        .sort((one, other) => isLast(one.outcome) - isLast(other.outcome));
      // A hidden hand is not on the board either.
      if (onBoard && !isHidden && laid.length === 0) return null;
      const said = pictured
        .filter(({ parts }) => parts.length === 0)
        .map(({ outcome, words }) => ({ key: outcome, words }));
      return (
        <>
          <Whose table={table} seat={seat} texts={texts} />
          {isHidden && (
            <button type="button" class="button first wide" onClick={() => table.enterUnknown(seat)}>
              {texts.unseen}
            </button>
          )}
          {!isHidden && laid.length > 0 && (
            <>
              <PartPicker
                key={table.entered.entries.length}
                outcomes={laid}
                onChoose={move => table.enter(seat, move)}
              />
              <p class="note">{texts.notInHand}</p>
            </>
          )}
          {!isHidden && said.length > 0 && (
            <Choices choices={said} onChoose={move => table.enter(seat, move)} search={texts.search} />
          )}
        </>
      );
    }
    case 'story': {
      const { by, move, stories } = asking;
      const who = whoAmong(
        table.seats.map(seat => seat.name),
        readerAt(table),
      );
      return (
        <>
          <h2>{texts.whatWasSeen}</h2>
          <Choices
            choices={inWhichTheyDiffer(stories).map((story, i) => ({
              key: String(i),
              words: punctuation.value.sentences(tellAll(boardTexts, story, who)) || texts.nothingSeen,
            }))}
            onChoose={key => table.enter(by, move, stories[Number(key)])}
            search={texts.search}
          />
        </>
      );
    }
    case 'bot':
      return <BotPanel key={table.entered.entries.length} {...props} seat={asking.seat} />;
    case 'over':
      return null;
  }
}

/** The stories without what they have in common. */
function inWhichTheyDiffer(stories: readonly (readonly Happening[])[]): readonly (readonly Happening[])[] {
  const texts = stories.map(story => new Set(story.map(happening => JSON.stringify(happening))));
  return stories.map(story =>
    story.filter(happening => !texts.every(all => all.has(JSON.stringify(happening)))),
  );
}

function Whose(props: { readonly table: EnteredTable; readonly seat: number; readonly texts: Texts['box'] }) {
  const { table, seat, texts } = props;
  return (
    <h2>
      <SeatBadge seat={seat} size={22} /> {texts.moveOf(table.seats[seat].name)}
    </h2>
  );
}

/**
 * What the bot plays, from what its seat may know. If it chooses in secret, it commits itself first, and shows its
 * choice only when all fists are open.
 */
function BotPanel(props: PanelProps & { readonly seat: number }) {
  const { table, board, boardTexts, texts, seat } = props;
  const { match, entries } = table.entered;
  const committed = table.codes.find(({ play }) => play === entries.length) ?? null;
  const chosen = useSignal<Commitment | null>(committed);
  const isShown = useSignal(false);
  const isSecret = match.knownTo(seat) === only(seat);
  useEffect(() => {
    if (committed) return;
    let isHere = true;
    const { level } = table.seats[seat];
    const task = {
      level: level ?? 'journeyman',
      seed: crypto.getRandomValues(new Uint32Array(1))[0],
    } as const;
    askBot(table.game, match.view(seat, true), task).then(
      move => {
        if (!isHere) return;
        const made = commitTo(move);
        if (isSecret) table.commit(made);
        chosen.value = made;
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  const name = table.seats[seat].name;
  const made = chosen.value;
  if (!made) return <p role="status">{texts.botThinks(name)}</p>;
  const { move, code } = made;
  if (isSecret && !isShown.value) {
    return (
      <>
        <Whose table={table} seat={seat} texts={texts} />
        <p>
          {texts.committed(name)} <output class="commitment">{inGroups(code)}</output>
        </p>
        <button
          type="button"
          class="button first wide"
          onClick={() => {
            isShown.value = true;
          }}
        >
          {texts.fistsOpen}
        </button>
      </>
    );
  }
  return (
    <>
      <Whose table={table} seat={seat} texts={texts} />
      <p class="bot-move" data-move={move}>
        {board.describeMove(match.view(seat), move, boardTexts.texts)}
      </p>
      {isSecret && (
        <p class="note">
          {texts.checkable} <code>{checkOf(made)}</code>
        </p>
      )}
      <button type="button" class="button first wide" onClick={() => table.enter(seat, move)}>
        {texts.done}
      </button>
    </>
  );
}
