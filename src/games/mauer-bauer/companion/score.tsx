import '../board/land.css';
import { useSignal } from '@preact/signals';
import type { Texts } from '../../../../locales/en/mauer-bauer/board.ts';
import type { ScoreProps } from '../../../web/companion/companion.ts';
import { Counter } from '../../../web/companion/counter.tsx';
import { Spot } from '../../../web/companion/spot.tsx';
import { GuildCard } from '../board/card.tsx';
import {
  areaOfLine,
  drawn,
  LAND,
  LINES,
  PLAINS,
  type PlainShape,
  POINTS,
  spotsIn,
} from '../board/geometry.ts';
import { Ground } from '../board/ground.tsx';
import { Arms } from '../board/land.tsx';
import { House, Palace, Tower, WallPiece } from '../board/pieces.tsx';
import { CARD_NAMES } from '../rules/card-names.ts';
import { plainsOf } from '../rules/cities.ts';
import { HOUSE_COLOURS, type HouseColour, TOWER_COLOURS } from '../rules/pieces.ts';
import { pointsFor } from '../rules/scoring.ts';
import { NONE } from '../rules/state.ts';
import { cityAt, landOf, NOTHING_STANDS, type Standing } from './standing.ts';
import { arePlayed, MOST_PLAYED, type PlayedCard, scoresAfter, Tally } from './tally.tsx';

const LETTERS: readonly (string | undefined)[] = TOWER_COLOURS;

/**
 * The land as it stands, entered by tapping piece by piece; and what every card would score for the plain tapped last.
 * Tapping a card says that it was played.
 */
export function Score({ texts, words, names, kept, keep }: ScoreProps<Texts>) {
  const land = useSignal<Standing>(isStanding(kept) ? kept : NOTHING_STANDS);
  const played = useSignal<readonly PlayedCard[]>(playedIn(kept));
  const player = useSignal(0);
  const chosen = useSignal<string | null>(null);
  const set = (standing: Standing, cards = played.value) => {
    land.value = standing;
    played.value = cards;
    keep({ ...standing, played: cards });
  };
  const { walls, towers, houses, palaces } = land.value;
  const state = landOf(land.value);
  const built = new Set([...Object.keys(houses), ...Object.keys(palaces)]);
  const scores = scoresAfter(played.value, names.length);
  const plain = chosen.value;
  const city = plain === null ? NONE : cityAt(state, plain);
  const count = (of: 'houses' | 'palaces', letter: string, change: number) => {
    if (plain === null) return;
    const now = land.value[of][plain] ?? '';
    const next = change > 0 ? now + letter : now.replace(letter, '');
    set({ ...land.value, [of]: { ...land.value[of], [plain]: next } });
  };
  return (
    <div class="score-land">
      <p class="note">{words.tapLand}</p>
      <svg class="score-picture" viewBox={`${LAND.x} ${LAND.y} ${LAND.width} ${LAND.height}`}>
        <title>{words.tapLand}</title>
        <Ground bounds={LAND} />
        <Arms built={built} />
        {PLAINS.map(({ name, corners }) => (
          <Spot
            key={name}
            label={name}
            isOn={name === plain}
            class={cityAt(state, name) === NONE ? 'score-plain' : 'score-plain closed'}
            onTap={() => {
              chosen.value = name;
            }}
          >
            <path d={`${drawn(corners)}Z`} />
          </Spot>
        ))}
        {LINES.map(line => (
          <Spot
            key={line.name}
            label={line.name}
            isOn={walls.includes(line.name)}
            class="score-line"
            onTap={() => {
              const has = walls.includes(line.name);
              set({
                ...land.value,
                walls: has ? walls.filter(name => name !== line.name) : [...walls, line.name],
              });
            }}
          >
            <path class="score-target" d={drawn(areaOfLine(line))} />
            {walls.includes(line.name) && <WallPiece from={line.ends[0]} to={line.ends[1]} />}
          </Spot>
        ))}
        {PLAINS.map(shape => (
          <Pieces key={shape.name} shape={shape} houses={houses[shape.name]} palaces={palaces[shape.name]} />
        ))}
        {POINTS.map(({ name, x, y }) => (
          <Spot
            key={name}
            label={name}
            isOn={towers[name] !== undefined}
            class="score-point"
            onTap={() => {
              const at = LETTERS.indexOf(towers[name]) + 1;
              const { [name]: _, ...others } = towers;
              const colour = TOWER_COLOURS[at];
              set({ ...land.value, towers: colour ? { ...others, [name]: colour } : others });
            }}
          >
            <circle class="score-target" cx={x} cy={y} r={17} />
            {TOWER_COLOURS.filter(colour => colour === towers[name]).map(colour => (
              <g key={colour} transform={`translate(${x} ${y + 8}) scale(.75)`}>
                <Tower colour={colour} />
              </g>
            ))}
          </Spot>
        ))}
      </svg>
      {plain !== null && (
        <section aria-label={plain}>
          <h2>{city === NONE ? words.notClosed(plain) : words.closed(plain)}</h2>
          <div class="counters">
            {HOUSE_COLOURS.map(colour => (
              <Counter
                key={colour}
                label={texts.houseFace(colour)}
                count={[...(houses[plain] ?? '')].filter(letter => letter === colour).length}
                onChange={change => count('houses', colour, change)}
              >
                <House colour={colour} />
              </Counter>
            ))}
            {city !== NONE &&
              HOUSE_COLOURS.map(colour => (
                <Counter
                  key={colour}
                  label={words.palaces(texts.houseFace(colour))}
                  count={[...(palaces[plain] ?? '')].filter(letter => letter === colour).length}
                  onChange={change => count('palaces', colour, change)}
                >
                  <Palace colour={colour} />
                </Counter>
              ))}
          </div>
          {city !== NONE && (
            <div class="count" role="radiogroup" aria-label={words.whoPlays}>
              <p>{words.whoPlays}</p>
              {names.map((name, seat) => (
                <label key={seat}>
                  <input
                    type="radio"
                    name="player"
                    checked={player.value === seat}
                    onChange={() => {
                      player.value = seat;
                    }}
                  />
                  <span>
                    {name} {scores[seat]}
                  </span>
                </label>
              ))}
            </div>
          )}
          {city !== NONE && (
            <ul class="score-cards" data-plains={plainsOf(state, city).join(' ')}>
              {CARD_NAMES.map((card, index) => {
                const points = pointsFor(state, index, city);
                return (
                  <li key={card} data-card={card} data-points={points}>
                    <button
                      type="button"
                      disabled={played.value.length === MOST_PLAYED}
                      onClick={() => set(land.value, [...played.value, { seat: player.value, card, points }])}
                    >
                      <svg viewBox="-29 -41 58 82" aria-hidden="true">
                        <GuildCard card={card} points={points} caption={null} />
                      </svg>
                      <span>{texts.handCard(card, points)}</span>
                    </button>
                  </li>
                );
              })}
            </ul>
          )}
        </section>
      )}
      {played.value.length > 0 && (
        <Tally
          texts={texts}
          words={words}
          names={names}
          played={played.value}
          onTakeBack={() => set(land.value, played.value.slice(0, -1))}
        />
      )}
    </div>
  );
}

function Pieces(props: {
  readonly shape: PlainShape;
  readonly houses: string | undefined;
  readonly palaces: string | undefined;
}) {
  const { shape, houses = '', palaces = '' } = props;
  const all = [
    ...coloursIn(houses).map(colour => <House key={colour} colour={colour} />),
    ...coloursIn(palaces).map(colour => <Palace key={colour} colour={colour} />),
  ];
  return (
    <g class="score-houses">
      {spotsIn(shape, all.length, palaces !== '').map(({ x, y, scale }, i) => (
        <g key={i} transform={`translate(${x} ${y}) scale(${scale})`}>
          {all[i]}
        </g>
      ))}
    </g>
  );
}

function coloursIn(letters: string): readonly HouseColour[] {
  return [...letters].flatMap(letter => HOUSE_COLOURS.find(colour => colour === letter) ?? []);
}

/** The cards stored with the land. */
function playedIn(json: unknown): readonly PlayedCard[] {
  if (typeof json !== 'object' || json === null || !('played' in json)) return [];
  return arePlayed(json.played) ? json.played : [];
}

/** Whether what was stored can be placed on the land; anything else starts empty. */
function isStanding(json: unknown): json is Standing {
  if (typeof json !== 'object' || json === null) return false;
  const { walls, towers, houses, palaces } = json as Partial<Record<keyof Standing, unknown>>;
  return (
    Array.isArray(walls) &&
    walls.every(name => LINES.some(line => line.name === name)) &&
    isLettered(towers, name => POINTS.some(point => point.name === name), /^[wgk]$/) &&
    [houses, palaces].every(each => isLettered(each, name => PLAINS.some(p => p.name === name), /^[RGBYP]*$/))
  );
}

function isLettered(json: unknown, isPlace: (name: string) => boolean, letters: RegExp): boolean {
  if (typeof json !== 'object' || json === null) return false;
  return Object.entries(json).every(
    ([name, text]) => isPlace(name) && typeof text === 'string' && letters.test(text),
  );
}
