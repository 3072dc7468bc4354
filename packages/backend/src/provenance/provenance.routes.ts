import { createRoute } from '@hono/zod-openapi';
import { manifestSchema, provenanceKeySchema } from '@dalil/domain/provenance/manifest.ts';
import { KINDS_WITH_MANIFEST } from '@dalil/domain/provenance/text-parts.ts';
import * as z from 'zod';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { problemResponses } from '../core/problem.ts';
import { answers, byId, inLocale } from '../core/route-parts.ts';
import { getManifest } from './get-manifest.ts';
import { listKeys } from './list-keys.ts';

const signedSchema = z.object({ manifest: manifestSchema, signature: z.string() });
const keysSchema = z.object({ keys: z.array(provenanceKeySchema) });

const manifest = createRoute({
  method: 'get',
  path: '/provenance/{kind}/{id}',
  operationId: 'getProvenance',
  summary: 'How a published text was made, with hashes of its words and sources, signed',
  request: {
    params: byId('how-salik-gates-charge').extend({
      kind: z.enum(KINDS_WITH_MANIFEST).meta({ description: 'The kind of the item', example: 'article' }),
    }),
    query: inLocale,
  },
  responses: { ...answers(signedSchema), ...problemResponses('invalid_input', 'not_found') },
});

const keys = createRoute({
  method: 'get',
  path: '/provenance/keys',
  operationId: 'listProvenanceKeys',
  summary: 'The public keys that verify manifests, retired ones included',
  responses: answers(keysSchema),
});

export function provenanceRoutes(deps: Deps) {
  return createRouter()
    .openapi(keys, async (c) => c.json(await listKeys(deps, c.get('actor'), {}), 200))
    .openapi(manifest, async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('query') };
      return c.json(await getManifest(deps, c.get('actor'), input), 200);
    });
}
