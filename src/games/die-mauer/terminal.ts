import type { TerminalBoard } from '../manifest.ts';
import type { Block, PlayerView, TurnView, View, WallBlock } from './game.ts';

/**
 * The wall from the side, in text: a section is as long as its number of battlements. Below every block is the seat
 * that built it. A long wall continues in further rows.
 */
function draw(view: View): string {
  const { round, options, wall, turns, players } = view;
  return [
    `Round ${round} of ${options.rounds}   master: seat ${view.master}   ${expected(view)}`,
    '',
    ...(wall.length === 0 ? ['(no wall yet)'] : wallRows(wall)),
    '',
    endsLine(view),
    `Turns without building: ${view.idle.turns} of ${view.idle.limit}`,
    ...turns.slice(-1).flatMap(lastTurn),
    '',
    ...players.map((player, seat) => playerLine(view, player, seat)),
  ]
    .map(line => line.trimEnd())
    .join('\n');
}

const WIDTH = 80;

function expected(view: View): string {
  switch (view.phase) {
    case 'plan':
      return `seats choosing: ${view.turn.kind === 'seats' ? view.turn.seats.join(' ') : ''}`;
    case 'build':
      return `seat ${view.builders[0]} chooses an end`;
    case 'build-any':
      return `seat ${view.master} builds any block`;
    case 'give':
      return `seat ${view.giver} gives seat ${view.master} a block`;
    case 'over':
      return 'the match is over';
  }
}

function endsLine({ open, room }: View): string {
  const left = open.left ? 'open' : 'closed';
  const right = open.right ? 'open' : 'closed';
  const towers = room.T === 1 ? 'a tower or gate' : `${room.T} towers or gates`;
  return `Left end ${left}, right end ${right}: room for ${room.T === 0 ? 'no tower or gate' : towers}`;
}

/** A block as it is drawn: three lines, top to bottom. */
const TOWER = ['▗▟▙▖', '▐██▌', '▐T█▌'];
const GATE = ['    ', '▟▀▀▙', '█ G█'];

function section(battlements: number): string[] {
  const stone = '█'.repeat(2 * battlements - 1);
  const middle = battlements - 1;
  return [
    '  '.repeat(battlements),
    '▗▖'.repeat(battlements),
    stone.slice(0, middle) + battlements + stone.slice(middle),
  ];
}

function picture({ block, seat }: WallBlock): string[] {
  const lines = block === 'T' ? TOWER : block === 'G' ? GATE : section(Number(block));
  const width = lines[0].length;
  return [
    ...lines,
    String(seat)
      .padStart(width >> 1)
      .padEnd(width),
  ];
}

function wallRows(wall: readonly WallBlock[]): string[] {
  const rows: string[][] = [['', '', '', '']];
  for (const block of wall) {
    const lines = picture(block);
    if (rows[rows.length - 1][0].length + lines[0].length > WIDTH) rows.push(['', '', '', '']);
    const row = rows[rows.length - 1];
    lines.forEach((line, i) => {
      row[i] += line;
    });
  }
  return rows.flat();
}

function lastTurn({ master, fists, gift }: TurnView): string[] {
  const shown = fists.map((fist, seat) => `${seat}${seat === master ? '*' : ''}:${fist}`).join('  ');
  const opened = `Fists last opened (* master)   ${shown}`;
  if (!gift || gift.given === 'pending') return [opened];
  const given = gift.given === 'declined' ? 'nothing' : (gift.block ?? 'a block');
  return [opened, `Seat ${gift.from} gave seat ${gift.to} ${given}`];
}

function playerLine(view: View, player: PlayerView, seat: number): string {
  const isDue = view.turn.kind === 'seats' && view.turn.seats.includes(seat);
  return [
    `${isDue ? '▶' : ' '} Seat ${seat}${view.viewer === seat ? ' (you)' : ''}`.padEnd(16),
    `score ${player.score}`.padEnd(12),
    `blocks ${player.blocks}`.padEnd(10),
    holding(player).padEnd(27),
    fist(player),
  ].join('');
}

/**
 * The hand, or what is certain about it and what the rest can be: `12T + 1 of 46G`; nothing if that has to be
 * remembered.
 */
function holding({ hand, blocks, certain, possible }: PlayerView): string {
  if (hand) return hand.join(hand.length > 13 ? '' : ' ');
  if (certain === null || possible === null) return '';
  const kinds = new Set(possible);
  for (const block of certain) {
    if (countIn(possible, block) === countIn(certain, block)) kinds.delete(block);
  }
  const rest = `${blocks - certain.length} of ${[...kinds].join('')}`;
  return certain.length === 0 ? rest : `${certain.join('')} + ${rest}`;
}

function countIn(blocks: readonly Block[], block: Block): number {
  return blocks.filter(other => other === block).length;
}

function fist({ hasChosen, fist }: PlayerView): string {
  if (!hasChosen) return '';
  if (fist === null) return 'fist closed';
  return fist === '-' ? 'fist empty' : `fist ${fist}`;
}

export const terminal: TerminalBoard<View> = { draw };
