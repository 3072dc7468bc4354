import * as z from 'zod';
import { BOOKMARK_KINDS } from './bookmark.ts';

/** A bookmark as its owner receives it. */
export const bookmarkSchema = z.object({
  kind: z.enum(BOOKMARK_KINDS),
  itemId: z.string(),
  folderId: z.nullable(z.string()),
  note: z.string(),
  otherNote: z.nullable(z.string()),
  noteVersion: z.int(),
  addedAt: z.string(),
  updatedAt: z.string(),
});

export const bookmarkListSchema = z.object({
  folders: z.array(z.object({ id: z.string(), name: z.string(), addedAt: z.string() })),
  bookmarks: z.array(bookmarkSchema),
});
