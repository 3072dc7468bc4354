import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AREAS } from './area.ts';
import { FACET_VALUES } from './facet-values.ts';
import {
  answerSize,
  chosen,
  fetchedRequest,
  formatListing,
  ignoredParts,
  isChosen,
  type ListingRequest,
  parseListing,
  toggleChoice,
  withoutUnknown,
} from './listing.ts';
import {
  ARTICLE_LISTING,
  type Choice,
  FACETS,
  type Facet,
  type ListingRules,
  SECTION_IDS,
  SECTIONS,
  SERVICE_LISTING,
} from './sections.ts';

const LISTS: ListingRules[] = [...Object.values(SECTIONS), ARTICLE_LISTING, SERVICE_LISTING];

const term = fc.stringMatching(/^[a-z0-9-]{1,20}$/);

/** Some values of a facet in their order. */
const valuesOf = (facet: Facet) => {
  const fixed = FACET_VALUES[facet];
  const some = fixed ? fc.subarray([...fixed], { minLength: 1 }) : fc.uniqueArray(term, { minLength: 1, maxLength: 5 });
  return some.map((values) => values.sort());
};

/** A list's rules with a possible request for that list. */
const requests = fc.constantFrom(...LISTS).chain((rules) =>
  fc
    .record({
      choices: fc.record(Object.fromEntries(rules.facets.map((facet) => [facet, valuesOf(facet)])), {
        requiredKeys: [],
      }),
      sort: fc.constantFrom(...rules.sorts),
      page: fc.integer({ min: 1, max: 10_000 }),
    })
    .map((request) => ({ rules, request })),
);

const anySearch = fc
  .array(fc.tuple(fc.constantFrom('sort', 'page', 'other', ...FACETS), fc.oneof(term, fc.string())))
  .map((pairs) => new URLSearchParams(pairs));

function parse(query: string, rules: ListingRules): ListingRequest {
  return parseListing(new URLSearchParams(query), rules);
}

describe('ID-2, ROUTE-1 the lists', () => {
  test('ID-2 every list of places has an area of the design and an address of its own', () => {
    expect(new Set(LISTS.map(({ path }) => path)).size).toBe(LISTS.length);
    for (const { area } of LISTS) expect(AREAS).toContain(area);
  });

  test('ROUTE-1 the lists stand at the addresses the product promises', () => {
    const paths = [
      '/eatanddrink',
      '/beaches',
      '/tourism',
      '/nightlife',
      '/luxurylife',
      '/stay',
      '/schools',
      '/clinics',
      '/consulates',
      '/worship',
      '/news',
      '/government',
    ];
    expect(LISTS.map(({ path }) => path)).toEqual(paths);
    expect(SECTION_IDS.map((id) => `/${id}`)).toEqual(paths.slice(0, SECTION_IDS.length));
  });

  test('every quick choice is one the list can be narrowed by', () => {
    for (const { chips, facets } of LISTS) for (const { facet } of chips) expect(facets).toContain(facet);
  });
});

describe('ROUTE-1 a list and its address', () => {
  test('a request comes back from its address as it was', () => {
    fc.assert(
      fc.property(requests, ({ rules, request }) => {
        expect(parse(formatListing(request), rules)).toEqual(request);
      }),
    );
  });

  test('one request has one address, whatever the order it was written in', () => {
    const { tourism } = SECTIONS;
    const address = '?neighbourhood=deira&price=1&page=2';
    expect(formatListing(parse('page=2&price=1&neighbourhood=deira&sort=recommended', tourism))).toBe(address);
  });

  test('any address names a page that can be shown', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LISTS), anySearch, (rules, search) => {
        const request = parseListing(search, rules);
        expect(request.page).toBeGreaterThanOrEqual(1);
        expect(rules.sorts).toContain(request.sort);
        for (const { facet } of chosen(request)) expect(rules.facets).toContain(facet);
        expect(parse(formatListing(request), rules)).toEqual(request);
      }),
    );
  });

  test.each([
    ['a facet of another list', 'audience=tourist'],
    ['a price that is no price band', 'price=free'],
    ['a neighbourhood of another city', 'neighbourhood=soho'],
    ['a value that is no id', 'type=%3Cscript%3E'],
    ['a value that its facet cannot have', 'price=free&neighbourhood=atlantis&feature=cheap'],
    ['an order the list does not have', 'sort=rating'],
    ['a page that is none', 'page=-1'],
    ['a page in between', 'page=1.5'],
    ['a page beyond all counting', 'page=1e9'],
  ])('%s is left out', (_, query) => {
    expect(parse(query, SECTIONS.beaches)).toEqual({ choices: {}, sort: 'recommended', page: 1 });
  });

  test('ROUTE-1 what is left out is named, and nothing else is', () => {
    const ignored = (query: string) => ignoredParts(new URLSearchParams(query), SECTIONS.tourism);
    expect(ignored('price=free&price=1&type=museum&sort=name&page=2&size=40')).toEqual([
      { name: 'price', value: 'free' },
    ]);
    expect(ignored('audience=tourist&sort=rating&page=-1&size=7')).toEqual([
      { name: 'audience', value: 'tourist' },
      { name: 'sort', value: 'rating' },
      { name: 'page', value: '-1' },
      { name: 'size', value: '7' },
    ]);
    expect(ignored('sort=recommended&page=1&utm_source=letter&price=')).toEqual([]);
    expect(ignored('setting=call+this+number+now')).toEqual([{ name: 'setting', value: null }]);
  });

  test('ROUTE-1 every part of an address is accepted or named', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LISTS), anySearch, (rules, search) => {
        const accepted = new URLSearchParams(formatListing(parseListing(search, rules)));
        const named = ignoredParts(search, rules);
        for (const [name, given] of search) {
          if (![...FACETS, 'sort', 'page'].includes(name) || given === '') continue;
          const isDefault = (name === 'sort' && given === 'recommended') || (name === 'page' && given === '1');
          expect(isDefault || accepted.getAll(name).includes(given) || named.some((part) => part.name === name)).toBe(
            true,
          );
        }
      }),
    );
  });

  test('ROUTE-1 every page sorted by distance is one and the same answer, without a position in it', () => {
    const { beaches } = SECTIONS;
    const addresses = ['page=2&price=1&sort=nearest', 'size=10&sort=nearest&price=1', 'price=1&sort=nearest'];
    const fetched = addresses.map((address) => formatListing(fetchedRequest(parse(address, beaches))));
    expect(new Set(fetched)).toEqual(new Set(['?price=1&sort=nearest']));
    expect(answerSize(parse('sort=nearest&size=10', beaches))).toBeGreaterThanOrEqual(300);
    expect(answerSize(parse('size=10', beaches))).toBe(10);
    const paged = parse('sort=name&page=2', beaches);
    expect(fetchedRequest(paged)).toBe(paged);
  });

  test('ROUTE-1 values the content has no term for are removed and the others stay', () => {
    const request = parse('type=museum&type=casino&price=1', SECTIONS.tourism);
    const left = withoutUnknown(request, ({ value: given }) => given !== 'casino');
    expect(left.choices).toEqual({ type: ['museum'], price: ['1'] });
    expect(withoutUnknown(request, () => true)).toBe(request);
  });

  test('a value repeated counts once, and a facet takes 50 values at most', () => {
    expect(parse('price=1&price=1', SECTIONS.beaches).choices).toEqual({ price: ['1'] });
    const many = Array.from({ length: 60 }, (_, n) => `type=t${n}`).join('&');
    expect(parse(many, SECTIONS.beaches).choices.type).toHaveLength(50);
  });
});

describe('choices', () => {
  const choiceOf = ({ rules }: { rules: ListingRules }): fc.Arbitrary<Choice> =>
    fc.constantFrom(...rules.facets).chain((facet) => valuesOf(facet).map(([value = '']) => ({ facet, value })));

  test('a choice switched twice leaves what was chosen before', () => {
    fc.assert(
      fc.property(
        requests.chain((one) => choiceOf(one).map((choice) => ({ ...one, choice }))),
        ({ request, choice }) => {
          const twice = toggleChoice(toggleChoice(request, choice), choice);
          const before = chosen(request).map((made) => `${made.facet} ${made.value}`);
          const after = chosen(twice).map((made) => `${made.facet} ${made.value}`);
          expect(after.toSorted()).toEqual(before.toSorted());
        },
      ),
    );
  });

  test('a switched choice changes and the list starts over at its first page', () => {
    fc.assert(
      fc.property(
        requests.chain((one) => choiceOf(one).map((choice) => ({ ...one, choice }))),
        ({ request, choice }) => {
          const switched = toggleChoice(request, choice);
          expect(isChosen(switched, choice)).toBe(!isChosen(request, choice));
          expect(switched.page).toBe(1);
          expect(switched.sort).toBe(request.sort);
        },
      ),
    );
  });

  test('the last choice of a facet takes the facet out of the address', () => {
    const request = parse('price=1', SECTIONS.beaches);
    expect(formatListing(toggleChoice(request, { facet: 'price', value: '1' }))).toBe('');
  });
});

test('ROUTE-1 a list of places is filtered by opening hours on the device: the request is the same at any time', () => {
  const { beaches, schools } = SECTIONS;
  expect(parse('open=now', beaches).open).toBe('now');
  expect(parse('open=2026-11-26T01:30', beaches).open).toBe('2026-11-26T01:30');
  for (const wrong of ['yes', '2026-02-30T10:00', '2026-11-26T24:30'])
    expect(parse(`open=${wrong}`, beaches).open).toBeUndefined();
  expect(parse('open=now', schools).open).toBeUndefined();
  const fetched = ['open=now&page=3&price=1', 'price=1&open=2026-11-26T01:30'].map((one) =>
    formatListing(fetchedRequest(parse(one, beaches))),
  );
  expect(new Set(fetched)).toEqual(new Set(['?price=1&open=any']));
});
