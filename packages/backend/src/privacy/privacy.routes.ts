import { createRoute } from '@hono/zod-openapi';
import { LEGAL_DOCUMENT_TYPES } from '@dalil/domain/privacy/legal-document.ts';
import * as z from 'zod';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { problemResponses } from '../core/problem.ts';
import { limitAttempts } from '../core/rate-limit.ts';
import { answers, locale } from '../core/route-parts.ts';
import { getLegalDocument } from './get-legal-document.ts';
import { answerConsent, answerConsentInput, listPendingConsents, pendingConsentsSchema } from './legal-consents.ts';
import { legalDocumentViewSchema } from './legal-document-view.ts';
import { legalVersionsSchema, listLegalVersions, sinceSchema } from './list-legal-versions.ts';

const params = z.object({
  type: z.enum(LEGAL_DOCUMENT_TYPES).meta({ description: 'Which document', example: 'privacy' }),
});

const readDocument = createRoute({
  method: 'get',
  path: '/legal-documents/{type}',
  summary: 'The legal document of a type in force',
  request: { params, query: z.object({ locale }) },
  responses: { ...answers(legalDocumentViewSchema), ...problemResponses('invalid_input', 'not_found') },
});

const readVersions = createRoute({
  method: 'get',
  path: '/legal-documents/{type}/versions',
  summary: 'The versions of a legal document, and what changed since one of them',
  request: {
    params,
    query: z.object({
      locale,
      since: sinceSchema.optional().meta({ description: 'An earlier version; without it no changes', example: '1.5' }),
    }),
  },
  responses: { ...answers(legalVersionsSchema), ...problemResponses('invalid_input', 'not_found') },
});

const readOperator = createRoute({
  method: 'get',
  path: '/operator',
  summary: 'Who runs this installation, as its settings say; null for what they do not name',
  responses: answers(
    z.object({ name: z.nullable(z.string()), email: z.nullable(z.string()), address: z.nullable(z.string()) }),
  ),
});

const ASKED = {
  type: 'terms' as const,
  version: '2.0',
  effectiveDate: '2026-12-01',
  locale: 'en' as const,
  hash: '5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef',
  changes: 'Says for how long reports are stored.',
};

const readPending = createRoute({
  method: 'get',
  path: '/legal-consents',
  summary: 'The documents that ask the signed-in user for consent and have no answer yet',
  request: { query: z.object({ locale }) },
  responses: {
    ...answers(pendingConsentsSchema, { items: [ASKED] }),
    ...problemResponses('invalid_input', 'not_signed_in'),
  },
});

const ANSWER = {
  id: '0198f3a2-7c1d-4e5f-8a9b-0c1d2e3f4a5b',
  type: 'terms' as const,
  version: ASKED.version,
  locale: ASKED.locale,
  hash: ASKED.hash,
  given: true,
};

const answer = createRoute({
  method: 'post',
  path: '/legal-consents',
  summary: 'Records whether the signed-in user agrees to the version of a document that asks',
  request: {
    body: { required: true, content: { 'application/json': { schema: answerConsentInput, example: ANSWER } } },
  },
  responses: {
    ...answers(z.object({ id: z.string() }), { id: ANSWER.id }),
    ...problemResponses(
      'invalid_input',
      'not_signed_in',
      'conflict',
      'payload_too_large',
      'unsupported_media_type',
      'too_many_requests',
    ),
  },
});

export function privacyRoutes(deps: Deps) {
  return createRouter()
    .openapi(readDocument, async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('query') };
      return c.json(await getLegalDocument(deps, c.get('actor'), input), 200);
    })
    .openapi(readVersions, async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('query') };
      return c.json(await listLegalVersions(deps, c.get('actor'), input), 200);
    })
    .openapi(readOperator, (c) => c.json(deps.operator, 200))
    .openapi(readPending, async (c) => {
      c.header('cache-control', 'private, no-store');
      return c.json(await listPendingConsents(deps, c.get('actor'), c.req.valid('query')), 200);
    })
    .openapi(answer, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const request = { address: c.get('clientAddress'), userAgent: c.req.header('user-agent') ?? '' };
      return c.json(await answerConsent(deps, c.get('actor'), { answer: c.req.valid('json'), request }), 200);
    });
}
