import { createDraft } from '@dalil/assistant/draft.ts';
import type { TopicId } from '@dalil/assistant/classifier/topics.ts';
import { createMemoryGuide } from '@dalil/assistant/memory-guide.ts';
import { addSums } from '@dalil/assistant/tools/sum-tool.ts';
import { expect, test } from 'vitest';
import { textOf } from './judge-question.ts';
import { readPack } from './read-pack.ts';

const guide = createMemoryGuide(await readPack(), '2026-11-24');

async function sumOf(topic: TopicId, text: string): Promise<string> {
  const draft = createDraft('en');
  await addSums(topic, text, guide, draft);
  return textOf(draft);
}

test.each([
  ['emirates-id', 'my EID expired 50 days ago', '(50 − 30) × AED 20 = AED 400'],
  ['emirates-id', 'expired 200 days ago', '(200 − 30) × AED 20 = AED 3,400 → AED 1,000'],
  ['emirates-id', 'expired 10 days ago', '0 × AED 20 = AED 0'],
  ['overstay', 'I stayed two hundred days too long', '200 × AED 50 = AED 10,000'],
  ['overstay', '3 months (90 days)', '90 × AED 50 = AED 4,500'],
  ['currency', '500 us dollars in dirhams', '500 × AED 3.6725 = AED 1,836.25'],
  ['gratuity', '3 years and 2 months, basic 6000', '38/12 × 21 × AED 6,000 ÷ 30 = AED 13,300'],
  ['gratuity', '6 years, basic 5000', '(5 × 21 + 1 × 30) × AED 5,000 ÷ 30 = AED 22,500'],
  ['rent-deposit', 'furnished flat for 90,000', '10% × AED 90,000 = AED 9,000'],
  ['abra', '4 people', '4 × AED 1 = AED 4'],
  ['abra', '4 people, there and back', '4 × 2 × AED 1 = AED 8'],
  ['parking', '5 hours a day for 3 days', '3 × 5 × AED 4 = AED 60'],
  ['parking', 'two hours', '2 × AED 6 = AED 12'],
  ['metro-fare', '2 adults both ways, one zone', '2 × 2 × AED 3 = AED 12'],
  ['metro-fare', 'there and back', '2 × AED 5 = AED 10'],
  ['currency', '500 dollars return', '500 × AED 3.6725 = AED 1,836.25'],
  ['housing-fee', 'rent 60,000 a year', '5% × AED 60,000 = AED 3,000'],
  ['housing-fee', 'rent 60,000 a year, how much per month', '5% × AED 60,000 ÷ 12 = AED 250'],
] as const)('CHAT-2 a sum is shown with its calculation: %s, %s', async (topic, text, sum) => {
  expect(await sumOf(topic, text)).toContain(`${sum}.`);
});

test.each([
  ['overstay', 'my 30 day visa ended 5 days ago', 'two lengths of time'],
  ['currency', '500 dirhams in dollars', 'the other direction'],
  ['currency', '500 rupees', 'another currency'],
  ['parking', '3 days', 'no hours'],
  ['metro-fare', '2 days', 'days are no trips'],
  ['salik', '4 gates on Sunday', 'a price that depends on the time'],
  ['down-payment', 'a flat for 9 million', 'a price over the limit of the share'],
  ['rent-deposit', 'a flat for 6 thousand a month', 'a monthly rent'],
  ['housing-fee', 'my rent is 6000 monthly', 'a monthly rent'],
  ['housing-fee', 'किराया 6000 मासिक है', 'a monthly rent'],
] as const)('CHAT-2 nothing is computed from what is not clear: %s, %s (%s)', async (topic, text, _reason) => {
  expect(await sumOf(topic, text)).toBe('');
});
