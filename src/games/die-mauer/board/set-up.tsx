import type { Texts as SetUpTexts } from '../../../../locales/en/die-mauer/advice/set-up.ts';
import type { Texts } from '../../../../locales/en/die-mauer/board.ts';
import type { Control, ControlGroup, Setting, SetUpBoard, SetUpPlace } from '../../../web/board/set-up.ts';
import { type Block, game, type View } from '../game.ts';
import { BLOCKS } from '../rules/blocks.ts';
import { handOf } from '../rules/hands.ts';
import { chargeOf } from '../rules/scoring.ts';
import { endingOf, idleFor, type Position, type StandingPosition, setUp, standing } from '../rules/set-up.ts';
import { BlockPicture } from './block.tsx';
import { KINDS, lookOf } from './blocks.ts';
import { blockPlace, endPlace } from './places.ts';

type Here = Setting<Texts, SetUpTexts>;

const FULL = BLOCKS.map(({ letter }) => letter).join('');
const NO_BLOCK = '';
/** DM-14: how often the role can have gone round the table without a block being built. */
const TIMES_ROUND = [0, 1, 2];

export const setUpBoard: SetUpBoard<Position, View, Texts, SetUpTexts> = {
  empty: ({ seats }) => ({
    rounds: [],
    wall: [],
    hands: new Array<string>(seats).fill(FULL),
    master: 0,
    idle: 0,
  }),

  picture(position, here) {
    const { rounds, wall, hands, master, idle } = standingOf(position, here).stand;
    const start = game.view(game.start(here.seats, here.options), 'everything');
    const isOpen = (end: Block | undefined) => end !== undefined && end !== 'T' && end !== 'G';
    const charges = rounds.map(({ left }) => left.map(hand => chargeOf(handOf(blocksIn(hand)))));
    return {
      ...start,
      round: rounds.length + 1,
      master,
      wall: wall.map(([block, seat]) => ({ block, seat })),
      open: { left: isOpen(wall.at(0)?.[0]), right: isOpen(wall.at(-1)?.[0]) },
      players: start.players.map((player, seat) => {
        const hand = blocksIn(hands[seat]);
        return {
          ...player,
          score: -charges.reduce((sum, each) => sum + each[seat], 0),
          blocks: hand.length,
          hand,
          charge: chargeOf(handOf(hand)),
          certain: hand,
          possible: hand,
        };
      }),
      idle: { ...start.idle, turns: idle },
      finishedRounds: rounds.map(({ ending, left }, round) => ({
        ending,
        left: left.map(blocksIn),
        charges: charges[round],
      })),
    };
  },

  places(position, here) {
    const { stand, lefts } = standingOf(position, here);
    const { wall, rounds } = stand;
    const { words, texts, names } = here;
    const blocks = wall.map(
      ([block, seat], index): SetUpPlace<Position> => ({
        key: `wall ${index}`,
        place: blockPlace(rounds.length + 1, index - lefts),
        label: words.nth(index + 1),
        holds: [texts.blockName[block]],
        controls: [
          {
            ...blockChoice(here, `block ${index}`, block),
            set: (value: string) =>
              built(
                stand,
                index,
                index + 1,
                blocksIn(value).map(kind => [kind, seat] as const),
              ),
          },
          {
            kind: 'choice',
            key: `builder ${index}`,
            label: words.builder,
            value: String(seat),
            options: names.map((name, i) => ({ value: String(i), label: name })),
            set: (value: string) => built(stand, index, index + 1, [[block, Number(value)]]),
          },
        ],
      }),
    );
    const end = (key: 'L' | 'R', at: number, label: string): SetUpPlace<Position> => ({
      key: `end ${key}`,
      place: endPlace(key),
      label,
      holds: [],
      controls: [
        {
          ...blockChoice(here, `end block ${key}`, NO_BLOCK),
          set: (value: string) =>
            built(
              stand,
              at,
              at,
              blocksIn(value).map(kind => [kind, builderOf(stand, kind)] as const),
            ),
        },
      ],
    });
    if (wall.length === 0) return [end('R', 0, words.first)];
    return [end('L', 0, words.leftEnd), ...blocks, end('R', wall.length, words.rightEnd)];
  },

  groups(position, here) {
    const { stand } = standingOf(position, here);
    const { names, words } = here;
    return [
      turnGroup(position, stand, here),
      ...names.map(
        (name, seat): ControlGroup<Position> => ({
          key: `hand ${seat}`,
          label: words.hand(name),
          seat,
          controls: counts(here, `hand ${seat}`, stand.hands[seat], hand => ({
            ...stand,
            hands: stand.hands.with(seat, hand),
          })),
        }),
      ),
      ...roundGroups(stand, here),
    ];
  },
};

function turnGroup(
  position: Position,
  stand: StandingPosition,
  { seats, names, words }: Here,
): ControlGroup<Position> {
  const timesRound = Math.min(2, Math.floor(stand.idle / seats));
  return {
    key: 'turn',
    label: words.turn,
    ...('turns' in position && position.turns.length > 0 && { note: words.nothingSeen }),
    controls: [
      {
        kind: 'choice',
        key: 'master',
        label: words.master,
        value: String(stand.master),
        options: names.map((name, i) => ({ value: String(i), label: name })),
        set: value => fitted({ ...stand, master: Number(value) }, timesRound),
      },
      {
        kind: 'choice',
        key: 'idle',
        label: words.idle,
        value: String(stand.idle),
        options: TIMES_ROUND.map(times => idleFor(stand, times)).map(idle => ({
          value: String(idle),
          label: words.turns(idle),
        })),
        set: value => ({ ...stand, idle: Number(value) }),
      },
    ],
  };
}

/** What was left at the end of earlier rounds, which is what everybody is charged for. */
function roundGroups(stand: StandingPosition, here: Here): ControlGroup<Position>[] {
  const { rounds } = stand;
  const { options, seats, names, words } = here;
  // Somebody went out, and the others had something left.
  const usual = {
    ending: 'out',
    left: Array.from({ length: seats }, (_, seat) => (seat === 0 ? '' : '1')),
  } as const;
  const played: ControlGroup<Position> = {
    key: 'rounds',
    label: words.rounds,
    controls: [
      {
        kind: 'count',
        key: 'rounds played',
        label: words.roundsPlayed,
        count: rounds.length,
        most: Number(options.rounds) - 1,
        set(count) {
          const now = count > rounds.length ? [...rounds, usual] : rounds.slice(0, count);
          return refitted({ ...stand, rounds: now });
        },
      },
    ],
  };
  return [
    played,
    ...rounds.flatMap(({ left }, round) =>
      names.map(
        (name, seat): ControlGroup<Position> => ({
          key: `left ${round} ${seat}`,
          label: words.left(round + 1, name),
          seat,
          controls: counts(here, `left ${round} ${seat}`, left[seat], hand => {
            const now = left.with(seat, hand);
            return { ...stand, rounds: rounds.with(round, { ending: endingOf(now), left: now }) };
          }),
        }),
      ),
    ),
  ];
}

/** How many of each block. */
function counts(
  { seats, texts }: Here,
  key: string,
  hand: string,
  set: (hand: string) => Position,
): Control<Position>[] {
  return KINDS.map(block => ({
    kind: 'count',
    key: `${key} ${block}`,
    label: texts.blockName[block],
    count: hand.split(block).length - 1,
    most: seats,
    picture: <Pictured block={block} />,
    set: count =>
      set(KINDS.map(kind => kind.repeat(kind === block ? count : hand.split(kind).length - 1)).join('')),
  }));
}

function blockChoice({ words, texts }: Here, key: string, value: string) {
  return {
    kind: 'choice',
    key,
    label: words.block,
    value,
    options: [
      { value: NO_BLOCK, label: words.noBlock, picture: <path class="none" d="M-16-12h32v24h-32Z" /> },
      ...KINDS.map(block => ({
        value: block,
        label: texts.blockName[block],
        picture: <Pictured block={block} />,
      })),
    ],
  } as const;
}

/** Within ±24. */
function Pictured({ block }: { readonly block: Block }) {
  const { width, height } = lookOf(block);
  const unit = Math.min(46 / width, 46 / height, 11);
  return (
    <g transform={`translate(${(-width * unit) / 2} ${(height * unit) / 2})`}>
      <BlockPicture block={block} unit={unit} />
    </g>
  );
}

/** The wall with other blocks in place of some; they come from the hands of their builders and go back there. */
function built(
  stand: StandingPosition,
  from: number,
  to: number,
  blocks: StandingPosition['wall'],
): StandingPosition {
  const hands = stand.hands.map(blocksIn);
  for (const [block, seat] of stand.wall.slice(from, to)) hands[seat].push(block);
  for (const [block, seat] of blocks) {
    const at = hands[seat].indexOf(block);
    if (at >= 0) hands[seat].splice(at, 1);
  }
  return refitted({
    ...stand,
    wall: [...stand.wall.slice(0, from), ...blocks, ...stand.wall.slice(to)],
    hands: hands.map(hand =>
      KINDS.map(kind => kind.repeat(hand.filter(block => block === kind).length)).join(''),
    ),
  });
}

/** Of those who have the block, whoever has the most blocks, so that all hands shrink alike. */
function builderOf({ hands }: StandingPosition, block: Block): number {
  const sizes = hands.map(hand => (hand.includes(block) ? hand.length : 0));
  return sizes.indexOf(Math.max(...sizes));
}

function refitted(stand: StandingPosition): StandingPosition {
  return fitted(stand, Math.min(2, Math.floor(stand.idle / stand.hands.length)));
}

/** DM-5: the number of turns without building goes with the master and whoever built last. */
function fitted(stand: StandingPosition, timesRound: number): StandingPosition {
  return { ...stand, idle: idleFor(stand, timesRound) };
}

function blocksIn(text: string): Block[] {
  return [...text].flatMap(letter => KINDS.find(kind => kind === letter) ?? []);
}

/** What stands, and how many blocks were built at the left end: the board names the places of the wall by that. */
function standingOf(
  position: Position,
  { seats, options }: Here,
): { readonly stand: StandingPosition; readonly lefts: number } {
  if (!('turns' in position)) return { stand: position, lefts: 0 };
  const read = setUp.read(seats, options, position);
  if (!read.ok) throw new Error(`no position: ${JSON.stringify(read.error)}`);
  const builds = game.view(read.state, 'everything').turns.flatMap(turn => turn.builds);
  return { stand: standing(read.state), lefts: builds.filter(({ end }) => end === 'L').length };
}
