import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** The first of them has no window, and takes a third less time. `setup.mjs` looks for the same ones. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
export const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The machine's Chromium, headless; or the browser named by `CHROMIUM`. */
export function launchChromium(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: [...FLAGS, ...flags] });
}

export function chromiumPath(): string {
  const found = process.env.CHROMIUM ?? PLACES.find(existsSync);
  if (!found) throw new Error('There is no Chromium. Run: node scripts/setup.mjs --tests');
  return found;
}
