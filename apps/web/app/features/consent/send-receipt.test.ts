// @vitest-environment jsdom
import { CONSENT_KEYS, CONSENT_UNSENT_KEY } from '@dalil/domain/privacy/consent-rules.ts';
import { beforeEach, expect, test } from 'vitest';
import { createApiClient } from '../../data/api.ts';
import { STORAGE_KEYS } from '../../data/storage-keys.ts';
import { isAllowed } from './is-allowed.ts';
import { sendReceipt } from './send-receipt.ts';

const RECEIPT = {
  id: '0198f3a2-7c1d-4e5f-8a9b-0c1d2e3f4a5b',
  version: '1.0',
  choice: 'rejected',
  granted: [],
  gpc: false,
  locale: 'en',
  textHash: 'a'.repeat(64),
  at: '2026-11-26T08:00:00.000Z',
};
let sent: unknown[] = [];
let status = 200;

const api = createApiClient('http://localhost:9', async (_address, init) => {
  if (status === 0) throw new TypeError('no network');
  sent.push(typeof init?.body === 'string' ? JSON.parse(init.body) : null);
  return Response.json(status === 200 ? { id: RECEIPT.id } : { code: 'invalid_input' }, { status });
});
const isUnsent = () => localStorage.getItem(CONSENT_UNSENT_KEY) !== null;

beforeEach(() => {
  localStorage.clear();
  sent = [];
  status = 200;
  localStorage.setItem(CONSENT_KEYS.receipt, JSON.stringify(RECEIPT));
  localStorage.setItem(CONSENT_UNSENT_KEY, RECEIPT.id);
  localStorage.setItem(STORAGE_KEYS.auth, '1');
});

test('PRIV-2 the decision of a signed-in user is sent until the server has it', async () => {
  status = 0;
  await expect(sendReceipt(api)).rejects.toMatchObject({ status: 0 });
  expect(isUnsent()).toBe(true);
  status = 200;
  await sendReceipt(api);
  expect(sent).toEqual([RECEIPT]);
  expect(isUnsent()).toBe(false);
});

test('PRIV-2 it is not sent for whoever is next, nor in place of a later decision, nor again when it is refused', async () => {
  localStorage.removeItem(STORAGE_KEYS.auth);
  await sendReceipt(api);
  localStorage.setItem(STORAGE_KEYS.auth, '1');
  localStorage.setItem(CONSENT_UNSENT_KEY, 'another');
  await sendReceipt(api);
  expect(sent).toEqual([]);
  localStorage.setItem(CONSENT_UNSENT_KEY, RECEIPT.id);
  status = 400;
  await sendReceipt(api);
  expect(sent).toHaveLength(1);
  expect(isUnsent()).toBe(false);
});

test('PRIV-1 a category is allowed only where the user switched it on', () => {
  expect(isAllowed('functional')).toBe(false);
  localStorage.setItem(CONSENT_KEYS.categories, '{"functional":true,"analytics":"yes"}');
  expect([isAllowed('functional'), isAllowed('analytics'), isAllowed('marketing')]).toEqual([true, false, false]);
  localStorage.setItem(CONSENT_KEYS.categories, 'null');
  expect(isAllowed('functional')).toBe(false);
});
