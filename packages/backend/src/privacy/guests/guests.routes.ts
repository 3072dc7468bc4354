import { createRoute } from '@hono/zod-openapi';
import { REQUEST_STATUSES, REQUEST_TYPES } from '@dalil/domain/privacy/data-request.ts';
import { RECEIPT_FORMAT, type SignedReceipt } from '@dalil/domain/privacy/receipt.ts';
import * as z from 'zod';
import { countProofAs } from '../../accounts/account-limits.ts';
import { createRouter } from '../../core/api-app.ts';
import type { Deps } from '../../core/deps.ts';
import { problemResponses } from '../../core/problem.ts';
import { limitAttempts, limitFailures } from '../../core/rate-limit.ts';
import { requestContextOf } from '../../core/request-context.ts';
import { answers } from '../../core/route-parts.ts';
import { checkReceipt } from '../receipts/check-receipt.ts';
import { getReceipt, receiptNumber } from '../receipts/get-receipt.ts';
import { signedReceiptSchema } from '../receipts/receipt-schema.ts';
import { askAsGuest, guestRequest } from './ask-as-guest.ts';
import { confirmGuest, guestCode } from './confirm-guest.ts';

const asPrivate = { 'cache-control': 'private, no-store' };
const WRITE = ['invalid_input', 'too_many_requests', 'origin_refused'] as const;

const body = <Schema extends z.ZodType>(schema: Schema, example: z.input<Schema>) => ({
  body: { required: true, content: { 'application/json': { schema, example } } },
});

const ask = createRoute({
  method: 'post',
  path: '/guest-data-requests',
  summary: 'Sends a code to an address, by which a request about its data is confirmed; the same for every address',
  request: body(guestRequest, { email: 'guest@example.com', request_type: 'access', description: '', locale: 'en' }),
  responses: { ...answers(z.object({ ok: z.literal(true) }), { ok: true }), ...problemResponses(...WRITE) },
});

const guestReceipt = z.object({
  receipt_number: z.string(),
  request_type: z.enum(REQUEST_TYPES),
  status: z.enum(REQUEST_STATUSES),
  due_date: z.string(),
});

const confirm = createRoute({
  method: 'post',
  path: '/guest-data-requests/confirm',
  summary: 'Sends the request once the code from the mail is right',
  request: body(guestCode, { email: 'guest@example.com', code: '123456' }),
  responses: {
    ...answers(guestReceipt, {
      receipt_number: 'D-7KQ2MX4B',
      request_type: 'access',
      status: 'pending',
      due_date: '2026-12-26T08:00:00.000Z',
    }),
    ...problemResponses(...WRITE, 'invalid_code'),
  },
});

const EXAMPLE: SignedReceipt = {
  receipt: {
    format: RECEIPT_FORMAT,
    key: '3f1c0a9b7e6d5c4f',
    number: 'D-7KQ2MX4B',
    type: 'erasure',
    status: 'completed',
    received: '2026-11-26T08:00:00.000Z',
    due: '2026-12-26T08:00:00.000Z',
    completed: '2026-12-10T08:47:00.000Z',
    erasure: { categories: [{ category: 'bookmarks', deleted: 12, cleared: 0, kept: 0 }], left: 0 },
  },
  signature: 'c2lnbmF0dXJl',
};

const receipt = createRoute({
  method: 'get',
  path: '/request-receipts/{number}',
  summary: 'The signed receipt of a request about one’s own data, by its number; nothing in it is about a person',
  request: { params: receiptNumber },
  responses: {
    ...answers(signedReceiptSchema, EXAMPLE),
    ...problemResponses('invalid_input', 'not_found', 'too_many_requests'),
  },
});

const check = createRoute({
  method: 'post',
  path: '/request-receipts/check',
  summary: 'Whether a receipt was signed here and has not been changed',
  request: body(signedReceiptSchema, EXAMPLE),
  responses: { ...answers(z.object({ isValid: z.boolean() }), { isValid: true }), ...problemResponses(...WRITE) },
});

/** PRIV-6: requests of people without an account, and receipts of all requests. */
export function guestsRoutes(deps: Deps) {
  return createRouter()
    .openapi(ask, async (c) => {
      await limitAttempts(deps, c, 'forms');
      await askAsGuest(deps, c.get('actor'), c.req.valid('json'));
      return c.json({ ok: true as const }, 200, asPrivate);
    })
    .openapi(confirm, async (c) => {
      const context = requestContextOf(c);
      const { email, code } = c.req.valid('json');
      const confirmed = await limitFailures(deps, context, countProofAs(context, 'verify', email), () =>
        confirmGuest(deps, { email, code }),
      );
      return c.json(confirmed, 200, asPrivate);
    })
    .openapi(receipt, async (c) => c.json(await getReceipt(deps, c.get('actor'), c.req.valid('param')), 200, asPrivate))
    .openapi(check, async (c) => {
      await limitAttempts(deps, c, 'writes');
      return c.json(await checkReceipt(deps, c.get('actor'), c.req.valid('json')), 200, asPrivate);
    });
}
