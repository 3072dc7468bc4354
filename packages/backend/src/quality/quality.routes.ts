import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { problemResponses } from '../core/problem.ts';
import { limitAttempts } from '../core/rate-limit.ts';
import { limitMessages } from './limit-messages.ts';
import { sendProblemReport, sendProblemReportInput } from './send-problem-report.ts';
import { sendSupportRequest, sendSupportRequestInput } from './send-support-request.ts';

const REPORT_EXAMPLE = {
  page: '/content/souk-al-bahar',
  reason: 'wrong-fact',
  message: 'The souk has moved its entrance.',
  locale: 'en',
};

const REQUEST_EXAMPLE = {
  key: '6f1c2a9e-4b7d-4e0a-9c53-2d8b1f7a6e40',
  kind: 'support',
  topic: 'page-problem',
  message: 'The list of beaches is cut off on my phone.',
  page: '/support',
  errorId: null,
  replyAddress: null,
  diagnostics: null,
  locale: 'en',
};

const sendReport = createRoute({
  method: 'post',
  path: '/problem-reports',
  summary: 'Says what is wrong with a page',
  request: {
    body: {
      required: true,
      content: { 'application/json': { schema: sendProblemReportInput, example: REPORT_EXAMPLE } },
    },
  },
  responses: {
    201: {
      description: 'Kept; the reference number identifies it',
      content: {
        'application/json': { schema: z.object({ reference: z.string() }), example: { reference: 'R-7K2M9QXD' } },
      },
    },
    ...problemResponses('invalid_input', 'payload_too_large', 'unsupported_media_type', 'too_many_requests'),
  },
});

const sendRequest = createRoute({
  method: 'post',
  path: '/support-requests',
  summary: 'Writes to those who run the site',
  description:
    'The same message delivered again with its key answers the same reference. A key used for another message is refused with `key_reused`.',
  request: {
    body: {
      required: true,
      content: { 'application/json': { schema: sendSupportRequestInput, example: REQUEST_EXAMPLE } },
    },
  },
  responses: {
    201: {
      description: 'Kept; the reference number identifies it',
      content: {
        'application/json': { schema: z.object({ reference: z.string() }), example: { reference: 'S-7KQ2MX4B' } },
      },
    },
    ...problemResponses(
      'invalid_input',
      'payload_too_large',
      'unsupported_media_type',
      'key_reused',
      'too_many_requests',
    ),
  },
});

/** What people write. Counted for the network and for all, and answered with 201. */
export function qualityRoutes(deps: Deps) {
  return createRouter()
    .openapi(sendReport, async (c) => {
      await limitAttempts(deps, c, 'writes');
      await limitMessages(deps, c.get('clientAddress'));
      return c.json(await sendProblemReport(deps, c.get('actor'), c.req.valid('json')), 201);
    })
    .openapi(sendRequest, async (c) => {
      await limitAttempts(deps, c, 'forms');
      await limitMessages(deps, c.get('clientAddress'));
      return c.json(await sendSupportRequest(deps, c.get('actor'), c.req.valid('json')), 201);
    });
}
