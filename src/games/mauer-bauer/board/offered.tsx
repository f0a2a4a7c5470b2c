import type { ComponentChildren } from 'preact';
import type { Texts } from '../../../../locales/en/mauer-bauer/board.ts';
import type { View } from '../game.ts';
import { CardsActions, HastyActions, JoinActions, PiecesActions, WallActions } from './actions.tsx';
import type { Offer, PiecesOffer, Way } from './building.ts';
import type { Held } from './hand.tsx';
import type { Chosen } from './making.ts';
import { cardIn, playFor } from './showing.ts';
import { handOf } from './telling.ts';

/** The buttons for the move in the making, or else a word on the card that is looked at. */
export function Offered(props: {
  readonly view: View;
  readonly offer: Offer | null;
  readonly chosen: Chosen;
  readonly change: (changes: Partial<Chosen>) => void;
  readonly pieces: { readonly offer: PiecesOffer; readonly way: Way } | null;
  readonly advisedWay: Way | null;
  /** The city that cards are reckoned for. */
  readonly city: string | null;
  readonly closes: number;
  readonly hint: string | null;
  readonly onPlay: (move: string) => void;
  readonly onTapPlace: (place: string) => void;
  readonly shown: Held | null;
  readonly texts: Texts;
}) {
  const { view, offer, chosen, change, pieces, hint, onPlay, texts } = props;
  const held = handOf(view).length > 0 && view.step !== 'over';
  if (pieces) {
    return (
      <Row isFirst={chosen.open === null}>
        <PiecesActions
          {...pieces}
          line={view.wall ?? ''}
          open={chosen.open}
          hint={props.advisedWay}
          onTap={props.onTapPlace}
          onBuild={() => onPlay(pieces.way.move)}
          texts={texts}
        />
      </Row>
    );
  }
  if (offer?.kind === 'wall') {
    const { line, tapped } = chosen;
    const { hasty } = offer;
    if (tapped && line !== null) {
      return (
        <Row>
          <WallActions
            closes={props.closes}
            onBuild={() => onPlay(line)}
            onBack={() => change({ line: null, tapped: false })}
            texts={texts}
          />
        </Row>
      );
    }
    return (
      <Row>
        <Note shown={props.shown} tip={held && !chosen.hasty} texts={texts} />
        {hasty !== null && props.shown === null && (
          <HastyActions
            asked={chosen.hasty}
            advised={hint === hasty}
            onAsk={asked => change({ hasty: asked })}
            onRoll={() => onPlay(hasty)}
            texts={texts}
          />
        )}
      </Row>
    );
  }
  if (offer?.kind === 'join') {
    return (
      <Row isFirst>
        <JoinActions
          offer={offer}
          join={chosen.join}
          hint={hint}
          onLook={join => change({ join })}
          onPlay={onPlay}
          texts={texts}
        />
      </Row>
    );
  }
  if (offer?.kind === 'cards') {
    const [only, second] = chosen.cards;
    return (
      <Row>
        <CardsActions
          offer={offer}
          play={playFor(view, offer, chosen, props.city)}
          throwing={
            only !== undefined && second === undefined ? (offer.throws.get(cardIn(only)) ?? null) : null
          }
          hint={hint}
          onPlay={onPlay}
          texts={texts}
        />
      </Row>
    );
  }
  return (
    <Row>
      <Note shown={props.shown} tip={held} texts={texts} />
    </Row>
  );
}

/** `isFirst`: here is what comes next. */
function Row({ isFirst, children }: { readonly isFirst?: boolean; readonly children: ComponentChildren }) {
  return (
    <div class="mb-row" data-first={isFirst ? '' : undefined}>
      {children}
    </div>
  );
}

function Note(props: { readonly shown: Held | null; readonly tip: boolean; readonly texts: Texts }) {
  const { shown, tip, texts } = props;
  if (shown) return <p class="mb-note">{texts.looksAt(shown.card, shown.points)}</p>;
  return tip ? <p class="mb-note mb-tip">{texts.cardTip}</p> : null;
}
