import { createRoute } from '@hono/zod-openapi';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { PRODUCT } from '@dalil/domain/product.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { gunzip } from 'node:zlib';
import { promisify } from 'node:util';
import { OPEN_FILES, OPEN_LICENCE, openFilePath } from '@dalil/domain/guide/open-data.ts';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { pageOf } from '../core/page-of-list.ts';
import { problemResponses } from '../core/problem.ts';
import { answers } from '../core/route-parts.ts';
import { directorySchema, getDirectory } from '../directory/get-directory.ts';
import { getFact } from './get-fact.ts';
import { contentEntrySchema, listContent, listContentInput } from './list-content.ts';
import { listFacts, listFactsInput } from './list-facts.ts';
import { getOpenFile, openFileLocale } from './open-data/get-open-file.ts';
import { openJsonSchema } from './open-data/open-records.ts';
import { publicFactSchema } from './public-fact.ts';

const FACT_ID = /^[a-z0-9.-]{1,120}$/;

function found<Schema extends z.ZodType>(schema: Schema) {
  return { 200: { description: 'Found', content: { 'application/json': { schema } } } };
}

const facts = createRoute({
  method: 'get',
  path: '/facts',
  operationId: 'listFacts',
  summary: 'The facts of the guide, each with its source and date',
  request: { query: listFactsInput },
  responses: { ...found(pageOf(publicFactSchema)), ...problemResponses('invalid_input') },
});

const fact = createRoute({
  method: 'get',
  path: '/facts/{id}',
  operationId: 'getFact',
  summary: 'A fact',
  request: {
    params: z.object({
      id: textInput().regex(FACT_ID).meta({ description: 'The id of a fact', example: 'salik.peak.price' }),
    }),
    query: z.object({
      locale: z.enum(LOCALES).default('en').meta({ description: 'The language of the words', example: 'en' }),
    }),
  },
  responses: { ...found(publicFactSchema), ...problemResponses('invalid_input', 'not_found') },
});

const content = createRoute({
  method: 'get',
  path: '/content',
  operationId: 'listContent',
  summary: 'Every published item, for those who keep a copy: begin with `updatedSince`, follow `nextCursor`',
  request: { query: listContentInput },
  responses: { ...found(pageOf(contentEntrySchema)), ...problemResponses('invalid_input') },
});

const FEATURES = {
  type: 'FeatureCollection',
  features: [{ type: 'Feature', id: 'dubai-frame', geometry: { type: 'Point', coordinates: [55.3004, 25.2355] } }],
};

const openIndex = createRoute({
  method: 'get',
  path: '/open',
  operationId: 'listOpenFiles',
  summary: 'The data sets of the guide with their licence, and the sources of the directory with theirs',
  description: `The guide is licensed ${OPEN_LICENCE.id}. The directory of the city (\`/api/directory\`) is no part of these files: its entries keep the licence of their source, such as the ODbL of OpenStreetMap.`,
  responses: answers(
    z.object({
      licence: z.object({ id: z.string(), name: z.string(), url: z.string() }),
      files: z.array(z.string()),
      directory: directorySchema,
    }),
  ),
});

const openFile = createRoute({
  method: 'get',
  path: '/open/{file}',
  operationId: 'getOpenFile',
  summary: 'A whole data set as a file: facts, places, events or services as JSON or CSV, places and events as GeoJSON',
  description: `Everything published, in one language, licensed ${OPEN_LICENCE.id}: name the guide, and pass on the source and the date of each fact. Photographs have licences of their own, with their authors beside them. \`schemaVersion\` grows when a field is removed or changes its meaning. In CSV no cell is a formula: one that begins like one has an apostrophe before it.`,
  request: {
    params: z.object({
      file: textInput()
        .max(40)
        .meta({ description: `One of ${OPEN_FILES.map(({ name }) => name).join(', ')}`, example: 'facts.json' }),
    }),
    query: z.object({ locale: openFileLocale.meta({ description: 'The language of the words', example: 'en' }) }),
  },
  responses: {
    200: {
      description: 'The file',
      content: {
        'application/json': { schema: openJsonSchema },
        'text/csv': { schema: z.string(), example: 'id,topic,type,label\r\n' },
        'application/geo+json': { schema: z.looseObject({ type: z.string() }), example: FEATURES },
      },
    },
    ...problemResponses('invalid_input', 'not_found'),
  },
});

/** The guide as data, for other programs. */
export function openDataRoutes(deps: Deps) {
  return createRouter()
    .openapi(facts, async (c) => c.json(await listFacts(deps, c.get('actor'), c.req.valid('query')), 200))
    .openapi(fact, async (c) =>
      c.json(await getFact(deps, c.get('actor'), { ...c.req.valid('param'), ...c.req.valid('query') }), 200),
    )
    .openapi(openIndex, async (c) => {
      const directory = await getDirectory(deps, c.get('actor'), {});
      const files = OPEN_FILES.map(({ name }) => openFilePath(name));
      return c.json({ licence: { ...OPEN_LICENCE }, files, directory }, 200);
    })
    .openapi(openFile, async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('query') };
      const { name, mediaType, tag, zipped, zippedTag } = await getOpenFile(deps, c.get('actor'), input);
      const isZipped = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '');
      const headers = {
        'content-type': mediaType,
        'content-language': input.locale,
        'content-disposition': `inline; filename="${PRODUCT.name.toLowerCase()}-${input.locale}-${name}"`,
        link: `<${OPEN_LICENCE.url}>; rel="license"`,
        etag: isZipped ? zippedTag : tag,
        vary: 'accept-encoding',
        ...(isZipped && { 'content-encoding': 'gzip' }),
      };
      return new Response(isZipped ? zipped : await promisify(gunzip)(zipped), { status: 200, headers });
    })
    .openapi(content, async (c) => c.json(await listContent(deps, c.get('actor'), c.req.valid('query')), 200));
}
