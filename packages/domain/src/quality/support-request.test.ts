import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { supportRequestFields, topicOfKind } from './support-request.ts';
import { isReplyAddress, isTopicOf, SUPPORT_KINDS, SUPPORT_MESSAGE_LIMIT, SUPPORT_TOPICS } from './support-topics.ts';

const schema = z.object(supportRequestFields).check(topicOfKind);
const request = {
  key: '3f1c2b7e-9a54-4d0e-8f1b-6c2d7e9a5410',
  kind: 'support',
  topic: 'page-problem',
  message: 'The map stays empty.',
  page: '/beaches',
  errorId: '7F3A-19C2',
  replyAddress: null,
  diagnostics: { version: '0.1.0', browser: 'Firefox', browserLanguage: 'ar-AE', isOnline: true },
};

test.each([
  ['as it is', {}, true],
  ['with an address to reply to', { replyAddress: 'reader@example.org' }, true],
  ['without technical details', { diagnostics: null, errorId: null }, true],
  ['with a text at the limit', { message: 'a'.repeat(SUPPORT_MESSAGE_LIMIT) }, true],
  ['with a text over the limit', { message: 'a'.repeat(SUPPORT_MESSAGE_LIMIT + 1) }, false],
  ['with blanks for a text', { message: ' \n ' }, false],
  ['with a topic of the other kind', { topic: 'press' }, false],
  ['of an unknown kind', { kind: 'sales' }, false],
  ['with two addresses', { replyAddress: 'a@example.org, b@example.org' }, false],
  ['with more than the known details', { diagnostics: { ...request.diagnostics, position: '25,55' } }, false],
  ['with a page of another site', { page: 'https://example.org' }, false],
  ['without a key', { key: 'again' }, false],
])('ERR-8 a message to support %s', (_, change, isAccepted) => {
  expect(schema.safeParse({ ...request, ...change }).success).toBe(isAccepted);
});

test('ERR-8 every kind has its topics, and "other" among them', () => {
  for (const kind of SUPPORT_KINDS) {
    expect(SUPPORT_TOPICS[kind].every((topic) => isTopicOf(kind, topic))).toBe(true);
    expect(isTopicOf(kind, 'other')).toBe(true);
  }
});

test.each([
  ['reader@example.org', true],
  ['قارئ@مثال.إمارات', true],
  ['reader@localhost', false],
  ['reader example@example.org', false],
  [`${'a'.repeat(250)}@example.org`, false],
  ['<reader@example.org>', false],
])('ERR-8 %s can be replied to: %s', (address, isOne) => {
  expect(isReplyAddress(address)).toBe(isOne);
});
