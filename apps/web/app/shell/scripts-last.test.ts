import { expect, test } from 'vitest';
import { scriptsLast } from './scripts-last.ts';

const hrefOf = (locale: string, area: string) => `/m/${locale}/${area}.js`;
const SCRIPT = '<link rel="modulepreload" href="/assets/root.js"/>';
const page = (attributes: string) =>
  `<html lang="ar" dir="rtl"${attributes}><head>${SCRIPT}<link rel="stylesheet" href="/a.css"/></head><body><p></p></body></html>`;
const preloaded = (html: string) =>
  Array.from(html.matchAll(/<link rel="modulepreload" href="([^"]+)" fetchPriority="low"\/>/g), ([, href]) => href);

test('ROUTE-1 scripts and the messages of the page are requested after everything that paints', () => {
  const html = scriptsLast(page(' data-messages="shell item"'), hrefOf);
  expect(preloaded(html)).toEqual(['/assets/root.js', '/m/ar/shell.js', '/m/ar/item.js']);
  expect(html).toContain('<head><link rel="stylesheet" href="/a.css"/></head><body><p></p><link rel="modulepreload"');
});

test('ROUTE-1 outside a build, where messages are no files, only the scripts are requested', () => {
  expect(preloaded(scriptsLast(page(' data-messages="shell item"'), () => null))).toEqual(['/assets/root.js']);
});

test('ROUTE-1 a document without scripts is left as it is', () => {
  const html = page(' data-messages="shell"').replace(SCRIPT, '');
  expect(scriptsLast(html, hrefOf)).toBe(html);
});
