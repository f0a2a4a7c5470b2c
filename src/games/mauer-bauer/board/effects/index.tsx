import './effects.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Texts } from '../../../../../locales/en/mauer-bauer/board.ts';
import type { Happening, View } from '../../game.ts';
import type { Spot } from '../geometry.ts';
import type { Bounds } from '../ground.tsx';
import type { Kit } from '../kit.ts';
import type { Lit } from '../lit.ts';
import type { Scene } from '../scene.ts';
import { Announcement } from './announcement.tsx';
import { type Corner, freestCorner } from './corners.ts';

interface EffectsProps {
  readonly kit: Kit;
  readonly scene: Scene;
  /** The scene just before what is happening now. */
  readonly earlier: Scene;
  readonly lit: Lit | null;
  readonly bounds: Bounds;
  readonly width: number;
  readonly height: number;
  readonly names: readonly string[];
  readonly texts: Texts;
  readonly motion: number;
}

/**
 * Effects that are there only while something happens, over the land. Loaded once the board is up; nothing depends on
 * them.
 */
export function Effects(props: EffectsProps) {
  const { scene, bounds, width, height, motion, names, texts } = props;
  const { now } = scene;
  if (now === null) return null;
  const { x, y } = bounds;
  return (
    <>
      {motion > 0 && (
        <svg
          class="mb-effects"
          width={width}
          height={height}
          viewBox={`${x} ${y} ${bounds.width} ${bounds.height}`}
          aria-hidden="true"
        >
          <OnLand {...props} now={now} />
        </svg>
      )}
      <Announcement
        kit={props.kit}
        now={now}
        corner={cornerFor(props)}
        {...{ width, height }}
        names={names}
        texts={texts}
      />
      {now.kind === 'scored' && now.points > 0 && motion > 0 && (
        <Points key={now.seat} seat={now.seat} words={texts.worth(now.points)} motion={motion} />
      )}
    </>
  );
}

function OnLand({ kit, scene, earlier, bounds, width, now }: EffectsProps & { readonly now: Happening }) {
  switch (now.kind) {
    case 'rolled':
      return scene.wall === null || scene.roll === null ? null : (
        <RollingDice
          kit={kit}
          roll={scene.roll}
          line={scene.wall}
          bounds={bounds}
          unit={bounds.width / width}
        />
      );
    case 'city-completed':
      return <Outline kit={kit} plains={now.plains} />;
    case 'joined': {
      const plains = scene.cities.find(({ city }) => city === now.joined)?.plains;
      return plains ? <Outline kit={kit} plains={plains} /> : null;
    }
    case 'palace-built':
      return <Merging kit={kit} scene={scene} earlier={earlier} now={now} />;
    default:
      return null;
  }
}

/** The dice, large, beside the wall that they are rolled for. */
function RollingDice(props: {
  readonly kit: Kit;
  readonly roll: NonNullable<View['roll']>;
  readonly line: string;
  readonly bounds: Bounds;
  /** Units of the land per pixel. */
  readonly unit: number;
}) {
  const { roll, line, bounds, unit } = props;
  const { Die, HouseDieFace, Tower, lineNamed } = props.kit;
  const { tower, houses } = roll;
  const size = 58 * unit;
  const step = size * 1.2;
  const count = tower === null ? 2 : 3;
  const { middle } = lineNamed(line);
  const room = (count * step) / 2;
  const x = Math.min(bounds.x + bounds.width - room, Math.max(bounds.x + room, middle.x));
  // Above the wall, so as not to hide it; below it if there is no room.
  const over = middle.y - size * 1.15;
  const y = over - size / 2 > bounds.y ? over : middle.y + size * 1.15;
  const at = (i: number) => `translate(${(i - (count - 1) / 2) * step} 0)`;
  return (
    <g class="mb-big-dice" transform={`translate(${x} ${y})`}>
      {tower !== null && (
        <g transform={at(0)}>
          <Die size={size} rolling>
            <g transform={`translate(0 ${size * 0.25}) scale(${(size * 0.85) / 40})`}>
              <Tower colour={tower} />
            </g>
          </Die>
        </g>
      )}
      {houses.map((face, i) => (
        <g key={i} transform={at(i + count - 2)}>
          <Die size={size} rolling>
            <g transform={`scale(${(size * 0.85) / 40})`}>
              <HouseDieFace face={face} />
            </g>
          </Die>
        </g>
      ))}
    </g>
  );
}

/** A light that runs round a city, with a spark where it closes. */
function Outline({ kit, plains }: { readonly kit: Kit; readonly plains: readonly string[] }) {
  const { Burst, meanOf, plainNamed } = kit;
  const middle = meanOf(plains.map(plain => plainNamed(plain).middle));
  return (
    <>
      {loopsAround(plains, kit).map(loop => (
        <path key={loop} class="mb-runs-round" d={loop} pathLength={1} />
      ))}
      <g class="mb-closed" transform={`translate(${middle.x} ${middle.y})`}>
        <Burst radius={60 + 14 * Math.sqrt(plains.length)} sparks={14} />
      </g>
    </>
  );
}

/** The closed paths around a set of plains, each from a point back to the same point. */
function loopsAround(plains: readonly string[], { LINES }: Kit): string[] {
  const rim = LINES.filter(line => line.plains.filter(({ name }) => plains.includes(name)).length === 1);
  const left = new Set(rim);
  const loops: string[] = [];
  for (const first of rim) {
    if (!left.delete(first)) continue;
    const [start, second] = first.ends;
    const way: Spot[] = [start, second];
    for (let at = second; ; ) {
      const next = [...left].find(({ ends }) => ends.includes(at));
      if (!next) break;
      left.delete(next);
      at = next.ends[0] === at ? next.ends[1] : next.ends[0];
      way.push(at);
    }
    loops.push(`M${way.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`);
  }
  return loops;
}

/** Two houses that move to where their palace rises. */
function Merging(props: {
  readonly kit: Kit;
  readonly scene: Scene;
  readonly earlier: Scene;
  readonly now: Extract<Happening, { kind: 'palace-built' }>;
}) {
  const { scene, earlier, now } = props;
  const { House, piecesOf } = props.kit;
  const pieces = ({ cities }: Scene) => {
    const city = cities.find(({ city }) => city === now.city);
    return city ? piecesOf(city).filter(({ colour }) => colour === now.colour) : [];
  };
  const palace = pieces(scene).findLast(piece => piece.palace);
  const houses = pieces(earlier).filter(piece => !piece.palace);
  if (!palace) return null;
  return (
    <>
      {houses.slice(0, 2).map(({ spot, name }) => (
        <g key={name} transform={`translate(${spot.x} ${spot.y})`}>
          <g
            class="mb-merges"
            style={{ '--mb-x': `${palace.spot.x - spot.x}px`, '--mb-y': `${palace.spot.y - spot.y}px` }}
          >
            <g transform={`scale(${spot.scale})`}>
              <House colour={now.colour} />
            </g>
          </g>
        </g>
      ))}
    </>
  );
}

/** Points that fly from the cards to the plate of the seat that gets them. */
function Points(props: { readonly seat: number; readonly words: string; readonly motion: number }) {
  const { seat, words, motion } = props;
  const chip = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const plate = document.querySelector(`.plate[data-seat="${seat}"]`)?.getBoundingClientRect();
    const cards = chip.current?.parentElement?.querySelector('.mb-announcement')?.getBoundingClientRect();
    if (!chip.current || !plate || !cards) return;
    // It is fixed to the screen: the land would cut it off.
    const start = { x: cards.x + cards.width / 2, y: cards.y + cards.height / 2 };
    chip.current.style.left = `${start.x}px`;
    chip.current.style.top = `${start.y}px`;
    const dx = plate.x + plate.width / 2 - start.x;
    const dy = plate.y + plate.height / 2 - start.y;
    chip.current.animate(
      [
        { transform: 'scale(0.2)', opacity: 0 },
        { transform: 'scale(1.2)', opacity: 1, offset: 0.2 },
        { transform: 'scale(1)', opacity: 1, offset: 0.35, easing: 'cubic-bezier(0.5, 0, 0.6, 0.8)' },
        { transform: `translate(${dx}px, ${dy}px) scale(0.7)`, opacity: 1, offset: 0.93 },
        { transform: `translate(${dx}px, ${dy}px) scale(0.5)`, opacity: 0 },
      ],
      // So that it arrives just as the plate changes.
      { delay: 1000 * motion, duration: 950 * motion, easing: 'ease-out' },
    );
  }, []);
  return (
    <span ref={chip} class="mb-points" aria-hidden="true">
      {words}
    </span>
  );
}

function onScreen({ x, y }: Spot, { bounds, width, height }: EffectsProps): Spot {
  return { x: ((x - bounds.x) / bounds.width) * width, y: ((y - bounds.y) / bounds.height) * height };
}

/** The corner where the cards hide the least of what they count. */
function cornerFor(props: EffectsProps): Corner {
  const { scene, lit, width, height } = props;
  const { lineNamed, plainNamed, pointNamed } = props.kit;
  if (lit === null) return 'bottom-left';
  const ofCity = (name: string) =>
    scene.cities.find(({ city }) => city === name)?.plains.map(plain => plainNamed(plain).middle) ?? [];
  const ofPlace = (place: string) =>
    scene.cities.some(({ city }) => city === place) ? ofCity(place) : [plainNamed(place).middle];
  const spots = [
    ...[...lit.towers].map(pointNamed),
    ...[...lit.walls].map(line => lineNamed(line).middle),
    ...[...lit.cities].flatMap(ofCity),
    ...[...lit.houses.keys(), ...lit.palaces.keys()].flatMap(ofPlace),
  ];
  return freestCorner(
    spots.map(spot => onScreen(spot, props)),
    width,
    height,
  );
}
