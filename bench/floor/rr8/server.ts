import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { COPIES_FILE, type PageCopies, SITE_FOLDER } from '../page-copy.ts';
import { loadSite } from '../static-server.ts';

const BUILD = path.join(import.meta.dirname, 'build');
const EMPTY_STYLE = '<style></style>';
/** The product's compression quality for pages. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const copy = process.env.COPY_FOLDER ?? '.';
const files = new Map([...loadSite(path.join(copy, SITE_FOLDER)), ...loadSite(path.join(BUILD, 'client'))]);
const { pages } = JSON.parse(readFileSync(path.join(copy, COPIES_FILE), 'utf8')) as PageCopies;
const build = (await import(path.join(BUILD, 'server/index.js'))) as ServerBuild;
const handle = createRequestHandler(build, 'production');

async function render(request: Request, address: string): Promise<{ html: string; response: Response }> {
  const response = await handle(request);
  const html = await response.text();
  return { html: html.replace(EMPTY_STYLE, () => `<style>${pages[address]?.css}</style>`), response };
}

const app = new Hono();
app.get('*', async (c) => {
  const address = c.req.path;
  const isEncoded = c.req.header('accept-encoding')?.includes('br') === true;
  const encoding: Record<string, string> = isEncoded ? { 'content-encoding': 'br' } : {};
  const file = pages[address] ? undefined : files.get(address);
  if (file) {
    const body = isEncoded && file.encoded ? file.encoded : file.body;
    return c.body(new Uint8Array(body), 200, { ...file.headers, ...(body === file.encoded ? encoding : {}) });
  }
  const { html, response } = await render(c.req.raw, address);
  const headers = new Headers(response.headers);
  headers.set('vary', 'accept-encoding');
  if (!isEncoded) return new Response(html, { status: response.status, headers });
  headers.set('content-encoding', 'br');
  return new Response(await promisify(brotliCompress)(html, QUALITY), { status: response.status, headers });
});

serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(`ready on ${port}`));
process.once('disconnect', () => process.exit());
