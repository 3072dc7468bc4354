import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { SECTION_IDS } from '@dalil/domain/guide/sections.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createContentMemory } from '../core/content-memory.ts';
import { createTestApi } from '../test-api.ts';

const MAX_ENTRIES = 3;
/** The day's events and changes are read beside its facts, at the same time. The figures of the city stand beside a day. */
const MORE_ENTRIES: Readonly<Record<string, number>> = {
  // The collections are read once in each language, until one of them or an item changes.
  '/tourism': 4,
  // The alerts for the city are one statement of each page that shows them.
  '/today': 6,
  '/weather': 4,
  '/traffic': 4,
  '/ai-mayor': 7,
  '/status': 5,
  '/content/{neighbourhood}': 4,
  '/legal/ai-ethics': 4,
};

/** The API reads that public pages need to render. */
const PAGES: Record<string, string[]> = {
  '/': ['/home', '/city-alerts'],
  '/tonight': ['/occasions/tonight'],
  '/with-children': ['/occasions/with-children'],
  '/first-visit': ['/occasions/first-visit'],
  ...Object.fromEntries(
    SECTION_IDS.map((section) => [`/${section}`, [`/sections/${section}/places?search=`, '/collections']]),
  ),
  '/news': ['/articles?search='],
  '/government': ['/services?search='],
  '/events': ['/events?search='],
  '/today': ['/days/today', '/city-alerts'],
  '/weather': ['/weather', '/live/weather-areas', '/city-alerts'],
  '/ai-mayor': ['/days/today', '/live/conditions?extent=now', '/unanswered-topics', '/published-ideas', '/letters'],
  '/traffic': ['/traffic', '/city-alerts'],
  '/practical': ['/practical', '/city-alerts'],
  '/practical/calculators/salik': ['/calculators/salik'],
  '/living': ['/living'],
  '/real-estate': ['/real-estate'],
  '/faq': ['/questions'],
  '/faq/visitor': ['/questions/visitor'],
  '/support': ['/shown-facts?ids=emergency.police'],
  '/dubaireels': ['/stories'],
  '/status': ['/status', '/status/incidents'],
  '/how-we-use-ai': ['/guide-figures'],
  '/legal/ai-ethics': ['/legal-documents/ai-ethics', '/guide-figures'],
  '/news/{id}': ['/articles/how-salik-gates-charge'],
  '/tourism/{id}': ['/places/burj-khalifa'],
  '/government/{id}': ['/services/ejari'],
  '/content/{neighbourhood}': ['/content/deira', '/live/weather-areas'],
  '/content/{event}': ['/content/art-dubai'],
  '/content/{collection}': ['/content/souks-by-the-creek', '/items?references=place:gold-souk,place:spice-souk'],
};

/** Reads that need the names of terms, and the units of facts. */
const NAMES = ['/sections/beaches/places?search=', '/shown-facts?ids=emergency.police'];

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ hasContent: true });
}, 60_000);

afterAll(() => database.close());

test.each(Object.entries(PAGES))('ROUTE-1 the page %s asks the database a few times at most', async (page, reads) => {
  const most = MORE_ENTRIES[page] ?? MAX_ENTRIES;
  const site = createTestApi(database.db, { memory: createContentMemory() });
  const readAll = async (locale: string, paths = reads) => {
    for (const read of paths) {
      const path = `${read}${read.includes('?') ? '&' : '?'}locale=${locale}`;
      const response = await site.get(path);
      expect(response.status, path).toBe(200);
    }
  };
  // The cost of the daily selection and the filter counts is cached and not part of every page.
  await readAll('en');
  // So are the names of terms and units of each language.
  for (const locale of LOCALES) await readAll(locale, NAMES);
  const statements = vi.spyOn(database.pool, 'query');
  for (const locale of LOCALES) {
    statements.mockClear();
    await readAll(locale);
    expect(statements.mock.calls.length, locale).toBeLessThanOrEqual(most);
    expect(statements.mock.calls.length, locale).toBeGreaterThan(0);
  }
  statements.mockRestore();
});
