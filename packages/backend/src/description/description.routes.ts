import type { OpenAPIHono } from '@hono/zod-openapi';
import type { ApiEnv } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { describeApi } from './describe-api.ts';
import type { ApiDocument } from './document.ts';
import { PAGE_POLICY, writePage } from './write-page.ts';

const CACHE_MS = 3_600_000;
const CACHING = 'public, max-age=3600';

/** Serves the description of a router on the router itself, as a document and as a page. It is generated at most hourly. */
export function openDescription(router: OpenAPIHono<ApiEnv>, { now }: Pick<Deps, 'now'>): void {
  let cached: { at: number; document: Promise<ApiDocument> } | undefined;
  const description = async () => {
    const at = now().getTime();
    if (!cached || at - cached.at >= CACHE_MS) cached = { at, document: describeApi(router) };
    const { document } = cached;
    try {
      return await document;
    } catch (error) {
      cached = undefined;
      throw error;
    }
  };
  router.get('/openapi.json', async (c) => c.json(await description(), 200, { 'cache-control': CACHING }));
  router.get('/docs', async (c) =>
    c.html(writePage(await description()), 200, {
      'cache-control': CACHING,
      'content-security-policy': PAGE_POLICY,
    }),
  );
}
