import { CITATION_KINDS, REASON_CODES } from '@dalil/assistant/answer.ts';
import { STRIKE_REASONS } from '@dalil/assistant/check-answer.ts';
import { RATINGS } from '@dalil/assistant/conversation.ts';
import { expect, test } from 'vitest';
import chat from '@dalil/domain/languages/en/pages/chat.json' with { type: 'json' };

test('CHAT-2 CHAT-3 every code an engine can give has a message of its own', () => {
  const needed = [
    ...REASON_CODES.map((code) => `chat.reason.${code}`),
    ...STRIKE_REASONS.map((code) => `chat.struck.${code}`),
    ...CITATION_KINDS.map((kind) => `chat.kind.${kind}`),
    ...RATINGS.map((rating) => `chat.rating.${rating}`),
  ];
  expect(needed.filter((key) => !Object.hasOwn(chat, key))).toEqual([]);
});
