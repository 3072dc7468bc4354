import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { launchChromium, openFreshProfile } from './browser/chromium.ts';
import { openLink } from './browser/link.ts';
import { browserOf, slowDown } from './browser/slow-processor.ts';
import { type TypedLetter, typeLetters } from './browser/typed.ts';
import { listScripts } from './browser/weight.ts';
import { kilobytes } from './budgets.ts';
import { median } from './median.ts';
import { budgetRow, describeRun, markdown, saveSection } from './results.ts';
import { buildProduct, startProduct } from './subjects/product.ts';

/**
 * Measures the time from a key (and the wait of SEARCH-2) to the painted suggestions over a mobile link, compared with the same
 * request alone over the same link, and what the first key loads.
 */
const BUDGET = { painted: 50, searchBytes: 12_000, chatBytes: 25_000 };
/** Limits the requests for suggestions per minute to what AUTH-12 allows one address. */
const PAUSE_MS = 2300;
const ROUND_TRIPS = 3;
const IDLE_MS = 4000;
const SLOWER = [1, 4];
const WIDE = { width: 1280, height: 800 };
const { values: options } = parseArgs({ options: { quick: { type: 'boolean' } } });

/** The request alone, sent by another visitor over an open connection: milliseconds, the median of three. */
async function roundTrip(origin: string, typed: string): Promise<number> {
  const address = `${origin}/api/search/suggestions?${new URLSearchParams({ locale: 'en', q: typed }).toString()}`;
  const times: number[] = [];
  for (let at = 0; at < ROUND_TRIPS; at += 1) {
    const sentAt = performance.now();
    const answer = await fetch(address, { headers: { 'x-forwarded-for': `10.0.0.${at}` } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
    times.push(performance.now() - sentAt);
  }
  return median(times);
}

/** Waits until nothing has arrived for a while, because prefetching shares the link. */
async function untilIdle(page: Page, received: () => number): Promise<void> {
  for (let before = -1; before !== received(); ) {
    before = received();
    await page.waitForTimeout(IDLE_MS);
  }
}

type Loaded = ReadonlyMap<string, number>;

/** The scripts of an idle page, with their bytes as sent. */
async function scriptsOf(page: Page): Promise<Loaded> {
  await page.waitForTimeout(IDLE_MS);
  return new Map((await page.evaluate(listScripts)).map(({ name, bytes }) => [name, bytes]));
}

function added(before: Loaded, after: Loaded): number {
  return [...after].reduce((sum, [name, bytes]) => sum + (before.has(name) ? 0 : bytes), 0);
}

/** Bytes loaded by the first key in a field, and those of the chat that the home page does not have. No worker is active. */
async function weighTyping(origin: string): Promise<{ typing: number; chat: number }> {
  await using browser = await launchChromium();
  const context = await browser.newContext({ viewport: WIDE, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(origin);
  const before = await scriptsOf(page);
  await page.getByRole('combobox').first().click();
  await page.keyboard.type('b');
  const typing = added(before, await scriptsOf(page));
  await page.goto(`${origin}/chat`);
  return { typing, chat: added(before, await scriptsOf(page)) };
}

type Row = { slower: number; letters: (TypedLetter & { trip: number })[] };

async function measure(origin: string, received: () => number, slower: number): Promise<Row> {
  await using profile = await openFreshProfile();
  const page = await profile.context.newPage();
  await page.goto(`${origin}/search?q=dubai`);
  await untilIdle(page, received);
  const field = page.getByRole('main').getByRole('combobox');
  await field.click();
  const letGo = slowDown(browserOf(profile.folder), slower);
  const typed = await typeLetters(page, field, PAUSE_MS);
  letGo();
  const letters: Row['letters'] = [];
  for (const letter of typed) letters.push({ ...letter, trip: await roundTrip(origin, letter.typed) });
  return { slower, letters };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function rowOf({ slower, letters }: Row): string[] {
  const over = letters.map(({ painted, trip }) => painted - trip);
  const [p50, p95] = [quantile(over, 0.5), quantile(over, 0.95)];
  const trips = `a round trip of ${median(letters.map(({ trip }) => trip)).toFixed(0)} ms`;
  return budgetRow(
    `key to suggestions, ${slower === 1 ? 'this processor' : `${slower} times slower`}`,
    `round trip + ${BUDGET.painted} ms`,
    `${trips} + ${p50.toFixed(0)} ms, + ${p95.toFixed(0)} ms at p95 of ${letters.length}`,
    p95 <= BUDGET.painted,
  );
}

await buildProduct();
await using product = await startProduct({ believesCallers: true });
await using link = await openLink(product.origin);
const { origin, received } = link;
const rows: string[][] = [];
for (const slower of options.quick ? SLOWER.slice(0, 1) : SLOWER) {
  rows.push(rowOf(await measure(origin, received, slower)));
}
const { typing, chat } = await weighTyping(product.origin);
rows.push(
  budgetRow(
    'scripts of the first key',
    `≤ ${kilobytes(BUDGET.searchBytes)} kB`,
    `${kilobytes(typing)} kB`,
    typing <= BUDGET.searchBytes,
  ),
  budgetRow(
    'scripts of the chat',
    `≤ ${kilobytes(BUDGET.chatBytes)} kB`,
    `${kilobytes(chat)} kB`,
    chat <= BUDGET.chatBytes,
  ),
);
const report = `${describeRun()}; over a link of 1.6 Mbps and 150 ms. Scripts are those the home page does not have.\n\n${markdown({ columns: ['what', 'budget', 'measured', 'verdict'], rows })}`;
console.log(report);
if (!options.quick) await saveSection('Typing', report);
