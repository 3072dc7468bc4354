import { answerFromGuide } from '@dalil/assistant/answer-from-guide.ts';
import type { Answer } from '@dalil/assistant/answer.ts';
import { createMemoryGuide } from '@dalil/assistant/memory-guide.ts';
import { DEFAULT_PREFERENCES } from '@dalil/domain/accounts/preferences.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { expect, test } from 'vitest';
import { readPack } from './read-pack.ts';

const guide = createMemoryGuide(await readPack(), '2026-11-29');

async function ask(question: string, locale: Locale): Promise<Answer> {
  const now = new Date('2026-11-29T12:00:00+04:00');
  const preferences = DEFAULT_PREFERENCES.aiPreferences;
  const answer = answerFromGuide({ question, locale, now, about: null, before: [], preferences }, guide);
  let step = await answer.next();
  while (step.done !== true) step = await answer.next();
  return step.value;
}

const cited = ({ citations }: Answer) => citations.map(({ kind, id }) => `${kind}/${id}`);
const said = ({ blocks }: Answer) =>
  blocks.flatMap((block) => (block.kind === 'cards' ? [] : block.sentences.map(({ text }) => text))).join('\n');

test.each([
  ['en', 'dying to see the fountain tonight, what time is the last show', 'question/fountain-show-times'],
  ['ur', 'فیملی کو وزٹ پر بلانا ہے تنخواہ 5000 ہے کافی ہے', 'question/invite-family-visit'],
  ['hi', 'mall me parking kitne ghante free hai', 'fact/dubai-mall.parking.free.weekday'],
] as const)(
  'CHAT-2 a unit that is clearly meant answers instead of a list or a day [%s] %s',
  async (locale, question, unit) => {
    const answer = await ask(question, locale);
    expect(answer.outcome).toBe('answered');
    expect(cited(answer)).toContain(unit);
    expect(answer.blocks.every(({ kind }) => kind !== 'cards')).toBe(true);
  },
);

test.each([
  ['en', 'my gf and i arent married, can we share a hotel room', 'question/unmarried-couple'],
  ['en', 'where is the nearest casino in the marina', 'fact/gambling.casino'],
  ['hi', 'क्या मैं टूरिस्ट वीज़ा पर काम कर सकता हूँ', 'fact/work.visitor.illegal'],
  ['ur', 'والدین کو سپانسر کرنے کے لیے کتنی تنخواہ چاہیے', 'fact/residence.family.parents-salary'],
] as const)('CHAT-2 what is near is said where nothing surely answers [%s] %s', async (locale, question, unit) => {
  const answer = await ask(question, locale);
  expect(['answered', 'partly']).toContain(answer.outcome);
  expect(cited(answer)[0]).toBe(unit);
});

test('CHAT-1 what only shares words with a whole question is linked, not said', async () => {
  const answer = await ask('do kids under 5 pay on the bus', 'en');
  expect(answer.outcome).toBe('closest');
  expect(said(answer)).not.toMatch(/E100|CX01/u);
});

test('CHAT-1 what the guide does not state of a place stays so, whatever is near', async () => {
  const answer = await ask('does arte museum have a prayer room', 'en');
  expect(said(answer)).toMatch(/does not state/u);
});
