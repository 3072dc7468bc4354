import { WEEKDAYS } from '@dalil/domain/guide/calendar-day.ts';
import { contentItems, contentTexts, facts } from '@dalil/database/tables/guide.ts';
import { SECTION_IDS } from '@dalil/domain/guide/sections.ts';
import type { FactView, Listing, PlaceCard } from '@dalil/domain/guide/views.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { TEST_NOW } from '../test-api.ts';
import { openTestSite } from '../test-site.ts';
import type { ArticleView, ContentView, PlaceView, ServiceView } from './detail-views.ts';
import type { OccasionView } from './get-occasion.ts';
import type { HomeView } from './home-view.ts';

const { database, site } = await openTestSite({ hasContent: true });

async function json<T>(path: string): Promise<T> {
  const response = await site.get(path);
  expect(response.status, path).toBe(200);
  return (await response.json()) as T;
}

function places(section: string, search = '', locale = 'en') {
  const query = new URLSearchParams({ locale, search });
  return json<Listing<PlaceCard>>(`/sections/${section}/places?${query.toString()}`);
}

test.each(SECTION_IDS)('ID-2 the section %s lists its places in every language', async (section) => {
  const english = await places(section);
  expect(english.total).toBeGreaterThan(10);
  for (const locale of LOCALES) {
    const listing = await places(section, '', locale);
    expect(listing.total).toBe(english.total);
    expect(listing.items.every((item) => item.title !== '' && item.summary !== '')).toBe(true);
  }
});

test('ID-5 a facet counts what each value would leave, without its own choices', async () => {
  const all = await places('eatanddrink');
  const deira = await places('eatanddrink', 'neighbourhood=deira');
  const option = all.facets.find((facet) => facet.id === 'neighbourhood')?.options.find((one) => one.value === 'deira');
  expect(deira.total).toBe(option?.count);
  expect(deira.items.every((item) => item.neighbourhood === 'deira')).toBe(true);
  // A second neighbourhood widens the list, so its count is still that of the whole list.
  const countsOf = (listing: Listing<PlaceCard>) =>
    listing.facets.find((facet) => facet.id === 'neighbourhood')?.options;
  expect(countsOf(deira)).toEqual(countsOf(all));
  const two = await places('eatanddrink', 'neighbourhood=deira&neighbourhood=jumeirah');
  expect(two.total).toBeGreaterThan(deira.total);
});

test('ROUTE-1 the pages of a list hold every item once, in one order', async () => {
  const first = await places('tourism');
  const ids: string[] = [];
  for (let page = 1; page <= first.pageCount; page++) {
    ids.push(...(await places('tourism', `page=${page}`)).items.map((item) => item.id));
  }
  expect(ids).toHaveLength(first.total);
  expect(new Set(ids).size).toBe(first.total);
  expect((await places('tourism', 'page=9999')).page).toBe(first.pageCount);
});

test('ROUTE-1 a list is filtered and sorted by known prices in dirhams', async () => {
  const cheap = await places('tourism', 'aed=0&aed=50&sort=price&size=60');
  const prices = cheap.items.map((item) => item.price?.aed ?? Number.NaN);
  expect(prices.length).toBeGreaterThan(10);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(Math.max(...prices)).toBeLessThanOrEqual(50);
  const counts = cheap.facets.find((facet) => facet.id === 'aed')?.options;
  expect(counts?.filter(({ value }) => ['0', '50'].includes(value)).map(({ count }) => count)).toEqual([
    prices.filter((price) => price > 0).length,
    prices.filter((price) => price === 0).length,
  ]);
  const schools = (await places('schools', 'sort=price&size=60')).items.map((item) => item.price?.aed ?? Infinity);
  expect(schools).toEqual(schools.toSorted((a, b) => a - b));
  expect(schools[0]).toBeLessThan(10_000);
});

test('ROUTE-1 a list sorts by price and by name in the reader’s language', async () => {
  const bands = (await places('eatanddrink', 'sort=price')).items.map((item) => item.priceBand ?? 0);
  expect(bands).toEqual(bands.toSorted((a, b) => a - b));
  for (const locale of LOCALES) {
    const own = (await places('beaches', 'sort=name', locale)).items.filter((item) => item.locale === locale);
    const names = own.map((item) => item.title);
    expect(names).toEqual(names.toSorted(new Intl.Collator('und').compare));
  }
});

test('ROUTE-1 a section begins with what it is about', async () => {
  const firstKinds = async (section: string) => {
    const { items } = await places(section);
    return new Set(items.slice(0, 6).map((item) => item.type.id));
  };
  for (const kind of await firstKinds('nightlife')) {
    expect(['nightlife', 'nightclub', 'bar', 'rooftop-bar', 'live-music', 'pub']).toContain(kind);
  }
  for (const kind of await firstKinds('eatanddrink')) expect(['restaurant', 'cafe', 'casual']).toContain(kind);
  expect(await firstKinds('beaches')).toEqual(new Set(['beach']));
  const luxury = await places('luxurylife', 'size=40');
  const dearest = luxury.items.slice(0, 10).map((item) => item.priceBand);
  expect(dearest).toEqual(Array.from({ length: 10 }, () => 4));
});

test('ROUTE-1 sorted by distance the answer holds every place, the same for everyone and each page', async () => {
  const all = await places('tourism', 'sort=nearest');
  expect(all.items).toHaveLength(all.total);
  expect(all.pageCount).toBe(1);
  expect(await places('tourism', 'sort=nearest&page=2&size=10')).toEqual(all);
});

test('ROUTE-1 an address with values nobody offers still gives a list', async () => {
  const strange = await places('beaches', 'neighbourhood=%27%3B--&sort=worst&page=-1&unknown=1');
  expect(strange.total).toBe((await places('beaches')).total);
  expect(await places('beaches', 'price=free&type=casino')).toEqual(await places('beaches'));
  expect(await places('beaches', 'type=casino&type=beach')).toEqual(await places('beaches', 'type=beach'));
  const empty = await places('beaches', 'neighbourhood=dubai-silicon-oasis&price=4');
  expect(empty).toMatchObject({ total: 0, items: [], page: 1, pageCount: 1 });
  const chosen = empty.facets.find((facet) => facet.id === 'neighbourhood')?.options;
  expect(chosen).toContainEqual({ value: 'dubai-silicon-oasis', count: 0, label: null });
});

test('ID-5 the page of a place names an area only if the place lies in it or near it', async () => {
  const areaOf = async (id: string) => (await json<PlaceView>(`/places/${id}?locale=en`)).neighbourhood;
  expect(await areaOf('dubai-frame')).toBe('bur-dubai');
  expect(await areaOf('al-maha-resort')).toBe('');
});

test('ROUTE-1 a place opens with what is near it, nearest first', async () => {
  const place = await json<PlaceView>('/places/burj-khalifa?locale=ar');
  expect(place).toMatchObject({ locale: 'ar', href: '/tourism/burj-khalifa', neighbourhood: 'downtown-dubai' });
  const away = place.nearby.map((one) =>
    Math.hypot(one.position.lat - place.position.lat, one.position.lon - place.position.lon),
  );
  expect(place.nearby).toHaveLength(8);
  expect(place.climate?.months).toHaveLength(12);
  expect(away).toEqual(away.toSorted((a, b) => a - b));
});

test('STAFF-9 a text says how it was made and from what', async () => {
  const article = await json<ArticleView>('/articles/metro-in-one-page?locale=hi');
  expect(article.provenance).toMatchObject({ method: 'machine-drafted', approvedBy: null, isTranslated: true });
  expect(article.provenance.sources.length).toBeGreaterThan(0);
});

test('ID-4 an article sends its facts as values, a hidden one only as the official link', async () => {
  const article = await json<ArticleView>('/articles/metro-in-one-page?locale=en');
  const price = article.facts.find((fact) => fact.id === 'nol.silver.price');
  expect(price).toMatchObject({ text: 'AED\u00a025', status: 'current' });
  const salik = await json<ArticleView>('/articles/how-salik-gates-charge?locale=en');
  const inRamadan = salik.facts.find((fact) => fact.id === 'salik.ramadan.schedule');
  expect(inRamadan).toMatchObject({ text: null, status: 'hidden', source: { url: 'https://www.salik.ae' } });
  expect(JSON.stringify([article.blocks, salik.blocks])).not.toContain('{{');
});

test('ID-4 no card of a list shows a fact token; the value stands in its place', async () => {
  for (const path of [
    '/articles',
    '/articles?search=page%3D2',
    '/services?search=page%3D2',
    '/services?search=page%3D4',
    '/home',
  ]) {
    expect(JSON.stringify(await json(path)), path).not.toContain('{{');
  }
  const listing = await json<Listing<{ id: string; summary: string }>>('/articles?locale=en&search=page%3D2');
  const all = [...(await json<typeof listing>('/articles')).items, ...listing.items];
  expect(all.find((card) => card.id === 'free-beaches')?.summary).toContain('from sunrise to sunset');
});

test.each(LOCALES)('ID-4 a place tells the fact its summary refers to, in %s', async (locale) => {
  const place = await json<PlaceView>(`/places/dubai-creek-abra?locale=${locale}`);
  const { text } = await json<FactView>(`/facts/abra.fare?locale=${locale}`);
  expect(text).not.toBeNull();
  expect(place.summary).toContain(text);
  expect(JSON.stringify(place)).not.toContain('{{');
});

test('ID-4 a chosen value of which nothing is left is still called by its name', async () => {
  const empty = await places('eatanddrink', 'cuisine=thai&neighbourhood=dubai-silicon-oasis');
  const options = empty.facets.find((facet) => facet.id === 'cuisine')?.options;
  expect(options).toContainEqual({ value: 'thai', count: 0, label: 'Thai' });
});

test('ID-4 a changed fact changes every text that refers to it, and an expired one loses its value', async () => {
  const visible = async () => {
    const article = await json<ArticleView>('/articles/metro-in-one-page');
    return article.facts.find((fact) => fact.id === 'nol.silver.price');
  };
  const before = await database.db.select().from(facts).where(eq(facts.id, 'nol.silver.price'));
  await database.db.update(facts).set({ value: 31 }).where(eq(facts.id, 'nol.silver.price'));
  expect(await visible()).toMatchObject({ text: 'AED\u00a031', status: 'current' });
  await database.db.update(facts).set({ validUntil: '2026-11-20' }).where(eq(facts.id, 'nol.silver.price'));
  expect(await visible()).toMatchObject({ text: null, status: 'expired' });
  await database.db
    .update(facts)
    .set({ value: before[0]?.value, validUntil: null })
    .where(eq(facts.id, 'nol.silver.price'));
});

test('I18N-2 a text without a translation comes in the base language and says so, last in lists', async () => {
  const here = and(
    eq(contentTexts.kind, 'place'),
    eq(contentTexts.itemId, 'burj-khalifa'),
    eq(contentTexts.locale, 'hi'),
  );
  const [text] = await database.db.delete(contentTexts).where(here).returning();
  const place = await json<PlaceView>('/places/burj-khalifa?locale=hi');
  expect(place).toMatchObject({ locale: 'en', title: 'Burj Khalifa' });
  const { total, pageCount } = await places('tourism', '', 'hi');
  const last = await places('tourism', `page=${pageCount}`, 'hi');
  expect(total).toBe((await places('tourism')).total);
  expect(last.items.at(-1)).toMatchObject({ id: 'burj-khalifa', locale: 'en' });
  if (text) await database.db.insert(contentTexts).values(text);
});

test('STAFF-1 readers never see what is not published', async () => {
  const here = and(eq(contentItems.kind, 'place'), eq(contentItems.id, 'dubai-mall'));
  const before = await places('tourism');
  await database.db.update(contentItems).set({ state: 'draft' }).where(here);
  expect((await site.get('/places/dubai-mall')).status).toBe(404);
  expect((await places('tourism')).total).toBe(before.total - 1);
  const near = await json<PlaceView>('/places/burj-khalifa');
  expect(near.nearby.map((place) => place.id)).not.toContain('dubai-mall');
  await database.db.update(contentItems).set({ state: 'published' }).where(here);
});

test('ROUTE-1 a service opens with steps, documents, dated facts and what is related', async () => {
  const service = await json<ServiceView>('/services/ejari?locale=ur');
  expect(service.steps.length).toBeGreaterThan(2);
  expect(service.documents.length).toBeGreaterThan(2);
  expect(service.facts.map((fact) => fact.id)).toContain('ejari.fee');
  expect(service.related.map((one) => one.id)).toEqual(['dewa-activation', 'rental-dispute']);
  expect(service.officialUrl).toMatch(/^https:/);
});

test('ID-1 the home page has what the verdicts of the day are computed from, choices with hours, dated events', async () => {
  const home = await json<HomeView>('/home?locale=ar');
  expect(home).toMatchObject({ today: '2026-11-22', hijri: { year: 1448, month: 6, day: 12 }, part: 'midday' });
  expect(home.day.month).toMatchObject({ meanMaxC: expect.any(Number), comfort: 'excellent' });
  expect(home.day.tariffs.parking[0]).toMatchObject({ from: 0, kind: 'free' });
  expect([home.emergency, home.sermon, home.metro?.length]).toEqual(['999', 765, 3]);
  const roles = new Set(home.suggested.map(({ role }) => role));
  for (const role of ['indoors', 'souk', 'view', 'seafront', 'food', 'walk', 'sunset'] as const) {
    expect(roles.has(role), role).toBe(true);
  }
  const open = home.suggested.filter(({ role }) => role !== 'walk' && role !== 'sunset');
  expect(open.filter(({ hours }) => !hours?.weekly)).toEqual([]);
  expect(home.nearby).toHaveLength(4);
  expect(home.nearby.map(({ id }) => id)).toContain('dubai-fountain');
  expect(home.neighbourhoods).toHaveLength(12);
  expect(home.articles).toHaveLength(4);
  for (const { next } of home.events) expect(next && next.start <= '2026-11-28' && next.end >= '2026-11-22').toBe(true);
  expect(home.events.length).toBeGreaterThan(0);
  for (const { usualMonths } of home.seasonal) expect(usualMonths).toContain(11);
  expect(home.seasonal.map(({ id }) => id)).toContain('global-village');
});

test('ID-1 the home page chooses anew every day and tells the part of the day it was made in', async () => {
  const today = await json<HomeView>('/home?locale=en');
  site.clock.now = new Date('2026-11-23T14:00:00Z');
  const next = await json<HomeView>('/home?locale=en');
  expect(next.articles.map(({ id }) => id)).not.toEqual(today.articles.map(({ id }) => id));
  expect(next.part).toBe('evening');
  site.clock.now = TEST_NOW;
});

test.each([
  ['tonight', 'early'],
  ['with-children', 'animals'],
  ['first-visit', 'icons'],
] as const)(
  'ROUTE-1 the choices %s have places of the guide in groups, each once and with a reason',
  async (occasion, first) => {
    for (const locale of LOCALES) {
      const view = await json<OccasionView>(`/occasions/${occasion}?locale=${locale}`);
      expect(view.groups[0]?.id).toBe(first);
      const picks = view.groups.flatMap((group) => group.picks);
      expect(picks.length).toBeGreaterThan(8);
      expect(new Set(picks.map(({ id }) => id)).size).toBe(picks.length);
      expect(
        picks.filter(
          ({ reasons, title, operatingStatus }) => reasons.length === 0 || !title || operatingStatus !== 'open',
        ),
      ).toEqual([]);
      expect(view.events.length > 0).toBe(occasion === 'tonight');
    }
  },
);

test('ID-1 a number or an hour whose fact is hidden is not on the home page', async () => {
  const hidden = ['emergency.police', 'friday.prayer', 'metro.hours'];
  await database.db.update(facts).set({ isShown: false }).where(inArray(facts.id, hidden));
  const home = await json<HomeView>('/home?locale=en');
  await database.db.update(facts).set({ isShown: true }).where(inArray(facts.id, hidden));
  expect([home.emergency, home.sermon, home.metro]).toEqual([null, null, null]);
});

test.each(['/places/no-such-place', '/articles/no-such-article', '/services/no-such-service', '/nothing'])(
  'ERR-8 %s answers 404 as problem details',
  async (path) => {
    const response = await site.get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ status: 404, code: 'not_found' });
  },
);

test.each(['/home?locale=xx', '/occasions/nowhere', '/sections/nothing/places', '/places/UPPER'])(
  'ERR-8 %s answers 400',
  async (path) => {
    const response = await site.get(path);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ status: 400, code: 'invalid_input' });
  },
);

test('ERR-8 a refusal never repeats what was sent', async () => {
  const response = await site.get(`/articles?search=${'secret'.repeat(400)}`);
  expect(response.status).toBe(400);
  expect(await response.text()).not.toContain('secret');
});

test('ROUTE-1 an address under /content tells of what it is: an event before a place of the same id', async () => {
  const event = await json<ContentView>('/content/global-village?locale=ur');
  expect(event).toMatchObject({ kind: 'event', event: { id: 'global-village', locale: 'ur', next: null } });
  const place = await json<ContentView>('/content/souk-al-bahar');
  expect(place).toMatchObject({ kind: 'place', place: await json('/places/souk-al-bahar') });
  expect(event.kind === 'event' && event.event.place?.href).toBe('/tourism/global-village');
  expect((await site.get('/content/tourist-visa')).status).toBe(404);
  expect((await site.get('/content/no-such-thing')).status).toBe(404);
});

test('ROUTE-1 a place has its hours and usual price with their facts, one that is closed has neither', async () => {
  const museum = await json<PlaceView>('/places/al-shindagha-museum?locale=ar');
  expect(museum.hours).toMatchObject({ facts: [{ id: 'hours.al-shindagha-museum' }], ramadan: null });
  expect(museum.hours?.weekly).toEqual([{ days: [...WEEKDAYS], from: '10:00', to: '20:00' }]);
  expect(museum.price).toEqual({ id: 'ticket.shindagha.adult', aed: 50 });
  expect(museum.facts.map(({ id }) => id)).toContain('hours.al-shindagha-museum');
  const closed = await json<PlaceView>('/places/museum-of-the-future');
  expect(closed).toMatchObject({ operatingStatus: 'temporarily-closed', hours: null });
  expect(closed.facts.map(({ id }) => id)).toContain('hours.museum-of-the-future');
});

test('ROUTE-1 schools are listed by curriculum and rating, consulates by country', async () => {
  const british = await places('schools', 'curriculum=british&rating=outstanding');
  expect(british.total).toBeGreaterThan(5);
  expect(
    british.items.every(({ school }) => school?.curricula.includes('british') && school.rating === 'outstanding'),
  ).toBe(true);
  const french = await places('consulates', 'country=fr');
  expect(french.items.map(({ id }) => id)).toEqual(['consulate-france']);
  const emergency = await places('clinics', 'feature=emergency');
  expect(emergency.items.map(({ id }) => id)).toContain('rashid-hospital');
});

test('ROUTE-1 places of worship are listed by faith, and say what visitors wear where a source does', async () => {
  expect((await places('worship', 'faith=sikh')).items.map(({ id }) => id).toSorted()).toEqual([
    'guru-nanak-darbar',
    'jebel-ali-places-of-worship',
  ]);
  expect((await places('worship', 'faith=christian')).total).toBeGreaterThan(2);
  const mosque = await json<PlaceView>('/places/jumeirah-mosque?locale=hi');
  expect(mosque.worship).toEqual({
    faiths: ['muslim'],
    dressId: 'worship.jumeirah-mosque.dress',
    visitsId: 'hours.jumeirah-mosque',
  });
  expect(mosque.facts.find(({ id }) => id === mosque.worship?.dressId)?.text).toContain('शालीन');
  expect((await json<PlaceView>('/places/marina-mosque')).worship).toMatchObject({ dressId: null, visitsId: null });
});

test('ROUTE-1 a line of public transport is a service with its stops in order, in the language of the reader', async () => {
  const { lines } = await json<ServiceView>('/services/buses-dubai-sharjah?locale=ur');
  expect(lines.find(({ code }) => code === 'E303')?.stops.map(({ name }) => name)).toEqual(['یونین', 'الجبیل (شارجہ)']);
  expect((await json<ServiceView>('/services/tourist-visa')).lines).toEqual([]);
});

test('ROUTE-1 a list requested for the device to choose from by opening hours is whole', async () => {
  const { items, total } = await places('tourism', 'open=any');
  expect(total).toBeGreaterThan(60);
  expect(items).toHaveLength(total);
});

test('ROUTE-1 a place names the metro station one can walk to, and none where that is not known', async () => {
  const stationOf = async (id: string, locale: string) =>
    (await json<PlaceView>(`/places/${id}?locale=${locale}`)).station;
  expect(await stationOf('museum-of-the-future', 'hi')).toMatchObject({ name: 'Emirates Towers', minutes: 6 });
  expect(await stationOf('burj-khalifa', 'ar')).toMatchObject({
    id: 'burj-khalifa-dubai-mall',
    name: 'برج خليفة/دبي مول',
    minutes: 12,
  });
  expect(await stationOf('kite-beach', 'en')).toBeNull();
});
