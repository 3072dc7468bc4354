import { randomUUID } from 'node:crypto';
import { complianceAuditLogs } from '@dalil/database/tables/accounts.ts';
import { feedSources } from '@dalil/database/tables/headlines.ts';
import { liveRequests, liveValues } from '@dalil/database/tables/live.ts';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { signUpPerson } from '../accounts/test-accounts.ts';
import { createFetchPublic } from '../providers/fetch/fetch-public.ts';
import { calendarFile, pageWith } from '../providers/feeds/test-calendars.ts';
import { atomFeed, item, rssFeed, startTestPublisher } from '../providers/feeds/test-publisher.ts';
import { openForeign } from '../providers/foreign/foreign.ts';
import { openTestSite } from '../test-site.ts';
import type { FeedSourceView } from './feed-source-view.ts';
import type { HeadlinesView, ImportedEventsView } from './headlines-view.ts';
import { refreshHeadlines } from './refresh-headlines.job.ts';

const START = new Date('2026-11-26T08:00:00Z');
const MINUTE = 60_000;
const publisher = await startTestPublisher();
const { fetchPublic, close } = createFetchPublic({ allowHosts: [publisher.host], timeoutMs: 1000 });
const { database, site } = await openTestSite(undefined, { fetchPublic });
site.deps.live = { ...site.deps.live, pause: async () => {} };
/** Waits for no parser longer than a moment. */
const impatient = openForeign({ maxMs: 250 });
const editor = await signUpPerson(site, { role: 'editor' });

afterAll(async () => {
  await close();
  await impatient.close();
  await publisher.close();
});
beforeEach(async () => {
  site.clock.now = START;
  site.deps.limitSecret = randomUUID();
  site.jobs.length = 0;
  publisher.replies.clear();
  publisher.received.length = 0;
  await database.db.delete(feedSources);
  await database.db.delete(liveRequests);
  await database.db.delete(liveValues);
});

const after = (minutes: number) => (site.clock.now = new Date(START.getTime() + minutes * MINUTE));
const refresh = (sourceId?: string, parseForeign = site.deps.parseForeign) =>
  refreshHeadlines(
    { ...site.deps, parseForeign, sendMail: async () => ({ sent: 1 }) },
    { sourceId },
    { id: 'job', enqueuedAt: START },
  );
const shown = async () => ((await (await site.get('/live/headlines')).json()) as HeadlinesView).headlines;
const titles = async () => (await shown())?.value.clusters.map(({ title }) => title);
const asked = (path: string) => publisher.received.filter((request) => request.path === path);

async function add(path: string, values: Record<string, unknown> = {}): Promise<FeedSourceView> {
  const url = publisher.origin + path;
  const input = { kind: 'headlines', url, name: path, language: 'en', section: 'dubai', terms: '', ...values };
  const answer = await editor.browser.post('/feed-sources', input);
  expect(answer.status).toBe(200);
  return (await answer.json()) as FeedSourceView;
}

async function addOn(path: string, values: Record<string, unknown> = {}): Promise<FeedSourceView> {
  const source = await add(path, values);
  await editor.browser.post(`/feed-sources/${source.id}/switch`, { isOn: true });
  return source;
}

async function stored(id: string): Promise<FeedSourceView | undefined> {
  const list = (await (await editor.browser.get('/feed-sources')).json()) as { items: FeedSourceView[] };
  return list.items.find((source) => source.id === id);
}

test('STAFF-4 every source of the starting list is switched off, and none is asked', async () => {
  const { database: fresh } = await openTestSite(undefined);
  const rows = await fresh.db.select().from(feedSources);
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ isOn }) => isOn)).toEqual([]);
});

test('STAFF-4 an editor adds a source, tries it and switches it on; each change is in the audit log', async () => {
  publisher.replies.set('/feed', { body: rssFeed([item('One'), item('Two')]) });
  const source = await add('/feed', { name: 'A Publisher' });
  expect(source).toMatchObject({ isOn: false, result: null, itemCount: 0 });
  expect(await (await editor.browser.post(`/feed-sources/${source.id}/fetch`, {})).json()).toEqual({ fetchedAt: null });
  expect(site.jobs).toEqual([{ name: 'refresh-headlines', payload: { sourceId: source.id } }]);
  await refresh(source.id);
  expect(await stored(source.id)).toMatchObject({ result: 'ok', itemCount: 2, fetchedAt: START.toISOString() });
  expect(await shown()).toBeNull();
  await editor.browser.post(`/feed-sources/${source.id}/switch`, { isOn: true });
  expect((await shown())?.value.clusters).toMatchObject([
    { title: 'One', publisher: 'A Publisher', url: 'https://publisher.example/One', others: [] },
    { title: 'Two', extract: 'About Two' },
  ]);
  await editor.browser.post(`/feed-sources/${source.id}/switch`, { isOn: false });
  expect(await shown()).toBeNull();
  expect((await editor.browser.request('DELETE', `/feed-sources/${source.id}`)).status).toBe(200);
  const entries = await database.db
    .select()
    .from(complianceAuditLogs)
    .where(eq(complianceAuditLogs.userId, editor.id))
    .orderBy(desc(complianceAuditLogs.sequence))
    .limit(5);
  expect(entries.map(({ eventType }) => eventType.replace('feed-source.', ''))).toEqual([
    'removed',
    'switched',
    'switched',
    'fetch-requested',
    'added',
  ]);
  expect(entries[0]?.metadata).toEqual({ source: source.id, url: source.url });
});

test('STAFF-4 a changed address forgets what the first one answered; a known one is refused', async () => {
  publisher.replies.set('/feed', { body: rssFeed([item('One')]) });
  const source = await addOn('/feed');
  await refresh();
  const { kind, url, name, language, section, terms } = source;
  const change = (values: object) =>
    editor.browser.request('PUT', `/feed-sources/${source.id}`, {
      kind,
      url,
      name,
      language,
      section,
      terms,
      ...values,
    });
  expect(await (await change({ name: 'Renamed' })).json()).toMatchObject({ name: 'Renamed', itemCount: 1 });
  expect((await shown())?.value.clusters[0]?.publisher).toBe('Renamed');
  expect(await (await change({ url: `${url}2` })).json()).toMatchObject({ itemCount: 0, result: null });
  expect(await shown()).toBeNull();
  const again = await editor.browser.post('/feed-sources', { kind, url: `${url}2`, name, language, section, terms });
  expect([again.status, await again.json()]).toMatchObject([409, { fields: [{ path: 'url' }] }]);
});

test.each([
  { url: 'javascript:alert(1)' },
  { url: 'file:///etc/passwd' },
  { url: 'https://user:secret@publisher.example/feed' },
  { url: 'feed' },
  { name: ' ' },
  { language: 'fr' },
  { section: 'gossip' },
  { kind: 'pictures' },
])('STAFF-4 a source with %j is refused', async (values) => {
  const input = {
    kind: 'headlines',
    url: 'https://x.example/',
    name: 'X',
    language: 'en',
    section: 'dubai',
    terms: '',
    ...values,
  };
  expect((await editor.browser.post('/feed-sources', input)).status).toBe(400);
});

const ENDLESS = calendarFile([
  'UID:a',
  'SUMMARY:x',
  'DTSTART:20260101T000000Z',
  'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
]);

test('STAFF-4 a source whose file cannot be read in time is set aside after two times, until staff switch it on', async () => {
  const read = (sourceId?: string) => refresh(sourceId, impatient.parse);
  publisher.replies.set('/calendar', { body: ENDLESS });
  const source = await addOn('/calendar', { kind: 'events' });
  await read();
  expect(await stored(source.id)).toMatchObject({ result: 'reading_stopped', isOn: true, setAsideAt: null });
  after(31);
  await read();
  const setAsideAt = after(31).toISOString();
  expect(await stored(source.id)).toMatchObject({ result: 'reading_stopped', isOn: false, setAsideAt });
  expect(site.logged.some(({ event }) => event === 'feed_source_set_aside')).toBe(true);
  after(24 * 60);
  await read();
  expect(asked('/calendar')).toHaveLength(2);
  publisher.replies.set('/calendar', {
    body: calendarFile(['UID:b', 'SUMMARY:Fair', 'DTSTART:20261201T160000Z']),
  });
  await editor.browser.post(`/feed-sources/${source.id}/switch`, { isOn: true });
  await read(source.id);
  expect(await stored(source.id)).toMatchObject({ result: 'ok', isOn: true, setAsideAt: null, itemCount: 1 });
}, 60_000);

test('STAFF-4 rules of robots.txt that take too long count against the source', async () => {
  const rule = `Disallow: /${'*a'.repeat(500)}b`;
  publisher.replies.set('/robots.txt', { body: `User-agent: *\n${`${rule}\n`.repeat(480)}` });
  const source = await addOn(`/${'a'.repeat(400)}`, { name: 'Long' });
  // These rules take a fast machine some 200 ms, and the limit begins when the parser is loaded.
  const hasty = openForeign({ maxMs: 20 });
  await refresh(undefined, hasty.parse);
  await hasty.close();
  expect(await stored(source.id)).toMatchObject({ result: 'reading_stopped' });
}, 60_000);

test('STAFF-4 a process that ends while it reads a source counts against it, once it is certain', async () => {
  publisher.replies.set('/feed', { body: rssFeed([item('One')]) });
  const source = await addOn('/feed');
  const leave = () => database.db.update(feedSources).set({ readingSince: site.clock.now });
  await leave();
  after(2);
  await refresh();
  expect([asked('/feed').length, (await stored(source.id))?.result]).toEqual([0, null]);
  after(6);
  await refresh();
  expect(await stored(source.id)).toMatchObject({ result: 'ok', isOn: true });
  for (const minutes of [40, 80]) {
    after(minutes);
    await leave();
    after(minutes + 6);
    publisher.replies.set('/feed', { status: 500 });
    await Promise.all([refresh(), refresh()]);
  }
  expect(await stored(source.id)).toMatchObject({ isOn: false, result: 'reading_stopped' });
  expect((await stored(source.id))?.setAsideAt).toBe(after(86).toISOString());
}, 60_000);

test('ROUTE-1 each source is asked every half hour, with its validators, whatever the schedule and the processes', async () => {
  publisher.replies.set('/feed', { body: rssFeed([item('One')]), headers: { etag: '"a"' } });
  await addOn('/feed');
  await Promise.all([refresh(), refresh()]);
  for (let minute = 10; minute <= 60; minute += 10) {
    after(minute);
    if (minute === 30) publisher.replies.set('/feed', { status: 304 });
    await Promise.all([refresh(), refresh()]);
  }
  expect(asked('/feed').map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"a"', '"a"']);
  expect(asked('/robots.txt')).toHaveLength(1);
  expect(asked('/feed')[0]?.headers['user-agent']).toBe('Dalil');
  expect(await shown()).toMatchObject({ fetchedAt: '2026-11-26T09:00:00.000Z', state: 'fresh' });
});

test('STAFF-4 what robots.txt forbids is not fetched, nor anything while robots.txt cannot be read', async () => {
  publisher.replies.set('/robots.txt', { body: 'User-agent: *\nDisallow: /private/' });
  const forbidden = await addOn('/private/feed');
  await refresh();
  expect(await stored(forbidden.id)).toMatchObject({ result: 'robots_forbid', failures: 1 });
  publisher.replies.set('/robots.txt', { status: 503 });
  const unknown = await addOn('/feed');
  await refresh();
  expect(await stored(unknown.id)).toMatchObject({ result: 'robots_unreachable' });
  expect([asked('/private/feed').length, asked('/feed').length]).toEqual([0, 0]);
});

test('STAFF-4 a feed in the encoding that its server names is read, and what cannot be read is counted', async () => {
  const body = Buffer.from(
    rssFeed([item('\u00cf\u00c8\u00ed'), item('No date', { date: 'XYZ' })]).replace(' encoding="utf-8"', ''),
    'latin1',
  );
  publisher.replies.set('/feed', { body, headers: { 'content-type': 'application/rss+xml; charset=windows-1256' } });
  const source = await addOn('/feed');
  await refresh();
  expect(await titles()).toEqual(['دبي']);
  expect(await stored(source.id)).toMatchObject({ result: 'ok', itemCount: 1, skipped: 1 });
});

test.each([
  ['http_404', { status: 404 }],
  ['http_403', { status: 403 }],
  ['http_429', { status: 429, headers: { 'retry-after': '3600' } }],
  ['http_500', { status: 500 }],
  ['timeout', { isSlow: true }],
  ['unreachable', { body: rssFeed([item('One')]), isCut: true }],
  ['too_large', { body: ' '.repeat(2_100_000) }],
  ['not_a_feed', { body: '' }],
  ['not_a_feed', { body: '<!doctype html><title>Sorry</title>' }],
  ['not_a_feed', { body: '{"items":null' }],
  ['no_headlines', { body: rssFeed([]) }],
  ['no_headlines', { body: rssFeed([item('Old', { date: 'Mon, 02 Nov 2026 08:00:00 GMT' })]) }],
  ['unreadable', { body: rssFeed([item('No date', { date: '' }), item('', {}), item('X', { link: 'data:x' })]) }],
  ['wrong_encoding', { body: Buffer.from(rssFeed([item('\u00e9')]).replace('utf-8', 'klingon'), 'latin1') }],
  ['address_not_public', { status: 302, headers: { location: 'http://169.254.169.254/latest' } }],
  ['too_many_redirects', { status: 302, headers: { location: '/feed' } }],
])('STAFF-4 a feed that answers with %s keeps the last headlines and says why (%#)', async (result, reply) => {
  publisher.replies.set('/feed', { body: rssFeed([item('Before')]) });
  const source = await addOn('/feed');
  await refresh();
  publisher.replies.set('/feed', reply);
  after(31);
  await refresh();
  expect(await stored(source.id)).toMatchObject({
    result,
    failures: 1,
    itemCount: 1,
    fetchedAt: after(31).toISOString(),
  });
  expect(await titles()).toEqual(['Before']);
  after(73 * 60);
  await refresh();
  expect(await shown()).toBeNull();
});

test('STAFF-4 a limit is respected for as long as the publisher says, except for staff who ask', async () => {
  publisher.replies.set('/feed', { status: 429, headers: { 'retry-after': '7200' } });
  const source = await addOn('/feed');
  await refresh();
  after(110);
  await refresh();
  expect(asked('/feed')).toHaveLength(1);
  await refresh(source.id);
  expect(asked('/feed')).toHaveLength(2);
});

test('ROUTE-1 one story of several publishers is one headline that names them', async () => {
  const title = 'Dubai Metro Blue Line opens its first five stations';
  publisher.replies.set('/a', { body: rssFeed([item(title), item('Only here')]) });
  publisher.replies.set('/b', { body: atomFeed(`${title} today`, 'https://b.example/1') });
  await addOn('/a');
  await addOn('/b');
  await refresh();
  expect((await shown())?.value.clusters).toMatchObject([
    { title, publisher: '/a', others: [{ publisher: '/b', url: 'https://b.example/1' }] },
    { title: 'Only here', publisher: '/a', others: [] },
  ]);
});

test('ROUTE-1 hostile items become plain text of limited length with a web address, or nothing', async () => {
  const hostile = [
    item('<b>Bold</b> &lt;script&gt;alert(1)&lt;/script&gt; <script>alert(2)</script>'),
    item('Picture', {
      text: '<img src="https://tracker.example/x.png" onerror="alert(1)">Text <style>p{}</style>\u202Eend',
    }),
    item('Long', { text: 'word '.repeat(5000) }),
    item('Script', { link: 'javascript:alert(1)' }),
    item('Data', { link: 'data:text/html,x' }),
    item('Private', { link: 'https://user:secret@publisher.example/' }),
  ];
  publisher.replies.set('/feed', { body: rssFeed(hostile) });
  const bomb = `<!DOCTYPE a [<!ENTITY x "${'y'.repeat(2000)}"><!ENTITY z "${'&x;'.repeat(50)}">]>`;
  publisher.replies.set('/bomb', { body: rssFeed([item('&z;'.repeat(50))]).replace('?>', `?>${bomb}`) });
  await addOn('/feed');
  const bombed = await addOn('/bomb');
  await refresh();
  const clusters = (await shown())?.value.clusters ?? [];
  expect(clusters.map(({ title }) => title)).toEqual(expect.arrayContaining(['Bold', 'Picture', 'Long']));
  expect(clusters.find(({ title }) => title === 'Picture')?.extract).toBe('Text end');
  expect(clusters.find(({ title }) => title === 'Long')?.extract?.length).toBeLessThanOrEqual(200);
  expect(clusters.every(({ title, url }) => title.length <= 200 && url.startsWith('https://publisher.example/'))).toBe(
    true,
  );
  expect(JSON.stringify(clusters)).not.toMatch(/[<\u202E]|javascript:|secret|tracker/);
  expect(await stored(bombed.id)).toMatchObject({ result: 'not_a_feed', itemCount: 0 });
  expect(publisher.received.every(({ path }) => ['/robots.txt', '/feed', '/bomb'].includes(path))).toBe(true);
});

test('ROUTE-1 events of calendars and pages are listed apart from headlines, each once, until they end', async () => {
  const market = ['UID:m', 'SUMMARY:A market', 'DTSTART:20261127T060000Z', 'DTEND:20261127T180000Z'];
  publisher.replies.set('/a.ics', { body: calendarFile(market), headers: { 'content-type': 'text/calendar' } });
  publisher.replies.set('/b.ics', {
    body: calendarFile(market, ['UID:n', 'SUMMARY:A run', 'DTSTART:20261126T100000Z']),
  });
  const statement = { '@type': 'Event', name: 'A market', startDate: '2026-11-27T10:00' };
  publisher.replies.set('/page', { body: pageWith(statement) });
  for (const path of ['/a.ics', '/b.ics', '/page']) await addOn(path, { kind: 'events' });
  await refresh();
  const events = async () =>
    ((await (await site.get('/live/listings')).json()) as ImportedEventsView).listings?.value.events.map(
      ({ title }) => title,
    );
  expect(await events()).toEqual(['A run', 'A market']);
  expect(await shown()).toBeNull();
  after(24 * 60);
  expect(await events()).toEqual(['A market']);
  after(48 * 60);
  expect(await events()).toBeUndefined();
});

test('MON-1 sources that all failed three times make the part feeds degraded; one that answers is enough', async () => {
  const feeds = async () => ((await (await site.get('/health')).json()) as { parts: { feeds: string } }).parts.feeds;
  await addOn('/a');
  const { id } = await addOn('/b');
  for (const minute of [0, 10, 30]) {
    expect(await feeds()).toBe('healthy');
    after(minute);
    await refresh();
  }
  expect(await feeds()).toBe('degraded');
  publisher.replies.set('/b', { body: rssFeed([item('One')]) });
  await refresh(id);
  expect(await feeds()).toBe('healthy');
});

test('CONF-3 LIVE_DATA=off asks no publisher and says so', async () => {
  const source = await addOn('/feed');
  const { live } = site.deps;
  site.deps.live = { ...live, isOn: false };
  await refresh();
  expect((await editor.browser.post(`/feed-sources/${source.id}/fetch`, {})).status).toBe(503);
  expect(await (await editor.browser.get('/feed-sources')).json()).toMatchObject({ canFetch: false });
  site.deps.live = live;
  expect(publisher.received).toEqual([]);
});
