import { REPLY_ADDRESS_LIMIT, SUPPORT_MESSAGE_LIMIT } from '@dalil/domain/quality/support-topics.ts';
import { expect, test } from 'vitest';
import { findFieldErrors } from './check-support.ts';
import { errorIdOf } from './diagnostics.ts';
import { EMPTY_DRAFT, saveDraft, readDraft } from './support-draft.ts';
import { createPageStorage } from '../../data/page-storage.ts';

const whole = { ...EMPTY_DRAFT, topic: 'other', message: 'The map stays empty.' };

test.each([
  ['nothing at all', EMPTY_DRAFT, ['topic', 'message']],
  ['what is needed', whole, []],
  ['an address', { ...whole, replyAddress: ' reader@example.org ' }, []],
  ['half an address', { ...whole, replyAddress: 'reader@' }, ['replyAddress']],
  [
    'an address without end',
    { ...whole, replyAddress: `${'a'.repeat(REPLY_ADDRESS_LIMIT)}@example.org` },
    ['replyAddress'],
  ],
  ['a topic of the other form', { ...whole, topic: 'press' }, ['topic']],
])('ERR-8 a draft with %s lacks %j', (_, draft, fields) => {
  expect(Object.keys(findFieldErrors('support', draft))).toEqual(fields);
});

test('ERR-8 a text over the limit says by how much', () => {
  const message = `${'a'.repeat(SUPPORT_MESSAGE_LIMIT)}bc`;
  expect(findFieldErrors('support', { ...whole, message }).message?.values).toEqual({ count: 2 });
});

test.each([
  ['?error=7F3A-19C2', 'AAAA-0000', '7F3A-19C2'],
  ['', 'AAAA-0000', 'AAAA-0000'],
  ['?error=<script>', null, null],
  ['', null, null],
])('ERR-3 of “%s” and the last error %s the id is %s', (search, last, expected) => {
  expect(errorIdOf(search, last)).toBe(expected);
});

test('DATA-1 a draft is stored by kind; an empty one leaves nothing; anything else there counts as nothing', () => {
  const saved = new Map<string, string>();
  const storage = createPageStorage(
    () =>
      ({
        getItem: (key: string) => saved.get(key) ?? null,
        setItem: (key: string, value: string) => void saved.set(key, value),
        removeItem: (key: string) => void saved.delete(key),
      }) as unknown as Storage,
  );
  saveDraft('support', whole, storage);
  expect(readDraft('support', storage)).toEqual(whole);
  expect(readDraft('contact', storage)).toEqual(EMPTY_DRAFT);
  saveDraft('support', EMPTY_DRAFT, storage);
  expect(saved.size).toBe(0);
  saved.set('dalil.support.support', '[1');
  expect(readDraft('support', storage)).toEqual(EMPTY_DRAFT);
});
