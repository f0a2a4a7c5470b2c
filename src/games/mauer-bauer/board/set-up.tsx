import './set-up.css';
import type { Texts as SetUpTexts } from '../../../../locales/en/mauer-bauer/advice/set-up.ts';
import type { Texts } from '../../../../locales/en/mauer-bauer/board.ts';
import type {
  Setting as AnySetting,
  ChoiceControl,
  Control,
  ControlGroup,
  CountControl,
  SetUpBoard,
  SetUpPlace,
} from '../../../web/board/set-up.ts';
import type { Area } from '../../../web/board/targets.ts';
import type { View } from '../game.ts';
import { CARD_NAMES } from '../rules/card-names.ts';
import { LINE_NAMES, PLAIN_NAMES, POINT_NAMES } from '../rules/land.ts';
import {
  HOUSE_COLOURS,
  HOUSES_OF_A_COLOUR,
  type HouseColour,
  PALACES_OF_A_COLOUR,
  TOWER_COLOURS,
  TOWERS_OF_A_COLOUR,
  WALLS,
} from '../rules/pieces.ts';
import { type Position, stateOf } from '../rules/set-up.ts';
import { CARDS_AT_START, LOWEST_SCORE, NONE } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import {
  atBeginningOfTurn,
  byName,
  citiesWithin,
  inOrder,
  isInside,
  toggleWall,
  withCards,
} from './building.ts';
import { GuildCard } from './card.tsx';
import { PLAINS } from './geometry.ts';
import { House, Palace, Tower } from './pieces.tsx';

type Setting = AnySetting<Texts, SetUpTexts>;

/**
 * A position set up by hand: a tap on a line puts a wall there, with its towers and houses, or takes it away. What colour
 * they have, the cards and the scores are chosen; cities and whose turn it is follow.
 */
export const setUpBoard: SetUpBoard<Position, View, Texts, SetUpTexts> = {
  empty: ({ seats }) => ({
    walls: [],
    towers: {},
    houses: {},
    palaces: {},
    scores: Array.from({ length: seats }, () => LOWEST_SCORE),
    hands: Array.from({ length: seats }, (_, seat) =>
      CARD_NAMES.slice(CARDS_AT_START * seat, CARDS_AT_START * (seat + 1)),
    ),
    discard: [],
    step: 'wall',
  }),

  picture(position, { seats, options }) {
    const seen = view(stateOf(position, seats, { hastyRoll: options.hastyRoll === true }), 'everything');
    const supply = supplyIn(position);
    const left = (counts: Readonly<Record<string, number>>) =>
      Object.values(counts).reduce((sum, count) => sum + count, 0);
    return {
      ...seen,
      supply,
      untilTheEnd: {
        walls: supply.walls,
        towers: left(supply.towers),
        houses: left(supply.houses),
        palaces: left(supply.palaces),
        lines: seen.untilTheEnd.lines,
      },
    };
  },

  places(position, setting) {
    const cityOf = citiesWithin(position.walls);
    return [
      ...LINE_NAMES.filter((_, line) => !isInside(cityOf, line)).map(line =>
        linePlace(position, setting, line),
      ),
      ...PLAIN_NAMES.flatMap((name, plain) => {
        if (cityOf[plain] === plain) {
          const plains = PLAIN_NAMES.filter((_, other) => cityOf[other] === plain);
          return [cityPlace(position, setting, name, plains)];
        }
        const letters = cityOf[plain] === NONE ? (position.houses[name] ?? '') : '';
        return letters === '' ? [] : [plainPlace(position, setting, name, letters)];
      }),
      ...POINT_NAMES.filter(point => position.towers[point]).map(point =>
        pointPlace(position, setting, point),
      ),
    ];
  },

  groups: (position, setting) => [
    turnGroup(position, setting),
    ...setting.names.map((name, seat) => seatGroup(position, setting, name, seat)),
    {
      key: 'discard',
      label: setting.words.discard,
      controls: cardControls(setting, 'discard', position.discard, discard => ({ ...position, discard })),
    },
  ],
};

/** What is left of everything; 0 where more is on the board than exists. */
function supplyIn({ walls, towers, houses, palaces }: Position): View['supply'] {
  const standing = { towers: Object.values(towers), houses: lettersIn(houses), palaces: lettersIn(palaces) };
  const left = (all: number, of: readonly string[], colour: string) =>
    Math.max(0, all - of.filter(letter => letter === colour).length);
  const houseColours = (all: number, of: readonly string[]) => {
    const [R, G, B, Y, P] = HOUSE_COLOURS.map(colour => left(all, of, colour));
    return { R, G, B, Y, P };
  };
  const [w, g, k] = TOWER_COLOURS.map(colour => left(TOWERS_OF_A_COLOUR, standing.towers, colour));
  return {
    walls: Math.max(0, WALLS - walls.length),
    towers: { w, g, k },
    houses: houseColours(HOUSES_OF_A_COLOUR, standing.houses),
    palaces: houseColours(PALACES_OF_A_COLOUR, standing.palaces),
  };
}

function lettersIn(standing: Position['houses']): readonly string[] {
  return [...Object.values(standing).join('')];
}

function linePlace(position: Position, setting: Setting, line: string): SetUpPlace<Position> {
  const { words, options } = setting;
  const isOn = position.walls.includes(line);
  const toggled = () => toggleWall(position, line, options);
  return {
    key: line,
    place: line,
    label: words.line(line),
    holds: isOn ? [words.wall] : [],
    tap: toggled,
    controls: [{ kind: 'flag', key: `wall ${line}`, label: words.wall, isOn, set: toggled }],
  };
}

function pointPlace(position: Position, { texts, words }: Setting, point: string): SetUpPlace<Position> {
  const now = position.towers[point];
  return {
    key: point,
    place: point,
    label: words.point(point),
    holds: [texts.towerFace(now)],
    controls: [
      {
        kind: 'choice',
        key: `tower ${point}`,
        label: words.tower,
        value: now,
        options: TOWER_COLOURS.map(colour => ({
          value: colour,
          label: texts.towerFace(colour),
          picture: (
            <g transform="translate(0 10)">
              <Tower colour={colour} />
            </g>
          ),
        })),
        set: value => ({
          ...position,
          towers: { ...position.towers, [point]: TOWER_COLOURS.find(colour => colour === value) ?? now },
        }),
      },
    ],
  };
}

/** Each house of a plain outside cities has its colour; how many there are follows from the walls. */
function plainPlace(
  position: Position,
  { texts, words }: Setting,
  plain: string,
  letters: string,
): SetUpPlace<Position> {
  const control = (letter: string, i: number): ChoiceControl<Position> => ({
    kind: 'choice',
    key: `house ${plain} ${i}`,
    label: words.house,
    value: letter,
    options: HOUSE_COLOURS.map(colour => ({
      value: colour,
      label: texts.houseFace(colour),
      picture: <House colour={colour} />,
    })),
    set: value => {
      const next = inOrder([...letters].with(i, value).join(''));
      return { ...position, houses: { ...position.houses, [plain]: next } };
    },
  });
  return {
    key: plain,
    place: plain,
    area: middlesOf([plain]),
    label: words.plain(plain),
    holds: coloursIn(letters).map(texts.houseFace),
    controls: [...letters].map(control),
  };
}

function cityPlace(
  position: Position,
  { texts, words }: Setting,
  city: string,
  plains: readonly string[],
): SetUpPlace<Position> {
  const [houses, palaces] = [position.houses[city] ?? '', position.palaces[city] ?? ''];
  const control = (of: 'houses' | 'palaces', colour: HouseColour): CountControl<Position> => {
    const letters = of === 'houses' ? houses : palaces;
    const { [city]: _, ...others } = position[of];
    return {
      kind: 'count',
      key: `${of} ${city} ${colour}`,
      label:
        of === 'houses' ? words.housesOf(texts.houseFace(colour)) : words.palacesOf(texts.houseFace(colour)),
      count: letters.split(colour).length - 1,
      most: of === 'houses' ? HOUSES_OF_A_COLOUR : PALACES_OF_A_COLOUR,
      picture: of === 'houses' ? <House colour={colour} /> : <Palace colour={colour} />,
      set: count => {
        const next = inOrder(letters.replaceAll(colour, '') + colour.repeat(count));
        return { ...position, [of]: next === '' ? others : { ...others, [city]: next } };
      },
    };
  };
  return {
    key: city,
    place: city,
    area: middlesOf(plains),
    label: words.city(city),
    holds: [
      ...coloursIn(houses).map(texts.houseFace),
      ...coloursIn(palaces).map(colour => words.palacesOf(texts.houseFace(colour))),
    ],
    controls: [
      ...HOUSE_COLOURS.map(colour => control('houses', colour)),
      ...HOUSE_COLOURS.map(colour => control('palaces', colour)),
    ],
  };
}

/** Small, in the middle of each plain: everything else is nearer to one of its lines. */
function middlesOf(plains: readonly string[]): Area {
  return PLAINS.filter(({ name }) => plains.includes(name)).map(({ middle: { x, y } }) => [
    { x: x - 9, y: y + 9 },
    { x: x + 9, y: y + 9 },
    { x, y: y - 9 },
  ]);
}

function coloursIn(letters: string): readonly HouseColour[] {
  return [...letters].flatMap(letter => HOUSE_COLOURS.find(colour => colour === letter) ?? []);
}

/** Whose turn it is follows from the walls; whoever set up the middle of a turn can go to the beginning of the next. */
function turnGroup(position: Position, setting: Setting): ControlGroup<Position> {
  const { seats, names, options, words } = setting;
  const hastyRoll = options.hastyRoll === true;
  const { active } = stateOf(position, seats, { hastyRoll });
  const { hasty: _, ...unhurried } = position;
  const controls: Control<Position>[] = [];
  if (position.step !== 'wall') {
    controls.push({
      kind: 'choice',
      key: 'step',
      label: words.step,
      value: position.step,
      options: [
        { value: position.step, label: stepIn(position, words) },
        { value: 'wall', label: words.beginning },
      ],
      set: value => (value === 'wall' ? withCards(atBeginningOfTurn(position), options) : position),
    });
  } else if (hastyRoll) {
    controls.push({
      kind: 'flag',
      key: 'hasty',
      label: words.hasty,
      isOn: position.hasty ?? false,
      set: isOn => (isOn ? { ...position, hasty: true } : unhurried),
    });
  }
  return { key: 'turn', label: words.turn, note: words.whoseTurn(names[active]), controls };
}

function stepIn({ step, dealing }: Position, words: SetUpTexts): string {
  if (dealing === 'start') return words.dealing;
  return step === 'over' ? words.over : words.middle;
}

function seatGroup(position: Position, setting: Setting, name: string, seat: number): ControlGroup<Position> {
  const { words } = setting;
  return {
    key: `seat ${seat}`,
    label: name,
    seat,
    controls: [
      {
        kind: 'count',
        key: `score ${seat}`,
        label: words.score,
        count: position.scores[seat],
        least: LOWEST_SCORE,
        most: MOST_POINTS,
        set: score => withCards({ ...position, scores: position.scores.with(seat, score) }, setting.options),
      },
      ...cardControls(setting, `hand ${seat}`, position.hands[seat], hand => ({
        ...position,
        hands: position.hands.with(seat, hand),
      })),
    ],
  };
}

/** More than anybody has ever scored. */
const MOST_POINTS = 400;

function cardControls(
  { texts }: Setting,
  key: string,
  cards: readonly string[],
  set: (cards: readonly string[]) => Position,
): readonly CountControl<Position>[] {
  return CARD_NAMES.map(card => ({
    kind: 'count',
    key: `${key} ${card}`,
    label: texts.card(card),
    count: cards.filter(other => other === card).length,
    most: 2,
    picture: (
      <g class="mb-set-up-card" transform="scale(.57)">
        <GuildCard card={card} points={null} caption={null} />
      </g>
    ),
    set: count =>
      set(
        [...cards.filter(other => other !== card), ...Array.from({ length: count }, () => card)].sort(byName),
      ),
  }));
}
