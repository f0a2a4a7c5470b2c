import { describe, expect, test, vi } from 'vitest';
import { loadGameTexts } from '../../locales/load.ts';
import { loadSetUpTexts } from '../../locales/load-set-up.ts';
import { whoAmong } from '../../locales/words.ts';
import { byOf } from '../engine/by.ts';
import { type Game, NATURE_DUE, OVER, type State } from '../engine/game.ts';
import { readOptions } from '../engine/options.ts';
import { Random } from '../engine/random.ts';
import { NATURE, seatsOf } from '../engine/viewers.ts';
import type { Control } from '../web/board/set-up.ts';
import { MANIFESTS } from './index.ts';
import { loadGame } from './load.ts';
import { loadSetUp, loadSetUpBoard } from './load-set-up.ts';

// The frame of the app runs only in a browser; of the boards, nothing is drawn here.
vi.mock('../web/frame/dialog.tsx', () => ({ Dialog: () => null }));

/** States of a match played at random: the start, the end, and a few in between. */
function statesOf(game: Game, seats: number, start: State, random: Random): State[] {
  const states: State[] = [];
  const state = game.clone(start);
  const into = new Int32Array(game.mostMoves);
  for (let due = game.due(state); due !== OVER; due = game.due(state)) {
    states.push(game.clone(state));
    const waiting = seatsOf(due);
    const by = due === NATURE_DUE ? NATURE : waiting[random.below(waiting.length)];
    const count = by === NATURE ? game.chances(state, into) : game.moves(state, by, into);
    game.play(state, by, into[random.below(count)], null);
    if (states.length > 400 * seats) throw new Error(`${byOf(by)} never ends it`);
  }
  const between = [0.2, 0.5, 0.9].map(part => states[Math.floor(part * states.length)]);
  return [states[0], ...between, state];
}

/** What a person can do with a control, or a few of these things. */
function* changes(control: Control<unknown>): Generator<() => unknown> {
  switch (control.kind) {
    case 'choice':
      for (const { value } of control.options) yield () => control.set(value);
      break;
    case 'count':
      if (control.count < control.most) yield () => control.set(control.count + 1);
      if (control.count > (control.least ?? 0)) yield () => control.set(control.count - 1);
      break;
    case 'flag':
      yield () => control.set(!control.isOn);
  }
}

describe.each(MANIFESTS.filter(({ hasSetUp }) => hasSetUp))('setting up $id', manifest => {
  test('whatever is changed by hand is a position, or refused with a reason and where it is', async () => {
    const { id, usualSeats: seats } = manifest;
    const [game, setUp, board] = await Promise.all([loadGame(id), loadSetUp(id), loadSetUpBoard(id)]);
    const [{ texts }, words] = await Promise.all([
      loadGameTexts('en', id, 'board'),
      loadSetUpTexts('en', id),
    ]);
    const read = readOptions(game.options, {});
    if (!read.ok) throw new Error(read.error.message);
    const { options } = read;
    const names = Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`);
    const setting = { seats, options, names, texts, words: words.texts };
    const random = new Random(18);
    const states = statesOf(game, seats, game.start(seats, options), random);
    expect(setUp.read(seats, options, board.empty(setting))).toMatchObject({ ok: true });

    const seen = new Set<string>();
    const check = (position: unknown) => {
      const places = board.places(position, setting);
      const groups = board.groups(position, setting);
      const controls = [...places, ...groups].flatMap(each => each.controls);
      const keys = [...places, ...groups, ...controls].map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      expect(new Set(places.map(({ label }) => label)).size).toBe(places.length);
      const judged = setUp.read(seats, options, position);
      if (!judged.ok) {
        const { kind, at } = judged.error;
        seen.add(kind);
        expect(kind, JSON.stringify(position)).not.toBe('malformed');
        expect(words.flaws[kind](judged.error, whoAmong(names, null))).toMatch(/^[A-Z].*\.$/);
        if (at !== undefined) expect(keys).toContain(at);
        expect(JSON.parse(JSON.stringify(board.picture(position, setting)))).toMatchObject({
          viewer: 'everything',
        });
      }
      const taps = places.flatMap(place => (place.tap ? () => place.tap?.() : []));
      return [...taps, ...controls.flatMap(control => [...changes(control)])];
    };
    const oneOf = (all: readonly (() => unknown)[]) => all[random.below(all.length)]();
    for (const state of states) {
      const tried = check(setUp.write(state));
      for (let i = 0; i < 60; i++) check(oneOf(tried));
      // Some way on from there, one change after the other.
      let position = oneOf(tried);
      for (let i = 0; i < 12; i++) position = oneOf(check(position));
    }
    expect(seen.size).toBeGreaterThan(2);
  });
});
