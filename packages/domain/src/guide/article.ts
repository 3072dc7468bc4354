import * as z from 'zod/mini';
import { itemIdSchema } from './content-item.ts';
import { markdownFault } from './markdown-bounds.ts';
import { pictureIdSchema } from './picture.ts';

const WORDS_A_MINUTE = 200;

export const articleDataSchema = z.strictObject({
  isEvergreen: z.boolean(),
  placeIds: z.array(itemIdSchema),
  /** A photograph in place of the drawing. */
  picture: z.optional(pictureIdSchema),
});
export type ArticleData = z.infer<typeof articleDataSchema>;

/** Markdown that pages can parse in a bounded time. */
export const isBoundedMarkdown = z.refine<string>((markdown) => markdownFault(markdown) === null, {
  params: { code: 'too_complex' },
});

type Nature = { chosen: boolean | null; wasEvergreen: boolean | null; category: string | null };

/**
 * Whether an article is news: it is about a day, says when it was published and leaves the lists when it is old. What staff have
 * chosen decides; before a choice what users see, and of a new article its category.
 */
export function isNews({ chosen, wasEvergreen, category }: Nature): boolean {
  if (chosen !== null) return chosen;
  return wasEvergreen === null ? category === 'news' : !wasEvergreen;
}

/** Markdown: paragraphs, headings of level 2 and 3, lists, tables, strong, emphasis, links, fact tokens; no HTML. */
export const markdownBodySchema = z.strictObject({ markdown: z.string().check(z.minLength(1), isBoundedMarkdown) });
export type MarkdownBody = z.infer<typeof markdownBodySchema>;

/** Minutes of quiet reading, at least 1. Words are counted between spaces, which holds for all four languages. */
export function readingMinutes(markdown: string): number {
  const words = markdown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE));
}
