import { viewFact } from '@dalil/domain/guide/fact-view.ts';
import { TEST_TERMS } from '@dalil/domain/guide/test-facts.ts';
import { expect, test } from 'vitest';
import { markdownLines } from './markdown-lines.ts';
import { fillLines, makeGuideText } from './make-guide-text.ts';
import { TEST_DAY } from './test-pack.ts';
import { TEST_FACTS } from './test-pack-facts.ts';

const VIEWS = new Map(
  TEST_FACTS.map((fact) => [fact.id, viewFact(fact, 'en', { terms: TEST_TERMS, today: TEST_DAY })]),
);

test('CHAT-1 lines of Markdown come plain, with the heading they stand under', () => {
  const markdown =
    '## Free **sand**\n\nOne [link](/a) and\ntwo.\n\n- *First*\n- Second\n\n| What | Cost |\n|---|---|\n| Abra | 1 |';
  expect(markdownLines(markdown)).toEqual([
    { kind: 'paragraph', heading: 'Free sand', text: 'One link and two.' },
    { kind: 'item', heading: 'Free sand', text: 'First' },
    { kind: 'item', heading: 'Free sand', text: 'Second' },
    { kind: 'row', heading: 'Abra', text: 'Abra: 1' },
  ]);
});

test('CHAT-1 a fact is written into its sentence, which names it', () => {
  const { sentences } = fillLines(
    [{ text: 'It costs {{visa.overstay.daily-fine}} a day. Pay online.', role: 'text' }],
    VIEWS,
  );
  expect(sentences).toEqual([
    {
      text: 'It costs AED\u00a050 a day.',
      role: 'text',
      heading: null,
      topic: null,
      facts: ['visa.overstay.daily-fine'],
    },
    { text: 'Pay online.', role: 'text', heading: null, topic: null, facts: [] },
  ]);
});

test('CHAT-1 a sentence with a fact that may not be shown is left out, and the fact is remembered', () => {
  const filled = fillLines([{ text: 'Early. Hours: {{metro.hours}}. Late: {{nobody.knows}}.', role: 'text' }], VIEWS);
  expect(filled.sentences.map(({ text }) => text)).toEqual(['Early.']);
  expect(filled.hiddenFacts).toEqual(['metro.hours', 'nobody.knows']);
});

test('CHAT-1 a fact is written into a heading, too, and a line under a heading without its value is left out', () => {
  const lines = [
    { text: 'No rise.', role: 'text', heading: 'Up to {{visa.overstay.daily-fine}}' },
    { text: 'Late.', role: 'text', heading: 'After {{metro.hours}}' },
  ] as const;
  const { sentences, hiddenFacts } = fillLines(lines, VIEWS);
  expect(sentences.map(({ heading, facts }) => ({ heading, facts }))).toEqual([
    { heading: 'Up to AED\u00a050', facts: ['visa.overstay.daily-fine'] },
  ]);
  expect(hiddenFacts).toEqual(['metro.hours']);
});

test('CHAT-2 a service has its lines by what they are', () => {
  const text = makeGuideText(
    {
      kind: 'service',
      id: 'x',
      category: 'government',
      tags: [],
      neighbourhoods: [],
      asOf: '2025',
      data: { officialUrl: 'https://example.ae' },
      source: null,
      locale: 'en',
      title: 'X',
      summary: 'Sum.',
      body: {
        authority: 'The authority',
        whoCanApply: 'All.',
        steps: ['One. Two.'],
        documents: ['Passport'],
        channels: ['Site'],
        fee: 'Free.',
        time: 'A day.',
        deadlines: ['Soon.'],
        fines: ['A fine.'],
        notes: null,
      },
    },
    new Map(),
  );
  expect(text.sentences.map(({ role }) => role)).toEqual([
    'summary',
    'who',
    'step',
    'document',
    'channel',
    'fee',
    'time',
    'deadline',
    'fine',
    'authority',
  ]);
  expect(text.source).toEqual({ name: 'The authority', url: 'https://example.ae' });
  expect(text.href).toBe('/government/x');
});
