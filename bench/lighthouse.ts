import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { LOCALES, localePath } from '@dalil/domain/language/locale.ts';
import lighthouse from 'lighthouse';
import { openFreshProfile } from './browser/chromium.ts';
import { median } from './median.ts';
import { describeRun, markdown, saveSection, verdict } from './results.ts';
import { chooseSample } from './sample.ts';
import { openCopy } from './subjects/copy.ts';
import { startFloor } from './subjects/floors.ts';
import { buildProduct, startProduct, untilGuideIsMade } from './subjects/product.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const WHOLE = CATEGORIES.slice(1);
/** As budgets.md has it. */
const BEHIND_FLOOR = 5;
/** Scored once, for everything but speed. The article and the list are compared with the floor. */
const MAIN_PAGES = [
  '/',
  '/today',
  '/events',
  '/eatanddrink',
  '/tourism',
  '/tourism/burj-khalifa',
  '/government',
  '/practical',
  '/living',
  '/real-estate',
  '/weather',
  '/traffic',
  '/search?q=metro',
  '/chat',
  '/faq',
  '/status',
];

type Scores = Record<(typeof CATEGORIES)[number], number> & { failed: string[] };

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    /** These pages alone, once each and without the floor. */
    pages: { type: 'string' },
    rounds: { type: 'string' },
  },
});
const rounds = options.quick ? 1 : Number(options.rounds ?? 3);
const locales = options.quick ? LOCALES.slice(0, 1) : LOCALES;

async function score(address: string): Promise<Scores> {
  await using profile = await openFreshProfile(['--remote-debugging-port=0']);
  const port = await debuggingPort(profile.folder);
  const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] });
  if (!result) throw new Error(`Lighthouse has no result for ${address}`);
  const { categories, audits } = result.lhr;
  const failed = WHOLE.flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  const points = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  return { ...(Object.fromEntries(points) as Omit<Scores, 'failed'>), failed };
}

/** Chromium writes the port it chose into its profile. */
async function debuggingPort(folder: string): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const text = await readFile(path.join(folder, 'DevToolsActivePort'), 'utf8').catch(() => '');
    if (text.includes('\n')) return Number.parseInt(text, 10);
    await wait(100);
  }
  throw new Error('Chromium opened no port for Lighthouse');
}

function reportRow(address: string, floor: readonly Scores[], product: readonly Scores[]): string[] {
  const points = CATEGORIES.map((name) => median(product.map((one) => one[name])));
  const [performance = 0, ...whole] = points;
  const ofFloor = floor.length === 0 ? null : median(floor.map((one) => one.performance));
  const failing = [
    ...(ofFloor !== null && performance < ofFloor - BEHIND_FLOOR
      ? [`performance below ${ofFloor - BEHIND_FLOOR}`]
      : []),
    ...new Set(product.flatMap(({ failed }) => failed)),
    ...(whole.every((one) => one === 100) ? [] : ['a score below 100']),
  ];
  return [address, ...points.map(String), ofFloor === null ? '–' : String(ofFloor), verdict(failing)];
}

/** The article and the list beside the floor, some rounds in turn. */
async function compareWithFloor(origin: string): Promise<string[][]> {
  const { list, article } = await chooseSample(origin);
  const addresses = locales.flatMap((locale) => [article, list].map((page) => localePath(locale, page)));
  await using copy = await openCopy(origin, addresses);
  await using floor = await startFloor(copy.folder);
  const rows: string[][] = [];
  for (const address of addresses) {
    const scores: { floor: Scores[]; product: Scores[] } = { floor: [], product: [] };
    for (let round = 1; round <= rounds; round += 1) {
      scores.floor.push(await score(floor.origin + address));
      scores.product.push(await score(origin + address));
    }
    rows.push(noted(reportRow(address, scores.floor, scores.product)));
  }
  return rows;
}

/** The other pages, once each. */
async function scorePages(origin: string, pages: readonly string[]): Promise<string[][]> {
  const rows: string[][] = [];
  for (const page of pages) {
    for (const locale of locales) {
      const address = localePath(locale, page);
      rows.push(noted(reportRow(address, [], [await score(origin + address)])));
    }
  }
  return rows;
}

function noted(row: string[]): string[] {
  console.error(row.join(' '));
  return row;
}

async function main(): Promise<void> {
  await buildProduct();
  await using product = await startProduct();
  await untilGuideIsMade(product.origin);
  const given = options.pages?.split(',');
  const rows = given ? [] : await compareWithFloor(product.origin);
  rows.push(...(await scorePages(product.origin, given ?? (options.quick ? [] : MAIN_PAGES))));
  const budget = `Budget: accessibility, best practices and SEO 100; performance at most ${BEHIND_FLOOR} below the floor.`;
  const what = given ? 'one round' : `medians of ${rounds} rounds beside the floor, other pages once`;
  const columns = [
    'page',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'performance of the floor',
    'verdict',
  ];
  const report = `${describeRun()}; ${what}. ${budget}\n\n${markdown({ columns, rows })}`;
  console.log(report);
  if (!options.quick) await saveSection(given ? 'Lighthouse of single pages' : 'Lighthouse', report);
}

await main();
