import { dubaiDate, dubaiInstant } from '@dalil/domain/guide/dubai-date.ts';
import { DATA_PART, isArranged, isEditedKind } from '@dalil/domain/newsroom/item-data.ts';
import { commentField, dubaiMinuteField } from '@dalil/domain/newsroom/text-fields.ts';
import {
  approversNeeded,
  decideAction,
  isActionOf,
  SEND_BACK_REASONS,
  TEXT_ACTIONS,
} from '@dalil/domain/newsroom/workflow.ts';
import { WITHDRAW_REASONS, type WithdrawReason } from '@dalil/domain/guide/tombstone.ts';
import * as z from 'zod';
import { type SignedInActor, signedIn } from '../core/actor.ts';
import { command } from '../core/command.ts';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { adoptItem } from './adopt-item.ts';
import { applyChange, type Changed } from './apply-change.ts';
import { changeTexts } from './change-texts.ts';
import { findWork, legalPart } from './find-work.ts';
import { refused } from './refused.ts';
import { type PartKey, partKeyFields } from './text-key.ts';

const withReason = ['request-changes', 'reject', 'unpublish'] as const;

export const changeStateFields = {
  action: z.enum(TEXT_ACTIONS.filter((action) => action !== 'save')),
  /** The version the person has seen. A newer one is not approved by mistake. */
  version: z.int().min(1),
  /** Required to send a text back and to withdraw it. */
  reason: z.optional(z.enum([...SEND_BACK_REASONS, ...WITHDRAW_REASONS])),
  /** For the other staff. Of a publication that corrects: what users are told was corrected. */
  comment: commentField,
  /** Of an approval: publishes in the same step, once enough people have approved. All of it, or nothing. */
  isReleased: z.optional(z.boolean()),
  /** When to publish, a minute in Dubai. */
  at: z.optional(dubaiMinuteField),
  /** Withdraws or archives the item in all its languages. The data of an item always mean all of it. */
  isWholeItem: z.optional(z.boolean()),
  /** Withdraws without telling users why. */
  isReasonPrivate: z.optional(z.boolean()),
  /** The version users are to see again. */
  number: z.optional(z.int().min(0)),
};
const input = z.object({ ...partKeyFields, ...changeStateFields });
type Given = z.output<typeof input>;

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
    const part = { isArranged: isArranged(given.kind, given.locale), legal: legalPart(given.kind, given.locale) };
    if (!isActionOf(person.role, given.action, part)) throw refused('not_permitted');
    requireReason(given);
    const { kind, id, locale } = given;
    await adoptItem(deps, given);
    const key = { kind, id, locale };
    const wholeItem = wholeItemStep(given);
    return wholeItem ? changeItem(deps, person, key, wholeItem) : changeOne(deps, person, key, given);
  },
});

type WholeItemStep = Omit<Given, 'action' | 'reason'> & {
  action: 'unpublish' | 'archive';
  reason?: WithdrawReason | undefined;
};

/** An item leaves its users in all languages at the same moment. Its data go with the texts: alone they have no page. */
function wholeItemStep({ action, isWholeItem, reason, ...given }: Given): WholeItemStep | null {
  if (action !== 'unpublish' && action !== 'archive') return null;
  return given.locale === DATA_PART || isWholeItem ? { ...given, action, reason: withdrawReason(reason) } : null;
}

async function changeItem(deps: Deps, actor: SignedInActor, key: PartKey, given: WholeItemStep): Promise<Changed> {
  const { version } = await findWork(deps, key);
  if (version !== given.version) throw new Failure('conflict');
  await changeTexts(deps, actor, { kind: key.kind, id: key.id }, given);
  const { state, approvals, rules } = await findWork(deps, key);
  return { state, approvals: approvals.length, approvalsNeeded: approversNeeded(rules) };
}

/** A reason that users can be told. Undefined where it is one for authors, or none. */
const withdrawReason = (reason: Given['reason']) => WITHDRAW_REASONS.find((one) => one === reason);

function requireReason({ action, reason, kind, at, number }: Given): void {
  const missing = (path: string) => new Failure('invalid_input', { fields: [{ path, code: 'required' }] });
  if (withReason.some((one) => one === action) && reason === undefined) throw missing('reason');
  if (action === 'unpublish' && !withdrawReason(reason)) {
    throw new Failure('invalid_input', { fields: [{ path: 'reason', code: 'wrong_for_action' }] });
  }
  if (action === 'roll-back' && number === undefined) throw missing('number');
  if (action === 'schedule' && at === undefined) throw missing('at');
  // Items of other kinds are approved as they are. They have no editor yet.
  if (!isEditedKind(kind) && action !== 'approve') throw new Failure('not_found');
}

async function changeOne(deps: Deps, actor: SignedInActor, key: PartKey, given: Given): Promise<Changed> {
  const work = await findWork(deps, key, given.number);
  if (work.version !== given.version) throw new Failure('conflict');
  const now = deps.now();
  const scheduledAt = given.at === undefined ? {} : { scheduledAt: dubaiInstant(given.at) };
  const decision = decideAction(work.rules, given.action, actor, { today: dubaiDate(now), now, ...scheduledAt });
  if ('refused' in decision) throw refused(decision.refused);
  const changed = await applyChange(deps, actor, { key, work, given, to: decision.to });
  const isComplete = given.action === 'approve' && given.isReleased && changed.state === 'approved';
  return isComplete ? changeOne(deps, actor, key, { ...given, action: 'publish' }) : changed;
}
