import { STANDING_PAGES } from '@dalil/domain/guide/public-page.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { STANDING_PAGES as WORDS } from '@dalil/domain/languages/tables/standing-pages.ts';
import { expect, test } from 'vitest';
import { findStandingPages } from './standing-pages.ts';

const pathsOf = (query: string) => findStandingPages(query, 'en').map(({ path }) => path);

test.each([
  ['weather', '/weather'],
  ['the weather in Dubai', '/weather'],
  ['الطقس', '/weather'],
  ['मौसम', '/weather'],
  ['موسم', '/weather'],
  ['fines', '/fines'],
  ['dress code', '/rules'],
  ['mosques', '/worship'],
  ['embassy', '/consulates'],
  ['metro', '/traffic'],
  ['prayer times', '/practical/calculators/prayer'],
  ['calculator', '/practical/calculators'],
  ['salik calculator', '/practical/calculators/salik'],
  ['غرامة تجاوز الإقامة', '/practical/calculators/overstay'],
  ['गृह ऋण', '/practical/calculators/mortgage'],
  ['plan', '/plan'],
])('SEARCH-8 %s names a page', (query, path) => {
  expect(pathsOf(query)[0]).toBe(path);
});

test.each(['', 'the', 'burj khalifa', 'weather of the beach at night in summer', 'indian restaurant', 'خليفة'])(
  'SEARCH-8 "%s" names no page',
  (query) => {
    expect(pathsOf(query)).toEqual([]);
  },
);

test('SEARCH-8 I18N-1 a page has its name in each language, and is one of the product', () => {
  const known = new Set(STANDING_PAGES.map(({ path }) => path));
  // Pages of the user alone are not in the list for search engines.
  known.add('/bookmarks');
  for (const locale of LOCALES) {
    expect(Object.keys(WORDS[locale])).toEqual(Object.keys(WORDS.en));
    for (const [path, { name }] of Object.entries(WORDS[locale])) {
      expect(known, path).toContain(path);
      expect(name.trim(), `${path} ${locale}`).not.toBe('');
    }
  }
});
