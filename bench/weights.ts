import { parseArgs } from 'node:util';
import type { BrowserContext } from '@playwright/test';
import { LOCALES, localePath } from '@dalil/domain/language/locale.ts';
import { launchChromium, PHONE } from './browser/chromium.ts';
import { listScripts, type Script, type Weight, weighPage } from './browser/weight.ts';
import { BYTE_BUDGETS, type ByteBudget, kilobytes } from './budgets.ts';
import { markdown } from './results.ts';
import { buildProduct, startProduct } from './subjects/product.ts';
import { findPages } from './subjects/site-map.ts';

const COLUMNS = ['html', 'css', 'script', 'font', 'preloadedFont', 'picture', 'other', 'all'] as const;
const MAX_SCRIPTS = 12;

type Weighed = { address: string; weight: Weight; scripts: Script[] };

/** Compares the bytes of every page in every language with the budgets. Status 1 when one is exceeded. */
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
  const rows = weighed.map(({ address, weight }) => [address, ...COLUMNS.map((kind) => cell(kind, weight[kind]))]);
  console.log(`kB as sent, without headers\n\n${markdown({ columns: ['page', ...COLUMNS], rows })}\n`);
  const broken = BYTE_BUDGETS.flatMap((budget) => overBudget(budget, weighed));
  console.log(broken.length === 0 ? `${rows.length} pages within their budgets` : broken.join('\n'));
  return broken.length === 0 ? 0 : 1;
}

function cell(kind: keyof Weight, bytes: number): string {
  const limit = BYTE_BUDGETS.find((budget) => budget.kind === kind)?.limit ?? Number.POSITIVE_INFINITY;
  return bytes > limit ? `**${kilobytes(bytes)}**` : kilobytes(bytes);
}

async function weigh(context: BrowserContext, address: string): Promise<Omit<Weighed, 'address'>> {
  const page = await context.newPage();
  const response = await page.goto(address, { waitUntil: 'networkidle' });
  if (!response?.ok()) throw new Error(`${address} answers ${response?.status()}`);
  return { weight: await page.evaluate(weighPage), scripts: await page.evaluate(listScripts) };
}

/** One line for an exceeded budget: the number of pages, the worst page, and for scripts the responsible files. */
function overBudget({ kind, name, limit }: ByteBudget, weighed: readonly Weighed[]): string[] {
  const over = weighed.filter(({ weight }) => weight[kind] > limit).toSorted((a, b) => b.weight[kind] - a.weight[kind]);
  const [worst] = over;
  if (!worst) return [];
  const max = `${kilobytes(worst.weight[kind])} of ${kilobytes(limit)} kB on ${worst.address}`;
  return [
    `${name}: over budget on ${over.length} of ${weighed.length} pages, at most ${max}`,
    ...(kind === 'script' ? filesOf(worst) : []),
  ];
}

function filesOf({ scripts }: Weighed): string[] {
  const heaviest = scripts.toSorted((a, b) => b.bytes - a.bytes);
  return heaviest.slice(0, MAX_SCRIPTS).map(({ name, bytes }) => `  ${kilobytes(bytes)} ${name}`);
}

process.exitCode = await main();
