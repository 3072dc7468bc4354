import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { Hono } from 'hono';
import { inlineScriptsOf } from './content-security-policy.ts';
import type { BarePage } from './finish-page.ts';
import { type RenderedPage, sendPage } from './rendered-page.ts';
import { WORKER_POLICY } from './security-headers.ts';

/** Development has no worker. This one unregisters a worker installed earlier from this address, which would serve old pages. */
const LEAVING = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()));`;

type Parts = {
  /** The folder of the client build; null in development. */
  folder: string | null;
  /** Adds styles, policy and headers to a page, as for any other page. */
  finish: (page: BarePage) => RenderedPage;
  /** The server was rolled back to this release, so devices must not stay on the newer one. */
  isRolledBack: boolean;
};

/** Serves the service worker and, for each language, its fallback page. */
export function serviceWorkerRoutes({ folder, finish, isRolledBack }: Parts): Hono {
  const app = new Hono();
  app.get('/sw.js', async (c) => {
    const script = folder === null ? LEAVING : await readIfThere(path.join(folder, 'sw.js'));
    if (script === null) return c.notFound();
    return c.body(isRolledBack ? `self.isRolledBack=true;${script}` : script, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': WORKER_POLICY,
    });
  });
  app.get(`/_shell/:file{(?:${LOCALES.join('|')})\\.html}`, async (c) => {
    const html = folder && (await readIfThere(path.join(folder, '_shell', c.req.param('file'))));
    if (html === null) return c.notFound();
    const headers = { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' };
    const shell = finish({ status: 200, headers, html, scripts: inlineScriptsOf(html) });
    return sendPage(shell, c.req.header('accept-encoding') ?? null);
  });
  return app;
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return null;
  }
}
