// @vitest-environment jsdom
import { CONSENT_KEYS } from '@dalil/domain/privacy/consent-rules.ts';
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
beforeEach(() => {
  localStorage.clear();
  sent = [];
  status = 200;
  localStorage.setItem(CONSENT_KEYS.receipt, JSON.stringify(RECEIPT));
});

const signIn = () => localStorage.setItem(STORAGE_KEYS.auth, '1');

test('PRIV-2 the decision of a guest moves to the account at sign-in, is sent until the server has it, and goes to nobody else', async () => {
  await sendReceipt(api);
  expect(sent).toEqual([]);
  signIn();
  status = 0;
  await expect(sendReceipt(api)).rejects.toMatchObject({ status: 0 });
  status = 401;
  await sendReceipt(api);
  sent = [];
  status = 200;
  await sendReceipt(api);
  expect(sent).toEqual([RECEIPT]);
  await sendReceipt(api);
  expect(sent).toHaveLength(1);
});

test('PRIV-2 a later decision is sent, and one that the server refuses is not sent again', async () => {
  signIn();
  await sendReceipt(api);
  const later = { ...RECEIPT, id: RECEIPT.id.replace('0198', '0199') };
  localStorage.setItem(CONSENT_KEYS.receipt, JSON.stringify(later));
  status = 400;
  await sendReceipt(api);
  await sendReceipt(api);
  expect(sent).toEqual([RECEIPT, later]);
});

test('PRIV-1 a category is allowed only where the user switched it on', () => {
  expect(isAllowed('functional')).toBe(false);
  localStorage.setItem(CONSENT_KEYS.categories, '{"functional":true,"analytics":"yes"}');
  expect([isAllowed('functional'), isAllowed('analytics'), isAllowed('marketing')]).toEqual([true, false, false]);
  localStorage.setItem(CONSENT_KEYS.categories, 'null');
  expect(isAllowed('functional')).toBe(false);
});
