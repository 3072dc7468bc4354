import { parseArgs } from 'node:util';
import type { BrowserContext } from '@playwright/test';
import { LOCALES, localePath } from '@dalil/domain/language/locale.ts';
import { launchChromium, PHONE } from './browser/chromium.ts';
import { type Weight, weighPage } from './browser/weight.ts';
import { BYTE_BUDGETS, kilobytes } from './budgets.ts';
import { buildProduct, startProduct } from './subjects/product.ts';
import { findPages } from './subjects/site-map.ts';

/** Compares the bytes of every page in every language with the budgets; status 1 when one is broken. */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { language: { type: 'string' } } });
  const locales = LOCALES.filter((locale) => values.language === undefined || values.language === locale);
  await buildProduct();
  await using product = await startProduct();
  await using browser = await launchChromium();
  const pages = await findPages(product.origin);
  const rows: string[] = [];
  const broken: string[] = [];
  for (const locale of locales) {
    for (const page of pages) {
      const address = localePath(locale, page);
      await using context = await browser.newContext(PHONE);
      const weight = await weigh(context, product.origin + address);
      rows.push(row(address, weight));
      const over = BYTE_BUDGETS.filter(({ kind, limit }) => weight[kind] > limit);
      broken.push(...over.map(({ kind, limit }) => `${address}: ${kind} ${kilobytes(weight[kind])} of at most ${kilobytes(limit)}`));
    }
  }
  console.log('Kilobytes as sent, without headers\n\n| page | script | CSS | HTML | fonts | of them preloaded | pictures | other | all |\n|---|---:|---:|---:|---:|---:|---:|---:|---:|');
  console.log(rows.join('\n'));
  console.log(broken.length === 0 ? `\n${rows.length} pages within their budgets` : `\nOver budget:\n${broken.join('\n')}`);
  return broken.length === 0 ? 0 : 1;
}

async function weigh(context: BrowserContext, address: string): Promise<Weight> {
  const page = await context.newPage();
  const response = await page.goto(address, { waitUntil: 'networkidle' });
  if (!response?.ok()) throw new Error(`${address} answers ${response?.status()}`);
  return page.evaluate(weighPage);
}

function row(address: string, { script, css, html, font, preloadedFont, picture, other, all }: Weight): string {
  return `| ${[address, ...[script, css, html, font, preloadedFont, picture, other, all].map(kilobytes)].join(' | ')} |`;
}

process.exitCode = await main();
