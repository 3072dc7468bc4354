import { readFile } from 'node:fs/promises';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { createMemoryStore } from '@dalil/search/memory-store.ts';
import { search } from '@dalil/search/search.ts';
import { expect, test } from 'vitest';
import { readStartingGuide } from './starting-guide.ts';

/** A need as typed. One of `best` has to be among the first three. Nothing was made to fit those that are held out. */
type AskedNeed = { lang: Locale; q: string; best: string[]; isHeldOut: boolean };

const FIRST = 3;
const text = await readFile(new URL('asked-needs.jsonl', import.meta.url), 'utf8');
const needs = text
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as AskedNeed);
const { documents, vocabulary } = await readStartingGuide();
const store = createMemoryStore(documents);

async function shareOf(some: readonly AskedNeed[]): Promise<number> {
  const found = await Promise.all(
    some.map(async ({ q, best }) => {
      const { matches } = await search(store, vocabulary, { query: q, limit: FIRST, offset: 0 });
      return matches.some(({ kind, id }) => best.includes(`${kind}/${id}`));
    }),
  );
  return found.filter(Boolean).length / some.length;
}

test('SEARCH-8 the needs name what is in the starting guide, and none of them is one of its own questions', () => {
  const ids = new Set(documents.map(({ kind, id }) => `${kind}/${id}`));
  const own = new Set(documents.flatMap(({ asked }) => asked));
  expect(needs.flatMap(({ best }) => best).filter((id) => !ids.has(id))).toEqual([]);
  expect(needs.filter(({ q }) => own.has(q))).toEqual([]);
});

test.each([
  ['needs', false],
  ['held-out needs', true],
] as const)(
  'SEARCH-8 of the %s, at least 80 %% find one of the best among the first three',
  async (_name, isHeldOut) => {
    expect(await shareOf(needs.filter((need) => need.isHeldOut === isHeldOut))).toBeGreaterThanOrEqual(0.8);
  },
);
