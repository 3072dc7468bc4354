import { expect, test } from 'vitest';
import { aSearch, aSuggestion, aTrendingOne } from './factories.ts';
import { optionGroups } from './option-groups.ts';

const searches = ['beach for families', 'souk', 'Kite Beach', 'salik'].map((query, at) => aSearch(query, 9 - at));
const trending = ['iftar', 'metro', 'visa', 'beach', 'marina', 'deira'].map((text) => aTrendingOne(text));
const suggestions = [aSuggestion()];

function visible(text: string) {
  return optionGroups({ text, searches, suggestions, trending }).map(
    ({ name, options }) => [name, options.map((option) => option.text)] as const,
  );
}

test.each(['', '  '])('SEARCH-3 of an empty field: three recent searches and five that many make (%j)', (text) => {
  expect(visible(text)).toEqual([
    ['recent', ['beach for families', 'souk', 'Kite Beach']],
    ['trending', ['iftar', 'metro', 'visa', 'beach', 'marina']],
  ]);
});

test('SEARCH-3 a search of one’s own that is trending too is listed once, and another takes its place', () => {
  const groups = optionGroups({ text: '', searches: [aSearch('METRO', 9)], suggestions, trending });
  expect(groups.map(({ name, options }) => [name, options.map((option) => option.text)])).toEqual([
    ['recent', ['METRO']],
    ['trending', ['iftar', 'visa', 'beach', 'marina', 'deira']],
  ]);
});

test('SEARCH-3 once something is typed: recent searches that go with it and suggestions, nothing trending', () => {
  expect(visible('bea')).toEqual([
    ['recent', ['beach for families', 'Kite Beach']],
    ['suggestions', ['Kite Beach']],
  ]);
  expect(visible('zzz')).toEqual([['suggestions', ['Kite Beach']]]);
});

test('SEARCH-3 the search that is typed already is not offered again, in whatever case', () => {
  expect(visible('kite BEACH')).toEqual([['suggestions', ['Kite Beach']]]);
});

test('SEARCH-3 a group without options is not there', () => {
  expect(optionGroups({ text: '', searches: [], suggestions: [], trending: [] })).toEqual([]);
});

test('SEARCH-2 a suggestion leads where it opens, a search only to its words', () => {
  const [recent, suggested] = optionGroups({ text: 'kite b', searches, suggestions, trending });
  expect(recent?.options[0]).toMatchObject({ text: 'Kite Beach', href: null });
  expect(suggested?.options[0]).toMatchObject({ text: 'Kite Beach', href: '/content/kite-beach' });
  expect(recent?.options[0]?.id).not.toBe(suggested?.options[0]?.id);
});
