import { parseDocument } from '@dalil/domain/guide/parse-document.ts';
import { writeDocument } from '@dalil/domain/guide/write-document.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { type Command, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { blocksOf, documentOf } from './document-blocks.ts';
import { markdownOf, stateOf } from './plugins.ts';
import { schema } from './schema.ts';
import { COMMANDS, setLink } from './tools.ts';

const CONTENT = new URL('../../../../../../packages/database/content/', import.meta.url);

/** All articles and legal documents of the starting content, in four languages. */
function startingTexts(): [name: string, markdown: string][] {
  const read = (path: string) => readFileSync(new URL(path, CONTENT), 'utf8');
  const articles = readdirSync(new URL('articles/', CONTENT)).flatMap((name) => {
    const { texts } = JSON.parse(read(`articles/${name}`)) as {
      texts: Record<string, { body: { markdown: string[] } }>;
    };
    return Object.entries(texts).map(([locale, { body }]): [string, string] => [
      name + locale,
      body.markdown.join('\n'),
    ]);
  });
  const legal = readdirSync(new URL('legal/', CONTENT), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name): [string, string] => [name, read(`legal/${name}`).replace(/^---\n[\s\S]*?\n---\n/, '')]);
  return [...articles, ...legal];
}

test('STAFF-1 every article and legal document passes through the editor without a change', () => {
  const texts = startingTexts();
  expect(texts.length).toBeGreaterThan(150);
  for (const [name, markdown] of texts) {
    const blocks = parseDocument(markdown);
    expect(parseDocument(writeDocument(blocks)), name).toEqual(blocks);
    const document = documentOf(blocks);
    document.check();
    expect(blocksOf(document), name).toEqual(blocks);
  }
}, 60_000);

const inside = (markdown: string, from: number, to = from) => {
  const state = stateOf(markdown, { maxLength: 60, onLink: () => undefined });
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)));
};

test.each<[string, Command, string, [number, number], string]>([
  ['bold', COMMANDS.bold, 'one two', [1, 5], '**one** two'],
  ['a heading', COMMANDS.heading, 'one', [1, 1], '## one'],
  ['no heading', COMMANDS.heading, '## one', [1, 1], 'one'],
  ['a list', COMMANDS.list, 'one', [1, 1], '- one'],
  ['steps of a list', COMMANDS.steps, '- one\n- two', [3, 3], '1. one\n2. two'],
  ['a link', setLink('/map'), 'see it', [5, 7], 'see [it](/map)'],
  ['no link', setLink(null), 'see [it](/map)', [6, 6], 'see it'],
  ['a table', COMMANDS.table, 'one', [2, 2], 'one\n\n| | |\n| - | - |\n| | |'],
])('STAFF-1 the formatted editor makes %s', (_, use, before, [from, to], after) => {
  let state = inside(before, from, to);
  use(state, (transaction) => {
    state = state.apply(transaction);
  });
  state.doc.check();
  expect(markdownOf(state.doc)).toBe(after);
});

test('STAFF-1 marks never begin or end with a space, and what is empty is left out', () => {
  const { strong, emphasis } = schema.marks;
  const words = schema.node('paragraph', null, [
    schema.text(' a'),
    schema.text(' b ', [strong.create()]),
    schema.node('fact', { id: 'salik.peak.price' }, undefined, [strong.create(), emphasis.create()]),
    schema.text(' ', [emphasis.create()]),
    schema.text('c '),
  ]);
  const doc = schema.node('doc', null, [schema.node('paragraph'), words, schema.node('heading')]);
  expect(markdownOf(doc)).toBe('a **b _{{salik.peak.price}}_** c');
  expect(blocksOf(documentOf(parseDocument(markdownOf(doc))))).toEqual(blocksOf(doc));
});

test('STAFF-1 a change beyond the limit of a text is refused', () => {
  const state = inside('one', 1);
  expect(state.apply(state.tr.insertText('x'.repeat(100))).doc.eq(state.doc)).toBe(true);
  expect(state.apply(state.tr.insertText('x'.repeat(50))).doc.eq(state.doc)).toBe(false);
});

test('STAFF-1 any mixture of marks is read again as it was written', () => {
  let seed = 7;
  const below = (limit: number): number => (seed = (seed * 48_271) % 2_147_483_647) % limit;
  const marks = [schema.mark('strong'), schema.mark('emphasis'), schema.mark('link', { href: '/map' })];
  for (let round = 0; round < 300; round += 1) {
    const leaves = Array.from({ length: 5 }, () => {
      const chosen = marks
        .filter(() => below(3) === 0)
        .reduce((set, mark) => mark.addToSet(set), [] as readonly (typeof marks)[number][]);
      if (below(5) === 0) return schema.node('fact', { id: 'a.b' }, undefined, chosen);
      return schema.text(['x', ' y', 'z ', ' ', '*', '.', 'دبي', '_a'][below(8)] ?? 'x', chosen);
    });
    const doc = schema.node('doc', null, schema.node('paragraph', null, leaves));
    const blocks = blocksOf(doc);
    expect(documentOf(parseDocument(writeDocument(blocks))).toString(), writeDocument(blocks)).toBe(
      documentOf(blocks).toString(),
    );
  }
});
