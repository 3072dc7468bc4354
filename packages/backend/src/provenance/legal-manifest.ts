import { legalDocuments } from '@dalil/database/tables/privacy.ts';
import { PROVENANCE_METHODS, type Provenance } from '@dalil/domain/guide/content-item.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { itemHref } from '@dalil/domain/guide/item-address.ts';
import { BASE_LOCALE, type Locale } from '@dalil/domain/language/locale.ts';
import { LEGAL_KIND } from '@dalil/domain/newsroom/newsroom-kind.ts';
import { DIGITAL_SOURCE_TYPES } from '@dalil/domain/provenance/digital-source-types.ts';
import { type Manifest, MANIFEST_FORMAT } from '@dalil/domain/provenance/manifest.ts';
import type { HashedText } from '@dalil/domain/provenance/text-parts.ts';
import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { VERSION_NUMBER } from '../privacy/legal-version-order.ts';
import { findHistory } from './find-history.ts';
import { hashOf } from './hashes.ts';
import { itemParts } from './item-parts.ts';

type Row = typeof legalDocuments.$inferSelect;

/**
 * STAFF-9: the manifest of the version of a legal document that its page shows in a language. Its version is its place among all
 * versions, the first is 1. Fails with `not_found`.
 */
export async function writeLegalManifest(deps: Deps, id: string, locale: Locale, key: string): Promise<Manifest> {
  const { db, now } = deps;
  const rows = await db
    .select()
    .from(legalDocuments)
    .where(
      and(
        eq(legalDocuments.documentType, id),
        eq(legalDocuments.isActive, true),
        inArray(legalDocuments.language, [locale, BASE_LOCALE]),
        lte(legalDocuments.effectiveDate, dubaiDate(now())),
      ),
    )
    .orderBy(desc(sql`${legalDocuments.language} = ${locale}`), desc(VERSION_NUMBER));
  const [current] = rows;
  if (!current) throw new Failure('not_found');
  const versions = rows.filter(({ language }) => language === current.language);
  const [, previous] = versions;
  const language = current.language === locale ? locale : BASE_LOCALE;
  const method = PROVENANCE_METHODS.find((one) => one === current.method) ?? 'machine-drafted';
  const { parts } = hashed(current, language);
  const published = (current.publishedAt ?? new Date(`${current.effectiveDate}T00:00:00+04:00`)).toISOString();
  return {
    format: MANIFEST_FORMAT,
    key,
    subject: {
      kind: LEGAL_KIND,
      id,
      language,
      version: versions.length,
      path: itemHref({ kind: LEGAL_KIND, id, category: null }),
    },
    text: {
      hash: hashOf(hashed(current, language)),
      parts: parts.map((part) => ({ name: part.name, hash: hashOf(part) })),
    },
    method,
    digitalSourceType: DIGITAL_SOURCE_TYPES[method],
    tool: null,
    translation:
      language === BASE_LOCALE ? null : { from: BASE_LOCALE, isReviewedByNative: false, isComparedByMachine: false },
    sources: [],
    facts: [],
    approvals: await approvalsOf(deps, current, language),
    corrections: [],
    previous: previous ? { version: versions.length - 1, hash: hashOf(hashed(previous, language)) } : null,
    publishedAt: published,
    updatedAt: published,
  };
}

function hashed({ documentType, title, content }: Row, language: Locale): HashedText {
  const words = {
    title,
    summary: '',
    shownSummary: '',
    body: { markdown: content },
    data: null,
    factIds: new Set<string>(),
  };
  return { kind: LEGAL_KIND, id: documentType, language, parts: itemParts(LEGAL_KIND, words) };
}

/** Who approved it, by role. Names are not published: a version is the operator's, not a person's. */
async function approvalsOf(deps: Deps, row: Row, locale: Locale): Promise<Manifest['approvals']> {
  const key = { kind: LEGAL_KIND, id: row.documentType, locale } as const;
  const text = { title: row.title, summary: row.changes, body: { markdown: row.content } };
  const { rows } = await deps.db.execute<{ provenance: Provenance }>(
    sql`select provenance from newsroom_items where kind = ${LEGAL_KIND} and item_id = ${row.documentType}`,
  );
  const provenance = rows[0]?.provenance;
  if (row.approvers === 0 || !provenance) return { count: row.approvers, name: null, by: [] };
  const { approvals } = await findHistory(deps, key, text, { category: null, provenance });
  return { count: row.approvers, name: null, by: approvals };
}
