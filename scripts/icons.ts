// Draws the PNG icons from icon.svg with Chromium: node scripts/icons.ts. Run it when the drawing changes.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launchChromium } from './chromium.ts';

const folder = fileURLToPath(new URL('../src/web/public/', import.meta.url));
const drawing = readFileSync(`${folder}icon.svg`, 'utf8');
/** Systems cut maskable icons to their own shape: they have no corners, and everything is within the middle 80 %. */
const maskable = drawing
  .replace('rx="96"', 'rx="0"')
  .replace('<path d="M72', '<g transform="translate(77 70) scale(.7)"><path d="M72')
  .replace('</svg>', '</g></svg>');

const browser = await launchChromium();
for (const [name, size, svg] of [
  ['icon-192', 192, drawing],
  ['icon-512', 512, drawing],
  ['icon-maskable', 512, maskable],
] as const) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await page.screenshot({ path: `${folder}${name}.png`, omitBackground: true });
}
await browser.close();
