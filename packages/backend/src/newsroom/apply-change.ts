import { newsroomApprovals, newsroomComments, newsroomTexts } from '@dalil/database/tables/newsroom.ts';
import { dubaiInstant } from '@dalil/domain/guide/dubai-date.ts';
import type { WithdrawReason } from '@dalil/domain/guide/tombstone.ts';
import { LEGAL_KIND } from '@dalil/domain/newsroom/newsroom-kind.ts';
import {
  approversNeeded,
  type SendBackReason,
  type TextAction,
  TEXT_STATES,
  type TextState,
} from '@dalil/domain/newsroom/workflow.ts';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { SignedInActor } from '../core/actor.ts';
import { recordAudit } from '../core/audit.ts';
import type { Deps } from '../core/deps.ts';
import { requireQuality } from '../quality/control/release-gate.ts';
import { earlierData } from './earlier-data.ts';
import { findWork, type Work } from './find-work.ts';
import { publishData } from './publish-data.ts';
import { dayOfStep, isUnchanged, publishLegalVersion, requireLegalVersion } from './publish-legal.ts';
import { publishText, withdrawText, writeApproval } from './publish-text.ts';
import { requireWhole, wordsMissing } from './require-whole.ts';
import { settleMethod } from './settle-method.ts';
import { asTextKey, type PartKey } from './text-key.ts';

export const changedSchema = z.object({ state: z.enum(TEXT_STATES), approvals: z.int(), approvalsNeeded: z.int() });
export type Changed = z.infer<typeof changedSchema>;

/** A step with what it needs: a reason, a minute in Dubai, or the version users are to see again. */
export type Step = {
  action: Exclude<TextAction, 'save'>;
  comment: string;
  reason?: SendBackReason | WithdrawReason | undefined;
  at?: string | undefined;
  isReasonPrivate?: boolean | undefined;
  number?: number | undefined;
};

type Change = {
  key: PartKey;
  work: Work;
  given: Step;
  to: TextState;
};

/** The steps on the way to users. Drafts of programs and imports come to them without being sent for review. */
const NEEDS_WORDS: ReadonlySet<TextAction> = new Set(['approve', 'schedule', 'publish', 'roll-back']);

/** Carries out what the rules have decided: what users see, the state, the history and the audit log, in one transaction. */
export async function applyChange(
  deps: Deps,
  actor: { userId: string | null; role?: SignedInActor['role'] },
  { key, work, given, to }: Change,
): Promise<Changed> {
  const { action, comment, reason, at } = given;
  const { kind, id: itemId, locale } = key;
  const text = { kind, itemId, locale };
  const now = deps.now();
  let approvals = work.approvals.length;
  const textKey = asTextKey(key);
  if (action === 'submit') await requireWhole(deps, key, work);
  const missing = NEEDS_WORDS.has(action) ? wordsMissing(key, work) : null;
  if (missing) throw missing;
  await requireQuality(deps, key, work, action);
  if (action === 'approve') {
    await deps.db
      .insert(newsroomApprovals)
      .values({ ...text, hash: work.hash, approverId: actor.userId, approverRole: actor.role ?? null, approvedAt: now })
      .onConflictDoNothing();
    const isNew = !work.rules.approverIds.some((id) => id === actor.userId);
    approvals += isNew ? 1 : 0;
    const isEnough = approvals >= approversNeeded(work.rules);
    if (isEnough && textKey && kind !== LEGAL_KIND && work.version === work.liveVersion) {
      await writeApproval(deps, textKey, await findWork(deps, key));
    }
  }
  if (kind === LEGAL_KIND) await releaseLegal(deps, actor, { key, work, given, to });
  if (kind !== LEGAL_KIND && !textKey && (action === 'publish' || action === 'roll-back')) {
    const body = action === 'publish' ? work.body : await earlierData(deps, key, given.number ?? work.version);
    await publishData(deps, key, { ...work, body }, actor);
  }
  if (kind !== LEGAL_KIND && textKey && (action === 'publish' || action === 'roll-back')) {
    const correction = to === 'corrected' ? correctionOf(work, comment) : '';
    const provenance = await settleMethod(deps, actor, key, { locale: textKey.locale, words: work });
    await publishText(deps, textKey, { ...work, provenance }, correction);
  }
  if (textKey && (action === 'unpublish' || action === 'archive') && work.rules.isLive) {
    await withdrawText(deps, textKey, given.isReasonPrivate ? null : (reason ?? null));
  }
  await deps.db
    .update(newsroomTexts)
    .set({
      state: to,
      ...(to !== work.state && { stateSince: now }),
      updatedAt: now,
      reviewerId: null,
      reviewingSince: null,
      scheduledAt: action === 'schedule' && at !== undefined ? dubaiInstant(at) : null,
      ...liveAfter(work, given),
    })
    .where(and(eq(newsroomTexts.kind, kind), eq(newsroomTexts.itemId, itemId), eq(newsroomTexts.locale, locale)));
  // The version that users have is in work again.
  if (textKey && action === 'reject') await settleMethod(deps, actor, key);
  const version = given.number ?? work.version;
  const replacedVersion = action === 'publish' || action === 'roll-back' ? work.liveVersion : null;
  await deps.db.insert(newsroomComments).values({
    ...text,
    version,
    action,
    reason: reason ?? null,
    comment,
    authorId: actor.userId,
    replacedVersion,
    createdAt: now,
  });
  const metadata = { subject: `${kind}/${itemId}`, locale, action, from: work.state, to, version, hash: work.hash };
  await recordAudit(deps, {
    event: 'newsroom.state-changed',
    userId: actor.userId,
    metadata: { ...metadata, ...(reason && { reason }) },
  });
  return { state: to, approvals, approvalsNeeded: approversNeeded(work.rules) };
}

/** A version of a legal document is published in all languages: the texts that changed take the step with the data. */
async function releaseLegal(
  deps: Deps,
  actor: Parameters<typeof applyChange>[1],
  { key, work, given, to }: Change,
): Promise<void> {
  const { action, at } = given;
  if (asTextKey(key) !== null || (action !== 'publish' && action !== 'schedule')) return;
  const day = actor.userId === null ? null : dayOfStep(at, deps.now());
  const version = await requireLegalVersion(deps, key, work, day);
  if (action === 'schedule') return;
  await publishLegalVersion(deps, key.id, version);
  for (const text of version.texts.filter((one) => !isUnchanged(one.work))) {
    await applyChange(deps, actor, { ...text, given: { action, comment: '' }, to });
  }
}

/** What users are told was corrected. Of a scheduled text it was written when it was scheduled. */
const correctionOf = ({ state, correction }: Work, comment: string) =>
  comment === '' && state === 'scheduled' ? (correction ?? '') : comment;

/** What users see afterwards. A rejected change leaves the version they have as the one to work on. */
function liveAfter({ version, liveVersion }: Work, { action, reason, comment, number }: Step) {
  switch (action) {
    case 'publish':
      return { liveVersion: version, reason: null, correction: null };
    case 'roll-back':
      return { version: number ?? version, liveVersion: number ?? version, correction: null };
    case 'schedule':
      return { correction: comment === '' ? null : comment };
    case 'unpublish':
      return { liveVersion: null, reason: reason ?? null };
    case 'archive':
      return { liveVersion: null };
    case 'reject':
      return liveVersion === null ? {} : { version: liveVersion };
    default:
      return {};
  }
}
