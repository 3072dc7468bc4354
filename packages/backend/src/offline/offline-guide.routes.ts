import { createRoute } from '@hono/zod-openapi';
import { PACK_NAMES } from '@dalil/domain/offline/offline-guide.ts';
import * as z from 'zod';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { isKnownToClient } from '../core/entity-tag.ts';
import { problemResponses } from '../core/problem.ts';
import { answers } from '../core/route-parts.ts';
import { getPack, getPackChanges, listPacks } from './get-pack.ts';

const NEVER_CHANGES = 'public, max-age=31536000, immutable';
const NEWEST = 'public, max-age=60, stale-while-revalidate=600';

const packsSchema = z.object({
  packs: z.array(
    z.object({
      pack: z.enum(PACK_NAMES),
      version: z.number(),
      entries: z.number(),
      bytes: z.number(),
      madeAt: z.nullable(z.string()),
    }),
  ),
});

const packs = createRoute({
  method: 'get',
  path: '/offline/packs',
  summary:
    'The guide for devices in each language, and what is searched: newest version and how many bytes it is, compressed',
  responses: answers(packsSchema),
});

const pack = createRoute({
  method: 'get',
  path: '/offline/packs/{pack}',
  summary:
    'A part of the guide of a language for a device, or of what is searched in all of them, or what has changed since a version',
  description:
    'One JSON value a line: the head with `version` and the number of `entries` of `total` from the position `from`; one entry a line, `path` with its `body` or `removed`; last `{"end": version}`, without which it was cut off. Without `since` the part from `from` on is given; the next one begins after its last entry. With `version` an answer never changes. `pack_too_old` asks for the pack from its beginning.',
  request: {
    params: z.object({
      pack: z
        .enum(PACK_NAMES)
        .meta({ description: 'The language of the pack, or `search` for what is searched', example: 'en' }),
    }),
    query: z
      .object({
        since: z
          .optional(z.coerce.number().int().min(1))
          .meta({ description: 'Only what has changed since this version' }),
        from: z
          .optional(z.coerce.number().int().min(0))
          .meta({ description: 'The number of entries the device has of this version, 0 without it', example: 0 }),
        version: z
          .optional(z.coerce.number().int().min(0))
          .meta({ description: 'Only this version, where it is the newest' }),
      })
      .refine(({ since, from }) => (since === undefined) !== (from === undefined), {
        path: ['from'],
        message: 'either `from` or `since`',
      }),
  },
  responses: {
    200: {
      description: 'The pack',
      content: {
        'application/x-ndjson': {
          schema: z.string(),
          example:
            '{"pack":"en","version":1795330000,"since":null,"from":0,"entries":1,"total":1,"madeAt":"2026-11-21T20:00:00Z"}\n',
        },
      },
    },
    304: { description: 'The client has it already' },
    ...problemResponses('invalid_input', 'pack_too_old', 'unavailable'),
  },
});

/** PWA-9: the endpoints of the offline guide. A pack is compressed once for all clients that accept brotli. */
export function offlineGuideRoutes(deps: Deps) {
  return createRouter()
    .openapi(packs, async (c) => c.json(await listPacks(deps, c.get('actor'), {}), 200))
    .openapi(pack, async (c) => {
      const { pack: name } = c.req.valid('param');
      const { since, from = 0, version } = c.req.valid('query');
      const actor = c.get('actor');
      const found =
        since === undefined
          ? await getPack(deps, actor, { pack: name, from, version })
          : await getPackChanges(deps, actor, { pack: name, since });
      const isBrotli = c.req.header('accept-encoding')?.includes('br') ?? false;
      const tag = `${isBrotli ? '' : 'W/'}"${name}-${since ?? `from${from}`}-${found.version}"`;
      const caching = version === undefined ? NEWEST : NEVER_CHANGES;
      const headers = { etag: tag, 'cache-control': caching, vary: 'accept-encoding' };
      if (isKnownToClient(c.req.header('if-none-match'), tag)) return c.body(null, 304, headers);
      const described = { ...headers, 'content-type': 'application/x-ndjson; charset=utf-8' };
      if (!isBrotli) return c.body(found.text, 200, described);
      return c.body(new Uint8Array(await found.compress()), 200, { ...described, 'content-encoding': 'br' });
    });
}
