import { useMemo } from 'preact/hooks';
import { AdviceStar } from '../../../web/drawing/index.ts';
import type { HouseColour } from '../game.ts';
import type { Region } from '../rules/land.ts';
import {
  areaOf,
  drawn,
  isPoint,
  lineNamed,
  meanOf,
  outlineOf,
  PLAINS,
  plainNamed,
  pointNamed,
  spotsIn,
} from './geometry.ts';
import { type Bounds, Ground } from './ground.tsx';
import { isHouseColour, isTowerColour, type Lit } from './lit.ts';
import { House, Palace, Shield, Tower, Unknown, WallPiece } from './pieces.tsx';
import type { CitySeen, Scene } from './scene.ts';
import { key, piecesOf } from './scene.ts';

/** What would be built, drawn as if half made. */
export interface Plan {
  readonly line: string | null;
  /** The plains of the city that it would close or make. */
  readonly closes: readonly string[];
  /** Places and the colours they would get; null for what is still to be rolled or nothing. */
  readonly pieces: readonly { readonly place: string; readonly colour: string | null }[];
  readonly unknown: readonly string[];
  /** Walls that would be removed. */
  readonly going: readonly string[];
}

/** The land and everything on it. */
export function LandPicture(props: {
  readonly bounds: Bounds;
  readonly scene: Scene;
  readonly plan: Plan | null;
  /** What a card counts; the rest is dimmed. */
  readonly lit: Lit | null;
  /** Lines where a wall can be built. */
  readonly open: readonly string[];
  readonly advisedLine: string | null;
}) {
  const { bounds, scene, plan, lit, advisedLine } = props;
  const { x, y, width, height } = bounds;
  const ground = useMemo(() => <Ground bounds={bounds} />, [x, y, width, height]);
  const seen = (isLit: boolean) => (lit === null ? '' : isLit ? 'mb-lit' : 'mb-dim');
  const { now } = scene;
  const risen = now?.kind === 'palace-built' ? key.palace(now.city, now.colour) : null;
  const landing = (name: string) => (scene.fresh.has(name) ? 'lands' : '');
  const towers = scene.towers.toSorted((a, b) => pointNamed(a.point).y - pointNamed(b.point).y);
  return (
    <g>
      {ground}
      <Arms built={builtIn(scene)} />
      {props.open.length > 0 && <path class="mb-open" d={props.open.map(shortened).join('')} />}
      {scene.cities.map(city => (
        <CityGround
          key={city.city}
          city={city}
          isNew={city.city === scene.completed}
          isLit={lit?.cities.has(city.city) ?? false}
          paves={now?.kind === 'city-completed' && now.city === city.city}
        />
      ))}
      {plan && plan.closes.length > 0 && (
        <g class="mb-plan-city">
          <path class="mb-pavement" d={areaOf(plan.closes)} />
          <path class="mb-new-line" d={outlineOf(plan.closes)} />
        </g>
      )}
      {[...scene.houses].flatMap(([plain, houses]) => {
        const coming = isComing(plan, plain) ? 1 : 0;
        const spots = spotsIn(plainNamed(plain), houses.length + coming);
        return houses.map((colour, i) => (
          <g key={`${plain} ${i}`} transform={placed(spots[i])}>
            <g class={`mb-piece ${seen(isCounted(lit?.houses, plain, colour))}`}>
              <circle class="mb-glow" r={22} />
              <g class={i === houses.length - 1 ? landing(key.house(plain, colour)) : ''}>
                <House colour={colour} />
              </g>
            </g>
          </g>
        ));
      })}
      {scene.cities.map(city => (
        <CityPieces key={city.city} city={city} lit={lit} fresh={risen} />
      ))}
      {scene.walls.map(line => (
        <g
          key={line}
          class={`mb-piece ${plan?.going.includes(line) ? 'mb-going' : ''} ${seen(lit?.walls.has(line) ?? false)} ${landing(key.wall(line))}`}
        >
          <Wall line={line} marked={line === scene.wall} />
        </g>
      ))}
      {plan?.line && (
        <g class="mb-plan mb-lit">
          <Wall line={plan.line} marked={false} />
        </g>
      )}
      {towers.map(({ point, colour }) => (
        <g key={point} transform={placed({ ...pointNamed(point), scale: 1 })}>
          <g class={`mb-piece ${seen(lit?.towers.has(point) ?? false)}`}>
            <circle class="mb-glow" cy={-8} r={25} />
            <g class={landing(key.tower(point))}>
              <Tower colour={colour} />
            </g>
          </g>
        </g>
      ))}
      {scene.leaving.size > 0 && <Leaving names={scene.leaving} />}
      {plan?.unknown.map(place => (
        <g key={place} transform={placed(spotFor(place, scene))}>
          <Unknown tower={isPoint(place)} />
        </g>
      ))}
      {plan?.pieces.map(({ place, colour }) => (
        <g key={place} class="mb-plan" transform={placed(spotFor(place, scene))}>
          {isTowerColour(colour) && <Tower colour={colour} />}
          {isHouseColour(colour) && <House colour={colour} />}
        </g>
      ))}
      {advisedLine && (
        <g transform={placed({ ...lineNamed(advisedLine).middle, scale: 1 })} class="mb-star">
          <AdviceStar radius={13} />
        </g>
      )}
    </g>
  );
}

function isComing(plan: Plan | null, place: string): boolean {
  if (plan === null) return false;
  return (
    plan.unknown.includes(place) || plan.pieces.some(piece => piece.place === place && piece.colour !== null)
  );
}

/** Where the next piece on a point or plain would stand. */
export function spotFor(place: string, scene: Scene) {
  if (isPoint(place)) return { ...pointNamed(place), scale: 1 };
  const spots = spotsIn(plainNamed(place), (scene.houses.get(place)?.length ?? 0) + 1);
  return spots[spots.length - 1];
}

/** The middle of a city, for what is said about it. */
export function middleOfCity(plains: readonly string[]) {
  return meanOf(plains.map(plain => plainNamed(plain).middle));
}

function placed({ x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }): string {
  return `translate(${x} ${y}) scale(${scale})`;
}

function isCounted(
  counted: ReadonlyMap<string, readonly HouseColour[]> | undefined,
  place: string,
  colour: HouseColour,
): boolean {
  return counted?.get(place)?.includes(colour) ?? false;
}

/** The plains where houses stand or that belong to a city. */
function builtIn({ houses, cities }: Scene): ReadonlySet<string> {
  return new Set([
    ...[...houses].flatMap(([plain, standing]) => (standing.length > 0 ? [plain] : [])),
    ...cities.flatMap(({ plains }) => plains),
  ]);
}

/** The arms of each region, on an empty plain: where they are seen best, or else anywhere. */
export function Arms({ built }: { readonly built: ReadonlySet<string> }) {
  return (
    <>
      {REGIONS.flatMap(region => {
        const free = PLAINS.filter(plain => plain.region === region && !built.has(plain.name));
        const best = free.filter(({ name }) => ARMS.includes(name));
        return (best.length > 0 ? best : free.slice(0, 1)).map(({ name, middle, up }) => (
          <g key={name} transform={`translate(${middle.x} ${middle.y + (up ? 4 : -4)}) scale(1.15)`}>
            <Shield region={region} />
          </g>
        ));
      })}
    </>
  );
}

const REGIONS: readonly Region[] = ['west', 'centre', 'east'];
const ARMS = ['B2', 'D2', 'B5', 'D5', 'B8', 'D8'];

/** The middle of a line, clear of the towers at its ends. */
function shortened(line: string): string {
  const [a, b] = lineNamed(line).ends;
  const at = (t: number) => ({ x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) });
  return drawn([at(0.2), at(0.8)]);
}

/** It reaches from tower to tower. */
function Wall({ line, marked }: { readonly line: string; readonly marked: boolean }) {
  const [from, to] = lineNamed(line).ends;
  const path = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  return (
    <>
      <path class="mb-glow-line" d={path} />
      {marked && <path class="mb-last" d={path} />}
      <WallPiece from={from} to={to} />
    </>
  );
}

function CityGround(props: {
  readonly city: CitySeen;
  readonly isNew: boolean;
  readonly isLit: boolean;
  /** Whether the paving is being laid, plain by plain from the middle outwards. */
  readonly paves: boolean;
}) {
  const { city, isNew, isLit, paves } = props;
  return (
    <g class={paves ? 'mb-paves' : ''}>
      {city.plains.map((plain, i) => (
        <path
          key={plain}
          class="mb-pavement"
          d={areaOf([plain])}
          style={{ '--nth': i / city.plains.length }}
        />
      ))}
      {isNew && <path class="mb-new" d={areaOf(city.plains)} />}
      {isLit && <path class="mb-city-lit" d={areaOf(city.plains)} />}
      {(isNew || isLit) && <path class="mb-new-line" d={outlineOf(city.plains)} />}
    </g>
  );
}

function CityPieces(props: {
  readonly city: CitySeen;
  readonly lit: Lit | null;
  readonly fresh: string | null;
}) {
  const { city, lit, fresh } = props;
  return (
    <>
      {piecesOf(city).map(({ colour, palace, spot, name }) => {
        const counted = isCounted(palace ? lit?.palaces : lit?.houses, city.city, colour);
        const isFresh = palace && fresh === key.palace(city.city, colour);
        return (
          <g key={name} transform={placed(spot)}>
            <g class={`mb-piece ${lit === null ? '' : counted ? 'mb-lit' : 'mb-dim'}`}>
              <circle class="mb-glow" r={palace ? 27 : 22} />
              <g class={isFresh ? 'mb-rises' : ''}>
                {palace ? <Palace colour={colour} /> : <House colour={colour} />}
              </g>
            </g>
          </g>
        );
      })}
    </>
  );
}

/** What goes back to the supply, fading out. */
function Leaving({ names }: { readonly names: ReadonlySet<string> }) {
  return (
    <g class="mb-leaves">
      {[...names].map(name => {
        const place = name.slice(name.indexOf(' ') + 1);
        return name.startsWith('wall') ? (
          <Wall key={name} line={place} marked={false} />
        ) : (
          <circle key={name} class="mb-gone" cx={pointNamed(place).x} cy={pointNamed(place).y} r={14} />
        );
      })}
    </g>
  );
}
