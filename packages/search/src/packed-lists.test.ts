import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packLists, postingOf, readList } from './packed-lists.ts';

const posting = fc.record({ sequence: fc.nat({ max: 2 ** 24 - 1 }), impact: fc.integer({ min: 1, max: 255 }) });
const list = fc.uniqueArray(posting, { selector: ({ sequence }) => sequence, maxLength: 400 });

test('SEARCH-8 lists of any documents and impacts come back as they were, the best first, whole or the beginning', () => {
  fc.assert(
    fc.property(fc.array(list, { maxLength: 4 }), fc.nat({ max: 500 }), (lists, limit) => {
      const packed = packLists(lists.map((one) => one.map(({ sequence, impact }) => postingOf(sequence, impact))));
      for (const [at, one] of lists.entries()) {
        const visible: { sequence: number; impact: number }[] = [];
        const count = readList(packed, at, limit, (sequence, impact) => visible.push({ sequence, impact }));
        const best = one.toSorted((a, b) => b.impact - a.impact || a.sequence - b.sequence).slice(0, limit);
        expect(count).toBe(one.length);
        expect(visible).toEqual(best);
      }
    }),
  );
});

test('SEARCH-8 more documents than a posting has room for are rejected, not mixed up', () => {
  expect(() => postingOf(2 ** 24, 1)).toThrow(RangeError);
});
