import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { Hono } from 'hono';

/** What the worker may do: ask this site. Its own policy holds for it, not that of the pages. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** In development there is none; one that was installed from this address before would show old pages, and goes. */
const LEAVING = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()));`;

type Parts = {
  /** The folder of the client's build; null in development. */
  folder: string | null;
  /** Gives a page its styles, its policy and its headers, like any other page. */
  finish: (page: Response) => Promise<Response>;
  /** The server went back to this release, so devices must not stay with the one it left. */
  isRolledBack: boolean;
};

/** The worker of the site, and the page of each language that it answers with where it has no other. */
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
    const shell = await finish(new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }));
    shell.headers.set('x-robots-tag', 'noindex');
    return shell;
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
