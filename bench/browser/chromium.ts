import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Only the site under measurement is reachable. Requests to other hosts fail immediately. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** The system's Chromium. CHROMIUM overrides it. */
export function chromiumPath(): string {
  const found = [process.env.CHROMIUM, ...CANDIDATES].find((file) => file && existsSync(file));
  if (!found)
    throw new Error(
      'Chromium was not found. Install it (on Debian and Ubuntu: apt-get install chromium), or name it in CHROMIUM.',
    );
  return found;
}

export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
}

export interface FreshProfile {
  readonly folder: string;
  readonly context: BrowserContext;
  [Symbol.asyncDispose](): Promise<void>;
}

/** A separate Chromium with an empty profile, emulating a phone. Both are removed at the end. */
export async function openFreshProfile(flags: readonly string[] = []): Promise<FreshProfile> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dalil-profile-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    const context = await chromium.launchPersistentContext(folder, {
      executablePath: chromiumPath(),
      args: [...CHROMIUM_FLAGS, ...flags],
      ...PHONE,
    });
    return {
      folder,
      context,
      async [Symbol.asyncDispose]() {
        await context.close();
        await removeFolder();
      },
    };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}
