import { expect, test } from 'vitest';
import { createPageStyles } from './page-styles.ts';
import { readStylesheet } from './stylesheet.ts';

const SHEETS = new Map([
  ['/assets/root.css', readStylesheet('p{a:b}.gone{a:b}')],
  ['/assets/list.css', readStylesheet('p{c:"</style><script>"}')],
]);
const withStyles = createPageStyles(SHEETS);
const MEDIA = 'media="print, (prefers-contrast: more), (forced-colors: active)"';

test('ROUTE-1 the rules a page uses stand before its sheets, which wait for scripts or stand without them', () => {
  const root = '<link rel="stylesheet" href="/assets/root.css"/>';
  const list = '<link rel="stylesheet" href="/assets/list.css#"/>';
  const { html, style } = withStyles(`<head><meta/>${root}${list}</head><p>$&</p>`);
  expect(style).toBe(String.raw`p{a:b}p{c:"<\/style><script>"}`);
  const late = [root, list].map((link) => link.replace('/>', ` ${MEDIA}/>`)).join('');
  expect(html).toBe(`<head><meta/><style>${style}</style>${late}<noscript>${root}${list}</noscript></head><p>$&</p>`);
});

test('ROUTE-1 a page without a sheet, or with one that is not of the build, is left as it is', () => {
  for (const html of ['<p></p>', '<link rel="stylesheet" href="/assets/other.css"/><p></p>']) {
    expect(withStyles(html)).toEqual({ html, style: null });
  }
});
