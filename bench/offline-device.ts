import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { connectClient } from '@dalil/database/connection.ts';
import { findEmbeddedDatabase } from '@dalil/database/embedded/embedded-database.ts';
import type { Page } from '@playwright/test';
import { readGold } from './assistant/gold.ts';
import { type FreshProfile, openFreshProfile } from './browser/chromium.ts';
import { untilPainted } from './browser/painted.ts';
import { browserOf, slowDown } from './browser/slow-processor.ts';
import { typeLetters } from './browser/typed.ts';
import { untilTrue } from './browser/until.ts';
import { growContent } from './load/grow-content.ts';
import { growIndex } from './load/grow-index.ts';
import { describeRun, markdown, saveSection, verdict } from './results.ts';
import { readJudgedNeeds } from './search/judged-needs.ts';
import { buildProduct, startProduct, untilGuideIsMade } from './subjects/product.ts';

/**
 * A phone whose server is unreachable: from a key to the painted suggestion, result and first words of Ayyan, in a browser whose
 * cores are all four times slower.
 */
const BUDGET = { search: 100, words: 500 };
const SLOWER = 4;
const LONG_MS = 20 * 60_000;
const PAUSE_MS = 1500;
const IDLE_MS = 5000;
const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    items: { type: 'string' },
    slower: { type: 'string' },
    /** A data folder that already has this number of items, because growing takes minutes. */
    data: { type: 'string' },
  },
});
const slower = Number(options.slower ?? SLOWER);
const [SEARCHES, QUESTIONS, FIRST] = options.quick ? [5, 5, 1] : [30, 20, 5];

type Times = { name: string; budget: number; times: number[] };

/** Grows the guide, and has all of its packs rebuilt. */
async function grow(dataDir: string, items: number): Promise<void> {
  await using product = await startProduct({ dataDir });
  await untilGuideIsMade(product.origin);
  await growContent(dataDir, items);
  await growIndex(dataDir);
  const address = await findEmbeddedDatabase(dataDir);
  if (!address) throw new Error(`No database runs in ${dataDir}`);
  const client = await connectClient(address);
  await client.query('delete from offline.state');
  await client.end();
}

/** A profile that has the whole guide in English, and its index. */
async function fillDevice({ context }: FreshProfile, origin: string): Promise<Page> {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(`${origin}/about`);
  const timeout = LONG_MS;
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, { timeout });
  await untilTrue(page, hasIndex, null, LONG_MS);
  return page;
}

/** Runs in the page. */
async function hasIndex(): Promise<boolean> {
  if (!(await indexedDB.databases()).some(({ name }) => name === 'dalil')) return false;
  const opening = indexedDB.open('dalil');
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const db = opening.result;
  const send = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)));
  const pack = (await send(db.transaction('packs').objectStore('packs').get('search'))) as
    | { generation: string; version: number }
    | undefined;
  const made =
    pack && (await send(db.transaction('entries').objectStore('entries').count([pack.generation, 'made/index'])));
  db.close();
  return pack !== undefined && pack.version > 0 && made === 1;
}

async function measureSearch(page: Page, origin: string): Promise<Times[]> {
  await page.goto(`${origin}/search?q=dubai`);
  const field = page.getByRole('main').getByRole('combobox');
  await page.locator('main article').first().waitFor({ timeout: LONG_MS });
  await field.click();
  const letters = await typeLetters(page, field, PAUSE_MS);
  const { known } = await readJudgedNeeds();
  const results: number[] = [];
  for (const { queries } of known.slice(0, SEARCHES)) {
    await field.fill(queries.en[0] ?? '');
    await page.waitForTimeout(PAUSE_MS);
    results.push(await untilPainted(page, 'main article', () => page.keyboard.press('Enter')));
    await page.waitForTimeout(PAUSE_MS);
  }
  return [
    {
      name: '300 ms after a key to the suggestions for it',
      budget: BUDGET.search,
      times: letters.map(({ painted }) => painted),
    },
    { name: 'Enter to the results', budget: BUDGET.search, times: results },
  ];
}

async function measureAnswers(page: Page, origin: string): Promise<Times[]> {
  const questions = (await readGold()).map((need) => need.questions.en).slice(0, QUESTIONS + FIRST);
  const send = async (question: string) => {
    const field = page.getByRole('textbox', { name: 'Your question', exact: true });
    await field.fill(question);
    await page.waitForTimeout(PAUSE_MS);
    const time = await untilPainted(page, '[role=log] [data-read]', () => page.keyboard.press('Enter'));
    await page.getByRole('button', { name: 'Ask', exact: true }).waitFor({ timeout: LONG_MS });
    return time;
  };
  const first: number[] = [];
  for (const question of questions.slice(0, FIRST)) {
    await page.goto(`${origin}/chat`);
    await page.waitForTimeout(IDLE_MS);
    first.push(await send(question));
  }
  const next: number[] = [];
  for (const question of questions.slice(FIRST)) next.push(await send(question));
  return [
    { name: 'a question to the first words, the first of a page', budget: BUDGET.words, times: first },
    { name: 'a question to the first words, the next ones', budget: BUDGET.words, times: next },
  ];
}

function row({ name, budget, times }: Times): string[] {
  const known = times.filter((time) => !Number.isNaN(time)).toSorted((one, other) => one - other);
  const at = (share: number) => known[Math.min(known.length - 1, Math.floor(known.length * share))] ?? Number.NaN;
  const [p50, p95] = [at(0.5), at(0.95)];
  return [
    name,
    String(known.length),
    p50.toFixed(0),
    p95.toFixed(0),
    `${budget} ms`,
    verdict(p95 > budget ? ['slow'] : []),
  ];
}

await buildProduct();
const dataDir = options.data ?? (await mkdtemp(path.join(tmpdir(), 'dalil-bench-')));
try {
  const items = Number(options.items ?? 0);
  if (items > 0 && !options.data) await grow(dataDir, items);
  await using profile = await openFreshProfile();
  const product = await startProduct({ dataDir });
  const { origin } = product;
  await untilGuideIsMade(origin);
  const page = await fillDevice(profile, origin);
  await product[Symbol.asyncDispose]();
  console.error('The device has the guide and its index.');
  const letGo = slowDown(browserOf(profile.folder), slower);
  const measured = [...(await measureAnswers(page, origin)), ...(await measureSearch(page, origin))];
  letGo();
  const columns = ['what', 'times', 'p50, ms', 'p95, ms', 'budget of p95', 'verdict'];
  const size = items > 0 ? `${items.toLocaleString('en')} items` : 'the starting content';
  const report = `${describeRun()}; the server stopped, every core of the browser ${slower} times slower, ${size}.\n\n${markdown({ columns, rows: measured.map(row) })}`;
  console.log(report);
  if (!options.quick) await saveSection(`A device without a network, ${size}`, report);
} finally {
  if (!options.data) await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
