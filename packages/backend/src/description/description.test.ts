import { offlineState } from '@dalil/database/tables/offline-guide.ts';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, expect, test } from 'vitest';
import { TEST_NOW } from '../test-api.ts';
import { openTestSite } from '../test-site.ts';
import { type ApiDocument, exampleAddress, operationsOf } from './document.ts';
import { writePage } from './write-page.ts';

/** Parameter values that only an earlier response provides. */
const GIVEN_BY_AN_ANSWER = new Set(['cursor', 'since', 'version', 'user_uuid']);

/** Routes whose input is sent to a mailbox or known only to a user. The account tests cover them. */
const NEEDS_A_SECRET = new Set(
  [
    'verify-email',
    'invitation',
    'invitation/accept',
    'sign-in',
    'reset-password',
    'second-factor',
    'sign-in/provider',
    'sign-in/passkey/confirm',
  ].map((path) => `/api/auth/${path}`),
);

/** What exists only in a file of the operator, or once a user has sent it. The tests of these areas cover them. */
const NEEDS_AN_ENTRY = [
  '/api/home-offers/{id}',
  '/api/ideas/{reference}',
  '/api/problem-reports/{reference}',
  '/api/request-receipts/{number}',
  '/api/guest-data-requests/confirm',
];

const { database, site } = await openTestSite({ hasIndex: true });
let document: ApiDocument;

beforeAll(async () => {
  // The offline guide is marked as built, because building it takes longer than this whole test. It is empty.
  await database.db
    .insert(offlineState)
    .values({ version: 1, oldest: 1, day: '2026-11-22', rules: 1, madeAt: TEST_NOW });
  document = (await (await site.get('/openapi.json')).json()) as ApiDocument;
}, 60_000);

test('ERR-8 the description is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const result = await validator.validate(JSON.parse(JSON.stringify(document)));
  expect(result.errors ?? []).toEqual([]);
  expect(validator.version).toBe('3.1');
});

test('ERR-8 every operation has a name of its own, a summary, examples and its rejections', () => {
  const operations = operationsOf(document);
  expect(operations.length).toBeGreaterThanOrEqual(13);
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  for (const { path, method, operation } of operations) {
    const name = `${method} ${path}`;
    expect(operation.summary, name).toMatch(/\w{3}/);
    for (const { name: parameter, schema } of operation.parameters ?? []) {
      if (!GIVEN_BY_AN_ANSWER.has(parameter)) expect(schema.example, `${name} ${parameter}`).toBeDefined();
    }
    for (const { example } of Object.values(operation.requestBody?.content ?? {})) expect(example, name).toBeDefined();
    const answers = Object.entries(operation.responses);
    for (const [status, { content = {} }] of answers) {
      if (status.startsWith('2')) for (const { example } of Object.values(content)) expect(example, name).toBeDefined();
    }
    const isRequested = operation.parameters !== undefined || operation.requestBody !== undefined;
    const rejections = answers.filter(
      ([status, { content }]) => status.startsWith('4') && content?.['application/problem+json'],
    );
    if (isRequested) expect(rejections, name).not.toEqual([]);
  }
});

/** Whether a private operation answers a guest, as in this test, with a request to sign in. */
function isPrivate({ responses }: { responses: Record<string, unknown> }): boolean {
  return '401' in responses;
}

test('ERR-8 the examples are what the API answers', async () => {
  const open = operationsOf(document).filter(
    ({ path, operation }) =>
      operation.security === undefined && !NEEDS_A_SECRET.has(path) && !NEEDS_AN_ENTRY.includes(path),
  );
  for (const { path, method, operation } of open) {
    if (method === 'get') {
      const address = exampleAddress(path, operation) ?? '';
      const response = await site.api.request(address);
      if (isPrivate(operation)) {
        expect(response.status, address).toBe(401);
        continue;
      }
      expect(response.status, address).toBe(200);
      const example = operation.responses['200']?.content?.['application/json']?.example as object | undefined;
      if (example) expect(fieldsOf(await response.json())).toEqual(fieldsOf(example));
      else expect(await response.text()).toMatch(/^(?:BEGIN:VCALENDAR|\{"pack":"en")/);
    } else {
      const { example } = operation.requestBody?.content['application/json'] ?? {};
      const response = await site.api.request(
        exampleAddress(path, operation) ?? '',
        {
          method: method.toUpperCase(),
          headers: { 'content-type': 'application/json' },
          ...(example !== undefined && { body: JSON.stringify(example) }),
        },
        { clientAddress: '203.0.113.1' },
      );
      expect(Object.keys(operation.responses), path).toContain(String(response.status));
      if (!isPrivate(operation)) expect(response.status, path).toBeLessThan(300);
    }
  }
});

test('ERR-8 an example that is rejected is rejected as described', async () => {
  const { operation } = operationsOf(document).find(({ path }) => path === '/api/facts') ?? {};
  const response = await site.get('/facts?limit=1000');
  const described = operation?.responses['400']?.content?.['application/problem+json']?.example;
  expect(await response.json()).toMatchObject(described as object);
});

test('ERR-8 the page tells every operation, without scripts and by a strict policy', async () => {
  const response = await site.get('/docs');
  const html = await response.text();
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  for (const { operation } of operationsOf(document)) expect(html).toContain(`id="${operation.operationId}"`);
  expect(html).not.toMatch(/<script|src="http|\son\w+=/);
  const nasty = structuredClone(document);
  nasty.info.description = '<script>alert(1)</script>';
  expect(writePage(nasty)).not.toContain('<script>');
});

/** The field names of a response. For a list, those of its first item, because example lists are shortened. */
function fieldsOf(answer: unknown): string[] {
  return Object.keys((Array.isArray(answer) ? (answer[0] ?? {}) : answer) as object);
}
