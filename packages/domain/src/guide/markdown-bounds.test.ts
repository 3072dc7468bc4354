import { expect, test } from 'vitest';
import { TEXT_LIMITS, markdownField } from '../newsroom/text-fields.ts';
import { markdownBodySchema } from './article.ts';
import { markdownFault } from './markdown-bounds.ts';
import { parseDocument, readDocument } from './parse-document.ts';

const filled = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
const nested = (length: number) =>
  Array.from({ length: Math.ceil(Math.sqrt(length)) }, (_, at) => `${'  '.repeat(at)}- a\n`)
    .join('')
    .slice(0, length);
/** Texts whose parsing grows faster than they do, or overflows the stack. */
const HOSTILE: Record<string, (length: number) => string> = {
  quotes: (length) => filled('>', length),
  'quotes in lines': (length) => filled(`${'> '.repeat(30)}a\n`, length),
  'lists in lists': (length) => filled(`${'- '.repeat(30)}a\n`, length),
  indented: nested,
  points: (length) => filled('- a\n', length),
  stars: (length) => filled('*a*b', length),
  'stars in blocks': (length) => filled(`${'*a*b'.repeat(120)}\n\n`, length),
  'three stars': (length) => filled('a***b', length),
  'stars and underscores': (length) => filled('*a_b*c_', length),
  brackets: (length) => filled('[a]', length),
  'open brackets': (length) => filled('[', length),
  'half links': (length) => filled('[a](', length),
  definitions: (length) => filled('[a]: b\n', length),
  code: (length) => filled('`a', length),
  'a long table': (length) => `|a|b|\n|-|-|\n${filled('|c|d|\n', length)}`,
  'a wide table': (length) => [filled('|a', length / 3), filled('|-', length / 3), filled('|c', length / 3)].join('\n'),
  'many tables': (length) => filled('|a|\n|-|\n|b|\n\n', length),
};
const PROSE = 'A plain **text** with a [link](/tourism) and {{fact.id}}, whose words go on for a while in a line. ';
const prose = filled(`${PROSE.repeat(4)}\n\n`, TEXT_LIMITS.markdown);

/** The quickest of three, in milliseconds. */
function timeOf(work: () => unknown): number {
  const rounds = [0, 1, 2].map(() => {
    const startedAt = performance.now();
    work();
    return performance.now() - startedAt;
  });
  return Math.min(...rounds);
}

test('STAFF-1 no text within the limit of length takes much longer to parse than prose of that length', () => {
  const usual = timeOf(() => parseDocument(prose));
  for (const [name, write] of Object.entries(HOSTILE)) {
    for (const share of [16, 4, 1]) {
      const text = write(TEXT_LIMITS.markdown / share);
      expect(timeOf(() => parseDocument(text)) / usual, `${name}, ${text.length} letters`).toBeLessThan(16);
    }
  }
}, 120_000);

test('STAFF-1 a text that is too complex is refused where it is stored, with a code, and shown as it is written', () => {
  for (const text of ['>'.repeat(4000), '>'.repeat(8000), '*a*b'.repeat(2500)]) {
    for (const result of [markdownField.safeParse(text), markdownBodySchema.safeParse({ markdown: text })]) {
      expect(result.error?.issues[0]).toMatchObject({ params: { code: 'too_complex' } });
    }
    expect(readDocument(`${text}\n\nAn {{one.fact}}.`)).toEqual({
      blocks: [
        { type: 'paragraph', children: [{ type: 'text', text }] },
        {
          type: 'paragraph',
          children: [
            { type: 'text', text: 'An ' },
            { type: 'fact', id: 'one.fact' },
            { type: 'text', text: '.' },
          ],
        },
      ],
      isWhole: false,
    });
  }
});

test('STAFF-1 long texts of the usual kind are within the bounds', () => {
  const list = filled('- **A point** with a [link](/news/one), and _more_.\n', 20_000);
  const table = `| a | b | c |\n| - | - | - |\n${'| one | **two** | three |\n'.repeat(100)}`;
  const quote = filled('> A quoted line.\n>\n> - with a point\n', 10_000);
  expect([prose, list, table, quote].map(markdownFault)).toEqual([null, null, null, null]);
});
