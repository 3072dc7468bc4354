import { answerFromGuide } from '@dalil/assistant/answer-from-guide.ts';
import { createMemoryGuide } from '@dalil/assistant/memory-guide.ts';
import { splitRequests } from '@dalil/assistant/units/split-requests.ts';
import { DEFAULT_PREFERENCES } from '@dalil/domain/accounts/preferences.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { describe, expect, test } from 'vitest';
import { textOf } from './judge-question.ts';
import { readPack } from './read-pack.ts';
import { ONE_REQUEST, TWO_REQUESTS } from './two-requests.ts';

const guide = createMemoryGuide(await readPack(), '2026-11-24');
const now = new Date('2026-11-24T14:00:00+04:00');

async function ask(question: string, locale: Locale): Promise<string> {
  const answer = answerFromGuide(
    { question, locale, now, about: null, before: [], preferences: DEFAULT_PREFERENCES.aiPreferences },
    guide,
  );
  let step = await answer.next();
  while (step.done !== true) step = await answer.next();
  return textOf(step.value);
}

describe('CHAT-2 each of two requests in one message is answered, or it is said that the guide does not', () => {
  test.each(TWO_REQUESTS)('[$locale] $question', async ({ locale, question, says: [first, second] }) => {
    expect(await splitRequests({ text: question, locale }, now, guide)).toHaveLength(2);
    const said = await ask(question, locale);
    expect(said).toMatch(first);
    expect(said).toMatch(second);
  });
});

describe('CHAT-2 one request is not split, whatever joins its words', () => {
  test.each(ONE_REQUEST)('[%s] %s', async (locale, question) => {
    expect(await splitRequests({ text: question, locale }, now, guide)).toBeNull();
  });
});
