import type { GuideFact } from '@dalil/assistant/answer-guide.ts';
import { expect, test } from 'vitest';
import { BEHAVIOURS, honestTexts, wordsOnly } from './scripted-model.ts';

const fact = (id: string, label: string, text: string) => ({ id, label, text }) as GuideFact;
const FACTS = [fact('visa.fine', 'Fine for each day', 'AED\u00a050'), fact('parking.free', 'Free days', 'Sunday')];

function replyOf(name: string): string[] {
  const steps = BEHAVIOURS.find((one) => one.name === name)?.steps(FACTS) ?? [];
  return steps.flatMap((step) => ('sentences' in step ? (step.sentences ?? []) : [])).map(sentenceOf);
}

const sentenceOf = (output: string) => wordsOnly(output.replace(/\[[^\]]*\]/u, ''));

test('CHAT-2 the script that is right says the facts and nothing else', () => {
  expect(new Set(replyOf('right answers'))).toEqual(honestTexts(FACTS));
});

test('CHAT-2 no made-up sentence of the script is a true one', () => {
  const output = replyOf('made-up numbers alone');
  expect(output).toHaveLength(FACTS.length);
  expect(output.filter((one) => honestTexts(FACTS).has(one))).toEqual([]);
  expect(output.every((one) => /\d/u.test(one))).toBe(true);
});

test('CHAT-2 every behaviour is scripted, and each by its own name', () => {
  expect(new Set(BEHAVIOURS.map(({ name }) => name)).size).toBe(BEHAVIOURS.length);
  for (const { steps } of BEHAVIOURS) expect(steps(FACTS).length).toBeGreaterThan(0);
});
