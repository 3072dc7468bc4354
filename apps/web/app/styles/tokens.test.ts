import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

type Theme = 'light' | 'dark' | 'high-contrast light' | 'high-contrast dark';
const THEMES: Theme[] = ['light', 'dark', 'high-contrast light', 'high-contrast dark'];

/** `--name: light-dark(a, b)` of one block, with ramp steps resolved to `#rrggbb`. */
function pairsOf(block: string): Map<string, [string, string]> {
  const resolve = (value: string) => {
    const step = /^var\((--[a-z]+-\d+)\)$/.exec(value)?.[1];
    return step === undefined ? value : (new RegExp(`${step}: (#[0-9a-f]{6});`).exec(css)?.[1] ?? `unknown ${step}`);
  };
  const found = block.matchAll(
    /--([a-z0-9-]+): light-dark\((#[0-9a-f]{6}|var\([^)]+\)), (#[0-9a-f]{6}|var\([^)]+\))\);/g,
  );
  return new Map([...found].map(([, name = '', light = '', dark = '']) => [name, [resolve(light), resolve(dark)]]));
}

const [usualBlock = '', highContrastBlock = ''] = css
  .slice(css.indexOf(':root,\n[data-theme]'), css.indexOf('/* Area colours'))
  .split('@variant high-contrast');
const usual = pairsOf(usualBlock);
const highContrast = pairsOf(highContrastBlock);

function colour(token: string, theme: Theme): string {
  const pair = (theme.startsWith('high') ? highContrast : usual).get(token);
  if (pair === undefined) throw new Error(`--${token} has no colour in ${theme}`);
  return theme.endsWith('dark') ? pair[1] : pair[0];
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT_PAIRS = [
  ...['text', 'text-2', 'text-3', 'accent'].flatMap((text) => [
    `${text} / bg`,
    `${text} / surface`,
    `${text} / sunken`,
  ]),
  'on-accent / accent',
  'on-accent / accent-hover',
  'accent-ink / accent-soft',
  'ayyan / bg',
  'ayyan / ayyan-soft',
  'text / ayyan-soft',
  'bg / text',
  ...['danger', 'success', 'warning', 'info'].flatMap((tone) => [
    `${tone} / bg`,
    `${tone} / surface`,
    `${tone} / ${tone}-soft`,
  ]),
  ...['danger', 'success', 'warning', 'info'].map((tone) => `text / ${tone}-soft`),
];
const BOUNDARY_PAIRS = ['line-strong / bg', 'line-strong / surface', 'focus / bg', 'focus / surface', 'danger / bg'];

describe.each(THEMES)('%s', (theme) => {
  test.each(TEXT_PAIRS)('A11Y text is readable: %s', (pair) => {
    const [text = '', ground = ''] = pair.split(' / ');
    const min = theme.startsWith('high') ? 7 : 4.5;
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(min);
  });

  test.each(BOUNDARY_PAIRS)('A11Y a control can be seen: %s', (pair) => {
    const [edge = '', ground = ''] = pair.split(' / ');
    expect(contrast(colour(edge, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});

const areas = [...css.matchAll(/\.area-([a-z]+) \{[^}]*--area-text: light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)];

test('A11Y the twelve area colours can carry a kicker in both themes', () => {
  expect(areas).toHaveLength(12);
  for (const [, name, light = '', dark = ''] of areas) {
    expect(contrast(light, colour('bg', 'light')), `${name} light`).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark, colour('bg', 'dark')), `${name} dark`).toBeGreaterThanOrEqual(4.5);
  }
});

test('A11Y every colour exists in all four themes', () => {
  expect([...highContrast.keys()].sort()).toEqual([...usual.keys()].sort());
});
