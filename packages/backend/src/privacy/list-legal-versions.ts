import { legalDocuments } from '@dalil/database/tables/privacy.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { BASE_LOCALE, LOCALES } from '@dalil/domain/language/locale.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { LEGAL_DOCUMENT_TYPES } from '@dalil/domain/privacy/legal-document.ts';
import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import * as z from 'zod';
import { changePartSchema } from '../core/word-changes.ts';
import { Failure } from '../core/failure.ts';
import { query } from '../core/query.ts';
import { parseDocument } from '@dalil/domain/guide/parse-document.ts';
import { diffDocuments } from './document-changes.ts';
import { VERSION_NUMBER } from './legal-version-order.ts';

export const legalVersionsSchema = z.object({
  locale: z.enum(LOCALES),
  /** The newest first, which is in force. Versions that come into force later are left out. */
  versions: z.array(
    z.object({
      version: z.string(),
      effectiveDate: z.string(),
      requiresConsent: z.boolean(),
      /** What changed with it, as staff wrote it. Empty: it does not say. */
      summary: z.string(),
    }),
  ),
  /** What changed from `since` to the version in force. Null without `since`. */
  changes: z.nullable(z.array(z.array(changePartSchema))),
});

export const sinceSchema = textInput().regex(/^[\w.-]{1,20}$/);

/**
 * PRIV-8: the versions of a document and what changed since one of them, in the language, otherwise in the base language. Fails with
 * `not_found` if there is no document or no such version.
 */
export const listLegalVersions = query({
  name: 'list-legal-versions',
  input: z.object({
    type: z.enum(LEGAL_DOCUMENT_TYPES),
    locale: z.enum(LOCALES),
    since: sinceSchema.optional(),
  }),
  permission: 'privacy:read:any',
  run: async ({ db, now }, { type, locale, since }): Promise<z.infer<typeof legalVersionsSchema>> => {
    const rows = await db
      .select()
      .from(legalDocuments)
      .where(
        and(
          eq(legalDocuments.documentType, type),
          eq(legalDocuments.isActive, true),
          inArray(legalDocuments.language, [locale, BASE_LOCALE]),
          lte(legalDocuments.effectiveDate, dubaiDate(now())),
        ),
      )
      .orderBy(desc(VERSION_NUMBER));
    const shown = rows.some(({ language }) => language === locale) ? locale : BASE_LOCALE;
    const versions = rows.filter(({ language }) => language === shown);
    const [newest] = versions;
    const older = versions.find(({ version }) => version === since);
    if (!newest || (since !== undefined && !older)) throw new Failure('not_found');
    return {
      locale: shown,
      versions: versions.map(({ version, effectiveDate, requiresConsent, changes }) => ({
        version,
        effectiveDate,
        requiresConsent,
        summary: changes,
      })),
      changes: older ? diffDocuments(parseDocument(older.content), parseDocument(newest.content)) : null,
    };
  },
});
