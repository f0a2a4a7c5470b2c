import { describe, expect, test } from 'vitest';
import { plainColour } from './colours.ts';
import { plainSvg } from './plain-svg.ts';
import { readStyleSheet } from './style-sheet.ts';

describe('colours made plain', () => {
  test.each([
    ['#abc', '#aabbcc'],
    ['rgb(0 0 0 / 0.05)', 'rgba(0,0,0,0.05)'],
    ['color-mix(in srgb, #ff0000 50%, #0000ff)', '#800080'],
    ['color-mix(in srgb, #ff0000 25%, transparent)', 'rgba(255,0,0,0.25)'],
    ['color-mix(in srgb, #fff 50%, color-mix(in srgb, #000 50%, #fff))', '#bfbfbf'],
    ['transparent', 'none'],
    ['url(#stone)', 'url(#stone)'],
    ['M0 0H5', 'M0 0H5'],
  ])('%s is %s', (value, plain) => {
    expect(plainColour(value)).toBe(plain);
  });
});

describe('a drawing made plain', () => {
  const css = `
    :root { --ink: #111111; --roof: #222222 }
    :root[data-theme="dark"] { --ink: #eeeeee }
    /* .wall { fill: wrong } */
    .wall, .gate { fill: var(--ink); stroke-width: 2px; cursor: pointer }
    .board .wall { fill: #333333 }
    .row > .gate { fill: #444444 }
    .red { --roof: color-mix(in srgb, #ff0000 50%, #000000) }
    .roof { fill: var(--roof) }
    .wall:hover { fill: wrong }
    .hidden { display: none }
    @media (min-width: 1px) { .wall { fill: wrong } }
    @keyframes land { from { opacity: 0 } }
  `;
  const plain = (svg: string) => plainSvg(svg, readStyleSheet(css));

  test('the styles of a class become attributes, and nothing of the page remains', () => {
    expect(plain('<path class="wall" tabindex="0" aria-label="x" d="M0 0"></path>')).toBe(
      '<path d="M0 0" fill="#111111" stroke-width="2"></path>',
    );
  });

  test('the more specific rule wins, and nesting counts', () => {
    expect(plain('<g class="board"><g><path class="wall"/></g></g>')).toContain('fill="#333333"');
    expect(plain('<g class="row"><path class="gate"/></g>')).toContain('fill="#444444"');
    expect(plain('<g class="row"><g><path class="gate"/></g></g>')).toContain('fill="#111111"');
  });

  test('custom properties are inherited', () => {
    expect(plain('<g class="red"><path class="roof"/></g><path class="roof"/>')).toBe(
      '<g><path fill="#800000"/></g><path fill="#222222"/>',
    );
    expect(plain('<g style="--roof: #123456;"><path class="roof"/></g>')).toContain('fill="#123456"');
  });

  test('an element’s own style wins, in units that SVG knows', () => {
    expect(plain('<g style="transform: translate(3px, 4px) scale(2);"></g>')).toBe(
      '<g transform="translate(3, 4) scale(2)"></g>',
    );
  });

  test('what is hidden is removed with everything in it, and nothing else', () => {
    expect(plain('<g><g class="hidden"><path/><text>no</text></g><path class="roof"/></g>')).toBe(
      '<g><path fill="#222222"/></g>',
    );
  });
});
