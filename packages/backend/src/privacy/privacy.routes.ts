import { createRoute } from '@hono/zod-openapi';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { LEGAL_DOCUMENT_TYPES } from '@dalil/domain/privacy/legal-document.ts';
import * as z from 'zod';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { problemResponses } from '../core/problem.ts';
import { getLegalDocument } from './get-legal-document.ts';
import { legalDocumentViewSchema } from './legal-document-view.ts';

const readDocument = createRoute({
  method: 'get',
  path: '/legal-documents/{type}',
  summary: 'The legal document of a type in force',
  request: {
    params: z.object({
      type: z.enum(LEGAL_DOCUMENT_TYPES).meta({ description: 'Which document', example: 'privacy' }),
    }),
    query: z.object({
      locale: z.enum(LOCALES).default('en').meta({ description: 'The language of the words', example: 'en' }),
    }),
  },
  responses: {
    200: { description: 'The document', content: { 'application/json': { schema: legalDocumentViewSchema } } },
    ...problemResponses('invalid_input', 'not_found'),
  },
});

export function privacyRoutes(deps: Deps) {
  return createRouter().openapi(readDocument, async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('query') };
    return c.json(await getLegalDocument(deps, c.get('actor'), input), 200);
  });
}
