import type { Block } from '@dalil/domain/guide/document.ts';
import { expect, test } from 'vitest';
import { factView } from '../../features/facts/factories.ts';
import { answerText } from './answer-text.ts';

const facts = {
  'tip.usual': factView({ id: 'tip.usual', label: 'Tip', text: '10%' }),
  'tip.doubtful': factView({ id: 'tip.doubtful', label: 'Tip', text: null }),
};
const blocks: Block[] = [
  {
    type: 'paragraph',
    children: [
      { type: 'text', text: 'Usual is ' },
      { type: 'strong', children: [{ type: 'fact', id: 'tip.usual' }] },
      { type: 'text', text: '.' },
    ],
  },
  { type: 'list', ordered: false, items: [[{ type: 'text', text: 'Taxis:' }], [{ type: 'fact', id: 'tip.doubtful' }]] },
  { type: 'table', head: [[{ type: 'text', text: 'Where' }]], rows: [[[{ type: 'text', text: 'Hotels' }]]] },
];

test('ROUTE-10 an answer as plain text has its facts written in; one that is not shown names its source', () => {
  const source = facts['tip.doubtful'].source.name;
  expect(answerText(blocks, facts, (name) => `see ${name}`)).toBe(`Usual is 10%. Taxis: see ${source} Where Hotels`);
});
