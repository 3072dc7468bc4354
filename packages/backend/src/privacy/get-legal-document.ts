import { legalDocuments } from '@dalil/database/tables/privacy.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { PROVENANCE_METHODS } from '@dalil/domain/guide/content-item.ts';
import { BASE_LOCALE, LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { LEGAL_DOCUMENT_TYPES, type LegalDocumentType } from '@dalil/domain/privacy/legal-document.ts';
import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { query } from '../core/query.ts';
import { parseDocument } from '@dalil/domain/guide/parse-document.ts';
import type { LegalDocumentView } from './legal-document-view.ts';
import { VERSION_NUMBER } from './legal-version-order.ts';

/**
 * PRIV-8: the newest active version of a type in the language, otherwise in the base language. Fails with `not_found` if there is
 * neither. If the database fails, returns the built-in text, marked `isFallback`.
 */
export const getLegalDocument = query({
  name: 'get-legal-document',
  input: z.object({ type: z.enum(LEGAL_DOCUMENT_TYPES), locale: z.enum(LOCALES) }),
  permission: 'privacy:read:any',
  run: (deps, { type, locale }) =>
    deps.legalDocumentCache.get(
      `${type}/${locale}`,
      () => findStored(deps, type, locale),
      () => deps.readBuiltInLegalDocument(type, locale).then((document) => view(document, locale, true)),
    ),
});

async function findStored({ db, now }: Deps, type: LegalDocumentType, locale: Locale): Promise<LegalDocumentView> {
  const [row] = await db
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
    .orderBy(desc(sql`${legalDocuments.language} = ${locale}`), desc(VERSION_NUMBER))
    .limit(1);
  if (!row) throw new Failure('not_found');
  return view({ ...row, type }, locale, false);
}

type StoredDocument = {
  type: LegalDocumentType;
  language: string;
  version: string;
  effectiveDate: string;
  title: string;
  content: string;
  method?: string;
  approvers?: number;
};

function view(document: StoredDocument, requested: Locale, isFallback: boolean): LegalDocumentView {
  return {
    type: document.type,
    locale: document.language === requested ? requested : BASE_LOCALE,
    version: document.version,
    effectiveDate: document.effectiveDate,
    title: document.title,
    blocks: parseDocument(document.content),
    // The built-in texts were drafted by a machine.
    method: PROVENANCE_METHODS.find((method) => method === document.method) ?? 'machine-drafted',
    approvers: document.approvers ?? 0,
    isFallback,
  };
}
