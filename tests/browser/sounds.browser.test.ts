import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { SOUNDS, type Sound } from '../../src/web/board/board.ts';
import { launch, visit } from './harness.ts';

/** The sounds and vibrations, as the browser makes them. */

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Heard {
  /** The loudest twentieth of a second, in decibels below full scale, and the highest sample. */
  readonly loudness: number;
  readonly peak: number;
  /** Seconds until nothing more is heard. */
  readonly length: number;
  /** How often the wave crosses zero per second, over the whole sound: rarely if dull, often if bright. */
  readonly brightness: number;
  /** How much its loudest part repeats itself: nearly 1 for a tone, much less for noise. */
  readonly purity: number;
  /** How often it becomes loud again. */
  readonly knocks: number;
  /** Where it is loudest, in seconds. */
  readonly loudest: number;
}

/** Samples per second, and seconds: enough for all of them. */
const RATE = 22_050;
const LONGEST = 1.5;

const known = new Map<number, Promise<ReadonlyMap<Sound, Heard>>>();

function heard(tempo = 1): Promise<ReadonlyMap<Sound, Heard>> {
  const made = known.get(tempo) ?? hearAll(tempo);
  known.set(tempo, made);
  return made;
}

/** Rendered without a loudspeaker, as fast as the machine can. */
async function hearAll(tempo: number): Promise<ReadonlyMap<Sound, Heard>> {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(inject('built'), '.vite', 'manifest.json'), 'utf8'),
  );
  const { page, goto, end } = await visit(browser);
  await goto('/settings');
  // As text, because vitest would mistake an import here for one of its own.
  const file = JSON.stringify(`/${manifest['table/synthesis.ts'].file}`);
  const synthesis = await page.evaluateHandle<typeof import('../../src/web/table/synthesis.ts')>(
    `import(${file})`,
  );
  const made = await page.evaluate(
    async ({ synthesis, sounds, tempo, rate, seconds }) => {
      const found: [string, number[]][] = [];
      for (const sound of sounds) {
        const audio = new OfflineAudioContext(1, seconds * rate, rate);
        synthesis.schedule(audio, sound, tempo);
        found.push([sound, [...(await audio.startRendering()).getChannelData(0)]]);
      }
      return found;
    },
    { synthesis, sounds: SOUNDS, tempo, rate: RATE, seconds: LONGEST },
  );
  await end();
  return new Map(made.map(([sound, samples]) => [soundCalled(sound), measured(samples)]));
}

function soundCalled(name: string): Sound {
  const found = SOUNDS.find(sound => sound === name);
  if (!found) throw new Error(`there is no sound ${name}`);
  return found;
}

function measured(samples: readonly number[]): Heard {
  const frame = Math.round(RATE / 100);
  const levels: number[] = [];
  for (let start = 0; start + frame <= samples.length; start += frame) {
    const energy = samples.slice(start, start + frame).reduce((sum, x) => sum + x * x, 0);
    levels.push(Math.sqrt(energy / frame));
  }
  const most = Math.max(...levels);
  const overFive = levels.map((_, i) =>
    Math.sqrt(levels.slice(i, i + 5).reduce((sum, x) => sum + x * x, 0) / 5),
  );
  const last = levels.findLastIndex(level => level > most / 100);
  const audible = samples.slice(0, (last + 1) * frame);
  const crossings = audible.filter((x, i) => i > 0 && x >= 0 !== audible[i - 1] >= 0).length;
  return {
    loudness: 20 * Math.log10(Math.max(...overFive)),
    peak: Math.max(...samples.map(Math.abs)),
    length: (last + 1) / 100,
    brightness: crossings / ((last + 1) / 100),
    purity: purityOf(samples.slice(levels.indexOf(most) * frame, (levels.indexOf(most) + 6) * frame)),
    knocks: levels.filter((level, i) => i > 0 && level > most / 6 && level > 1.6 * levels[i - 1]).length + 1,
    loudest: levels.indexOf(most) / 100,
  };
}

/** The best match of a wave with itself a little later. */
function purityOf(wave: readonly number[]): number {
  const product = (lag: number) => wave.reduce((sum, x, i) => sum + x * (wave[i + lag] ?? 0), 0);
  const lags = Array.from({ length: Math.floor(RATE / 150) }, (_, i) => i + Math.floor(RATE / 1500));
  return Math.max(...lags.map(product)) / product(0);
}

test('all sounds are about equally loud, and none clips', async () => {
  const all = await heard();
  const loudness = [...all.values()].map(each => each.loudness);
  if (process.env.SHOTS !== undefined) console.table(Object.fromEntries(all));
  expect(Math.max(...loudness) - Math.min(...loudness)).toBeLessThan(4);
  for (const { peak, length } of all.values()) {
    expect(peak).toBeLessThan(1);
    expect(length).toBeLessThan(1.3);
  }
});

test('each sound differs from every other in length, brightness, purity or knocks', async () => {
  const all = [...(await heard())];
  const alike: string[] = [];
  for (const [i, [a, one]] of all.entries()) {
    for (const [b, other] of all.slice(i + 1)) {
      const apart = (x: number, y: number) => Math.abs(Math.log2(x / y));
      const isApart =
        apart(one.length, other.length) > 0.7 ||
        apart(one.brightness, other.brightness) > 0.7 ||
        Math.abs(one.purity - other.purity) > 0.25 ||
        Math.abs(one.knocks - other.knocks) > 1;
      if (!isApart) alike.push(`${a} and ${b}`);
    }
  }
  expect(alike).toEqual([]);
});

test('the thud of a fall comes when the mouse lands, however fast things are shown', async () => {
  const [normal, fast] = [await heard(), await heard(0.5)];
  expect(normal.get('fall')?.loudest).toBeCloseTo(0.82, 1);
  expect(fast.get('fall')?.loudest).toBeCloseTo(0.41, 1);
});

test('sound and vibration are off at first and can be turned on, and every sound can be tried out', async () => {
  const { page, context, goto, end } = await visit(browser);
  await context.addInitScript(() => {
    const felt: unknown[] = [];
    Object.assign(globalThis, { felt });
    navigator.vibrate = pattern => {
      felt.push(pattern);
      return true;
    };
  });
  await goto('/settings');
  const vibration = page.getByRole('switch', { name: 'Vibration' });
  expect(await page.getByRole('switch', { name: 'Sound' }).isChecked()).toBe(false);
  expect(await vibration.isChecked()).toBe(false);
  const names = await page.locator('.previews button').allTextContents();
  expect(names.length).toBe(SOUNDS.length);
  for (const name of names) await page.getByRole('button', { name, exact: true }).click();
  await page.waitForFunction(count => Reflect.get(globalThis, 'felt').length === count, SOUNDS.length);
  await vibration.click();
  await page.waitForFunction(count => Reflect.get(globalThis, 'felt').length === count, SOUNDS.length + 1);
  await page.reload();
  expect(await vibration.isChecked()).toBe(true);
  await end();
});
