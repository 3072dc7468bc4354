import { legalDocuments } from '@dalil/database/tables/privacy.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { LEGAL_DOCUMENT_TYPES } from '@dalil/domain/privacy/legal-document.ts';
import { asc, desc } from 'drizzle-orm';
import * as z from 'zod';
import { query } from '../../core/query.ts';
import { VERSION_NUMBER } from '../legal-version-order.ts';

const versionSchema = z.object({
  version: z.string(),
  effectiveDate: z.string(),
  /** The languages this version exists in, and those in which it is switched on. */
  languages: z.array(z.enum(LOCALES)),
  active: z.array(z.enum(LOCALES)),
  /** Whether users are asked for consent again when it comes into force. */
  asksAgain: z.boolean(),
  state: z.enum(['in_force', 'next', 'earlier', 'inactive']),
});
export const documentsSchema = z.object({
  items: z.array(z.object({ type: z.enum(LEGAL_DOCUMENT_TYPES), title: z.string(), versions: z.array(versionSchema) })),
});
type Version = z.infer<typeof versionSchema>;

/** STAFF-8: the legal documents with all their versions, the newest first, and which one is in force. */
export const listDocuments = query({
  name: 'list-legal-documents',
  input: z.object({}),
  permission: 'privacy:audit:any',
  run: async ({ db, now }): Promise<z.infer<typeof documentsSchema>> => {
    const rows = await db
      .select({
        type: legalDocuments.documentType,
        language: legalDocuments.language,
        version: legalDocuments.version,
        effectiveDate: legalDocuments.effectiveDate,
        isActive: legalDocuments.isActive,
        requiresConsent: legalDocuments.requiresConsent,
        title: legalDocuments.title,
      })
      .from(legalDocuments)
      .orderBy(desc(VERSION_NUMBER), asc(legalDocuments.language));
    const today = dubaiDate(now());
    return {
      items: LEGAL_DOCUMENT_TYPES.map((type) => {
        const own = rows.filter((row) => row.type === type);
        const english = own.find(({ language, isActive }) => language === 'en' && isActive) ?? own[0];
        return { type, title: english?.title ?? type, versions: versionsOf(own, today) };
      }),
    };
  },
});

type Row = { version: string; language: string; effectiveDate: string; isActive: boolean; requiresConsent: boolean };

function versionsOf(rows: readonly Row[], today: string): Version[] {
  const versions = [...Map.groupBy(rows, ({ version }) => version)].map(([version, own]) => ({
    version,
    effectiveDate: own[0]?.effectiveDate ?? '',
    asksAgain: own.some(({ requiresConsent }) => requiresConsent),
    languages: LOCALES.filter((locale) => own.some(({ language }) => language === locale)),
    active: LOCALES.filter((locale) => own.some(({ language, isActive }) => isActive && language === locale)),
  }));
  const current = versions.find(({ active, effectiveDate }) => active.length > 0 && effectiveDate <= today);
  return versions.map((version) => {
    if (version.active.length === 0) return { ...version, state: 'inactive' };
    if (version.effectiveDate > today) return { ...version, state: 'next' };
    return { ...version, state: version === current ? 'in_force' : 'earlier' };
  });
}
