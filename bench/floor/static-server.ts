import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { SITE_FOLDER } from './page-copy.ts';
import { STATIC_WORKER, STATIC_WORKER_START } from './static-worker.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

type Entry = { body: Buffer; encoded: Buffer | undefined; headers: Record<string, string> };

/** Everything below a folder by its address, compressed once and cached in memory. A page's address has no extension. */
export function loadSite(folder: string): Map<string, Entry> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return new Map(files.map((file) => loadFile(folder, path.join(file.parentPath, file.name))));
}

function loadFile(folder: string, file: string): [string, Entry] {
  const ending = path.extname(file);
  const isPage = ending === '.html';
  const address = `/${path.relative(folder, file)}`.replace(/(?:\/index)?\.html$/, '') || '/';
  const body = readFileSync(file);
  const headers = {
    'content-type': TYPES[ending] ?? 'application/octet-stream',
    'cache-control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  };
  return [address, { body, encoded: ending === '.woff2' ? undefined : brotliCompressSync(body), headers }];
}

function addWorker(site: Map<string, Entry>): void {
  for (const entry of site.values()) {
    if (entry.headers['content-type'] !== TYPES['.html']) continue;
    entry.body = Buffer.concat([entry.body, Buffer.from(STATIC_WORKER_START)]);
    entry.encoded = brotliCompressSync(entry.body);
  }
  const headers = { 'content-type': TYPES['.js'] ?? '', 'cache-control': 'no-cache' };
  site.set('/sw.js', { body: Buffer.from(STATIC_WORKER), encoded: undefined, headers });
}

if (import.meta.main) {
  const site = loadSite(path.join(process.argv[2] ?? '.', SITE_FOLDER));
  if (process.argv[3] === 'with-worker') addWorker(site);
  const server = createServer((request, response) => {
    const entry = site.get((request.url ?? '/').split('?')[0] ?? '/');
    if (!entry) return void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
    const encoded = request.headers['accept-encoding']?.includes('br') ? entry.encoded : undefined;
    const body = encoded ?? entry.body;
    const encoding = encoded ? { 'content-encoding': 'br' } : {};
    response.writeHead(200, { ...entry.headers, ...encoding, 'content-length': body.length }).end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (typeof address === 'object') console.log(`ready on ${address?.port}`);
  });
  process.once('disconnect', () => process.exit());
}
