import type { ideas } from '@dalil/database/tables/quality.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import {
  AUTHORITY_IDS,
  type AuthorityId,
  IDEA_STATES,
  IDEA_TOPIC_IDS,
  type IdeaState,
  type IdeaTopic,
} from '@dalil/domain/quality/idea.ts';
import * as z from 'zod';

type Row = typeof ideas.$inferSelect;

const day = z.string().meta({ description: 'A day in Dubai', example: '2026-11-26' });
const shared = {
  reference: z.string().meta({ description: 'The number its author was given', example: 'I-7KQ2MX4B' }),
  topic: z.enum(IDEA_TOPIC_IDS),
  state: z.enum(IDEA_STATES),
  /** To which body staff passed it on. */
  authority: z.nullable(z.enum(AUTHORITY_IDS)),
  /** The language of what staff wrote. Null if they wrote nothing. */
  staffLocale: z.nullable(z.enum(LOCALES)),
  receivedOn: day,
  changedOn: day,
};

/** What whoever has the reference may know: never the text. */
export const ideaStatusSchema = z.object({ ...shared, answer: z.nullable(z.string()) });
export type IdeaStatus = z.infer<typeof ideaStatusSchema>;

/** Examples for the description of the API. */
export const IDEA_STATUS_EXAMPLE: IdeaStatus = {
  reference: 'I-7KQ2MX4B',
  topic: 'transport',
  state: 'received',
  authority: null,
  staffLocale: null,
  receivedOn: '2026-11-26',
  changedOn: '2026-11-26',
  answer: null,
};

/** An idea that staff publish, in their own words and without its reference. */
export const publishedIdeaSchema = z.object({
  topic: shared.topic,
  state: shared.state,
  authority: shared.authority,
  staffLocale: shared.staffLocale,
  changedOn: shared.changedOn,
  summary: z.string(),
  /** The name of its author, whose profile is visible to others. Null: nobody is named. */
  author: z.nullable(z.string()),
});
export type PublishedIdea = z.infer<typeof publishedIdeaSchema>;

/** An idea with its text, for staff. */
export const staffIdeaSchema = z.object({
  ...shared,
  message: z.string(),
  locale: z.enum(LOCALES),
  answer: z.nullable(z.string()),
  summary: z.nullable(z.string()),
});
export type StaffIdea = z.infer<typeof staffIdeaSchema>;

export const STAFF_IDEA_EXAMPLE: StaffIdea = {
  ...IDEA_STATUS_EXAMPLE,
  message: 'A roof over the bus stop at the school',
  locale: 'en',
  summary: null,
};

// Written by commands that check these values.
const sharedOf = (row: Row) => ({
  reference: row.reference,
  topic: row.topic as IdeaTopic,
  state: row.state as IdeaState,
  authority: row.authority as AuthorityId | null,
  staffLocale: row.staffLocale as Locale | null,
  receivedOn: dubaiDate(row.createdAt),
  changedOn: dubaiDate(row.updatedAt),
});

export function ideaStatus(row: Row): IdeaStatus {
  return { ...sharedOf(row), answer: row.answer };
}

export function staffIdea(row: Row): StaffIdea {
  const { message, answer, summary } = row;
  return { ...sharedOf(row), message, locale: row.locale as Locale, answer, summary };
}

export function publishedIdea(row: Row, author: string | null): PublishedIdea {
  const { topic, state, authority, staffLocale, changedOn } = sharedOf(row);
  return { topic, state, authority, staffLocale, changedOn, summary: row.summary ?? '', author };
}
