import { randomUUID } from 'node:crypto';
import { SYNC_HEADER } from '@dalil/domain/offline/operation.ts';
import { beforeAll, expect, test } from 'vitest';
import { addPerson, signUpPerson } from './accounts/test-accounts.ts';
import { listUsers } from './accounts/list-users.ts';
import { GUEST } from './core/actor.ts';
import { type ApiDocument, exampleAddress, operationsOf } from './description/document.ts';
import { getPlace } from './guide/get-place.ts';
import { listVisibleFacts } from './guide/list-visible-facts.ts';
import { openTestSite } from './test-site.ts';

const UNSTORABLE = ['\0', '\uD83C', '\uDFD6'];

const { database, site } = await openTestSite(undefined, { limitSecret: randomUUID(), now: () => new Date() });
let operations: ReturnType<typeof operationsOf>;

beforeAll(async () => {
  operations = operationsOf((await (await site.get('/openapi.json')).json()) as ApiDocument);
}, 60_000);

type Json = null | boolean | number | string | Json[] | { [field: string]: Json };
type Changed = { path: string; body: Json };

/** The body with every text in it extended, one at a time. A field that may be null gets a text. */
function extended(body: Json, by: string, path = ''): Changed[] {
  if (typeof body === 'string') return [{ path, body: body + by }];
  if (body === null) return [{ path, body: `abcdefgh${by}` }];
  if (typeof body !== 'object') return [];
  return Object.entries(body).flatMap(([field, value]) =>
    extended(value, by, path === '' ? field : `${path}.${field}`).map((changed) => ({
      path: changed.path,
      body: Array.isArray(body)
        ? body.map((one, at) => (String(at) === field ? changed.body : one))
        : { ...body, [field]: changed.body },
    })),
  );
}

test('ERR-8 no field of any body takes text that cannot be stored, and each is refused as invalid input', async () => {
  const { browser, id } = await signUpPerson(site, { role: 'admin' });
  const answers: [string, number, string][] = [];
  for (const { method, path, operation } of operations) {
    const example = operation.requestBody?.content['application/json']?.example as Json | undefined;
    if (example === undefined) continue;
    const address = (exampleAddress(path, operation) ?? '').replace('/api', '');
    for (const sign of UNSTORABLE) {
      for (const { path: field, body } of extended(example, sign)) {
        site.deps.limitSecret = randomUUID();
        const answer = await browser.request(method.toUpperCase(), address, body, { [SYNC_HEADER]: id });
        const { code } = answer.status >= 400 ? ((await answer.json()) as { code: string }) : { code: 'taken' };
        answers.push([`${method} ${path} ${field} ${JSON.stringify(sign)}`, answer.status, code]);
      }
    }
  }
  expect(answers.length).toBeGreaterThan(200);
  expect(answers.filter(([, status, code]) => status !== 400 || code !== 'invalid_input')).toEqual([]);
}, 60_000);

test('ERR-8 no parameter of a path or query takes NUL', async () => {
  const { browser } = await signUpPerson(site, { role: 'admin' });
  const answers: [string, number][] = [];
  for (const { method, path, operation } of operations) {
    const body = operation.requestBody?.content['application/json']?.example;
    for (const parameter of operation.parameters ?? []) {
      const name = `{${parameter.name}}`;
      const address = path.includes(name)
        ? (exampleAddress(path.replace(name, 'x%00'), operation) ?? '')
        : `${exampleAddress(path, operation)}&${parameter.name}=x%00`;
      site.deps.limitSecret = randomUUID();
      const answer = await browser.request(method.toUpperCase(), address.replace('/api', ''), body);
      answers.push([`${method} ${address}`, answer.status]);
    }
  }
  expect(answers.length).toBeGreaterThan(50);
  expect(answers.filter(([, status]) => status !== 400)).toEqual([]);
}, 60_000);

test('ERR-8 AUTH-5 a provider’s return with NUL is refused as invalid input', async () => {
  const answer = await site.get('/auth/callback/google?state=%00&code=x');
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'invalid_input']);
});

test('ERR-8 whoever calls a use case without HTTP meets the same rule', async () => {
  const admin = await addPerson(database.db, 'admin');
  const refused = { code: 'invalid_input' };
  for (const sign of UNSTORABLE) {
    await expect(listUsers(site.deps, admin, { search: sign })).rejects.toMatchObject(refused);
    await expect(getPlace(site.deps, GUEST, { id: sign, locale: 'en' })).rejects.toMatchObject(refused);
    await expect(listVisibleFacts(site.deps, GUEST, { ids: [sign], locale: 'en' })).rejects.toMatchObject(refused);
  }
});
