import { FEED_SECTIONS } from '@dalil/domain/headlines/feed-source.ts';
import { IMPORTED_STATUSES } from '@dalil/domain/headlines/imported-event.ts';
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

const instant = z.string().meta({ description: 'An instant, ISO 8601', example: '2026-11-26T15:00:00.000Z' });

export const importedEventsViewSchema = z.object({
  listings: live(
    z.object({
      events: z.array(
        z.object({
          uid: z.string(),
          title: z.string(),
          startsAt: instant,
          endsAt: z.nullable(instant),
          isAllDay: z.boolean(),
          place: z.nullable(z.string()),
          /** The organiser's page. */
          url: z.nullable(z.string()),
          status: z.enum(IMPORTED_STATUSES),
          /** Where its calendar says it is. */
          position: z.optional(z.nullable(z.object({ lat: z.number(), lon: z.number() }))),
          publisher: z.string(),
          /** The calendar or page it is from. */
          publisherUrl: z.string(),
          language: z.enum(LOCALES),
        }),
      ),
    }),
  ),
});
export type ImportedEventsView = z.infer<typeof importedEventsViewSchema>;
