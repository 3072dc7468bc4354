import { newsroomApprovals, newsroomComments, newsroomTexts } from '@dalil/database/tables/newsroom.ts';
import { dubaiDate, dubaiInstant } from '@dalil/domain/guide/dubai-date.ts';
import { DATA_PART, isEditedKind } from '@dalil/domain/newsroom/item-data.ts';
import { commentField, dubaiMinuteField } from '@dalil/domain/newsroom/text-fields.ts';
import {
  approversNeeded,
  decideAction,
  isActionOf,
  SEND_BACK_REASONS,
  TEXT_ACTIONS,
  TEXT_STATES,
  type TextState,
} from '@dalil/domain/newsroom/workflow.ts';
import { WITHDRAW_REASONS } from '@dalil/domain/guide/tombstone.ts';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { type SignedInActor, signedIn } from '../core/actor.ts';
import { recordAudit } from '../core/audit.ts';
import { command } from '../core/command.ts';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { requireQuality } from '../quality/control/release-gate.ts';
import { adoptItem } from './adopt-item.ts';
import { findWork, type Work } from './find-work.ts';
import { publishData } from './publish-data.ts';
import { liveLocales, publishText, withdrawText, writeApproval } from './publish-text.ts';
import { refused } from './refused.ts';
import { requireWhole } from './require-whole.ts';
import { asTextKey, type PartKey, partKeyFields } from './text-key.ts';

const withReason = ['request-changes', 'reject', 'unpublish'] as const;

export const changeStateFields = {
  action: z.enum(TEXT_ACTIONS.filter((action) => action !== 'save')),
  /** The version the person has seen. A newer one is not approved by mistake. */
  version: z.int().min(1),
  /** Required to send a text back and to withdraw it. */
  reason: z.optional(z.enum([...SEND_BACK_REASONS, ...WITHDRAW_REASONS])),
  /** For the other staff. Of a publication that corrects: what users are told was corrected. */
  comment: commentField,
  /** When to publish, a minute in Dubai. */
  at: z.optional(dubaiMinuteField),
  /** Withdraws the article in all its languages. */
  isWholeItem: z.optional(z.boolean()),
  /** Withdraws without telling users why. */
  isReasonPrivate: z.optional(z.boolean()),
  /** The version users are to see again. */
  number: z.optional(z.int().min(0)),
};
const input = z.object({ ...partKeyFields, ...changeStateFields });
type Given = z.output<typeof input>;

export const changedSchema = z.object({ state: z.enum(TEXT_STATES), approvals: z.int(), approvalsNeeded: z.int() });
type Changed = z.infer<typeof changedSchema>;

/**
 * STAFF-1, STAFF-3: every step of the workflow except saving. Each is recorded in the audit log with the version it concerns.
 * Fails with `permission_denied`, `conflict` if there is a newer version, and `workflow_refused` with the reason.
 */
export const changeState = command<typeof input, Changed>({
  name: 'change-state',
  input,
  permission: 'newsroom:read:any',
  audit: { none: 'one entry for each text that changes, which the verb writes itself' },
  run: async (deps, given, actor) => {
    const person = signedIn(actor);
    if (!isActionOf(person.role, given.action)) throw refused('not_permitted');
    requireReason(given);
    const { kind, id, locale } = given;
    await adoptItem(deps, given);
    const key = { kind, id, locale };
    const changed = await changeOne(deps, person, key, given);
    if (given.isWholeItem && given.action === 'unpublish') {
      for (const other of await liveLocales(deps, key)) {
        const { version } = await findWork(deps, other);
        await changeOne(deps, person, other, { ...given, version });
      }
    }
    return changed;
  },
});

/** Data alone are neither withdrawn nor taken back: they go with the texts, and their facts have a history of their own. */
const isOfTexts = (action: Given['action']) => ['unpublish', 'archive', 'roll-back'].includes(action);

function requireReason({ action, reason, kind, locale, at, number }: Given): void {
  const missing = (path: string) => new Failure('invalid_input', { fields: [{ path, code: 'required' }] });
  if (withReason.some((one) => one === action) && reason === undefined) throw missing('reason');
  if (action === 'roll-back' && number === undefined) throw missing('number');
  if (action === 'schedule' && at === undefined) throw missing('at');
  // Items of other kinds are approved as they are. They have no editor yet.
  if (!isEditedKind(kind) && action !== 'approve') throw new Failure('not_found');
  if (locale === DATA_PART && isOfTexts(action)) throw refused('wrong_state');
}

async function changeOne(deps: Deps, actor: SignedInActor, key: PartKey, given: Given): Promise<Changed> {
  const work = await findWork(deps, key, given.number);
  if (work.version !== given.version) throw new Failure('conflict');
  const now = deps.now();
  const scheduledAt = given.at === undefined ? {} : { scheduledAt: dubaiInstant(given.at) };
  const decision = decideAction(work.rules, given.action, actor, { today: dubaiDate(now), now, ...scheduledAt });
  if ('refused' in decision) throw refused(decision.refused);
  return applyChange(deps, actor, { key, work, given, to: decision.to });
}

type Change = {
  key: PartKey;
  work: Work;
  given: Pick<Given, 'action' | 'comment' | 'reason' | 'at' | 'isReasonPrivate' | 'number'>;
  to: TextState;
};

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
  await requireQuality(deps, key, work, action);
  if (action === 'approve') {
    await deps.db
      .insert(newsroomApprovals)
      .values({ ...text, hash: work.hash, approverId: actor.userId, approverRole: actor.role ?? null, approvedAt: now })
      .onConflictDoNothing();
    const isNew = !work.rules.approverIds.some((id) => id === actor.userId);
    approvals += isNew ? 1 : 0;
    const isEnough = approvals >= approversNeeded(work.rules);
    if (isEnough && textKey && work.version === work.liveVersion) {
      await writeApproval(deps, textKey, await findWork(deps, key));
    }
  }
  if (action === 'publish' && !textKey) await publishData(deps, key, work, actor);
  if (textKey && (action === 'publish' || action === 'roll-back')) {
    await publishText(deps, textKey, work, to === 'corrected' ? correctionOf(work, comment) : '');
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

/** What users are told was corrected. Of a scheduled text it was written when it was scheduled. */
const correctionOf = ({ state, correction }: Work, comment: string) =>
  comment === '' && state === 'scheduled' ? (correction ?? '') : comment;

/** What users see afterwards. A rejected change leaves the version they have as the one to work on. */
function liveAfter({ version, liveVersion }: Work, { action, reason, comment, number }: Change['given']) {
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
