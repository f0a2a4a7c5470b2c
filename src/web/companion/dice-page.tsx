import './box.css';
import { useSignal } from '@preact/signals';
import { type GameId, manifestOf } from '../../games/index.ts';
import { Lazy } from '../frame/lazy.tsx';
import { PageHeader } from '../frame/page-header.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { boardTexts, games, punctuation, type Texts, useTexts, wantBoardTexts } from '../frame/texts.ts';
import { GamePicker } from '../home/game-picker.tsx';
import type { Part, Stock } from './companion.ts';
import { drawFrom, rollAll } from './luck.ts';
import { PartPicture } from './part-picker.tsx';

/** The dice of a game and its bag or deck, for when something is lost. */
export function DicePage({ game }: { readonly game: GameId }) {
  const texts = useTexts('box');
  if (!texts) return <p class="loading" />;
  return (
    <>
      <PageHeader />
      <main id="content" class="page narrow">
        <PageHeading>{punctuation.value.labelled(games.value[game].name, texts.dice)}</PageHeading>
        <GamePicker game={game} to={other => ({ page: 'box-dice', game: other })} />
        <Lazy load={() => Promise.all([manifestOf(game).companion?.() ?? null, wantBoardTexts(game)])}>
          {([companion]) => {
            const words = boardTexts(game);
            const stock = words && companion?.stock(words.texts);
            return stock ? <StockOf stock={stock} texts={texts} /> : <p class="note">{texts.nothing}</p>;
          }}
        </Lazy>
      </main>
    </>
  );
}

function StockOf({ stock, texts }: { readonly stock: Stock; readonly texts: Texts['box'] }) {
  const { dice, bag } = stock;
  if (dice.length === 0 && bag.length === 0) return <p class="note">{texts.nothing}</p>;
  return (
    <div class="stock">
      {dice.length > 0 && <Dice dice={dice} texts={texts} />}
      {bag.length > 0 && <Bag bag={bag} texts={texts} />}
    </div>
  );
}

function Dice({ dice, texts }: { readonly dice: Stock['dice']; readonly texts: Texts['box'] }) {
  const fallen = useSignal<readonly Part[]>([]);
  return (
    <section aria-labelledby="dice">
      <h2 id="dice">{texts.diceHeading}</h2>
      <Shown parts={fallen.value} />
      <button
        type="button"
        class="button first wide"
        onClick={() => {
          fallen.value = rollAll(dice);
        }}
      >
        {texts.roll}
      </button>
    </section>
  );
}

function Bag({ bag, texts }: { readonly bag: readonly Part[]; readonly texts: Texts['box'] }) {
  const left = useSignal(bag);
  const drawn = useSignal<readonly Part[]>([]);
  return (
    <section aria-labelledby="bag">
      <h2 id="bag">{texts.bagHeading}</h2>
      <Shown parts={drawn.value.slice(0, 1)} />
      <p role="status">{texts.left(left.value.length)}</p>
      <button
        type="button"
        class="button first wide"
        disabled={left.value.length === 0}
        onClick={() => {
          const [part, rest] = drawFrom(left.value);
          drawn.value = [part, ...drawn.value];
          left.value = rest;
        }}
      >
        {texts.draw}
      </button>
      <button
        type="button"
        class="button wide"
        disabled={drawn.value.length === 0}
        onClick={() => {
          drawn.value = [];
          left.value = bag;
        }}
      >
        {texts.putBack}
      </button>
    </section>
  );
}

function Shown({ parts }: { readonly parts: readonly Part[] }) {
  return (
    <ul class="rolled" aria-live="polite">
      {parts.map((part, i) => (
        <li key={i}>
          <PartPicture part={part} />
          {part.label}
        </li>
      ))}
    </ul>
  );
}
