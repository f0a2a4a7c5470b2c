import { describe, expect, test } from 'vitest';
import type { Happening } from '../src/engine/game.ts';
import { Match } from '../src/engine/match.ts';
import { readOptions } from '../src/engine/options.ts';
import { Random } from '../src/engine/random.ts';
import { GAME_IDS, type GameId } from '../src/games/index.ts';
import { loadGame } from '../src/games/load.ts';
import { LANGUAGES } from './languages.ts';
import { loadGameTexts, loadTexts } from './load.ts';
import { tellAll, whoAmong } from './words.ts';

describe('who', () => {
  const names = ['Anna', 'Ben', 'Carla'];
  const who = whoAmong(names, 1);

  test('is the name, or you', () => {
    expect(who(0, '# builds', 'You build')).toBe('Anna builds');
    expect(who(1, '# builds', 'You build')).toBe('You build');
    expect(who.called(2, 'you')).toBe('Carla');
    expect(who.called(1, 'you')).toBe('you');
    expect(who.called(1)).toBe('Ben');
  });

  test('lists you first or last, as is usual in the language', () => {
    expect(who.names([0, 1, 2], { first: 'You' })).toEqual(['You', 'Anna', 'Carla']);
    expect(who.names([0, 1, 2], { last: 'vous' })).toEqual(['Anna', 'Carla', 'vous']);
    expect(who.names([2, 0], { first: 'You' })).toEqual(['Carla', 'Anna']);
  });

  test('is nobody’s seat for spectators', () => {
    const nobody = whoAmong(names, null);
    expect(nobody.isYou(0, 1, 2)).toBe(false);
    expect(nobody(1, '# builds', 'You build')).toBe('Ben builds');
  });

  test('takes a name as it is', () => {
    expect(whoAmong(['$& #1'], null)(0, '# builds', 'You build')).toBe('$& #1 builds');
  });
});

/** Names that are part of no word. */
const NAMES = ['Qxa', 'Qxe', 'Qxi', 'Qxo', 'Qxu', 'Qxy'];

/** Happenings from random matches, a few of each kind. */
async function happeningsIn(game: GameId): Promise<readonly Happening[]> {
  const rules = await loadGame(game);
  const all = new Map<string, Happening>();
  for (let seed = 1; seed <= 30; seed++) {
    const random = new Random(seed);
    const options = readOptions(rules.options, game === 'mauer-bauer' ? { hastyRoll: true } : {});
    if (!options.ok) throw new Error(options.error.message);
    const seats = rules.seats.min + (seed % (rules.seats.max - rules.seats.min + 1));
    const match = new Match(rules, seats, options.options);
    for (let turn = match.turn(); turn.kind !== 'over'; turn = match.turn()) {
      const by = turn.kind === 'nature' ? 'nature' : turn.seats[random.below(turn.seats.length)];
      const moves = by === 'nature' ? match.chances().map(([outcome]) => outcome) : match.moves(by);
      match.play(by, moves[random.below(moves.length)], happening => {
        const shape = Object.entries(happening).map(([key, value]) =>
          Array.isArray(value)
            ? `${key}${value.length}`
            : `${key}${key === 'kind' || key === 'seat' ? value : ''}`,
        );
        all.set(shape.join(), happening);
      });
    }
  }
  return [...all.values()];
}

describe.each(GAME_IDS)('%s', game => {
  test.each(LANGUAGES)('says “you” to you and to nobody else, in %s', async language => {
    const { words, together } = await loadGameTexts(language, game, 'board');
    for (const happening of await happeningsIn(game)) {
      const tell = (names: readonly string[], you: number | null) =>
        words[happening.kind](happening, whoAmong(names, you));
      const toNobody = tell(NAMES, null);
      expect(toNobody).not.toMatch(/#|undefined|null|NaN/);
      for (const [seat, name] of NAMES.entries()) {
        const toYou = tell(NAMES, seat);
        expect(toYou).not.toMatch(/#|undefined|null|NaN/);
        expect(toYou).not.toContain(name);
        // Told differently only to the person it is about.
        if (!toNobody.includes(name)) expect(toYou).toBe(toNobody);
        if (language !== 'ja') expect(toYou).toMatch(/^[\p{Lu}\p{N}¡]/u);
      }
      // Twice in a row, if that is one line, it is still about the same people.
      const twice = tellAll(
        { words, ...(together && { together }) },
        [happening, happening],
        whoAmong(NAMES, null),
      );
      expect(new Set(twice.join().match(/Qx./g))).toEqual(new Set(toNobody.match(/Qx./g)));
      // A name may contain any characters.
      const odd = NAMES.map(name => `#${name}$&`);
      expect(tell(odd, null)).toBe(toNobody.replace(/Qx./g, name => `#${name}$&`));
    }
  });
});

test.each(LANGUAGES)('says who resigned, and “you” to the one who did, in %s', async language => {
  const { decided } = await loadTexts(language, 'result');
  for (const tell of Object.values(decided)) {
    expect(tell(1, whoAmong(NAMES, 0))).toContain('Qxe');
    expect(tell(0, whoAmong(NAMES, 0))).not.toMatch(/Qx|#/);
  }
});
