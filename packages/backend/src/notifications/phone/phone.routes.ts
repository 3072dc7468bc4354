import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { SESSION_SECURITY } from '../../accounts/route-factory.routes.ts';
import { signedIn } from '../../core/actor.ts';
import { createRouter } from '../../core/api-app.ts';
import type { Deps } from '../../core/deps.ts';
import { problemResponses } from '../../core/problem.ts';
import { limitAttempts, limitRequest } from '../../core/rate-limit.ts';
import { requestContextOf } from '../../core/request-context.ts';
import { answers, inLocale } from '../../core/route-parts.ts';
import { confirmPhone, phoneCodeInput } from './confirm-phone.ts';
import { getPhone, phoneSchema } from './get-phone.ts';
import { removePhone } from './remove-phone.ts';
import { phoneNumberInput } from './save-phone-code.ts';
import { sendPhoneCode } from './send-phone-code.ts';

const asPrivate = { 'cache-control': 'private, no-store' };
const done = { 204: { description: 'Done' } };
const rejections = problemResponses(
  'invalid_input',
  'not_signed_in',
  'payload_too_large',
  'unsupported_media_type',
  'too_many_requests',
);
const bodyOf = <Schema extends z.ZodType>(schema: Schema, example: z.input<Schema>) => ({
  body: { required: true, content: { 'application/json': { schema, example } } },
});

const readNumber = createRoute({
  method: 'get',
  path: '/phone-number',
  summary: 'Whether text messages are offered, and the number of the signed-in user, in part',
  security: SESSION_SECURITY,
  responses: {
    ...answers(phoneSchema, { is_offered: true, phone_number: '+971 ••• 567', waiting_number: null }),
    ...problemResponses('not_signed_in'),
  },
});

const sendCode = createRoute({
  method: 'post',
  path: '/phone-number/code',
  summary: 'Sends a code to the number that the signed-in user wants to confirm',
  security: SESSION_SECURITY,
  request: { query: inLocale, ...bodyOf(phoneNumberInput, { phone_number: '050 123 4567' }) },
  responses: { ...done, ...rejections, ...problemResponses('unavailable') },
});

const confirm = createRoute({
  method: 'post',
  path: '/phone-number/confirm',
  summary: 'Confirms the number with the code of the text message, which works once',
  security: SESSION_SECURITY,
  request: bodyOf(phoneCodeInput, { code: '123456' }),
  responses: {
    ...answers(z.object({ phone_number: z.string() }), { phone_number: '+971 ••• 567' }),
    ...rejections,
    ...problemResponses('invalid_code'),
  },
});

const remove = createRoute({
  method: 'delete',
  path: '/phone-number',
  summary: 'Forgets the number of the signed-in user and switches text messages off',
  security: SESSION_SECURITY,
  responses: { ...done, ...problemResponses('not_signed_in', 'too_many_requests') },
});

/** PROF-3: the number that text messages go to. */
export function phoneRoutes(deps: Deps) {
  return createRouter()
    .openapi(readNumber, async (c) => c.json(await getPhone(deps, c.get('actor'), {}), 200, asPrivate))
    .openapi(sendCode, async (c) => {
      const actor = signedIn(c.get('actor'));
      await limitRequest(deps, requestContextOf(c), 'phoneCode', actor.userId);
      const { phone_number } = c.req.valid('json');
      await sendPhoneCode(deps, actor, { phone_number }, c.req.valid('query').locale);
      return c.body(null, 204);
    })
    .openapi(confirm, async (c) => {
      const actor = signedIn(c.get('actor'));
      // Counted outside the transaction, so that a wrong code counts.
      await limitRequest(deps, requestContextOf(c), 'phoneTry', actor.userId);
      return c.json(await confirmPhone(deps, actor, c.req.valid('json')), 200, asPrivate);
    })
    .openapi(remove, async (c) => {
      await limitAttempts(deps, c, 'writes');
      await removePhone(deps, c.get('actor'), {});
      return c.body(null, 204);
    });
}
