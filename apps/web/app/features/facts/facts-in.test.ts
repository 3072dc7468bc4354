import type { Inline } from '@dalil/domain/guide/document.ts';
import { expect, test } from 'vitest';
import { factView } from './factories.ts';
import { factsIn, factsOf } from './facts-in.ts';

const facts = { a: factView({ id: 'a' }), b: factView({ id: 'b' }) };

test('ID-4 the facts of texts come once each, in reading order, also from inside emphasis', () => {
  const texts: Inline[][] = [
    [
      { type: 'text', text: 'From ' },
      { type: 'strong', children: [{ type: 'fact', id: 'b' }] },
    ],
    [
      { type: 'fact', id: 'a' },
      { type: 'fact', id: 'b' },
    ],
  ];
  expect(factsIn(texts, facts).map(({ id }) => id)).toEqual(['b', 'a']);
});

test('ID-4 a fact nobody knows is left out', () => {
  expect(factsOf(['a', 'gone', 'a'], facts).map(({ id }) => id)).toEqual(['a']);
});
