import { Fragment } from 'preact';
import { CardFrame } from '../../../web/drawing/index.ts';
import { HOUSE_COLOURS, isForCity, isHouseColour, isTowerColour } from './lit.ts';
import { House, Palace, Shield, ThreeTowers, Tower, WallPiece } from './pieces.tsx';

/** A guild card in a box of 56 × 78 around the origin: what it counts, how much each is worth, what it scores now. */
export const CARD_WIDTH = 56;
export const CARD_HEIGHT = 78;

export function GuildCard(props: {
  readonly card: string;
  /** What it would score now; null leaves that out. */
  readonly points: number | null;
  /** Whether the preview would make it score less (−1) or more (1). */
  readonly change?: number;
  /** In words, if there is room. */
  readonly caption: string | null;
  /** Whether there is room only for its points. */
  readonly isNarrow?: boolean;
}) {
  const { card, points, change = 0, caption, isNarrow = false } = props;
  const lines = caption === null ? [] : brokenUp(caption, 15);
  const deep = lines.length > 0 ? 32 : 42;
  return (
    <>
      <CardFrame width={CARD_WIDTH} height={CARD_HEIGHT} />
      <g transform={`translate(0 ${-35 + deep / 2})`}>
        <Field card={card} height={deep} />
        <g transform={lines.length > 0 ? 'scale(.8)' : ''}>
          <Emblem card={card} />
        </g>
      </g>
      {lines.map((line, i) => (
        <text key={line} class="mb-card-text" y={(lines.length === 1 ? 7.5 : 4.5) + 7 * i}>
          {line}
        </text>
      ))}
      {!isNarrow && (
        <text class="mb-card-rate" x={-23} y={30}>
          {rateOf(card)}
        </text>
      )}
      {points !== null && (
        <g
          transform={isNarrow ? 'translate(3 24) scale(1.25)' : 'translate(13 25)'}
          class={`mb-now ${points > 0 ? '' : 'mb-zero'} ${CHANGES[change + 1]}`}
        >
          <circle r={11.5} />
          <text y={5.4}>{points}</text>
          {change !== 0 && <path d={change > 0 ? 'M-19 3h9l-4.5-8Z' : 'M-19-4h9l-4.5 8Z'} />}
        </g>
      )}
    </>
  );
}

const CHANGES = ['mb-worse', '', 'mb-better'];

/** Cards for the city lie on its pavement within a wall, the others on open land. */
function Field({ card, height }: { readonly card: string; readonly height: number }) {
  const [x, y] = [-24.5, -height / 2];
  if (isForCity(card)) {
    return (
      <>
        <rect x={x} y={y} width={49} height={height} class="mb-card-city" />
        <rect x={x + 2} y={y + 2} width={45} height={height - 4} class="mb-card-wall" />
      </>
    );
  }
  return (
    <>
      <rect x={x} y={y} width={49} height={height} class="mb-card-land" />
      {card === 'oc' && (
        <path class="mb-card-sea" d={`M${x} ${y}h16l-7 ${height / 2}l7 ${height / 2}h-16z`} />
      )}
    </>
  );
}

function Emblem({ card }: { readonly card: string }) {
  const last = card.at(-1);
  if (/^S/.test(card)) return <Triangles count={Number(card.slice(1))} />;
  if (card === 'C') return <FiveHouses />;
  if (card === 'N') return <Cities />;
  if (card === 'ow') return <WallPiece from={{ x: -18, y: 6 }} to={{ x: 18, y: -6 }} />;
  if (card === 'T' || card === 'ot') {
    return (
      <g transform="translate(0 6)">
        <ThreeTowers />
      </g>
    );
  }
  if (card === 'oc') {
    return (
      <g transform="translate(5 6) scale(.85)">
        <ThreeTowers />
      </g>
    );
  }
  if (isTowerColour(last)) {
    return (
      <g transform="translate(0 9) scale(.92)">
        <Tower colour={last} />
      </g>
    );
  }
  if (card === 'P') return <Palace colour={null} />;
  if (/^r/.test(card)) return <RegionEmblem letter={last ?? ''} />;
  if (!isHouseColour(last)) return null;
  if (card.startsWith('o')) return <House colour={last} />;
  return (
    <>
      <g transform="translate(-6 -1) scale(.85)">
        <Palace colour={last} />
      </g>
      <g transform="translate(13 9) scale(.6)">
        <House colour={last} />
      </g>
    </>
  );
}

const REGIONS = { W: 'west', C: 'centre', E: 'east' } as const;

function RegionEmblem({ letter }: { readonly letter: string }) {
  const region = letter === 'W' || letter === 'C' || letter === 'E' ? REGIONS[letter] : null;
  return (
    <>
      {region && (
        <g class="mb-bold" transform="translate(-9 0) scale(.85)">
          <Shield region={region} />
        </g>
      )}
      <g transform="translate(13 3) scale(.62)">
        <House colour={null} />
      </g>
    </>
  );
}

/** A strip of plains, and their number. */
function Triangles({ count }: { readonly count: number }) {
  const left = -(count - 1) * 6;
  return (
    <>
      <g class="mb-card-plains" transform={`translate(0 -6) scale(${count === 7 ? 0.52 : 0.9})`}>
        {Array.from({ length: count }, (_, i) => (
          <path
            key={i}
            transform={`translate(${left + 12 * i} 0)`}
            d={i % 2 === 0 ? 'M0-10 11 9H-11Z' : 'M0 9 11-10H-11Z'}
          />
        ))}
      </g>
      <text class="mb-card-count" y={15}>
        {count === 7 ? '7+' : count}
      </text>
    </>
  );
}

function FiveHouses() {
  const spots = [
    [-14, -7],
    [0, -7],
    [14, -7],
    [-8, 9],
    [8, 9],
  ];
  return (
    <>
      {HOUSE_COLOURS.map((colour, i) => (
        <g key={colour} transform={`translate(${spots[i].join(' ')}) scale(.5)`}>
          <House colour={colour} />
        </g>
      ))}
    </>
  );
}

function Cities() {
  return (
    <>
      {[
        [-10, -6],
        [10, 6],
      ].map(([x, y]) => (
        <Fragment key={x}>
          <path class="mb-card-town" transform={`translate(${x} ${y})`} d="M0-12 12 0 6 11H-6L-12 0Z" />
          <g transform={`translate(${x} ${y}) scale(.5)`}>
            <House colour={null} />
          </g>
        </Fragment>
      ))}
    </>
  );
}

/** What each thing counted is worth, or what the condition is. */
function rateOf(card: string): string {
  if (/^S/.test(card)) return RATES[card];
  if (card === 'C') return '4·7';
  if (/^H/.test(card)) return '3·1';
  return /^T.|^ot.|^oc$/.test(card) ? '×2' : '×1';
}

const RATES: Readonly<Record<string, string>> = { S1: '6', S2: '7', S3: '8', S7: '9' };

function brokenUp(words: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
