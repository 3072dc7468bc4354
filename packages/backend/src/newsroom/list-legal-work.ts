import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { BASE_LOCALE, LOCALES } from '@dalil/domain/language/locale.ts';
import { DATA_PART } from '@dalil/domain/newsroom/item-data.ts';
import { LEGAL_KIND } from '@dalil/domain/newsroom/newsroom-kind.ts';
import { TEXT_STATES, type TextState } from '@dalil/domain/newsroom/workflow.ts';
import { LEGAL_DOCUMENT_TYPES } from '@dalil/domain/privacy/legal-document.ts';
import type { LegalData } from '@dalil/domain/privacy/legal-version.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { query } from '../core/query.ts';
import { VERSION_NUMBER } from '../privacy/legal-version-order.ts';

export const listLegalWorkInput = z.object({
  locale: z.enum(LOCALES).default(BASE_LOCALE).meta({ description: 'The language of the titles', example: 'en' }),
});

export const legalWorkSchema = z.object({
  items: z.array(
    z.object({
      id: z.enum(LEGAL_DOCUMENT_TYPES),
      title: z.string(),
      /** The version in force, from which day, and how many people approved its text in the language of the titles. */
      version: z.string(),
      effectiveDate: z.string(),
      approvers: z.int(),
      /** The last day on which the document counts as checked, and whether that day has passed. Null: no day is set. */
      reviewBy: z.nullable(z.string()),
      isOverdue: z.boolean(),
      /** The version that is worked on. Null: none. */
      next: z.nullable(z.object({ version: z.string(), effectiveDate: z.string(), requiresConsent: z.boolean() })),
      /** When the next version is published, a minute in Dubai. */
      scheduledAt: z.nullable(z.string()),
      /** `data`: number, date and consent. */
      parts: z.array(z.object({ locale: z.enum([DATA_PART, ...LOCALES]), state: z.enum(TEXT_STATES) })),
    }),
  ),
});
type LegalWork = z.infer<typeof legalWorkSchema>;

type Live = {
  id: LegalWork['items'][number]['id'];
  title: string;
  version: string;
  effectiveDate: string;
  approvers: number;
  reviewBy: string | null;
};
type Part = {
  id: string;
  locale: string;
  state: TextState;
  scheduledAt: string | null;
  data: LegalData | null;
  isNew: boolean;
};

/** STAFF-1, PRIV-8: the legal documents: which version is in force, which is worked on, and how far each language is. */
export const listLegalWork = query({
  name: 'list-legal-work',
  input: listLegalWorkInput,
  permission: 'newsroom:read:any',
  run: async ({ db, now }, { locale }): Promise<LegalWork> => {
    const today = dubaiDate(now());
    const { rows: live } = await db.execute<Live>(sql`
      select distinct on (document_type) document_type as id, title, version, effective_date::text as "effectiveDate", approvers,
        (select n.review_by::text from newsroom_items n where n.kind = ${LEGAL_KIND} and n.item_id = document_type) as "reviewBy"
      from legal_documents where is_active and language in (${locale}, ${BASE_LOCALE}) and effective_date <= ${today}
      order by document_type, language = ${locale} desc, ${VERSION_NUMBER} desc`);
    const { rows: parts } = await db.execute<Part>(sql`
      select t.item_id as id, t.locale, t.state, v.body->'data' as data, t.version is distinct from t.live_version as "isNew",
        to_char(t.scheduled_at at time zone 'Asia/Dubai', 'YYYY-MM-DD"T"HH24:MI') as "scheduledAt"
      from newsroom_texts t join newsroom_versions v on v.kind = t.kind and v.item_id = t.item_id and v.locale = t.locale
        and v.number = t.version where t.kind = ${LEGAL_KIND}`);
    return {
      items: LEGAL_DOCUMENT_TYPES.flatMap((type) => {
        const known = live.find(({ id }) => id === type);
        if (!known) return [];
        const isOverdue = known.reviewBy !== null && known.reviewBy < today;
        return [{ ...known, isOverdue, ...workOn(parts.filter(({ id }) => id === type)) }];
      }),
    };
  },
});

/** A document that was never opened in the newsroom is published in all its parts. */
function workOn(parts: readonly Part[]): Pick<LegalWork['items'][number], 'next' | 'scheduledAt' | 'parts'> {
  const data = parts.find(({ locale }) => locale === DATA_PART);
  return {
    next: data?.isNew ? data.data : null,
    scheduledAt: data?.scheduledAt ?? null,
    parts: ([DATA_PART, ...LOCALES] as const).map((locale) => ({
      locale,
      state: parts.find((part) => part.locale === locale)?.state ?? 'published',
    })),
  };
}
