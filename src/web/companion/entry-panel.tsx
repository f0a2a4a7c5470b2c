import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { tellAll, whoAmong } from '../../../locales/words.ts';
import { only, seatsOf } from '../../engine/viewers.ts';
import type { AnyBoard } from '../../games/manifest.ts';
import { SeatBadge } from '../drawing/seat-mark.tsx';
import { type BoardTexts, punctuation, type Texts } from '../frame/texts.ts';
import { readerAt } from '../table/viewing.ts';
import { askBot, type Commitment, checkOf, commitTo, inGroups } from './bot.ts';
import type { AnyCompanion } from './companion.ts';
import type { Asking, EnteredTable } from './entered-table.ts';
import { PartPicker } from './part-picker.tsx';

/** More would be slow, and nobody reads them. */
const MOST_SHOWN = 60;

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
      const outcomes = asking.outcomes.map(outcome => ({
        outcome,
        parts: companion?.fallen(outcome, view, boardTexts.texts) ?? [],
      }));
      const arePictured = outcomes.every(({ parts }) => parts.length > 0);
      const onChoose = (outcome: string) => table.enter('nature', outcome);
      return (
        <>
          <h2>{chanceHeading(asking.outcomes, table, texts)}</h2>
          {arePictured ? (
            <PartPicker key={table.entered.entries.length} outcomes={outcomes} onChoose={onChoose} />
          ) : (
            <Choices
              choices={asking.outcomes.map(outcome => ({ key: outcome, words: outcome }))}
              onChoose={onChoose}
            />
          )}
        </>
      );
    }
    case 'move': {
      const { seat, moves, isHidden, onBoard } = asking;
      if (onBoard && !isHidden) return null;
      const choices = moves.map(move => ({
        key: move,
        words: board.describeMove(view, move, boardTexts.texts),
      }));
      // What names the fewest things comes first: one card before two.
      const sorted = choices.sort((a, b) => a.key.length - b.key.length || (a.words < b.words ? -1 : 1));
      return (
        <>
          <Whose table={table} seat={seat} texts={texts} />
          {isHidden && (
            <button type="button" class="button first wide" onClick={() => table.enterUnknown(seat)}>
              {texts.unseen}
            </button>
          )}
          {!isHidden && (
            <Choices choices={sorted} onChoose={move => table.enter(seat, move)} search={texts.search} />
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
            choices={stories.map((story, i) => ({
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

/** Who is dealt something, or where something is turned up, if that can be said. */
function chanceHeading(outcomes: readonly string[], table: EnteredTable, texts: Texts['box']): string {
  const [receiver, ...others] = seatsOf(table.entered.match.knownTo('nature'));
  if (receiver !== undefined && others.length === 0) return texts.dealtTo(table.seats[receiver].name);
  const place = outcomes[0]?.split('=')[0];
  const isPlace = outcomes.every(outcome => outcome.startsWith(`${place}=`));
  return isPlace && place !== 'spare' ? `${texts.whatFell} (${place})` : texts.whatFell;
}

function Whose(props: { readonly table: EnteredTable; readonly seat: number; readonly texts: Texts['box'] }) {
  const { table, seat, texts } = props;
  return (
    <h2>
      <SeatBadge seat={seat} size={22} /> {texts.moveOf(table.seats[seat].name)}
    </h2>
  );
}

function Choices(props: {
  readonly choices: readonly { readonly key: string; readonly words: string }[];
  readonly onChoose: (key: string) => void;
  readonly search?: string;
}) {
  const { choices, onChoose, search } = props;
  const wanted = useSignal('');
  const found = choices.filter(({ words }) =>
    words.toLocaleLowerCase().includes(wanted.value.toLocaleLowerCase()),
  );
  return (
    <>
      {search !== undefined && choices.length > 12 && (
        <input
          type="search"
          class="entry-search"
          aria-label={search}
          placeholder={search}
          value={wanted.value}
          onInput={event => {
            wanted.value = event.currentTarget.value;
          }}
        />
      )}
      <ul class="entry-choices">
        {found.slice(0, MOST_SHOWN).map(({ key, words }) => (
          <li key={key}>
            <button type="button" class="button" data-entry={key} onClick={() => onChoose(key)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * What the bot plays, from what its seat may know. Where it chooses in secret it commits itself first, and shows its
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
