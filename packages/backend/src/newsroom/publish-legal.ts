import { legalDocuments } from '@dalil/database/tables/privacy.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import type { ItemDataBody } from '@dalil/domain/newsroom/item-data.ts';
import { approversNeeded, isLiveState } from '@dalil/domain/newsroom/workflow.ts';
import { compareLegalVersions, type LegalData } from '@dalil/domain/privacy/legal-version.ts';
import { eq } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { findWork, type Work } from './find-work.ts';
import { refused } from './refused.ts';
import type { ItemKey, TextKey } from './text-key.ts';

export const legalDataOf = ({ body }: Pick<Work, 'body'>): LegalData => (body as ItemDataBody).data as LegalData;

type LegalText = { key: TextKey; work: Work };
/** What a version consists of: its data, and the texts of all languages. */
export type LegalVersion = { data: LegalData; texts: LegalText[] };

/** Whether the number of a version is higher than that of every version there is, in force or not. */
export async function isHigherVersion({ db }: Pick<Deps, 'db'>, id: string, version: string): Promise<boolean> {
  const rows = await db
    .select({ version: legalDocuments.version })
    .from(legalDocuments)
    .where(eq(legalDocuments.documentType, id));
  return rows.every((row) => compareLegalVersions(version, row.version) > 0);
}

/**
 * A version of a legal document that can be published: a higher number, a text in every language, each one approved or as users see
 * it already. `day` is the one on which it is published, in Dubai: a version applies from the day users can read it. Null: it was
 * judged when it was scheduled. Fails with `workflow_refused`. The item is locked.
 */
export async function requireLegalVersion(
  deps: Deps,
  key: ItemKey,
  work: Work,
  day: string | null,
): Promise<LegalVersion> {
  const data = legalDataOf(work);
  if (!(await isHigherVersion(deps, key.id, data.version))) throw refused('legal_number');
  if (day !== null && data.effectiveDate !== day) throw refused('legal_day');
  const texts: LegalText[] = [];
  for (const locale of LOCALES) texts.push(await requireText(deps, { ...key, locale }));
  return { data, texts };
}

async function requireText(deps: Deps, key: TextKey): Promise<LegalText> {
  const work = await findWork(deps, key).catch((error: unknown) => {
    if (error instanceof Failure && error.code === 'not_found') throw refused('legal_texts');
    throw error;
  });
  const isApproved = work.state === 'approved' && work.approvals.length >= approversNeeded(work.rules);
  if (!isApproved && !isUnchanged(work)) throw refused('legal_texts');
  return { key, work };
}

/** As users see it already. It goes on into the new version as it is. */
export const isUnchanged = ({ state, version, liveVersion }: Work): boolean =>
  isLiveState(state) && version === liveVersion;

/**
 * Writes the version where public queries read it, in all languages. The trigger of the table refreshes the pages and the offline
 * guide of every server. A text that did not change says nothing about what changed.
 */
export async function publishLegalVersion(deps: Deps, id: string, { data, texts }: LegalVersion): Promise<void> {
  const publishedAt = deps.now();
  const { version, effectiveDate, requiresConsent } = data;
  await deps.db.insert(legalDocuments).values(
    texts.map(({ key, work }) => ({
      documentType: id,
      language: key.locale satisfies Locale,
      version,
      effectiveDate,
      isActive: true,
      requiresConsent,
      title: work.title,
      content: (work.body as { markdown: string }).markdown,
      changes: work.summary,
      method: work.provenance.method,
      approvers: work.approvals.length,
      publishedAt,
    })),
  );
}

/** The day in Dubai on which a step publishes: that of the schedule, or today. */
export const dayOfStep = (at: string | undefined, now: Date): string => at?.slice(0, 10) ?? dubaiDate(now);
