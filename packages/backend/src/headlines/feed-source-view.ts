import type { feedSources } from '@dalil/database/tables/headlines.ts';
import { FEED_SECTIONS, SOURCE_KINDS } from '@dalil/domain/headlines/feed-source.ts';
import type { ImportedEvent } from '@dalil/domain/headlines/imported-event.ts';
import type { Headline } from '@dalil/domain/headlines/headline.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import * as z from 'zod';

const instant = z.nullable(z.string());

export const feedSourceView = z.object({
  id: z.string(),
  kind: z.enum(SOURCE_KINDS),
  url: z.string(),
  name: z.string(),
  language: z.enum(LOCALES),
  section: z.enum(FEED_SECTIONS),
  terms: z.string(),
  isOn: z.boolean(),
  /** The last fetch, and what came of it: `ok`, or a code of `FEED_FAULTS`, or `http_` with a status. */
  fetchedAt: instant,
  result: z.nullable(z.string()),
  /** The last fetch that was answered, with what is stored since. */
  answeredAt: instant,
  itemCount: z.int(),
  newestTitles: z.array(z.string()),
  /** When it was switched off because reading it had to be stopped again and again. */
  setAsideAt: instant,
  /** Entries and lines of that answer that could not be read. */
  skipped: z.int(),
  /** Failures in a row, and when the source may be asked again by itself. */
  failures: z.int(),
  nextAt: instant,
});
export type FeedSourceView = z.output<typeof feedSourceView>;

type SourceRow = typeof feedSources.$inferSelect;
type RequestState = { failures: number; notBefore: Date } | undefined;

export const FEED_SOURCE_EXAMPLE: FeedSourceView = {
  id: '0b6b1f0c-6a2e-4b43-9a55-6f8f5f3f2a10',
  kind: 'headlines',
  url: 'https://publisher.example/feed',
  name: 'A Publisher',
  language: 'en',
  section: 'dubai',
  terms: 'Headlines with a link are permitted by the terms of use of 2026',
  isOn: true,
  fetchedAt: '2026-11-26T08:00:00.000Z',
  result: 'ok',
  answeredAt: '2026-11-26T08:00:00.000Z',
  itemCount: 20,
  newestTitles: ['A new station opens'],
  setAsideAt: null,
  skipped: 0,
  failures: 0,
  nextAt: '2026-11-26T08:30:00.000Z',
};

const SHOWN_TITLES = 3;

/** A source as staff see it, with the first of what it has. */
export function viewFeedSource(row: SourceRow, request?: RequestState): FeedSourceView {
  // Checked when the feed was read.
  const items = row.items as (Headline | ImportedEvent)[];
  return {
    id: row.id,
    kind: row.kind as FeedSourceView['kind'],
    url: row.url,
    name: row.name,
    language: row.language as FeedSourceView['language'],
    section: row.section as FeedSourceView['section'],
    terms: row.terms,
    isOn: row.isOn,
    fetchedAt: row.fetchedAt?.toISOString() ?? null,
    result: row.result,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    itemCount: items.length,
    newestTitles: items.slice(0, SHOWN_TITLES).map(({ title }) => title),
    setAsideAt: row.setAsideAt?.toISOString() ?? null,
    skipped: row.skipped,
    failures: request?.failures ?? 0,
    nextAt: row.isOn ? (request?.notBefore.toISOString() ?? null) : null,
  };
}
