import { randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { Match } from '../engine/match.ts';
import { Random } from '../engine/random.ts';
import { recordOf } from '../engine/record.ts';
import { GAME_IDS } from '../games/index.ts';
import { command } from './command.ts';
import { UsageError } from './flags.ts';
import { Keyboard } from './keyboard.ts';
import { levelNamed, PLAYERS } from './level.ts';
import { botMover, randomMover } from './movers.ts';
import { namedFile } from './paths.ts';
import { gameNamed, optionsFrom, optionsInWords, seatsFor } from './shelf.ts';
import { Sitting } from './sitting.ts';
import { listed, printable } from './words.ts';

export const play = command({
  name: 'play',
  summary: 'plays a match in this terminal',
  takes: ['GAME'],
  flags: {
    seats: { kind: 'number', min: 1, max: 30 },
    people: { kind: 'number', min: 0, max: 30 },
    level: { kind: 'text' },
    names: { kind: 'text' },
    option: { kind: 'texts' },
    seed: { kind: 'number', min: 0, max: Number.MAX_SAFE_INTEGER },
    record: { kind: 'text' },
  },
  help: `mura play GAME: plays a match in this terminal. You have the first seat; bots
have the others. Type a move as listed, or its number; type “help” for other
commands.

Flags
  --seats K       number of seats (the game's usual number)
  --people N      number of people sharing this keyboard (1); if the game has
                  secrets, the screen is hidden between turns. 0 spectates
  --level LEVEL   how well the bots play (journeyman):
                  ${PLAYERS.join(', ')}
  --names A,B     player names, starting with the first seat
  --option k=v    a game option; may be repeated
  --seed S        a whole number: the same seed and the same moves give the same match
  --record FILE   writes the record of the finished match to FILE

Examples
  mura play ${GAME_IDS[0]}
  mura play ${GAME_IDS[1]} --people 2 --names Anna,Bruno
  mura play ${GAME_IDS[0]} --option rounds=2 --record evening.json`,
  async run(flags, [id], shelf) {
    const game = gameNamed(shelf, id);
    const box = shelf.boxes[id];
    const seats = seatsFor(shelf, game, flags.seats);
    const options = optionsFrom(game, flags.option);
    const people = flags.people ?? 1;
    if (people > seats) throw new UsageError(`--people must be at most ${seats}, the number of seats`);
    const names = namesFor(seats, flags.names);
    const seed = flags.seed ?? randomInt(2 ** 32);
    const random = new Random(seed);

    const match = new Match(game, seats, options);
    const level = levelNamed(flags.level ?? 'journeyman', PLAYERS);
    const mover = level === 'random' ? randomMover(random) : botMover(level, random);
    const company = { names, people, mover, curtain: box.secrets && people > 1 };
    const presenter = await box.open();
    const keyboard = new Keyboard();
    keyboard.say(`${box.title}, ${optionsInWords(options)}\n${whoSits(names, people, level)}`);
    const isOver = await new Sitting(match, company, presenter, keyboard, random).play();
    keyboard.close();
    if (!isOver) keyboard.say('The match was left unfinished.');
    keyboard.say(`(--seed ${seed} repeats the same dice and cards.)`);
    return isOver && flags.record !== undefined ? save(flags.record, recordOf(match, { names })) : 0;
  },
});

const NAMES = ['Anna', 'Bruno', 'Chiara', 'Dario', 'Elena', 'Fabio'];
const LONGEST_NAME = 64;

function namesFor(seats: number, given: string | undefined): string[] {
  const own = given === undefined ? [] : given.split(',').map(name => printable(name.trim()));
  if (own.length > seats) throw new UsageError(`--names has ${own.length} names for ${seats} seats`);
  if (own.some(name => name === '' || name.length > LONGEST_NAME)) {
    throw new UsageError(`--names must be names of 1 to ${LONGEST_NAME} letters, with commas between them`);
  }
  const others = NAMES.filter(name => !own.includes(name));
  return [...own, ...others].slice(0, seats);
}

function whoSits(names: readonly string[], people: number, level: (typeof PLAYERS)[number]): string {
  const here = names.slice(0, people);
  const others = names.slice(people);
  const at = here.length === 1 ? 'is' : 'are';
  return [
    ...(here.length > 0 ? [`${listed(here, 'and')} ${at} at the keyboard.`] : []),
    ...(others.length > 0
      ? [`${listed(others, 'and')} ${others.length === 1 ? 'is a bot' : 'are bots'} (${level}).`]
      : []),
  ].join(' ');
}

function save(file: string, record: unknown): number {
  try {
    writeFileSync(namedFile(file), `${JSON.stringify(record)}\n`);
    return 0;
  } catch (error) {
    process.stderr.write(
      `mura: cannot write the record: ${error instanceof Error ? error.message : error}\n`,
    );
    return 1;
  }
}
