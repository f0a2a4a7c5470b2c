import { expect, test } from 'vitest';
import { type Position, setUp } from '../../../games/muro-contro-muro/rules/set-up.ts';
import { newState } from '../../../games/muro-contro-muro/rules/state.ts';
import { SettingUp } from './setting-up.ts';

const OPTIONS = { copies: 4, pass: false };
const first = setUp.write(newState(OPTIONS));
const laid: Position = { phase: 'roll', seat: 0, colours: ['G', 'F'], die: null, wall: ['GG@0,0'] };

test('every change is judged at once, and can be undone', () => {
  const settingUp = new SettingUp(setUp, { seats: 2, options: OPTIONS }, first);
  expect([settingUp.read.value.ok, settingUp.canUndo.value]).toEqual([true, false]);
  settingUp.change(laid);
  settingUp.change({ ...laid, wall: ['GG@0,1'] });
  expect(settingUp.read.value).toMatchObject({ ok: false, error: { kind: 'first-brick-elsewhere' } });
  settingUp.undo();
  expect(settingUp.position.value).toEqual(laid);
  expect(settingUp.read.value.ok).toBe(true);
  settingUp.undo();
  settingUp.undo();
  expect([settingUp.position.value, settingUp.canUndo.value]).toEqual([first, false]);
});

test('a change to the same is none', () => {
  const settingUp = new SettingUp(setUp, { seats: 2, options: OPTIONS }, laid);
  settingUp.change({ ...laid, wall: [...laid.wall] });
  expect(settingUp.canUndo.value).toBe(false);
});
