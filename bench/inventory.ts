import type { Database } from '@dalil/database/connection.ts';
import type { SignedInActor } from '@dalil/backend/core/actor.ts';
import { createContentMemory } from '@dalil/backend/core/content-memory.ts';
import { GUEST } from '@dalil/backend/core/actor.ts';
import { listArticles } from '@dalil/backend/guide/list-articles.ts';
import { listPlaces } from '@dalil/backend/guide/list-places.ts';
import { getInventoryFigures } from '@dalil/backend/newsroom/get-inventory-figures.ts';
import { listInventory } from '@dalil/backend/newsroom/list-inventory.ts';
import { createTestApi } from '@dalil/backend/test-api.ts';
import { parseArgs } from 'node:util';
import { median } from './median.ts';
import { onLargeGuide } from './on-large-guide.ts';
import { budgetRow, describeRun, markdown } from './results.ts';

const ITEMS = 100_000;
/** STAFF-6: the table of staff takes at most so many times as long as the public list. */
const LIMIT = 2;
const { values: options } = parseArgs({ options: { quick: { type: 'boolean' } } });
const ROUNDS = options.quick ? 5 : 15;

const STAFF: SignedInActor = {
  kind: 'user',
  userId: '00000000-0000-4000-8000-000000000000',
  sessionId: '00000000-0000-4000-8000-000000000000',
  role: 'admin',
};
const TABLES = {
  everything: {},
  'a category': { category: 'dining' },
  'a page far back': { page: 500 },
  'by review date': { sort: 'review' },
  'without a review date': { due: 'undated' },
  'missing in a language': { missing: 'ur' },
  'found by words': { search: 'mall' },
} as const;

async function timeOf(read: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  await read();
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    await read();
    times.push(performance.now() - startedAt);
  }
  return median(times);
}

async function measure(db: Database): Promise<string> {
  // The public lists remember the counts of their filters, as in the product. The first call fills the memory.
  const { deps } = createTestApi(db, { memory: createContentMemory() });
  const places = await timeOf(() => listPlaces(deps, GUEST, { section: 'eatanddrink', locale: 'en', search: '' }));
  const articles = await timeOf(() => listArticles(deps, GUEST, { locale: 'en', search: '' }));
  const base = Math.max(places, articles);
  const rows: string[][] = [];
  for (const [name, given] of Object.entries(TABLES)) {
    const time = await timeOf(() => listInventory(deps, STAFF, { locale: 'en', ...given }));
    rows.push(
      budgetRow(name, `≤ ${LIMIT} ×`, `${time.toFixed(0)} ms, ${(time / base).toFixed(2)} ×`, time <= LIMIT * base),
    );
  }
  const figures = await timeOf(() => getInventoryFigures(deps, STAFF, {}));
  rows.push(['figures of the categories', '', `${figures.toFixed(0)} ms`, '']);
  const conditions = `${describeRun()}; ${ITEMS} items; public lists: places ${places.toFixed(0)} ms, articles ${articles.toFixed(0)} ms; medians of ${ROUNDS}.`;
  return [conditions, markdown({ columns: ['table of staff', 'budget', 'measured', 'verdict'], rows })].join('\n\n');
}

await onLargeGuide({ title: 'Inventory', items: ITEMS, isSaved: !options.quick, measure });
