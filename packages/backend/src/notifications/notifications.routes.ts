import type { NotificationView } from '@dalil/domain/notifications/notification.ts';
import { createRoute } from '@hono/zod-openapi';
import { SESSION_SECURITY } from '../accounts/route-factory.routes.ts';
import { signedIn } from '../core/actor.ts';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { problemResponses } from '../core/problem.ts';
import { limitAttempts } from '../core/rate-limit.ts';
import { answers, inLocale } from '../core/route-parts.ts';
import { clearNotifications } from './clear-notifications.ts';
import { historyInput, historySchema, listHistory } from './list-history.ts';
import { listNotifications, notificationListSchema } from './list-notifications.ts';
import { markNotificationsRead, readNotificationsInput } from './mark-notifications-read.ts';

const ID = '5d1a2f0e-5a0c-4d3f-8f7e-2b0b0f6c527f';
const EXAMPLE = {
  id: ID,
  reason: 'fact',
  topic: 'newsUpdates',
  kind: 'article',
  itemId: 'how-salik-gates-charge',
  title: 'How Salik gates charge',
  locale: 'en',
  href: '/news/how-salik-gates-charge',
  fact: { label: 'Salik at peak hours', locale: 'en', before: 'AED 4', after: 'AED 6' },
  createdAt: '2026-11-26T08:00:00Z',
  readAt: null,
  endsAt: null,
} satisfies NotificationView;
const done = { 204: { description: 'Done' } };

const list = createRoute({
  method: 'get',
  path: '/notifications',
  summary: 'The notifications of the signed-in user, the newest first',
  security: SESSION_SECURITY,
  request: { query: inLocale },
  responses: {
    ...answers(notificationListSchema, {
      unread: 1,
      notifications: [EXAMPLE],
    }),
    ...problemResponses('invalid_input', 'not_signed_in'),
  },
});

const history = createRoute({
  method: 'get',
  path: '/notifications/history',
  summary: 'All notifications of the signed-in user, page by page, the newest first',
  security: SESSION_SECURITY,
  request: { query: historyInput },
  responses: {
    ...answers(historySchema, { unread: 1, total: 1, pageSize: 20, notifications: [EXAMPLE] }),
    ...problemResponses('invalid_input', 'not_signed_in'),
  },
});

const markRead = createRoute({
  method: 'post',
  path: '/notifications/read',
  summary: 'Marks own notifications as read: the named ones, or all',
  security: SESSION_SECURITY,
  request: {
    body: {
      required: true,
      content: { 'application/json': { schema: readNotificationsInput, example: { ids: [ID] } } },
    },
  },
  responses: {
    ...done,
    ...problemResponses(
      'invalid_input',
      'not_signed_in',
      'payload_too_large',
      'unsupported_media_type',
      'too_many_requests',
    ),
  },
});

const clear = createRoute({
  method: 'delete',
  path: '/notifications',
  summary: 'Deletes all own notifications',
  security: SESSION_SECURITY,
  responses: { ...done, ...problemResponses('not_signed_in', 'too_many_requests') },
});

/** NOTIF-2: what a user is told about saved items. */
export function notificationsRoutes(deps: Deps) {
  return createRouter()
    .openapi(list, async (c) => {
      const actor = signedIn(c.get('actor'));
      c.header('cache-control', 'private, no-store');
      return c.json(await listNotifications(deps, actor, c.req.valid('query')), 200);
    })
    .openapi(history, async (c) => {
      const actor = signedIn(c.get('actor'));
      c.header('cache-control', 'private, no-store');
      return c.json(await listHistory(deps, actor, c.req.valid('query')), 200);
    })
    .openapi(markRead, async (c) => {
      const actor = signedIn(c.get('actor'));
      await limitAttempts(deps, c, 'writes');
      await markNotificationsRead(deps, actor, c.req.valid('json'));
      return c.body(null, 204);
    })
    .openapi(clear, async (c) => {
      const actor = signedIn(c.get('actor'));
      await limitAttempts(deps, c, 'writes');
      await clearNotifications(deps, actor, {});
      return c.body(null, 204);
    });
}
