import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from 'hono';
import { acceptedEncoding } from './compress.ts';
import { mapWorkerPolicy, WORKER_POLICY } from './security-headers.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.geojson': 'application/geo+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** The scripts of `apps/web/workers`. Only a worker obeys the policy its script is sent with. */
const WORKER = /^\/assets\/(?:answer-questions|download-guide|read-places)-/;
/** The worker of the large map (apps/web/build-plugins/map-engine.ts), which imports what it shares with the page. */
const MAP_WORKER = /^\/assets\/map-worker-/;
const SUFFIX = { br: '.br', gzip: '.gz' } as const;
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** `file` is the path of the file where it is not the path of the request. */
export type StaticFiles = (c: Context, file?: string) => Promise<Response>;

/**
 * Serves the files of a build folder, precompressed where the build provides it, and caches them in memory. A name under
 * `/assets` contains the hash of its content, so it never changes. Earlier releases are searched next because open tabs may still
 * run them. Any other address is a 404.
 */
export function createStaticFiles(
  folder: string,
  { earlier = [], mapOrigins = [] }: { earlier?: readonly string[]; mapOrigins?: readonly string[] } = {},
): StaticFiles {
  const memory = new Map<string, Promise<Buffer | null>>();
  const load = (file: string) => {
    let content = memory.get(file);
    if (!content) {
      content = readKnown(file);
      memory.set(file, content);
      // Misses are not cached; otherwise a client could fill the memory with invented names.
      void content.then((found) => !found && memory.delete(file));
    }
    return content;
  };
  return async (c, requested = c.req.path) => {
    const type = TYPES[path.extname(requested)];
    if (!type) return c.notFound();
    const isHashed = requested.startsWith('/assets/');
    const encoding = acceptedEncoding(c.req.header('accept-encoding'));
    for (const root of isHashed ? [folder, ...earlier] : [folder]) {
      const file = path.join(root, path.normalize(requested));
      if (!file.startsWith(root + path.sep)) return c.notFound();
      const headers = headersOf(type, requested, mapOrigins);
      const encoded = encoding ? await load(file + SUFFIX[encoding]) : null;
      if (encoded && encoding) {
        return c.body(new Uint8Array(encoded), 200, { ...headers, 'content-encoding': encoding });
      }
      const plain = await load(file);
      if (plain) return c.body(new Uint8Array(plain), 200, headers);
    }
    return c.notFound();
  };
}

function headersOf(type: string, address: string, mapOrigins: readonly string[]): Record<string, string> {
  return {
    'content-type': type,
    'cache-control': address.startsWith('/assets/') ? IMMUTABLE : 'public, max-age=3600',
    'cross-origin-resource-policy': 'same-origin',
    vary: 'accept-encoding',
    ...(WORKER.test(address) ? { 'content-security-policy': WORKER_POLICY } : {}),
    ...(MAP_WORKER.test(address) ? { 'content-security-policy': mapWorkerPolicy(mapOrigins) } : {}),
  };
}

async function readKnown(file: string): Promise<Buffer | null> {
  try {
    return (await stat(file)).isFile() ? await readFile(file) : null;
  } catch {
    return null;
  }
}
