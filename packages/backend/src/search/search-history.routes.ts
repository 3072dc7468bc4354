import { recordedSearchSchema } from '@dalil/search/search-views.ts';
import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { SESSION_SECURITY } from '../accounts/route-factory.routes.ts';
import { signedIn } from '../core/actor.ts';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { problemResponses } from '../core/problem.ts';
import { limitAttempts, subjectOfAddress } from '../core/rate-limit.ts';
import { listSearchHistory } from './list-search-history.ts';
import { mergeSearchHistory, mergeSearchHistoryInput } from './merge-search-history.ts';
import { recordSearch, recordSearchInput } from './record-search.ts';
import { removeSearches } from './remove-searches.ts';

const PRIVATE = 'private, no-store';
const CREATED_AT = '2026-11-21T08:00:00.000Z';
const SEARCH = { query: 'free beaches', resultsCount: 12, createdAt: CREATED_AT };
const ID = '0b0f6c52-7f5c-4f0a-9c1e-5a0c3d0f7e21';

const historySchema = z.object({ searches: z.array(recordedSearchSchema) });
const historyAnswer = {
  200: {
    description: 'The newest first, ten at most',
    content: { 'application/json': { schema: historySchema, example: { searches: [{ id: ID, ...SEARCH }] } } },
  },
};
const done = { 204: { description: 'Done' } };

const record = createRoute({
  method: 'post',
  path: '/search/records',
  summary: 'Says that a search was made',
  description: 'It is counted without its maker. It joins the history of somebody who is signed in.',
  request: {
    body: {
      required: true,
      content: {
        'application/json': {
          schema: recordSearchInput,
          example: { query: 'free beaches', locale: 'en', resultsCount: 12 },
        },
      },
    },
  },
  responses: {
    ...done,
    ...problemResponses('invalid_input', 'payload_too_large', 'unsupported_media_type', 'too_many_requests'),
  },
});

const history = createRoute({
  method: 'get',
  path: '/search/history',
  summary: 'What the signed-in user searched for lately',
  security: SESSION_SECURITY,
  responses: { ...historyAnswer, ...problemResponses('not_signed_in') },
});

const merge = createRoute({
  method: 'post',
  path: '/search/history/merge',
  summary: 'Adds what was searched for on a device before signing in',
  description: 'Of the same query the newer search stays. Delivered again it changes nothing.',
  security: SESSION_SECURITY,
  request: {
    body: {
      required: true,
      content: { 'application/json': { schema: mergeSearchHistoryInput, example: { searches: [SEARCH] } } },
    },
  },
  responses: {
    ...historyAnswer,
    ...problemResponses(
      'invalid_input',
      'not_signed_in',
      'payload_too_large',
      'unsupported_media_type',
      'too_many_requests',
    ),
  },
});

const removeOne = createRoute({
  method: 'delete',
  path: '/search/history/{id}',
  summary: 'Removes one search from the own history',
  security: SESSION_SECURITY,
  request: { params: z.object({ id: z.uuid().meta({ description: 'The id of the search', example: ID }) }) },
  responses: { ...done, ...problemResponses('invalid_input', 'not_signed_in', 'too_many_requests') },
});

const removeAll = createRoute({
  method: 'delete',
  path: '/search/history',
  summary: 'Removes the own history of searches',
  security: SESSION_SECURITY,
  responses: { ...done, ...problemResponses('not_signed_in', 'too_many_requests') },
});

/** SEARCH-5, SEARCH-7: recording searches and the search history. */
export function searchHistoryRoutes(deps: Deps) {
  return createRouter()
    .openapi(record, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const actor = c.get('actor');
      const searcher = actor.kind === 'user' ? actor.userId : subjectOfAddress(c.get('clientAddress'), 48);
      await recordSearch(deps, actor, { ...c.req.valid('json'), searcher });
      return c.body(null, 204);
    })
    .openapi(history, async (c) => {
      const actor = signedIn(c.get('actor'));
      return c.json(await listSearchHistory(deps, actor, {}), 200, { 'cache-control': PRIVATE });
    })
    .openapi(merge, async (c) => {
      const actor = signedIn(c.get('actor'));
      await limitAttempts(deps, c, 'writes');
      return c.json(await mergeSearchHistory(deps, actor, c.req.valid('json')), 200, { 'cache-control': PRIVATE });
    })
    .openapi(removeOne, async (c) => {
      const actor = signedIn(c.get('actor'));
      await limitAttempts(deps, c, 'writes');
      await removeSearches(deps, actor, c.req.valid('param'));
      return c.body(null, 204);
    })
    .openapi(removeAll, async (c) => {
      const actor = signedIn(c.get('actor'));
      await limitAttempts(deps, c, 'writes');
      await removeSearches(deps, actor, {});
      return c.body(null, 204);
    });
}
