import { FEED_SECTIONS } from '@dalil/domain/headlines/feed-source.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import * as z from 'zod';
import { live } from '../city/live/live-views.ts';

const report = { publisher: z.string(), title: z.string(), url: z.string() };

export const headlinesViewSchema = z.object({
  headlines: live(
    z.object({
      clusters: z.array(
        z.object({
          ...report,
          extract: z.nullable(z.string()),
          publishedAt: z.string(),
          language: z.enum(LOCALES),
          section: z.enum(FEED_SECTIONS),
          /** Reports of the same story by other publishers. */
          others: z.readonly(z.array(z.object(report))),
        }),
      ),
    }),
  ),
});
export type HeadlinesView = z.infer<typeof headlinesViewSchema>;
