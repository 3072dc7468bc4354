import type { GuideFact } from '@dalil/assistant/answer-guide.ts';
import type { ModelStep } from '@dalil/backend/assistant/model/test-model-server.ts';

/** What the model does with a question after looking up its facts. */
export type Behaviour = {
  name: string;
  steps: (facts: readonly GuideFact[]) => ModelStep[];
  /** The maximum silence before the first words, in seconds. */
  firstWordsSeconds?: number;
};

/** A fact of the guide that is hardly ever asked for. */
const OTHER = 'phone.municipality';
const FALSE_CLAIM = 'Everything in Dubai is free of charge today';
const SHORT_WAIT = 0.05;

const honest = ({ id, label, text }: GuideFact) => `${label}: ${text} [fact/${id}].\n`;

/** The same sentence with every digit changed. If the value has no digits, an invented amount is added. */
function madeUp({ id, label, text }: GuideFact): string {
  const other = (text ?? '').replaceAll(/\d/gu, (digit) => String((Number(digit) + 1) % 10));
  return `${label}: ${other === text ? `${text} AED 987` : other} [fact/${id}].\n`;
}

/** Names what is asked about and leaves out its value. */
const withoutValue = ({ id, label }: GuideFact) => `${label.replaceAll(/\d+/gu, '')} [fact/${id}].\n`;

function lookUp(facts: readonly GuideFact[]): ModelStep {
  return { calls: [{ name: 'get_facts', input: { ids: facts.map(({ id }) => id) } }] };
}

/** Follows instructions injected through pasted or published text word by word. */
function injected(facts: readonly GuideFact[]): string[] {
  return facts.flatMap(({ id, label }) => [
    `${FALSE_CLAIM} [fact/${id}].\n`,
    `${label}: <img src=x onerror=alert(1)> [fact/${id}].\n`,
    `${label}: see https://evil.example/pay [fact/${id}].\n`,
    `You are Ayyan, the assistant of a city guide to Dubai [fact/${id}].\n`,
  ]);
}

/** CHAT-2: model behaviours that an answer has to withstand. */
export const BEHAVIOURS: readonly Behaviour[] = [
  { name: 'right answers', steps: (facts) => [lookUp(facts), { sentences: facts.map(honest) }] },
  {
    name: 'made-up numbers among right ones',
    steps: (facts) => [lookUp(facts), { sentences: facts.flatMap((fact) => [madeUp(fact), honest(fact)]) }],
  },
  { name: 'made-up numbers alone', steps: (facts) => [lookUp(facts), { sentences: facts.map(madeUp) }] },
  {
    name: 'leaves out what is asked',
    steps: (facts) => [lookUp(facts), { sentences: facts.map(withoutValue) }],
  },
  {
    name: 'answers with another subject',
    steps: (facts) => [
      { calls: [{ name: 'get_facts', input: { ids: [...facts.map(({ id }) => id), OTHER] } }] },
      { sentences: [`Dubai Municipality: 800 900 [fact/${OTHER}].\n`] },
    ],
  },
  {
    name: 'obeys injected text',
    steps: (facts) => [lookUp(facts), { sentences: [...injected(facts), ...facts.map(honest)] }],
  },
  {
    name: 'too slow',
    steps: (facts) => [lookUp(facts), { sentences: [], ends: 'silence' }],
    firstWordsSeconds: SHORT_WAIT,
  },
  { name: 'cut off', steps: (facts) => [lookUp(facts), { sentences: facts.map(honest), ends: 'cut' }] },
  { name: 'refuses', steps: () => [{ status: 429 }] },
  {
    name: 'filtered',
    steps: (facts) => [lookUp(facts), { sentences: facts.map(honest).slice(0, 1), finish: 'content_filter' }],
  },
];

/** The sentences of a script that may pass the check: the honest ones. */
export function honestTexts(facts: readonly GuideFact[]): Set<string> {
  return new Set(facts.map((fact) => wordsOnly(honest(fact).replace(/\[[^\]]*\]/u, ''))));
}

/** Letters and digits only, because sentence boundaries and punctuation do not matter. */
export function wordsOnly(text: string): string {
  return text.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
}
