import { answerFromGuide } from '@dalil/assistant/answer-from-guide.ts';
import type { Answer, Turn } from '@dalil/assistant/answer.ts';
import { createMemoryGuide } from '@dalil/assistant/memory-guide.ts';
import { DEFAULT_PREFERENCES } from '@dalil/domain/accounts/preferences.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { describe, expect, test } from 'vitest';
import { DIALOGUES } from './dialogues.ts';
import { textOf } from './judge-question.ts';
import { readPack } from './read-pack.ts';

const guide = createMemoryGuide(await readPack(), '2026-11-24');

async function ask(question: string, locale: Locale, before: readonly Turn[]): Promise<Answer> {
  const answer = answerFromGuide(
    {
      question,
      locale,
      now: new Date('2026-11-24T14:00:00+04:00'),
      about: null,
      before,
      preferences: DEFAULT_PREFERENCES.aiPreferences,
    },
    guide,
  );
  let step = await answer.next();
  while (step.done !== true) step = await answer.next();
  return step.value;
}

describe('CHAT-2 a message after an answer is read with what it leaves out', () => {
  test.each(DIALOGUES)('[$locale] $first > $next', async ({ locale, first, next, says, never }) => {
    const { citations } = await ask(first, locale, []);
    const cited = citations.map(({ kind, id }) => ({ kind, id }));
    const said = textOf(await ask(next, locale, [{ question: first, cited }]));
    expect(said).toMatch(says);
    if (never) expect(said).not.toMatch(never);
  });
});
