import { randomUUID } from 'node:crypto';
import { type ActingRole, ROLES } from '@dalil/domain/accounts/permissions.ts';
import { beforeAll, expect, test } from 'vitest';
import { freshAddress, newBrowser, signUpPerson, TEST_PASSWORD } from './accounts/test-accounts.ts';
import { type ApiDocument, exampleAddress, operationsOf } from './description/document.ts';
import { createTestClient } from './test-client.ts';
import { openTestSite } from './test-site.ts';

/** The roles each kind of route admits. Others get `not_signed_in` (guests) or `permission_denied`. */
const MAY_ENTER: Record<string, readonly ActingRole[]> = {
  everyone: ['guest', ...ROLES],
  signedIn: ROLES,
  sources: ['editor', 'admin'],
  staff: ['editor', 'publisher', 'admin'],
  newsroom: ['curator', 'editor', 'publisher', 'admin'],
  // Of items that are no collections curators save only what arranges them.
  arrangers: ['curator', 'editor', 'admin'],
  writers: ['editor', 'admin'],
  publishers: ['publisher', 'admin'],
  admin: ['admin'],
};

/** ROUTE-9: every route of the API and who may use it. A route without a row fails the test. */
const ACCESS: Record<keyof typeof MAY_ENTER, readonly string[]> = {
  everyone: [
    'get /api/health',
    'post /api/monitoring/errors',
    'post /api/monitoring/measurements',
    'get /api/consent-services',
    'post /api/problem-reports',
    'post /api/guest-data-requests',
    'post /api/guest-data-requests/confirm',
    'post /api/request-receipts/check',
    'post /api/support-requests',
    'get /api/session',
    'post /api/auth/sign-up',
    'post /api/auth/send-code',
    'post /api/auth/verify-email',
    'post /api/auth/sign-in',
    'post /api/auth/unlock-link',
    'post /api/auth/sign-in/provider',
    'post /api/auth/sign-out',
    'post /api/auth/forgot-password',
    'post /api/auth/reset-password',
    'post /api/auth/invitation',
    'post /api/auth/invitation/accept',
    'post /api/auth/second-factor',
    'get /api/auth/providers',
    'post /api/auth/sign-in/passkey/begin',
    'post /api/auth/sign-in/passkey/confirm',
    'post /api/search/records',
    'post /api/assistant/answers',
    'post /api/assistant/feedback',
  ],
  signedIn: [
    'get /api/profile',
    'get /api/device-key',
    'get /api/phone-number',
    'post /api/phone-number/code',
    'post /api/phone-number/confirm',
    'delete /api/phone-number',
    'patch /api/profile',
    'get /api/auth/sessions',
    'delete /api/auth/sessions/{id}',
    'post /api/auth/change-password',
    'get /api/auth/address',
    'post /api/auth/address/code',
    'post /api/auth/address/confirm',
    'post /api/auth/change-email',
    'post /api/auth/change-email/confirm',
    'post /api/auth/two-factor/begin',
    'post /api/auth/two-factor/confirm',
    'post /api/auth/two-factor/end',
    'post /api/auth/two-factor/backup-codes',
    'get /api/auth/linked-providers',
    'post /api/auth/linked-providers/unlink',
    'get /api/auth/passkeys',
    'post /api/auth/passkeys/begin',
    'post /api/auth/passkeys/confirm',
    'post /api/auth/passkeys/rename',
    'post /api/auth/passkeys/remove',
    'post /api/auth/delete-account',
    'get /api/bookmarks',
    'get /api/plan-signature',
    'get /api/notifications',
    'get /api/notifications/history',
    'post /api/notifications/read',
    'delete /api/notifications',
    'get /api/push',
    'post /api/push/subscriptions',
    'post /api/push/subscriptions/check',
    'post /api/push/subscriptions/remove',
    'post /api/push/test',
    'post /api/sync/{type}',
    'put /api/sync/{type}',
    'delete /api/sync/{type}',
    'get /api/assistant/conversations',
    'get /api/assistant/conversations/{id}',
    'patch /api/assistant/conversations/{id}',
    'delete /api/assistant/conversations/{id}',
    'delete /api/assistant/conversations',
    'get /api/assistant/export',
    'get /api/user-preferences',
    'get /api/privacy-settings',
    'post /api/consents',
    'get /api/data-requests',
    'get /api/own-data',
    'get /api/data-exports',
    'post /api/data-exports',
    'post /api/data-exports/instant',
    'post /api/data-exports/{id}/retry',
    'get /api/data-exports/{id}/file',
    'post /api/data-requests',
    'post /api/data-requests/{id}/cancel',
    'post /api/data-requests/{id}/reply',
    'get /api/legal-consents',
    'post /api/legal-consents',
    'post /api/user-preferences',
    'get /api/onboarding',
    'get /api/onboarding/should-show',
    'post /api/onboarding/merge',
    'post /api/onboarding/save',
    'post /api/onboarding/steps',
    'post /api/onboarding/complete',
    'post /api/onboarding/reset',
    'get /api/search/history',
    'post /api/search/history/merge',
    'delete /api/search/history',
    'delete /api/search/history/{id}',
  ],
  sources: [
    'get /api/feed-sources',
    'post /api/feed-sources',
    'put /api/feed-sources/{id}',
    'post /api/feed-sources/{id}/switch',
    'post /api/feed-sources/{id}/fetch',
    'delete /api/feed-sources/{id}',
  ],
  // The example of a change of many items sets a review date.
  staff: [
    'get /api/newsroom/city-alerts',
    'post /api/newsroom/city-alerts',
    'post /api/newsroom/city-alerts/{id}',
    'post /api/newsroom/city-alerts/{id}/end',
    'get /api/newsroom/news',
    'post /api/newsroom/news',
    'post /api/newsroom/news/{id}',
    'post /api/newsroom/news/{id}/drop',
    'get /api/ideas',
    'post /api/ideas/{reference}',
    'post /api/newsroom/changes',
    'post /api/problem-reports/{reference}',
  ],
  newsroom: [
    'get /api/newsroom/articles',
    'get /api/monitoring/measurements',
    'get /api/quality-control/texts/{kind}/{id}/{locale}',
    'get /api/newsroom/texts/{kind}/{id}/{locale}',
    'get /api/newsroom/texts/{kind}/{id}/{locale}/changes',
    'post /api/newsroom/preview',
    'get /api/newsroom/export',
    'get /api/newsroom/items',
    'get /api/newsroom/legal-documents',
    'get /api/newsroom/items/{kind}/{id}/data',
    'get /api/newsroom/items/{kind}/{id}/data/changes',
    'get /api/newsroom/pictures',
    'get /api/newsroom/photographs',
    'get /api/newsroom/facts',
    'get /api/newsroom/work',
    'get /api/newsroom/calendar',
    'get /api/newsroom/texts/{kind}/{id}/{locale}/claims',
    'get /api/newsroom/facts/{id}',
    'get /api/newsroom/asked-as/{kind}/{id}',
    'get /api/newsroom/inventory',
    'get /api/newsroom/inventory-figures',
    'get /api/newsroom/staff',
    'post /api/newsroom/changes/undo',
  ],
  arrangers: ['post /api/newsroom/items/{kind}/{id}/data'],
  writers: [
    'get /api/newsroom/directory-matches',
    'post /api/newsroom/directory-matches',
    'put /api/newsroom/asked-as/{kind}/{id}',
    'post /api/newsroom/import',
    'post /api/newsroom/pictures/upload',
    'post /api/newsroom/pictures/{id}',
    'post /api/newsroom/pictures/{id}/remove',
    'post /api/newsroom/pictures/{id}/propose',
    'post /api/newsroom/articles',
    'post /api/newsroom/texts/{kind}/{id}/{locale}',
    'post /api/newsroom/texts/{kind}/{id}/{locale}/restore',
    'post /api/newsroom/items/{kind}/{id}/details',
  ],
  // The example approves. Which action is whose is in the table of the workflow.
  publishers: [
    'post /api/newsroom/photographs/{id}',
    'post /api/newsroom/city-alerts/{id}/confirm',
    'post /api/newsroom/news/{id}/confirm',
    'get /api/newsroom/queue',
    'post /api/newsroom/texts/{kind}/{id}/{locale}/state',
    'post /api/newsroom/texts/{kind}/{id}/{locale}/reviewer',
    'post /api/newsroom/facts/{id}',
    'post /api/newsroom/facts/{id}/decision',
    'post /api/newsroom/facts/{id}/owner',
    'post /api/newsroom/facts/{id}/undo',
    'post /api/newsroom/facts/{id}/words',
    'post /api/newsroom/reporter-runs/{id}/judge',
  ],
  admin: [
    'get /api/users',
    'get /api/users/{id}',
    'get /api/invitations',
    'post /api/invitations',
    'post /api/invitations/{id}/send',
    'post /api/invitations/{id}/withdraw',
    'post /api/users/{id}/role',
    'post /api/users/{id}/data-protection',
    'post /api/users/{id}/suspend',
    'post /api/users/{id}/unsuspend',
    'post /api/users/{id}/end-sessions',
    'get /api/audit-log/state',
    'get /api/compliance/data-requests',
    'post /api/compliance/data-requests/{id}/answer',
    'post /api/compliance/data-requests/{id}/assign',
    'get /api/compliance/holders',
    'get /api/compliance/data-requests/{id}/erasure-preview',
    'get /api/audit-log/entries',
    'get /api/audit-log/export',
    'get /api/compliance/score',
    'get /api/compliance/documents',
    'get /api/compliance/retention',
    'get /api/compliance/records',
    'get /api/compliance/consents',
    'get /api/compliance/data-exports',
    'get /api/compliance/incidents',
    'post /api/compliance/incidents',
    'post /api/compliance/incidents/{number}/steps',
    'get /api/compliance/confirmations',
    'post /api/compliance/confirmations',
    'post /api/compliance/confirmations/{number}/decide',
    'get /api/monitoring/overview',
    'post /api/monitoring/alerts/{number}/resolve',
    'post /api/monitoring/jobs/{id}/start',
    'post /api/monitoring/jobs/{id}/discard',
    'post /api/monitoring/failed-rows/{loop}/retry',
    'post /api/monitoring/incidents',
    'post /api/monitoring/incidents/{id}/updates',
    'get /api/quality-control',
    'get /api/quality-control/findings',
    'get /api/quality-control/findings.csv',
    'get /api/quality-control/findings/{number}',
    'post /api/quality-control/runs',
    'post /api/quality-control/assignments',
    'post /api/quality-control/waivers',
    'post /api/quality-control/waivers/{number}/end',
    'post /api/quality-control/items/{kind}/{id}/check',
    'post /api/quality-control/samples',
    'post /api/quality-control/samples/{number}',
    'get /api/newsroom/reporters',
    'post /api/newsroom/reporters',
    'post /api/newsroom/reporters/{id}',
    'post /api/newsroom/reporters/{id}/switch',
    'post /api/newsroom/reporters/{id}/remove',
    'post /api/newsroom/reporters/{id}/run',
    'post /api/newsroom/reporters/{id}/dry-run',
    'post /api/newsroom/reporter-control/stop',
    'post /api/newsroom/reporter-control/restart',
    'get /api/newsroom/reporter-runs/{id}',
    'post /api/newsroom/reporter-runs/{id}/reject',
  ],
};

/** Reads of the guide, the city and the legal texts are public. The first path segment identifies them. */
const PUBLIC_READS =
  /^get \/api\/(?!auth|users|invitations|feed-sources|newsroom|quality-control|session|profile|audit-log|compliance|health|bookmarks|notifications|push|phone-number|user-preferences|onboarding|search\/history|ideas$)[a-z-]+/;

const { site } = await openTestSite({ hasContent: true }, { limitSecret: randomUUID(), now: () => new Date() });
let operations: ReturnType<typeof operationsOf>;

beforeAll(async () => {
  operations = operationsOf((await (await site.get('/openapi.json')).json()) as ApiDocument);
}, 60_000);

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

function accessOf(name: string): keyof typeof MAY_ENTER | undefined {
  const listed = Object.keys(ACCESS).find((kind) => ACCESS[kind]?.includes(name));
  return listed ?? (PUBLIC_READS.test(name) ? 'everyone' : undefined);
}

test('ROUTE-9 every route has a row that says who may use it, and every row a route', () => {
  const names = operations.map(nameOf);
  expect(names.filter((name) => accessOf(name) === undefined)).toEqual([]);
  const rows = Object.values(ACCESS).flat();
  expect(rows.filter((row) => !names.includes(row))).toEqual([]);
  expect(new Set(rows).size).toBe(rows.length);
});

test.each(['guest', ...ROLES] as const)(
  'ROUTE-9 every route lets %s in or refuses, as the table says',
  async (role) => {
    const person = role === 'guest' ? null : await signUpPerson(site, { role });
    for (const found of operations) {
      const name = nameOf(found);
      const browser = person ? await signedIn(person.email) : newBrowser(site);
      const address = (exampleAddress(found.path, found.operation) ?? '').replace('/api', '');
      const body = found.operation.requestBody?.content['application/json']?.example;
      const answer = await browser.request(found.method.toUpperCase(), address, body);
      const { code } = answer.status >= 400 ? ((await answer.json()) as { code: string }) : { code: 'entered' };
      const mayEnter = MAY_ENTER[accessOf(name) ?? '']?.includes(role);
      const rejection = role === 'guest' ? 'not_signed_in' : 'permission_denied';
      if (mayEnter) expect(['not_signed_in', 'permission_denied', 'internal_error'], name).not.toContain(code);
      else expect([answer.status, code], name).toEqual([role === 'guest' ? 401 : 403, rejection]);
    }
  },
  60_000,
);

/** A separate browser for each route, because some routes end the session they are called with. */
async function signedIn(email: string) {
  const browser = createTestClient(site.api, 'https://dalil.example', freshAddress());
  site.deps.limitSecret = randomUUID();
  await browser.post('/auth/sign-in', { email, password: TEST_PASSWORD });
  return browser;
}
