import { createRoute } from '@hono/zod-openapi';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { pageOf } from '../core/page-of-list.ts';
import { problemResponses } from '../core/problem.ts';
import { getFact } from './get-fact.ts';
import { contentEntrySchema, listContent, listContentInput } from './list-content.ts';
import { listFacts, listFactsInput } from './list-facts.ts';
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

/** The guide as data, for other programs. */
export function openDataRoutes(deps: Deps) {
  return createRouter()
    .openapi(facts, async (c) => c.json(await listFacts(deps, c.get('actor'), c.req.valid('query')), 200))
    .openapi(fact, async (c) =>
      c.json(await getFact(deps, c.get('actor'), { ...c.req.valid('param'), ...c.req.valid('query') }), 200),
    )
    .openapi(content, async (c) => c.json(await listContent(deps, c.get('actor'), c.req.valid('query')), 200));
}
