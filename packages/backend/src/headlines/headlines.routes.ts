import { createRoute } from '@hono/zod-openapi';
import { feedSourceInput } from '@dalil/domain/headlines/feed-source-schema.ts';
import * as z from 'zod';
import { PRIVATE, SESSION_SECURITY } from '../accounts/route-factory.routes.ts';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import type { FailureCode } from '../core/failure.ts';
import { problemResponses } from '../core/problem.ts';
import { limitAttempts } from '../core/rate-limit.ts';
import { answers } from '../core/route-parts.ts';
import { addFeedSource } from './add-feed-source.ts';
import { changeFeedSource } from './change-feed-source.ts';
import { FEED_SOURCE_EXAMPLE, feedSourceView } from './feed-source-view.ts';
import { getHeadlines } from './get-headlines.ts';
import { getImportedEvents } from './get-imported-events.ts';
import { headlinesViewSchema, importedEventsViewSchema } from './headlines-view.ts';
import { listFeedSources } from './list-feed-sources.ts';
import { removeFeedSource } from './remove-feed-source.ts';
import { requestFeedFetch } from './request-feed-fetch.ts';
import { switchFeedSource } from './switch-feed-source.ts';

const asPrivate = { 'cache-control': PRIVATE };
const ofSource = z.object({
  id: z.uuid().meta({ description: 'The id of the source', example: FEED_SOURCE_EXAMPLE.id }),
});
const { kind, url, name, language, section, terms } = FEED_SOURCE_EXAMPLE;
const SOURCE = { kind, url, name, language, section, terms };

function answer<Schema extends z.ZodType>(schema: Schema, example: z.input<Schema>) {
  return { 200: { description: 'Done', content: { 'application/json': { schema, example } } } };
}
const rejections = (...codes: FailureCode[]) =>
  problemResponses('invalid_input', 'not_signed_in', 'permission_denied', ...codes);
const refusals = (...codes: FailureCode[]) => rejections('too_many_requests', 'origin_refused', ...codes);
const json = <Schema extends z.ZodType>(schema: Schema, example: unknown) => ({
  required: true,
  content: { 'application/json': { schema, example } },
});

const headlines = createRoute({
  method: 'get',
  path: '/live/headlines',
  summary: 'Headlines of other publishers, with links to them',
  responses: answers(headlinesViewSchema),
});

const importedEvents = createRoute({
  method: 'get',
  path: '/live/listings',
  summary: 'Coming events of other calendars, with links to their organisers',
  responses: answers(importedEventsViewSchema),
});

const listSources = createRoute({
  method: 'get',
  path: '/feed-sources',
  summary: 'The sources of headlines with what they last answered',
  security: SESSION_SECURITY,
  responses: {
    ...answer(z.object({ canFetch: z.boolean(), items: z.array(feedSourceView) }), {
      canFetch: true,
      items: [FEED_SOURCE_EXAMPLE],
    }),
    ...rejections(),
  },
});

const addSource = createRoute({
  method: 'post',
  path: '/feed-sources',
  summary: 'Adds a source of headlines, switched off',
  security: SESSION_SECURITY,
  request: { body: json(feedSourceInput, SOURCE) },
  responses: { ...answer(feedSourceView, FEED_SOURCE_EXAMPLE), ...refusals('conflict') },
});

const changeSource = createRoute({
  method: 'put',
  path: '/feed-sources/{id}',
  summary: 'Changes what is entered of a source',
  security: SESSION_SECURITY,
  request: { params: ofSource, body: json(feedSourceInput, SOURCE) },
  responses: { ...answer(feedSourceView, FEED_SOURCE_EXAMPLE), ...refusals('not_found', 'conflict') },
});

const switchSource = createRoute({
  method: 'post',
  path: '/feed-sources/{id}/switch',
  summary: 'Switches a source on or off',
  security: SESSION_SECURITY,
  request: { params: ofSource, body: json(z.object({ isOn: z.boolean() }), { isOn: true }) },
  responses: { ...answer(feedSourceView, FEED_SOURCE_EXAMPLE), ...refusals('not_found') },
});

const fetchSource = createRoute({
  method: 'post',
  path: '/feed-sources/{id}/fetch',
  summary: 'Has a source fetched soon. Answers when it was last fetched before',
  security: SESSION_SECURITY,
  request: { params: ofSource, body: json(z.object({}), {}) },
  responses: {
    ...answer(z.object({ fetchedAt: z.nullable(z.string()) }), { fetchedAt: FEED_SOURCE_EXAMPLE.fetchedAt }),
    ...refusals('not_found', 'unavailable'),
  },
});

const removeSource = createRoute({
  method: 'delete',
  path: '/feed-sources/{id}',
  summary: 'Removes a source with its headlines',
  security: SESSION_SECURITY,
  request: { params: ofSource },
  responses: { ...answer(z.object({ url: z.string() }), { url }), ...refusals('not_found') },
});

/** STAFF-4: headlines for users, and the sources they come from for staff. */
export function headlinesRoutes(deps: Deps) {
  return createRouter()
    .openapi(headlines, async (c) => c.json(await getHeadlines(deps, c.get('actor'), {}), 200))
    .openapi(importedEvents, async (c) => c.json(await getImportedEvents(deps, c.get('actor'), {}), 200))
    .openapi(listSources, async (c) => c.json(await listFeedSources(deps, c.get('actor'), {}), 200, asPrivate))
    .openapi(addSource, async (c) => {
      await limitAttempts(deps, c, 'writes');
      return c.json(await addFeedSource(deps, c.get('actor'), c.req.valid('json')), 200, asPrivate);
    })
    .openapi(changeSource, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const input = { ...c.req.valid('param'), source: c.req.valid('json') };
      return c.json(await changeFeedSource(deps, c.get('actor'), input), 200, asPrivate);
    })
    .openapi(switchSource, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const input = { ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json(await switchFeedSource(deps, c.get('actor'), input), 200, asPrivate);
    })
    .openapi(fetchSource, async (c) => {
      await limitAttempts(deps, c, 'writes');
      return c.json(await requestFeedFetch(deps, c.get('actor'), c.req.valid('param')), 200, asPrivate);
    })
    .openapi(removeSource, async (c) => {
      await limitAttempts(deps, c, 'writes');
      return c.json(await removeFeedSource(deps, c.get('actor'), c.req.valid('param')), 200, asPrivate);
    });
}
