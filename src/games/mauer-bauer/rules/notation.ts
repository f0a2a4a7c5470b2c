/** Moves as texts, in the notation of the rules page. */
import { NATURE } from '../../../engine/viewers.ts';
import { CARD_NAMES } from './card-names.ts';
import {
  CARDS_MOVE,
  cardsMove,
  cityOfMove,
  END_EXCHANGE,
  firstCardOf,
  HASTY_ROLL,
  HOUSES_MOVE,
  JOIN_MOVE,
  STAY_APART,
  secondCardOf,
  THROW_MOVE,
  TOWERS_MOVE,
} from './codes.ts';
import {
  firstOfWay,
  HOUSE_FACES,
  HOUSE_ROLLS,
  housesOfRoll,
  rollOf,
  secondOfWay,
  towerOfRoll,
  WAYS,
} from './dice.ts';
import { BESIDE, ENDS, LINE_NAMES, PLAIN_NAMES, POINT_NAMES } from './land.ts';
import { parse } from './parse.ts';
import { HOUSE_COLOURS, TOWER_COLOURS } from './pieces.ts';
import { DEAL, DICE, HOUSES, LAST_SCORING, NONE, SCORE, type State, TOWERS } from './state.ts';

export function write(state: State, by: number, move: number): string {
  if (by === NATURE) return state.phase === DEAL ? CARD_NAMES[move] : writeRoll(move);
  if (move < HASTY_ROLL) return LINE_NAMES[move];
  if (move === HASTY_ROLL) return '!';
  if (move < HOUSES_MOVE) return writeWay(move - TOWERS_MOVE, towerPlaces(state));
  if (move < STAY_APART) return writeWay(move - HOUSES_MOVE, housePlaces(state));
  if (move === STAY_APART) return '=';
  if (move < THROW_MOVE) return `+${PLAIN_NAMES[move - JOIN_MOVE]}`;
  if (move < END_EXCHANGE) return `-${CARD_NAMES[move - THROW_MOVE]}`;
  if (move < CARDS_MOVE) return '.';
  return writeCards(state, move);
}

export function read(state: State, by: number, text: string): number {
  if (by === NATURE) {
    if (state.phase === DEAL) return CARD_NAMES.indexOf(text);
    return state.phase === DICE ? readRoll(text) : -1;
  }
  const line = LINE_NAMES.indexOf(text);
  if (line >= 0) return line;
  if (text === '!') return HASTY_ROLL;
  if (text === '=') return STAY_APART;
  if (text === '.') return END_EXCHANGE;
  if (text.startsWith('+')) return offset(JOIN_MOVE, PLAIN_NAMES.indexOf(text.slice(1)));
  if (text.startsWith('-')) return offset(THROW_MOVE, CARD_NAMES.indexOf(text.slice(1)));
  if (state.phase === TOWERS) return offset(TOWERS_MOVE, readWay(text, towerPlaces(state)));
  if (state.phase === HOUSES) return offset(HOUSES_MOVE, readWay(text, housePlaces(state)));
  return readCards(state, text);
}

/** The outcome of the dice: `wR?`, or `R?` if the tower die does not count. */
export function writeRoll(roll: number): string {
  const tower = towerOfRoll(roll);
  const [a, b] = HOUSE_ROLLS[housesOfRoll(roll)];
  return `${tower === 0 ? '' : TOWER_COLOURS[tower - 1]}${HOUSE_FACES[a]}${HOUSE_FACES[b]}`;
}

/** −1 if it is none. */
export function readRoll(text: string): number {
  return ROLLS.find(roll => writeRoll(roll) === text) ?? -1;
}

const ROLLS = [0, ...TOWER_COLOURS.map((_, colour) => colour + 1)].flatMap(tower =>
  HOUSE_ROLLS.map((_, dice) => rollOf(tower, dice)),
);

/** The two places where the pieces of this turn can go, and the letters of what goes there. */
interface Places {
  readonly names: readonly [string, string];
  readonly colours: readonly string[];
}

function towerPlaces({ wall }: State): Places {
  const names = [POINT_NAMES[ENDS[2 * wall]], POINT_NAMES[ENDS[2 * wall + 1]]] as const;
  return { names, colours: TOWER_COLOURS };
}

/** On the rim there is no second plain. */
function housePlaces({ wall }: State): Places {
  const second = BESIDE[2 * wall + 1];
  const names = [PLAIN_NAMES[BESIDE[2 * wall]], second === NONE ? '' : PLAIN_NAMES[second]] as const;
  return { names, colours: HOUSE_COLOURS };
}

function writeWay(way: number, { names, colours }: Places): string {
  return [firstOfWay(way), secondOfWay(way)]
    .flatMap((piece, i) => (piece === 0 ? [] : [`${names[i]}${colours[piece - 1]}`]))
    .join(',');
}

function readWay(text: string, places: Places): number {
  for (let way = 1; way < WAYS; way++) if (writeWay(way, places) === text) return way;
  return -1;
}

/** MB-19: `HR`, `HR+ow`. MB-25: `B4:HR`, `:HR+ow`. */
function writeCards(state: State, move: number): string {
  const city = cityOfMove(move);
  const second = secondCardOf(move);
  const named = state.phase === LAST_SCORING ? `${city === NONE ? '' : PLAIN_NAMES[city]}:` : '';
  return `${named}${CARD_NAMES[firstCardOf(move)]}${second < 0 ? '' : `+${CARD_NAMES[second]}`}`;
}

function readCards(state: State, text: string): number {
  if (state.phase !== SCORE && state.phase !== LAST_SCORING) return -1;
  const parsed = parse(text);
  if (parsed?.kind !== 'cards' || parsed.isNamed !== (state.phase === LAST_SCORING)) return -1;
  const city = parsed.city === null ? NONE : PLAIN_NAMES.indexOf(parsed.city);
  const [one, two = NONE] = parsed.cards.map(card => CARD_NAMES.indexOf(card));
  return two !== NONE && two < one ? -1 : cardsMove(city, one, two);
}

function offset(base: number, index: number): number {
  return index < 0 ? -1 : base + index;
}
