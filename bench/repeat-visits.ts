import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Locale, localePath } from '@dalil/domain/language/locale.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { openFreshProfile } from './browser/chromium.ts';
import { installProbe, type Vitals } from './browser/probe.ts';
import { untilTrue } from './browser/until.ts';
import { median } from './median.ts';
import { describeRun, markdown, saveSection, verdict } from './results.ts';
import { chooseSample } from './sample.ts';
import type { Subject } from './subjects/child.ts';
import { openCopy } from './subjects/copy.ts';
import { startStaticWorkerFloor } from './subjects/floors.ts';
import { buildProduct, startProduct } from './subjects/product.ts';

/**
 * Measures the benefit of a worker: the second load of a page, and its reload when the server is unreachable, compared with the
 * same pages as static files cached by a minimal worker. The page's processor is four times slower, and there is no link because
 * nothing is transferred.
 */
const SLOWDOWN = 4;
const BUDGET = { repeat: 1.2, ttfb: 30, offline: 1.3 };
const LOCALES_MEASURED: readonly Locale[] = ['en', 'ar'];
const KINDS = ['article', 'list'] as const;
const READY_MS = 120_000;
/** The server's default, so that a repeated page load does not render on the processor that displays it. */
const CACHED_PAGES_MB = 64;
const IDLE_MS = 3000;
/** The process that closes a tab also opens the next one, and users do not return at that moment. */
const CLOSED_MS = 1000;
const { values: options } = parseArgs({ options: { quick: { type: 'boolean' }, rounds: { type: 'string' } } });
const rounds = Number(options.rounds ?? (options.quick ? 1 : 5));

type Start = () => Promise<Subject>;
type Case = { locale: Locale; kind: (typeof KINDS)[number]; address: string };
type Measured = Case & { subject: string; repeat: Vitals; offline: Vitals };

async function measure(one: Case, name: string, start: Start): Promise<Measured> {
  const subject = await start();
  await using profile = await openFreshProfile();
  try {
    const { context } = profile;
    await untilCached(await context.newPage(), subject.origin + one.address, name);
    const repeat = await visit(context, subject.origin + one.address);
    await subject[Symbol.asyncDispose]();
    const offline = await visit(context, subject.origin + one.address);
    return { ...one, subject: name, repeat, offline };
  } finally {
    await subject[Symbol.asyncDispose]();
  }
}

/** Loads the page until the worker responds and has cached the page and its resources. */
async function untilCached(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  const isActive = () => navigator.serviceWorker.controller?.state === 'activated';
  await page.waitForFunction(isActive, null, { timeout: READY_MS });
  if (name === 'static-sw') await page.reload({ waitUntil: 'load' });
  const isSaved = async (saved: string) => (await caches.match(location.href, { cacheName: saved })) !== undefined;
  const cache = name === 'static-sw' ? 'site' : 'dalil-pages';
  await untilTrue(page, isSaved, cache, READY_MS);
  await wait(IDLE_MS);
  await close(page);
}

async function close(page: Page): Promise<void> {
  await page.close();
  await wait(CLOSED_MS);
}

async function visit(context: BrowserContext, address: string): Promise<Vitals> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(installProbe);
  await page.goto(address, { waitUntil: 'load' });
  await wait(IDLE_MS);
  const vitals = await page.evaluate(() => window.dalilProbe.read());
  await close(page);
  return vitals;
}

function rowsOf(all: readonly Measured[], { locale, kind }: Case): string[][] {
  const of = (subject: string) =>
    all.filter((one) => one.subject === subject && one.locale === locale && one.kind === kind);
  const [product, floor] = [of('product'), of('static-sw')];
  const ratio = (what: string, limit: number, read: (one: Measured) => number) => {
    const [value, reference] = [median(product.map(read)), median(floor.map(read))];
    const text = `${Math.round(value)} ms to ${Math.round(reference)} ms, ${(value / reference).toFixed(2)} ×`;
    const faults = value > limit * reference ? ['slower'] : [];
    return [`${locale} ${kind}: ${what}`, `≤ ${limit} × static-sw`, text, verdict(faults)];
  };
  const ttfb = median(product.map(({ repeat }) => repeat.ttfb));
  return [
    ratio('FCP of a repeat visit', BUDGET.repeat, ({ repeat }) => repeat.fcp),
    [
      `${locale} ${kind}: TTFB of a repeat visit`,
      `≤ ${BUDGET.ttfb} ms`,
      `${Math.round(ttfb)} ms`,
      verdict(ttfb > BUDGET.ttfb ? ['slow'] : []),
    ],
    ratio('FCP without the server', BUDGET.offline, ({ offline }) => offline.fcp),
  ];
}

async function measureAll(dataDir: string): Promise<{ measured: Measured[]; cases: Case[]; pages: string }> {
  const first = await startProduct({ dataDir });
  const sample = await chooseSample(first.origin);
  const cases = LOCALES_MEASURED.flatMap((locale) =>
    KINDS.map((kind): Case => ({ locale, kind, address: localePath(locale, sample[kind]) })),
  );
  const addresses = cases.map(({ address }) => address);
  await using copy = await openCopy(first.origin, addresses).finally(() => first[Symbol.asyncDispose]());
  const measured: Measured[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    for (const one of cases) {
      const floor = await measure(one, 'static-sw', () => startStaticWorkerFloor(copy.folder));
      const product = await measure(one, 'product', () => startProduct({ dataDir, cache: CACHED_PAGES_MB }));
      measured.push(floor, product);
      const received = [floor, product].map(
        ({ repeat, offline }) => `${repeat.fcp.toFixed(0)} ${offline.fcp.toFixed(0)}`,
      );
      console.error(`${round}/${rounds} ${one.locale} ${one.kind}: ${received.join(', ')}`);
    }
  }
  return { measured, cases, pages: `${sample.article} and ${sample.list}` };
}

await buildProduct();
const dataDir = await mkdtemp(path.join(tmpdir(), 'dalil-bench-'));
const { measured, cases, pages } = await measureAll(dataDir).finally(() =>
  rm(dataDir, { recursive: true, force: true, maxRetries: 5 }),
);
const rows = cases.flatMap((one) => rowsOf(measured, one));
const table = markdown({ columns: ['what', 'budget', 'measured', 'verdict'], rows });
const report = `${describeRun()}; medians of ${rounds} rounds; ${pages}.\n\n${table}`;
console.log(report);
if (!options.quick) await saveSection('Repeat visits', report);
