import { referenceKey } from '@dalil/domain/bookmarks/bookmark.ts';
import { tool } from 'ai';
import * as z from 'zod';
import { listBookmarks } from '../../bookmarks/list-bookmarks.ts';
import { listItems } from '../../guide/list-items.ts';
import { MAX_ITEMS } from './cited-items.ts';
import type { ToolContext } from './tool-context.ts';

/** The newest bookmarks of the caller. Notes and folders are private and not included. */
export function bookmarksTool({ deps, actor, locale, cited }: ToolContext) {
  return tool({
    description: 'What the reader has saved in the guide, the newest first.',
    inputSchema: z.object({}),
    execute: async () => {
      const { bookmarks } = await listBookmarks(deps, actor, {});
      const references = bookmarks.toReversed().slice(0, MAX_ITEMS).map(referenceKey);
      const items = await listItems(deps, actor, { locale, references });
      return cited.show(
        items.map(({ kind, itemId, title, summary, href }) => ({
          citation: { kind, id: itemId, title, href, source: null, asOf: null },
          text: summary,
        })),
      );
    },
  });
}
