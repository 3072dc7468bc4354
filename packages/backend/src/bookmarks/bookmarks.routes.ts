import { createRoute } from '@hono/zod-openapi';
import { bookmarkListSchema } from '@dalil/domain/bookmarks/bookmark-view.ts';
import { signedIn } from '../core/actor.ts';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { problemResponses } from '../core/problem.ts';
import { listBookmarks } from './list-bookmarks.ts';

const FOLDER_ID = '2b0d3f7c-5a1e-4d0b-9a57-0d6c1f3e8b92';
const ADDED_AT = '2026-11-21T08:00:00.000Z';

const EXAMPLE = {
  folders: [{ id: FOLDER_ID, name: 'Weekend', addedAt: ADDED_AT }],
  bookmarks: [
    {
      kind: 'place' as const,
      itemId: 'burj-khalifa',
      folderId: FOLDER_ID,
      note: 'At sunset',
      otherNote: null,
      noteVersion: 1,
      addedAt: ADDED_AT,
      updatedAt: ADDED_AT,
    },
  ],
};

const own = createRoute({
  method: 'get',
  path: '/bookmarks',
  summary: 'What the signed-in user saved',
  responses: {
    200: {
      description: 'Everything that is saved, in the order it was added',
      content: { 'application/json': { schema: bookmarkListSchema, example: EXAMPLE } },
    },
    ...problemResponses('not_signed_in', 'permission_denied'),
  },
});

export function bookmarksRoutes(deps: Deps) {
  return createRouter().openapi(own, async (c) => {
    c.header('cache-control', 'private, no-store');
    return c.json(await listBookmarks(deps, signedIn(c.get('actor')), {}), 200);
  });
}
