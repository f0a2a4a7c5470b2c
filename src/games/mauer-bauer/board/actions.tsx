import type { Texts } from '../../../../locales/en/mauer-bauer/board.ts';
import type { Way } from '../../../web/board/draft.ts';
import type { Interaction } from '../../../web/board/interaction.ts';
import { parse } from '../rules/parse.ts';
import { BoardButton } from './button.tsx';
import { isPoint, lineNamed, plainNamed, pointNamed } from './geometry.ts';
import { isHouseColour, isTowerColour } from './lit.ts';
import { BUILD, JOIN, PLAY, pieceIn, ROLL, THROW } from './picking.ts';
import { House, Tower } from './pieces.tsx';
import { describePiece } from './telling.ts';

/** What can be done with what has been chosen so far, with one component per kind of offer. */

export function WallActions(props: {
  readonly line: Way;
  readonly interaction: Interaction;
  readonly texts: Texts;
}) {
  const { line, interaction, texts } = props;
  return (
    <>
      <BoardButton id="back" label={texts.back} onChoose={interaction.back} class="mb-square">
        ✕
      </BoardButton>
      <BoardButton id="build" first onChoose={() => interaction.pick(line.move)}>
        {texts.build}
      </BoardButton>
    </>
  );
}

export function HastyActions(props: {
  /** The move that rolls too early. */
  readonly move: string;
  readonly interaction: Interaction;
  readonly texts: Texts;
}) {
  const { move, interaction, texts } = props;
  const advised = interaction.advice?.move === move;
  if (interaction.picked[0] !== move) {
    return (
      <BoardButton id="hasty" part={move} advised={advised} onChoose={() => interaction.pick(move)}>
        {texts.rollEarly}
      </BoardButton>
    );
  }
  return (
    <>
      <BoardButton id="back" label={texts.back} onChoose={interaction.back} class="mb-square">
        ✕
      </BoardButton>
      <BoardButton id="hasty-yes" part={ROLL} advised={advised} onChoose={() => interaction.pick(ROLL)}>
        {texts.rollEarlyYes}
      </BoardButton>
    </>
  );
}

/** What each place gets; if there are only two colours, a tap swaps them at once. */
export function PiecesActions(props: {
  /** The wall that they belong to. */
  readonly line: string;
  readonly interaction: Interaction;
  readonly texts: Texts;
}) {
  const { line, interaction, texts } = props;
  const { picked, open, advice } = interaction;
  return (
    <>
      {picked.map((part, index) => {
        const piece = pieceIn(part);
        if (!piece) return null;
        const { place, colour } = piece;
        return (
          <BoardButton
            key={place}
            id={`place ${place}`}
            part={part}
            class="mb-place-button"
            label={texts.change(describePiece(place, colour, texts))}
            chosen={open === index}
            advised={advice !== null && advice.parts[index] !== part}
            onChoose={() => interaction.change(index)}
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
      <BoardButton
        id="build"
        part={BUILD}
        first
        advised={advice !== null && advice.move === interaction.whole(BUILD)?.move}
        onChoose={() => interaction.pick(BUILD)}
      >
        {texts.build}
      </BoardButton>
    </>
  );
}

/** The colours that a place can get. */
export function Palette(props: {
  /** The index of the place. */
  readonly index: number;
  readonly interaction: Interaction;
  readonly texts: Texts;
}) {
  const { index, interaction, texts } = props;
  const { picked, advice } = interaction;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is laid out otherwise
    <div class="mb-palette" role="group" aria-label={texts.chooseColour}>
      {[...interaction.alternatives(index)].map(part => {
        const piece = pieceIn(part);
        if (!piece) return null;
        const { place, colour } = piece;
        return (
          <BoardButton
            key={part}
            id={`colour ${colour ?? 'none'}`}
            part={part}
            class="mb-colour"
            label={describePiece(place, colour, texts)}
            chosen={picked[index] === part}
            advised={advice?.parts[index] === part}
            onChoose={() => interaction.pick(part)}
          >
            <svg viewBox="-22 -24 44 46" aria-hidden="true">
              <PieceOf place={place} colour={colour} />
            </svg>
          </BoardButton>
        );
      })}
    </div>
  );
}

/** A first tap shows what joining would lead to, and a second one does it. */
export function JoinActions(props: {
  readonly joins: readonly { readonly move: string; readonly city: string }[];
  /** Leaves the city by itself. */
  readonly apart: string | null;
  readonly interaction: Interaction;
  readonly texts: Texts;
}) {
  const { joins, apart, interaction, texts } = props;
  const hint = interaction.advice?.move;
  return (
    <>
      {apart !== null && (
        <BoardButton
          id="apart"
          part={apart}
          advised={hint === apart}
          onChoose={() => interaction.pick(apart)}
        >
          {texts.apart}
        </BoardButton>
      )}
      {joins.map(({ move, city }) => {
        const isLooked = interaction.picked[0] === move;
        return (
          <BoardButton
            key={move}
            id={`join ${city}`}
            part={isLooked ? JOIN : move}
            first={isLooked}
            advised={hint === move}
            onChoose={() => interaction.pick(isLooked ? JOIN : move)}
          >
            {joins.length === 1 ? texts.join : `${texts.join} ${city}`}
          </BoardButton>
        );
      })}
    </>
  );
}

export function CardsActions(props: {
  /** What playing the picked cards scores. */
  readonly points: number;
  readonly interaction: Interaction;
  readonly texts: Texts;
}) {
  const { points, interaction, texts } = props;
  const hint = interaction.advice?.move;
  const [play, throwing] = [interaction.whole(PLAY), interaction.whole(THROW)];
  const end = interaction.ways.find(({ move }) => parse(move)?.kind === 'end');
  const canPlay = interaction.ways.some(({ parts }) => parts.includes(PLAY));
  return (
    <>
      {!play && !throwing && <p class="mb-note">{canPlay ? texts.pickCard : texts.pickThrow}</p>}
      {throwing && (
        <BoardButton
          id="throw"
          part={THROW}
          advised={hint === throwing.move}
          onChoose={() => interaction.pick(THROW)}
        >
          {texts.throwAway}
        </BoardButton>
      )}
      {play && (
        <BoardButton
          id="play"
          part={PLAY}
          first
          advised={hint === play.move}
          onChoose={() => interaction.pick(PLAY)}
        >
          {texts.play(points)}
        </BoardButton>
      )}
      {end && (
        <BoardButton
          id="done"
          part={end.move}
          first={!throwing}
          advised={hint === end.move}
          onChoose={() => interaction.pick(end.move)}
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
    <path class="mb-nothing" d={isPoint(place) ? 'M-8-12 8 12M8-12-8 12' : 'M-10-10 10 10M10-10-10 10'} />
  );
}

/** The direction from the wall to the place, as on the land. */
function angleTo(place: string, line: string): number {
  const { middle } = lineNamed(line);
  const there = isPoint(place) ? pointNamed(place) : plainNamed(place).middle;
  return Math.round((Math.atan2(there.y - middle.y, there.x - middle.x) * 180) / Math.PI);
}
