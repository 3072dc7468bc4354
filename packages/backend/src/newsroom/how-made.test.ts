import { complianceAuditLogs } from '@dalil/database/tables/accounts.ts';
import type { ProvenanceMethod } from '@dalil/domain/guide/content-item.ts';
import { desc, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { signUpPerson } from '../accounts/test-accounts.ts';
import { openTestSite } from '../test-site.ts';
import { addDraftedArticle } from './add-drafted-article.ts';
import { newsroomOf } from './test-newsroom.ts';

const DRAFT = 'The new bridge opens in May. It has four lanes and a path for bicycles, and it is free of charge.';
const EDITED = 'The new bridge opens in May. We walked over it before the opening: the path has no shade at noon.';
const { database, site } = await openTestSite({ hasContent: true }, { now: () => new Date('2026-11-26T08:00:00Z') });
let editor: ReturnType<typeof newsroomOf>;
let publisher: ReturnType<typeof newsroomOf>;
let writer: Awaited<ReturnType<typeof signUpPerson>>;

beforeAll(async () => {
  writer = await signUpPerson(site, { role: 'editor' });
  editor = newsroomOf(writer.browser);
  publisher = newsroomOf((await signUpPerson(site, { role: 'publisher' })).browser);
});
beforeEach(() => {
  site.deps.limitSecret = randomUUID();
});

/** An article as a reporter or a template leaves it. */
async function drafted(
  id: string,
  method: 'machine-drafted' | 'computed',
  languages: readonly ('en' | 'ar')[] = ['en'],
) {
  const text = { title: 'Swimming at night', summary: 'Three beaches have light.', markdown: DRAFT };
  const article = {
    id,
    method,
    category: 'news' as const,
    tags: [],
    sources: [{ id: 'rta', names: { en: 'RTA' }, url: 'https://www.rta.ae' }],
    reviewBy: '2027-05-01',
    texts: Object.fromEntries(languages.map((locale) => [locale, text])),
  };
  expect(await site.deps.db.transaction((db) => addDraftedArticle({ ...site.deps, db }, article))).toBe(true);
}

const detailsOf = async (id: string) => (await editor.read(id, 'en')).details;
/** States a method with the details as they are. */
async function state(id: string, method: ProvenanceMethod, more: object = {}) {
  const { version, sources } = await detailsOf(id);
  return editor.details(id, version, { method, category: 'news', sources, ...more });
}
async function publish(id: string, version: number) {
  await editor.act(id, 'en', version, 'submit');
  await publisher.act(id, 'en', version, 'approve');
  expect((await publisher.act(id, 'en', version, 'publish')).status).toBe(200);
}
const manifestOf = async (id: string) =>
  ((await (await site.get(`/provenance/article/${id}?locale=en`)).json()) as { manifest: object }).manifest;
const lastDetails = async () => {
  const [entry] = await database.db
    .select()
    .from(complianceAuditLogs)
    .where(eq(complianceAuditLogs.eventType, 'newsroom.details-changed'))
    .orderBy(desc(complianceAuditLogs.sequence))
    .limit(1);
  return entry?.metadata;
};
const REFUSED = { status: 400, body: { fields: [{ path: 'method', code: 'not_of_history' }] } };

test.each(['machine-drafted', 'computed'] as const)(
  'STAFF-9 a text that began as %s is never stated to be a person’s, and machine-assisted only once people edited it',
  async (origin) => {
    const id = `began-${origin}`;
    await drafted(id, origin);
    expect(await detailsOf(id)).toMatchObject({ origin, method: origin, methods: [origin] });
    for (const method of ['person', 'machine-assisted'] as const)
      expect(await state(id, method)).toMatchObject(REFUSED);
    await editor.save(id, 'en', 1, DRAFT.replace('four lanes', '4 lanes'));
    expect(await state(id, 'machine-assisted')).toMatchObject(REFUSED);
    await editor.save(id, 'en', 2, EDITED);
    expect(await state(id, 'person')).toMatchObject(REFUSED);
    expect(await state(id, 'machine-assisted')).toMatchObject({ status: 200 });
    expect(await detailsOf(id)).toMatchObject({
      origin,
      method: 'machine-assisted',
      methods: ['machine-assisted', origin],
    });
    await publish(id, 3);
    expect(await manifestOf(id)).toMatchObject({ method: 'machine-assisted' });
  },
);

test('STAFF-9 a version of the machine that is restored, or shown to users again, takes its method back', async () => {
  await drafted('goes-back', 'machine-drafted');
  await publisher.act('goes-back', 'en', 1, 'approve');
  await publisher.act('goes-back', 'en', 1, 'publish');
  await editor.save('goes-back', 'en', 1, EDITED);
  await state('goes-back', 'machine-assisted');
  await publish('goes-back', 2);
  expect(await manifestOf('goes-back')).toMatchObject({ method: 'machine-assisted' });
  expect((await publisher.act('goes-back', 'en', 2, 'roll-back', { number: 1 })).status).toBe(200);
  expect(await manifestOf('goes-back')).toMatchObject({ method: 'machine-drafted' });
  expect(await lastDetails()).toMatchObject({ method: { from: 'machine-assisted', to: 'machine-drafted' } });

  await drafted('restored', 'machine-drafted');
  await editor.save('restored', 'en', 1, EDITED);
  await state('restored', 'machine-assisted');
  await editor.restore('restored', 'en', 1);
  expect(await detailsOf('restored')).toMatchObject({ method: 'machine-drafted', methods: ['machine-drafted'] });
});

test('STAFF-9 all languages that the machine wrote have to be edited, and a translation by a person is none of them', async () => {
  await drafted('in-two', 'machine-drafted', ['en', 'ar']);
  await editor.save('in-two', 'en', 1, EDITED);
  await editor.save('in-two', 'ur', 0, 'ترجمہ');
  expect(await state('in-two', 'machine-assisted')).toMatchObject(REFUSED);
  await editor.save('in-two', 'ar', 1, 'نص آخر كتبه محرر بعد زيارة الجسر الجديد في الصباح.');
  expect((await state('in-two', 'machine-assisted')).status).toBe(200);
});

test('STAFF-9 the audit log has the method and the sources before and after a change', async () => {
  await editor.create('own-text', 'en', 'Swimming at night', 'news');
  expect(await state('own-text', 'computed')).toMatchObject(REFUSED);
  const sources = [{ name: 'Salik', url: 'https://www.salik.ae' }];
  expect((await state('own-text', 'machine-assisted', { sources })).status).toBe(200);
  expect(await lastDetails()).toMatchObject({
    subject: 'article/own-text',
    method: { from: 'person', to: 'machine-assisted' },
    sources: { from: [], to: ['https://www.salik.ae'] },
  });
  // An erased author leaves a text whose author is not known, which is no text of a machine.
  await database.db.execute(sql`update newsroom_versions set author_id = null where item_id = 'own-text'`);
  expect((await state('own-text', 'person')).status).toBe(200);
});

test('STAFF-9 a text of a machine that comes back as a file under another id stays one', async () => {
  const file = (await (await writer.browser.get('/newsroom/export?kind=article&format=json')).json()) as {
    id: string;
  }[];
  const known = file.find(({ id }) => id === 'how-salik-gates-charge');
  const bring = (id: string, changed: object = {}) =>
    writer.browser.post('/newsroom/import', {
      kind: 'article',
      format: 'json',
      locale: 'en',
      isDryRun: false,
      content: JSON.stringify([{ ...known, id, ...changed }]),
    });
  expect((await bring('copy-of-salik')).status).toBe(200);
  expect(await detailsOf('copy-of-salik')).toMatchObject({ origin: 'machine-drafted', methods: ['machine-drafted'] });
  expect(await state('copy-of-salik', 'person', { category: 'transport' })).toMatchObject(REFUSED);
  const own = { en: { title: 'How Salik gates charge', summary: 'Own words.', body: { markdown: EDITED } } };
  expect((await bring('own-words', { texts: own })).status).toBe(200);
  expect(await detailsOf('own-words')).toMatchObject({ origin: 'person', method: 'person' });
});
