import type { bookmarkListSchema } from '@dalil/domain/bookmarks/bookmark-view.ts';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { query } from '../core/query.ts';
import { findBookmarkList } from './find-bookmark-list.ts';

/** PROF-6: the caller's own folders and bookmarks. Those of other users cannot be requested. */
export const listBookmarks = query({
  name: 'list-bookmarks',
  input: z.object({}),
  permission: 'bookmarks:read:own',
  run: async (deps, _input, actor): Promise<z.infer<typeof bookmarkListSchema>> => {
    const { folders, bookmarks } = await findBookmarkList(deps, signedIn(actor).userId);
    return { folders: [...folders], bookmarks: [...bookmarks] };
  },
});
