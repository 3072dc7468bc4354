import { expect, test } from 'vitest';
import type { Block, Inline } from './document.ts';
import { parseDocument, readDocument } from './parse-document.ts';
import { writeDocument } from './write-document.ts';

const text = (value: string): Inline => ({ type: 'text', text: value });
const strong = (...children: Inline[]): Inline => ({ type: 'strong', children });
const emphasis = (...children: Inline[]): Inline => ({ type: 'emphasis', children });
const fact: Inline = { type: 'fact', id: 'salik.peak.price' };

test.each<[string, Block[]]>([
  [
    '## One\n\nTwo **three** *four*.',
    [
      { type: 'heading', level: 2, id: 'part-1', children: [text('One')] },
      {
        type: 'paragraph',
        children: [text('Two '), strong(text('three')), text(' '), emphasis(text('four')), text('.')],
      },
    ],
  ],
  [
    '- **{{salik.peak.price}}** a gate\n- [map](/map?a=1)',
    [
      {
        type: 'list',
        ordered: false,
        items: [[strong(fact), text(' a gate')], [{ type: 'link', href: '/map?a=1', children: [text('map')] }]],
      },
    ],
  ],
  ['1. ابدأ\n2. توقف', [{ type: 'list', ordered: true, items: [[text('ابدأ')], [text('توقف')]] }]],
  [
    '| a | b |\n| - | - |\n| {{salik.peak.price}} | x\\|y |',
    [{ type: 'table', head: [[text('a')], [text('b')]], rows: [[[fact], [text('x|y')]]] }],
  ],
])('STAFF-1 the Markdown of blocks is %j', (markdown, blocks) => {
  expect(writeDocument(blocks)).toBe(markdown);
  expect(parseDocument(markdown)).toEqual(blocks);
});

test('STAFF-1 any blocks that can be written are read again unchanged', () => {
  for (let seed = 1; seed <= 80; seed += 1) {
    const blocks = anyBlocks(seed);
    expect(parseDocument(writeDocument(blocks)), `seed ${seed}: ${writeDocument(blocks)}`).toEqual(blocks);
  }
});

test.each([
  '<b>x</b>',
  '![x](/x.png)',
  '    code',
  '- a\n  - b',
  '[x](javascript:alert)',
  'a\n\n---',
  '[x][y]\n\n[y]: /map',
])('STAFF-1 blocks say that they do not hold all of %j', (markdown) => {
  expect(readDocument(markdown).isWhole).toBe(false);
  expect(readDocument('## a\n\n- b `c`\n\n> d').isWhole).toBe(true);
});

const WORDS = [
  'a',
  'دبي ',
  ' # x',
  '*',
  '_b_',
  '[c](d)',
  '1. e',
  '- f',
  '<g>',
  '&amp;',
  '\\',
  '`h`',
  '|',
  '~',
  '!',
  'दुबई',
  '{{',
  '+ i',
];

/** Blocks of awkward words; the same for the same seed. */
function anyBlocks(seed: number): Block[] {
  let state = seed;
  const below = (limit: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
  const words = () => text(`w${WORDS[below(WORDS.length)] ?? ''}${WORDS[below(WORDS.length)] ?? ''}w`);
  const line = (): Inline[] => {
    const start = text(`${WORDS[below(WORDS.length)]?.trim() ?? ''}w `);
    const middle = [strong(words()), emphasis(words()), strong(fact), fact, strong(words(), emphasis(words()))][
      below(5)
    ];
    const link: Inline = { type: 'link', href: '/map?a=(b)&c=*d*', children: [words()] };
    return [start, middle ?? fact, below(2) === 0 ? words() : text(' w'), link];
  };
  const blocks: Block[] = [
    { type: 'paragraph', children: line() },
    { type: 'heading', level: 3, id: 'part-1', children: line() },
    { type: 'list', ordered: below(2) === 0, items: [line(), line()] },
    { type: 'table', head: [line(), line()], rows: [[line(), line()]] },
    { type: 'paragraph', children: line() },
  ];
  return blocks;
}
