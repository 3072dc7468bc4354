import { complianceAuditLogs } from '@dalil/database/tables/accounts.ts';
import { facts } from '@dalil/database/tables/guide.ts';
import { factOwners } from '@dalil/database/tables/newsroom.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { writtenName } from '@dalil/domain/offline/offline-guide.ts';
import { BLOCKING_DATA_RULES } from '@dalil/domain/quality/rules/rule-ids.ts';
import { RULES } from '@dalil/domain/quality/rules/rule-list.ts';
import { desc, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { signUpPerson } from '../accounts/test-accounts.ts';
import { createApi } from '../api.ts';
import { readAnswer, translatorOf } from '../assistant/test-stream.ts';
import { buildGuide } from '../offline/build-guide.ts';
import { createGuideReader } from '../offline/guide-updater.ts';
import { removeLooseFacts } from '../offline/test-loose-facts.ts';
import { contextOfItem } from '../quality/control/check-context.ts';
import { indexChanges } from '../search/index-changes.ts';
import { openTestSite } from '../test-site.ts';
import type { DeskFactDetails } from './get-desk-fact.ts';

const ID = 'salik.peak.price';
const now = new Date('2026-11-26T08:00:00Z');
const { database, site } = await openTestSite({ hasContent: true }, { now: () => now });
const SALIK = { en: 'Salik', ar: 'سالك', hi: 'सालिक', ur: 'سالک' };
type Person = Awaited<ReturnType<typeof signUpPerson>>;
let editor: Person;
let publisher: Person;

beforeAll(async () => {
  // What refers to the fact, and little else: reading the whole guide takes a minute.
  await database.db.execute(sql`
    delete from content_items i where kind in ('place', 'event', 'question', 'service', 'article')
      and not exists (select from content_facts c where c.kind = i.kind and c.item_id = i.id and c.fact_id = ${ID})
      and id not in (select id from (select id, row_number() over (partition by kind order by position, id) as place
        from content_items) placed where place <= 4)`);
  await removeLooseFacts(database.db);
  await indexChanges(database.db);
  editor = await signUpPerson(site, { role: 'editor' });
  publisher = await signUpPerson(site, { role: 'publisher' });
}, 60_000);

beforeEach(() => {
  site.deps.limitSecret = randomUUID();
});

const read = async (id = ID) => (await (await editor.browser.get(`/newsroom/facts/${id}`)).json()) as DeskFactDetails;

let sources = 0;
/** The change of a value as the form sends it, each time with a new page as its source. */
async function change(fields: object, { by = publisher, id = ID } = {}) {
  const { version, fact, isShown, sentences } = await read(id);
  const body = {
    version,
    isShown,
    sourceUrl: `https://www.salik.ae/en/tariff/${(sources += 1)}`,
    sourceNames: SALIK,
    asOf: '2026-11-26',
    reviewBy: '2027-06-01',
    validFrom: fact.validFrom,
    validUntil: fact.validUntil,
    confidence: 'official',
    reason: 'world-changed',
    ...('values' in fields && { sentences }),
    ...fields,
  };
  const answer = await by.browser.post(`/newsroom/facts/${id}`, body);
  return { status: answer.status, body: (await answer.json()) as { code?: string; fields?: object[] } };
}

async function lastEntry() {
  const [entry] = await database.db
    .select()
    .from(complianceAuditLogs)
    .orderBy(desc(complianceAuditLogs.sequence))
    .limit(1);
  return entry;
}

/** Every surface on which users meet the tariff, as text. */
async function surfaces(): Promise<Record<string, string>> {
  const text = async (path: string) => JSON.stringify(await (await site.get(path)).json());
  const question = { locale: 'en', question: 'How much is a Salik gate at peak hours?' };
  const { answer } = await readAnswer(await site.post('/assistant/answers', question));
  const hour = { locale: 'en', question: 'How much is Salik tomorrow at 17:00?' };
  const atAnHour = await readAnswer(await site.post('/assistant/answers', hour));
  const { rows } = await database.db.execute<{ pack: string; bodies: string }>(sql`
    select pack, string_agg(body, ' ') as bodies from offline.entries
    where not is_removed and tags @> array[${`id:${ID}`}] group by pack order by pack`);
  const stored = await database.db.execute<{ path: string; body: string }>(sql`
    select path, body from offline.entries where pack in ('en', 'search') and not is_removed
      and path in ('/home', '/traffic', '/days/2026-11-26', ${writtenName('fact', 'salik.schedule')}) order by path`);
  const pages = await Promise.all(
    LOCALES.flatMap((locale) =>
      ['articles/how-salik-gates-charge', 'services/salik'].map(async (path) => [
        `${path} ${locale}`,
        await text(`/${path}?locale=${locale}`),
      ]),
    ),
  );
  return {
    ...Object.fromEntries(pages as [string, string][]),
    'open data': await text(`/facts/${ID}`),
    'open data file': valueInFile(await text('/open/facts.json')),
    search: await text(`/search?search=${encodeURIComponent('q=salik peak price')}`),
    'tariff of the week': await text('/facts/salik.schedule'),
    'calculator of tolls': await text('/calculators/salik?locale=en'),
    'calculator with the week': valueIn(await text('/calculators/salik?locale=en'), 'salik.schedule'),
    'a day': tollsIn(await text('/days/2026-11-27?locale=en')),
    traffic: tollsIn(await text('/traffic?locale=en')),
    home: tollsIn(await text('/home?locale=en')),
    Ayyan: translatorOf(answer),
    'Ayyan at an hour': translatorOf(atAnHour.answer),
    ...Object.fromEntries(rows.map(({ pack, bodies }) => [`offline pack ${pack}`, bodies])),
    ...Object.fromEntries(
      stored.rows.map(({ path, body }) => [`offline ${path}`, path.startsWith('/') ? tollsIn(body) : body]),
    ),
  };
}

type Day = { tariffs?: { salik: object[] }; day?: { tariffs: { salik: object[] } } };
/** The hours and prices of the gates in an answer. */
const tollsIn = (answer: string) => {
  const { tariffs, day } = JSON.parse(answer) as Day;
  return JSON.stringify((tariffs ?? day?.tariffs)?.salik.flatMap((window) => Object.values(window)));
};

/** The value of a fact as data. */
const valueIn = (answer: string, id: string) =>
  JSON.stringify(
    (JSON.parse(answer) as { facts: { id: string; value: unknown }[] }).facts.find((fact) => fact.id === id),
  );

const valueInFile = (file: string) =>
  JSON.stringify((JSON.parse(file) as { items: { id: string }[] }).items.find((fact) => fact.id === ID));

/** Surfaces that no list above names would go unnoticed. */
const SURFACES = [
  ...LOCALES.flatMap((locale) => [`articles/how-salik-gates-charge ${locale}`, `services/salik ${locale}`]),
  ...LOCALES.map((pack) => `offline pack ${pack}`),
  ...['/days/2026-11-26', '/home', '/traffic', writtenName('fact', 'salik.schedule')].map((path) => `offline ${path}`),
  'open data',
  'open data file',
  'search',
  'tariff of the week',
  'calculator of tolls',
  'calculator with the week',
  'a day',
  'traffic',
  'home',
  'Ayyan',
  'Ayyan at an hour',
].toSorted();

test('STAFF-6 changing the Salik peak tariff once changes every page, answer, search, data and offline pack', async () => {
  const reader = createGuideReader(site.deps, createApi);
  await buildGuide(site.deps, reader);
  const before = await surfaces();
  expect(Object.keys(before).toSorted()).toEqual(SURFACES);
  for (const [name, text] of Object.entries(before)) {
    expect(text, name).toMatch(/\b6\b/);
    expect(text, name).not.toContain('7.25');
  }
  expect(await change({ value: 7.25 })).toMatchObject({ status: 200 });
  await indexChanges(database.db);
  await buildGuide(site.deps, reader);
  const after = await surfaces();
  expect(Object.keys(after)).toEqual(Object.keys(before));
  for (const [name, text] of Object.entries(after)) expect(text, name).toContain('7.25');
}, 120_000);

test('STAFF-6 a fact says what changes if it changes, and the values it had', async () => {
  const { usedBy, pages, history, fact } = await read();
  expect(usedBy.map(({ href }) => href)).toEqual(
    expect.arrayContaining(['/news/how-salik-gates-charge', '/government/salik', '/faq#salik-cost']),
  );
  expect(pages).toEqual(expect.arrayContaining(['/living', '/faq/transport']));
  expect(fact).toMatchObject({ text: expect.stringContaining('7.25'), confidence: 'official', reviewBy: '2027-06-01' });
  expect(history[0]).toMatchObject({ text: expect.stringContaining('6'), reason: 'world-changed', by: 'Amina Reader' });
  const [row] = await database.db.select().from(facts).where(eq(facts.id, ID));
  expect(row?.importHash).toBeNull();
  expect(await lastEntry()).toMatchObject({
    eventType: 'newsroom.fact-changed',
    userId: publisher.id,
    metadata: { subject: ID, from: 6, to: 7.25 },
  });
});

test.each([
  ['a value of another type', { value: 'six' }, 'value'],
  ['a negative price', { value: -1 }, 'value'],
  ['no source', { value: 8, sourceUrl: '' }, 'sourceUrl'],
  ['a source that is not secure', { value: 8, sourceUrl: 'http://salik.ae' }, 'sourceUrl'],
  ['a review date that has passed', { value: 8, reviewBy: '2026-11-25' }, 'reviewBy'],
  ['a date to come', { value: 8, asOf: '2026-11-27' }, 'asOf'],
  [
    'a source of another site that is not named',
    { value: 8, sourceUrl: 'https://www.rta.ae', sourceNames: { en: 'RTA' } },
    'sourceNames.ar',
  ],
  ['an end before its beginning', { value: 8, validFrom: '2026-12-02', validUntil: '2026-12-01' }, 'validUntil'],
])('STAFF-6 a fact is not changed with %s', async (_, fields, path) => {
  const { value } = await read();
  expect(await change(fields)).toMatchObject({ status: 400, body: { fields: [{ path }] } });
  expect((await read()).value).toBe(value);
});

test('STAFF-2 STAFF-6 an editor does not change a fact, and a newer change is not overwritten', async () => {
  expect((await change({ value: 9 }, { by: editor })).status).toBe(403);
  const { version } = await read();
  expect((await change({ value: 9 })).status).toBe(200);
  expect(await change({ value: 10, version })).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect((await read()).value).toBe(9);
});

test('STAFF-6 the words of a fact of type text change in the languages that are given', async () => {
  const { rows } = await database.db.execute<{ id: string }>(
    sql`select id from facts where type = 'text' and is_shown order by id limit 1`,
  );
  const id = rows[0]?.id ?? '';
  expect((await change({ values: { en: 'New words', ar: 'كلمات جديدة' } }, { id })).status).toBe(200);
  expect((await read(id)).values).toMatchObject({ en: 'New words', ar: 'كلمات جديدة' });
  const inArabic = (await (await site.get(`/facts/${id}?locale=ar`)).json()) as { text: string };
  expect(JSON.stringify(inArabic)).toContain('كلمات جديدة');
});

type Listed = { items: { id: string; waiting: { locale: string }[] }[]; mine: number; unowned: number; words: number };
const listOf = async (person: Person, query: string) =>
  (await (await person.browser.get(`/newsroom/facts?${query}`)).json()) as Listed & { waiting: Record<string, number> };
type Counts = { counts: { facts: number | null; words: number | null } };
const countsOf = async (person: Person) =>
  ((await (await person.browser.get('/newsroom/work')).json()) as Counts).counts;

test('STAFF-6 words that a change leaves behind wait for translation until they are edited or confirmed', async () => {
  const { rows } = await database.db.execute<{ id: string }>(sql`
    select id from facts where type = 'text' and is_shown order by id offset 1 limit 1`);
  const id = rows[0]?.id ?? '';
  const waitingFor = async () => (await read(id)).fact.waiting.map(({ locale }) => locale).toSorted();
  const before = (await countsOf(publisher)).words ?? 0;
  expect((await change({ values: { en: 'Only in English' } }, { id })).status).toBe(200);
  expect(await waitingFor()).toEqual(['ar', 'hi', 'ur']);
  const list = await listOf(publisher, 'view=words&waiting=ur');
  expect(list.items.map((fact) => fact.id)).toContain(id);
  expect(await countsOf(publisher)).toMatchObject({ words: before + 1 });
  expect(list).toMatchObject({ words: before + 1, waiting: { ar: 1 } });
  // Those that wait longest come first.
  await database.db.execute(sql`update fact_words_waiting set since = since - interval '1 day' where fact_id = ${id}`);
  expect((await listOf(publisher, 'view=words')).items[0]?.id).toBe(id);

  const { version } = await read(id);
  const confirm = (by: Person, locale: string, seen = version) =>
    by.browser.post(`/newsroom/facts/${id}/words`, { locale, version: seen });
  expect((await confirm(editor, 'hi')).status).toBe(403);
  expect((await confirm(publisher, 'hi', 'older')).status).toBe(409);
  expect((await confirm(publisher, 'hi')).status).toBe(200);
  expect((await confirm(publisher, 'hi')).status).toBe(404);
  expect(await lastEntry()).toMatchObject({
    eventType: 'newsroom.words-confirmed',
    userId: publisher.id,
    metadata: { subject: id, locale: 'hi' },
  });
  expect((await change({ values: { ar: 'بالعربية أيضا', ur: 'اردو میں بھی' } }, { id })).status).toBe(200);
  expect(await waitingFor()).toEqual([]);
  expect(await countsOf(publisher)).toMatchObject({ words: before });
  expect(await countsOf(editor)).toMatchObject({ words: null, facts: null });
});

test('STAFF-6 a fact has an owner who may change it, of whom users see nothing', async () => {
  const assign = (ownerId: string | null, { by = publisher, id = ID } = {}) =>
    by.browser.post(`/newsroom/facts/${id}/owner`, { ownerId });
  const announced = async () =>
    (await database.db.execute(sql`select kind, id from offline.changes union all select kind, id from search.changes`))
      .rows;
  const published = async () =>
    Promise.all([`/facts/${ID}`, '/open/facts.json'].map((path) => site.get(path).then((answer) => answer.text())));
  const changes = await announced();
  const pages = await published();
  const { version } = await read();
  const { unowned } = await listOf(publisher, 'view=all');
  expect((await assign(editor.id, { by: editor })).status).toBe(403);
  expect((await assign(editor.id)).status).toBe(400);
  expect((await assign(publisher.id, { id: 'no.such.fact' })).status).toBe(404);
  expect((await assign(publisher.id)).status).toBe(200);
  expect(await lastEntry()).toMatchObject({
    eventType: 'newsroom.fact-assigned',
    metadata: { subject: ID, ownerId: publisher.id },
  });
  expect((await read()).fact.owner).toEqual({ id: publisher.id, name: 'Amina Reader' });
  const mine = await listOf(publisher, 'view=mine');
  expect(mine).toMatchObject({ mine: 1, unowned: unowned - 1 });
  expect(mine.items.map(({ id }) => id)).toEqual([ID]);
  const unownedIds = async () => (await listOf(publisher, `view=unowned&search=${ID}`)).items.map(({ id }) => id);
  expect(await unownedIds()).not.toContain(ID);
  // A page would be rendered again for an announced change, and a change that was begun before would not fit any more.
  expect(await announced()).toEqual(changes);
  expect(await published()).toEqual(pages);
  expect((await read()).version).toBe(version);
  // Of the urgent facts, one's own come first, whenever they are due.
  await database.db.execute(sql`update facts set review_by = '2026-12-09' where id = ${ID}`);
  expect((await listOf(publisher, 'view=urgent')).items[0]?.id).toBe(ID);
  expect(await countsOf(publisher)).toMatchObject({ facts: 1 });

  // The address of the settings is an admin's, whatever role is stored for it.
  const configured = await signUpPerson(site, { role: 'user' });
  expect((await assign(configured.id)).status).toBe(400);
  const { accounts } = site.deps;
  site.deps.accounts = { ...accounts, adminEmail: configured.email };
  expect((await assign(configured.id)).status).toBe(200);
  site.deps.accounts = accounts;
  const leaving = await signUpPerson(site, { role: 'publisher' });
  expect((await assign(leaving.id)).status).toBe(200);
  await database.db.execute(sql`delete from profiles where id = ${leaving.id}`);
  expect(await database.db.select().from(factOwners)).toEqual([{ factId: ID, ownerId: null }]);
  expect((await unownedIds())[0]).toBe(ID);
  expect((await assign(null)).status).toBe(200);
  await database.db.execute(sql`update facts set review_by = '2027-06-01' where id = ${ID}`);
});

test('STAFF-6 a fact changes its source with its name in four languages, and hours change row by row', async () => {
  const id = 'metro.hours';
  const rows = [{ days: ['mon', 'tue', 'wed', 'thu'], from: '05:00', to: '24:00' }];
  expect((await change({ value: rows, confirmed: rows }, { id })).status).toBe(200);
  expect(await read(id)).toMatchObject({ value: rows, sourceNames: SALIK, fact: { source: { name: 'Salik' } } });
  const inUrdu = JSON.stringify(await (await site.get(`/facts/${id}?locale=ur`)).json());
  expect(inUrdu).toContain('سالک');
  // The same site goes on under its name.
  expect((await change({ sourceNames: undefined }, { id })).status).toBe(200);
  const twice = [...rows, { days: ['mon'], from: '06:00', to: '07:00' }];
  expect(await change({ value: twice }, { id })).toMatchObject({ status: 400, body: { fields: [{ path: 'value' }] } });
});

test('STAFF-6 the facts that end or are due first, and those that a search finds in any language', async () => {
  const list = async (query: string) =>
    (await (await editor.browser.get(`/newsroom/facts?${query}`)).json()) as {
      items: { id: string; reviewBy: string; validUntil: string | null }[];
      total: number;
      urgent: number;
    };
  const all = await list('view=all');
  const due = all.items.map(({ reviewBy, validUntil }) => [reviewBy, validUntil ?? reviewBy].toSorted()[0] ?? '');
  expect(due).toEqual(due.toSorted());
  expect((await list(`search=${encodeURIComponent('سالك')}`)).items.map(({ id }) => id)).toContain(ID);
  expect((await list('view=urgent')).total).toBe(all.urgent);
  // What another fact contradicts comes before everything else, until the finding is resolved.
  await database.db.execute(sql`
    insert into quality_findings (rule, kind, item_id, locale, subject, severity, is_blocking, evidence, first_seen, last_seen)
    values ('fact-contradiction', 'fact', ${ID}, '', 'metro.hours', 'high', false, '6', now(), now())`);
  const doubted = await list('view=urgent');
  expect(doubted.items[0]).toMatchObject({ id: ID, problem: 'contradiction' });
  expect(doubted.urgent).toBe(all.urgent + 1);
});

test('STAFF-5 STAFF-6 a change the facts desk accepts has no finding that blocks data, so a gate would refuse nothing more', async () => {
  const { rows } = await database.db.execute<{ id: string }>(
    sql`select distinct on (type) id from facts where is_shown order by type, id`,
  );
  const ids = rows.map(({ id }) => id);
  for (const id of ids) expect(await change({ value: undefined }, { id }), id).toMatchObject({ status: 200 });
  const context = await contextOfItem(site.deps, { paths: [], factIds: ids });
  const changed = [...context.facts.values()];
  expect(changed.length).toBe(ids.length);
  const blocking = RULES.filter(({ id, facts: check }) => check && BLOCKING_DATA_RULES.includes(id));
  expect(blocking.map(({ id }) => id)).toEqual(['fact-incomplete']);
  const find = (all: typeof changed) => blocking.flatMap(({ facts: check }) => check?.(all, context) ?? []);
  expect(find(changed)).toEqual([]);
  // What the rule finds, the schema of a change refuses: the tests above, and here the words of a language.
  expect(find(changed.map((fact) => ({ ...fact, asOf: '2026-11-27' }))).length).toBe(ids.length);
  const text = changed.find(({ type }) => type === 'text')?.id ?? '';
  expect(await change({ values: { ar: ' ' } }, { id: text })).toMatchObject({ status: 400 });
});
