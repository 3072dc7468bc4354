import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatSearch, ignoredSearchParts, parseSearch, type SearchRequest, trimQuery } from './search-request.ts';

const NOTHING: SearchRequest = { query: '', group: null, category: null, neighbourhood: null, days: null, page: 1 };
const parse = (address: string) => parseSearch(new URLSearchParams(address));

describe('SEARCH-8 the address of a search', () => {
  test.each<[string, Partial<SearchRequest>]>([
    ['', {}],
    ['q=beach', { query: 'beach' }],
    ['q=%20free%20%20beaches%0A', { query: 'free beaches' }],
    ['q=%00', {}],
    ['q=a&q=b', { query: 'a' }],
    ['q=beach&in=places', { query: 'beach', group: 'places' }],
    ['in=facts', { group: 'facts' }],
    ['in=neighbourhood', {}],
    ['in=Places', {}],
    ['category=dining', { category: 'dining' }],
    ['category=nothing', {}],
    ['neighbourhood=deira', { neighbourhood: 'deira' }],
    ['neighbourhood=../deira', {}],
    ['when=weekend', { days: 'weekend' }],
    ['when=tomorrow', {}],
    ['page=2', { page: 2 }],
    ['page=10', { page: 10 }],
    ['page=11', {}],
    ['page=0', {}],
    ['page=-1', {}],
    ['page=1.5', {}],
    ['page=two', {}],
    ['page=', {}],
    ['other=1', {}],
  ])('%s', (address, expected) => {
    expect(parse(address)).toEqual({ ...NOTHING, ...expected });
  });

  test('SEARCH-8 what is as by default is left out, and an empty request has no address query', () => {
    expect(formatSearch({})).toBe('');
    expect(formatSearch(NOTHING)).toBe('');
    expect(formatSearch({ query: 'free beaches', page: 1 })).toBe('?q=free+beaches');
    const all: SearchRequest = {
      query: 'شاطئ & more',
      group: 'events',
      category: 'dining',
      neighbourhood: 'deira',
      days: 'week',
      page: 3,
    };
    expect(parse(formatSearch(all))).toEqual(all);
  });

  test('SEARCH-8 whatever the address, what is read of it leads back to the same', () => {
    const names = fc.constantFrom('q', 'in', 'category', 'neighbourhood', 'when', 'page', 'x');
    const values = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('places', 'deira', 'dining', 'week', '4'));
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values)), (pairs) => {
        const request = parseSearch(new URLSearchParams(pairs));
        expect(parse(formatSearch(request))).toEqual(request);
      }),
    );
  });

  test('SEARCH-8 filters that are none are named', () => {
    const ignored = (address: string) => ignoredSearchParts(new URLSearchParams(address));
    expect(ignored('q=free beach&in=places&category=dining&neighbourhood=deira&when=week&page=2&x=1')).toEqual([]);
    expect(ignored('q=beach&in=&category=nothing&when=in a while&page=0')).toEqual([
      { name: 'category', value: 'nothing' },
      { name: 'when', value: null },
      { name: 'page', value: '0' },
    ]);
  });

  test('SEARCH-1 a query is cut at 120 units, between characters', () => {
    expect(trimQuery('b'.repeat(200))).toBe('b'.repeat(120));
    expect(trimQuery('🌴'.repeat(200))).toBe('🌴'.repeat(60));
    expect(trimQuery(`${'b'.repeat(119)} c`)).toBe('b'.repeat(119));
  });
});
