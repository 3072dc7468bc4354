import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { SESSION_SECURITY } from '../accounts/route-factory.routes.ts';
import { signedIn } from '../core/actor.ts';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { problemResponses } from '../core/problem.ts';
import { limitAttempts } from '../core/rate-limit.ts';
import { answers } from '../core/route-parts.ts';
import { checkedSubscriptionInput, checkSubscription } from './check-subscription.ts';
import { pushIdentityAt } from './push-settings.ts';
import {
  endpointInput,
  removeSubscription,
  saveSubscription,
  sendTestPush,
  savedSubscriptionInput,
} from './save-subscription.ts';

const ENDPOINT = 'https://push.example.com/send/0b2f4a52';
const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
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

const readKey = createRoute({
  method: 'get',
  path: '/push',
  summary: 'The public key with which a browser subscribes to notifications',
  security: SESSION_SECURITY,
  responses: {
    ...answers(z.object({ publicKey: z.string() }), { publicKey: KEYS.p256dh }),
    ...problemResponses('not_signed_in'),
  },
});

const save = createRoute({
  method: 'post',
  path: '/push/subscriptions',
  summary: 'Enables notifications on a browser of the signed-in user',
  security: SESSION_SECURITY,
  request: bodyOf(savedSubscriptionInput, { endpoint: ENDPOINT, keys: KEYS }),
  responses: { ...done, ...rejections, ...problemResponses('not_found') },
});

const remove = createRoute({
  method: 'post',
  path: '/push/subscriptions/remove',
  summary: 'Disables notifications on a browser of the signed-in user',
  security: SESSION_SECURITY,
  request: bodyOf(endpointInput, { endpoint: ENDPOINT }),
  responses: { ...done, ...rejections },
});

const check = createRoute({
  method: 'post',
  path: '/push/subscriptions/check',
  summary:
    'Whether messages reach a browser: its subscription is stored for the user and tied to the key that signs them',
  security: SESSION_SECURITY,
  request: bodyOf(checkedSubscriptionInput, { endpoint: ENDPOINT, publicKey: KEYS.p256dh }),
  responses: { ...answers(z.object({ isEnabled: z.boolean() }), { isEnabled: true }), ...rejections },
});

const test = createRoute({
  method: 'post',
  path: '/push/test',
  summary: 'Sends a test to an enabled browser of the signed-in user',
  security: SESSION_SECURITY,
  request: bodyOf(endpointInput, { endpoint: ENDPOINT }),
  responses: { ...done, ...rejections, ...problemResponses('not_found') },
});

/** NOTIF-3: the browsers on which a user wants notifications. */
export function pushRoutes(deps: Deps) {
  return createRouter()
    .openapi(readKey, (c) => {
      signedIn(c.get('actor'));
      return c.json({ publicKey: pushIdentityAt(deps.push, deps.now()).publicKey }, 200, {
        'cache-control': 'private, no-store',
      });
    })
    .openapi(save, async (c) => {
      const actor = signedIn(c.get('actor'));
      await limitAttempts(deps, c, 'writes');
      await saveSubscription(deps, actor, c.req.valid('json'));
      return c.body(null, 204);
    })
    .openapi(remove, async (c) => {
      const actor = signedIn(c.get('actor'));
      await limitAttempts(deps, c, 'writes');
      await removeSubscription(deps, actor, c.req.valid('json'));
      return c.body(null, 204);
    })
    .openapi(check, async (c) => {
      const actor = signedIn(c.get('actor'));
      await limitAttempts(deps, c, 'writes');
      return c.json(await checkSubscription(deps, actor, c.req.valid('json')), 200, {
        'cache-control': 'private, no-store',
      });
    })
    .openapi(test, async (c) => {
      const actor = signedIn(c.get('actor'));
      await limitAttempts(deps, c, 'writes');
      await sendTestPush(deps, actor, c.req.valid('json'));
      return c.body(null, 204);
    });
}
