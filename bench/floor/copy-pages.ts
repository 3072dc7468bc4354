import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { PHONE } from '../browser/chromium.ts';
import { COPIES_FILE, type PageCopies, SITE_FOLDER } from './page-copy.ts';
import { readPage } from './read-page.ts';
import { stripPage } from './strip-page.ts';

/**
 * Copies pages of the running product without their scripts into `folder`: `site/` is a static site with the images and fonts
 * they use, `copies.json` has the same pages as trees. Rejects when a page or a resource is missing.
 */
export async function copyPages(
  browser: Browser,
  origin: string,
  paths: readonly string[],
  folder: string,
): Promise<void> {
  const copies: PageCopies = { classNames: [], shells: {}, pages: {} };
  const resources = new Set<string>();
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false });
  for (const address of paths) {
    const page = await context.newPage();
    const response = await page.goto(origin + address, { waitUntil: 'load' });
    if (!response?.ok()) throw new Error(`${address} answers ${response?.status()}`);
    const { html, css, resources: used } = await page.evaluate(stripPage);
    const { classNames, shell, ...read } = await page.evaluate(readPage, copies.classNames);
    await page.close();
    copies.classNames = classNames;
    copies.shells[languageOf(html)] ??= shell;
    copies.pages[address] = { ...read, css };
    for (const resource of used) resources.add(resource);
    await save(folder, `${address === '/' ? '/index' : address}.html`, html);
  }
  await context.close();
  for (const resource of resources) await save(folder, resource, await download(origin + resource));
  await writeFile(path.join(folder, COPIES_FILE), JSON.stringify(copies));
}

function languageOf(html: string): string {
  return /<html[^>]*\blang="(\w+)"/.exec(html)?.[1] ?? 'en';
}

async function download(address: string): Promise<Buffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

async function save(folder: string, address: string, content: string | Buffer): Promise<void> {
  const file = path.join(folder, SITE_FOLDER, address);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
