import { parseArgs } from 'node:util';
import type { BrowserContext } from '@playwright/test';
import { LOCALES, localePath } from '@dalil/domain/language/locale.ts';
import { launchChromium, PHONE } from './browser/chromium.ts';
import { listScripts, type Script, type Weight, weighPage } from './browser/weight.ts';
import { BYTE_BUDGETS, kilobytes } from './budgets.ts';
import { markdown } from './results.ts';
import { buildProduct, startProduct } from './subjects/product.ts';
import { findPages } from './subjects/site-map.ts';

const COLUMNS = ['html', 'css', 'script', 'font', 'preloadedFont', 'picture', 'other', 'all'] as const;
const SHOWN_SCRIPTS = 8;

type Weighed = { address: string; weight: Weight; scripts: Script[] };

/** Compares the bytes of every page in every language with the budgets; status 1 when one is broken. */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { language: { type: 'string' } } });
  const locales = LOCALES.filter((locale) => values.language === undefined || values.language === locale);
  await buildProduct();
  await using product = await startProduct();
  await using browser = await launchChromium();
  const pages = await findPages(product.origin);
  const weighed: Weighed[] = [];
  for (const address of locales.flatMap((locale) => pages.map((page) => localePath(locale, page)))) {
    await using context = await browser.newContext(PHONE);
    weighed.push({ address, ...(await weigh(context, product.origin + address)) });
  }
  const rows = weighed.map(({ address, weight }) => [address, ...COLUMNS.map((kind) => kilobytes(weight[kind]))]);
  console.log(`kB as sent, without headers\n\n${markdown({ columns: ['page', ...COLUMNS], rows })}\n`);
  const broken = weighed.flatMap(overBudget);
  console.log(broken.length === 0 ? `${rows.length} pages within their budgets` : broken.join('\n'));
  if (broken.some((line) => line.includes(': script '))) console.log(heaviestScripts(weighed));
  return broken.length === 0 ? 0 : 1;
}

async function weigh(context: BrowserContext, address: string): Promise<Omit<Weighed, 'address'>> {
  const page = await context.newPage();
  const response = await page.goto(address, { waitUntil: 'networkidle' });
  if (!response?.ok()) throw new Error(`${address} answers ${response?.status()}`);
  return { weight: await page.evaluate(weighPage), scripts: await page.evaluate(listScripts) };
}

function overBudget({ address, weight }: Weighed): string[] {
  return BYTE_BUDGETS.filter(({ kind, limit }) => weight[kind] > limit).map(
    ({ kind, name, limit }) => `${address}: ${name} ${kilobytes(weight[kind])} kB, budget ${kilobytes(limit)} kB`,
  );
}

/** What the page with the most script is made of. */
function heaviestScripts(weighed: readonly Weighed[]): string {
  const [worst] = weighed.toSorted((a, b) => b.weight.script - a.weight.script);
  const scripts = worst?.scripts.toSorted((a, b) => b.bytes - a.bytes).slice(0, SHOWN_SCRIPTS) ?? [];
  return [
    `\nHeaviest scripts of ${worst?.address}:`,
    ...scripts.map(({ name, bytes }) => `${kilobytes(bytes)} ${name}`),
  ].join('\n');
}

process.exitCode = await main();
