import { ROLES } from '@dalil/domain/accounts/permissions.ts';
import { expect, test } from 'vitest';
import { signUpPerson } from '../accounts/test-accounts.ts';
import { openTestSite } from '../test-site.ts';

const { site } = await openTestSite(undefined);
const editor = await signUpPerson(site, { role: 'editor' });

test('STAFF-4 a source without encryption is refused at its field, with a code of its own', async () => {
  const input = { kind: 'headlines', url: 'http://x.example/', name: 'X', language: 'en', section: 'dubai', terms: '' };
  const answer = await editor.browser.post('/feed-sources', input);
  expect([answer.status, await answer.json()]).toMatchObject([400, { fields: [{ path: 'url', code: 'insecure' }] }]);
});

test('STAFF-4 only editors and admins see and change sources', async () => {
  for (const role of ROLES.filter((one) => one !== 'editor' && one !== 'admin')) {
    const { browser } = await signUpPerson(site, { role });
    expect((await browser.get('/feed-sources')).status, role).toBe(403);
  }
  expect((await site.get('/feed-sources')).status).toBe(401);
});
