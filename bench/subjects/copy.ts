import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launchChromium } from '../browser/chromium.ts';
import { copyPages } from '../floor/copy-pages.ts';

export interface Copy {
  readonly folder: string;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Copies pages of the running product into a folder that is removed at the end. */
export async function openCopy(origin: string, paths: readonly string[]): Promise<Copy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dalil-copy-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await using browser = await launchChromium();
    await copyPages(browser, origin, paths, folder);
    return { folder, [Symbol.asyncDispose]: remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
