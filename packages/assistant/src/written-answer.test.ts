import { expect, test } from 'vitest';
import type { Answer } from './answer.ts';
import { titleOfQuestion } from './conversation.ts';
import { writeAnswer, writeConversations } from './written-answer.ts';

const ANSWER: Pick<Answer, 'blocks' | 'citations'> = {
  blocks: [
    {
      kind: 'paragraph',
      sentences: [
        { text: 'The fine is AED 50 a day.', citations: [0], role: 'claim' },
        { text: '', citations: [], role: 'claim', isStruck: true, strikeReason: 'uncited' },
      ],
    },
    { kind: 'steps', sentences: [{ text: 'Pay online.', citations: [0, 1], role: 'claim' }] },
    { kind: 'list', sentences: [{ text: 'A passport', citations: [], role: 'frame' }] },
    { kind: 'cards', items: [{ kind: 'place', id: 'kite-beach' }] },
  ],
  citations: [
    {
      kind: 'fact',
      id: 'a',
      title: 'Fine',
      href: null,
      source: { name: 'GDRFA', url: 'https://a.example' },
      asOf: '2025',
    },
    { kind: 'service', id: 'b', title: 'Visa', href: '/government/b', source: null, asOf: null },
  ],
};

test('CHAT-6 an answer as text: sentences with the numbers of their sources, nothing of what was struck', () => {
  expect(writeAnswer(ANSWER)).toBe(
    [
      'The fine is AED 50 a day. [1]',
      '1. Pay online. [1][2]',
      '- A passport',
      '[1] Fine, GDRFA, https://a.example, 2025\n[2] Visa, /government/b',
    ].join('\n\n'),
  );
});

test('CHAT-6 conversations as text, in any language', () => {
  const turn = { question: 'كم الغرامة؟', answer: ANSWER, createdAt: '2026-11-21T08:00:00.000Z' };
  expect(writeConversations([{ title: 'الغرامة', turns: [turn] }])).toBe(
    `# الغرامة\n\n2026-11-21T08:00:00.000Z\n> كم الغرامة؟\n\n${writeAnswer(ANSWER)}\n`,
  );
});

test.each([
  ['  How   much\nis it? ', 'How much is it?'],
  ['x'.repeat(81), `${'x'.repeat(80)}…`],
  [`${'word '.repeat(15)}longer than there is room for`, `${'word '.repeat(15).trim()}…`],
  ['م'.repeat(80), 'م'.repeat(80)],
])('CHAT-6 a conversation is called by its first question, cut between words', (question, title) => {
  expect(titleOfQuestion(question)).toBe(title);
});
