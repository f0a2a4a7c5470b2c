import type { Texts } from '../../../../locales/en/mauer-bauer/board.ts';
import {
  type CardsOffer,
  changed,
  colourAt,
  coloursAt,
  type JoinOffer,
  type PiecesOffer,
  type Way,
} from './building.ts';
import { BoardButton } from './button.tsx';
import { lineNamed, plainNamed, pointNamed } from './geometry.ts';
import { isHouseColour, isTowerColour } from './lit.ts';
import { House, Tower } from './pieces.tsx';
import { describePiece } from './telling.ts';

/** What can be done with what has been chosen so far, one component for each kind of offer. */

export function WallActions(props: {
  /** How many plains the city would have that the wall closes. */
  readonly closes: number;
  readonly onBuild: () => void;
  readonly onBack: () => void;
  readonly texts: Texts;
}) {
  const { closes, texts } = props;
  return (
    <>
      <p class="mb-note">{closes > 0 ? texts.closes(closes) : texts.closesNothing}</p>
      <BoardButton id="back" label={texts.back} onChoose={props.onBack} class="mb-square">
        ✕
      </BoardButton>
      <BoardButton id="build" first onChoose={props.onBuild}>
        {texts.build}
      </BoardButton>
    </>
  );
}

export function HastyActions(props: {
  readonly asked: boolean;
  readonly advised: boolean;
  readonly onAsk: (asked: boolean) => void;
  readonly onRoll: () => void;
  readonly texts: Texts;
}) {
  const { asked, advised, texts } = props;
  if (!asked) {
    return (
      <BoardButton id="hasty" advised={advised} onChoose={() => props.onAsk(true)}>
        {texts.rollEarly}
      </BoardButton>
    );
  }
  return (
    <>
      <BoardButton id="back" label={texts.back} onChoose={() => props.onAsk(false)} class="mb-square">
        ✕
      </BoardButton>
      <BoardButton id="hasty-yes" advised={advised} onChoose={props.onRoll}>
        {texts.rollEarlyYes}
      </BoardButton>
    </>
  );
}

/** For each place what it gets; where there are only two colours, a tap changes it at once. */
export function PiecesActions(props: {
  readonly offer: PiecesOffer;
  readonly way: Way;
  /** The wall that they belong to. */
  readonly line: string;
  readonly open: string | null;
  readonly hint: Way | null;
  readonly onTap: (place: string) => void;
  readonly onBuild: () => void;
  readonly texts: Texts;
}) {
  const { offer, way, line, open, hint, texts } = props;
  return (
    <>
      {offer.places.map(place => {
        const colour = colourAt(offer, way, place);
        return (
          <BoardButton
            key={place}
            id={`place ${place}`}
            class="mb-place-button"
            label={texts.change(describePiece(place, colour, texts))}
            chosen={open === place}
            advised={hint !== null && colourAt(offer, hint, place) !== colour}
            onChoose={() => props.onTap(place)}
          >
            <svg viewBox="-24 -24 48 48" aria-hidden="true">
              <g transform={`rotate(${angleTo(place, line)})`}>
                <path class="mb-arrow" d="M16-5 23.5 0 16 5Z" />
                <g transform={`translate(-5 0) rotate(${-angleTo(place, line)}) translate(0 1) scale(.92)`}>
                  <PieceOf place={place} colour={colour} />
                </g>
              </g>
            </svg>
          </BoardButton>
        );
      })}
      <BoardButton id="build" first advised={hint === way} onChoose={props.onBuild}>
        {texts.build}
      </BoardButton>
    </>
  );
}

/** What a tap on a place does: the other colour of two, or else its colours are shown to choose from. */
export function tapped(
  offer: PiecesOffer,
  way: Way,
  place: string,
  open: string | null,
): { readonly way?: Way; readonly open: string | null } {
  const colours = coloursAt(offer, place);
  const now = colourAt(offer, way, place);
  const other = colours.find(colour => colour !== now);
  if (colours.length === 2 && other !== undefined) {
    return { way: changed(offer, way, place, other), open: null };
  }
  return { open: open === place || colours.length < 2 ? null : place };
}

/** The colours that a place can get. */
export function Palette(props: {
  readonly offer: PiecesOffer;
  readonly way: Way;
  readonly place: string;
  readonly hint: Way | null;
  readonly onChoose: (colour: string | null) => void;
  readonly texts: Texts;
}) {
  const { offer, way, place, hint, texts } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is laid out otherwise
    <div class="mb-palette" role="group" aria-label={texts.chooseColour} data-first="">
      {coloursAt(offer, place).map(colour => (
        <BoardButton
          key={colour}
          id={`colour ${colour ?? 'none'}`}
          class="mb-colour"
          label={describePiece(place, colour, texts)}
          chosen={colourAt(offer, way, place) === colour}
          advised={hint !== null && colourAt(offer, hint, place) === colour}
          onChoose={() => props.onChoose(colour)}
        >
          <svg viewBox="-22 -24 44 46" aria-hidden="true">
            <PieceOf place={place} colour={colour} />
          </svg>
        </BoardButton>
      ))}
    </div>
  );
}

/** A first tap shows what joining would make, a second does it. */
export function JoinActions(props: {
  readonly offer: JoinOffer;
  readonly join: string | null;
  readonly hint: string | null;
  readonly onLook: (move: string) => void;
  readonly onPlay: (move: string) => void;
  readonly texts: Texts;
}) {
  const { offer, join, hint, texts } = props;
  const { apart } = offer;
  return (
    <>
      {apart !== null && (
        <BoardButton id="apart" advised={hint === apart} onChoose={() => props.onPlay(apart)}>
          {texts.apart}
        </BoardButton>
      )}
      {offer.joins.map(({ move, city }) => (
        <BoardButton
          key={move}
          id={`join ${city}`}
          first={join === move}
          advised={hint === move}
          onChoose={() => (join === move ? props.onPlay(move) : props.onLook(move))}
        >
          {offer.joins.length === 1 ? texts.join : `${texts.join} ${city}`}
        </BoardButton>
      ))}
    </>
  );
}

export function CardsActions(props: {
  readonly offer: CardsOffer;
  /** The move that plays what is chosen, and what it scores. */
  readonly play: { readonly move: string; readonly points: number } | null;
  readonly throwing: string | null;
  readonly hint: string | null;
  readonly onPlay: (move: string) => void;
  readonly texts: Texts;
}) {
  const { offer, play, throwing, hint, texts } = props;
  const { end } = offer;
  return (
    <>
      {play === null && throwing === null && (
        <p class="mb-note">{offer.plays.length > 0 ? texts.pickCard : texts.pickThrow}</p>
      )}
      {throwing !== null && (
        <BoardButton id="throw" advised={hint === throwing} onChoose={() => props.onPlay(throwing)}>
          {texts.throwAway}
        </BoardButton>
      )}
      {play !== null && (
        <BoardButton id="play" first advised={hint === play.move} onChoose={() => props.onPlay(play.move)}>
          {texts.play(play.points)}
        </BoardButton>
      )}
      {end !== null && (
        <BoardButton
          id="done"
          first={throwing === null}
          advised={hint === end}
          onChoose={() => props.onPlay(end)}
        >
          {texts.done}
        </BoardButton>
      )}
    </>
  );
}

function PieceOf({ place, colour }: { readonly place: string; readonly colour: string | null }) {
  if (isTowerColour(colour)) {
    return (
      <g transform="translate(0 10)">
        <Tower colour={colour} />
      </g>
    );
  }
  if (isHouseColour(colour)) return <House colour={colour} />;
  return (
    <path
      class="mb-nothing"
      d={/^[a-f]/.test(place) ? 'M-8-12 8 12M8-12-8 12' : 'M-10-10 10 10M10-10-10 10'}
    />
  );
}

/** The way from the wall to the place, as on the land. */
function angleTo(place: string, line: string): number {
  const { middle } = lineNamed(line);
  const there = /^[a-f]/.test(place) ? pointNamed(place) : plainNamed(place).middle;
  return Math.round((Math.atan2(there.y - middle.y, there.x - middle.x) * 180) / Math.PI);
}
