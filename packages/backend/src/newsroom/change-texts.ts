import { DATA_PART, isEditedKind } from '@dalil/domain/newsroom/item-data.ts';
import { decideAction } from '@dalil/domain/newsroom/workflow.ts';
import { dubaiDate, dubaiInstant } from '@dalil/domain/guide/dubai-date.ts';
import { sql } from 'drizzle-orm';
import type { SignedInActor } from '../core/actor.ts';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import type { BulkInput, ItemBefore, TextBefore } from './bulk-schema.ts';
import { applyChange } from './apply-change.ts';
import { findWork, type Work } from './find-work.ts';
import { refused } from './refused.ts';
import { wordsMissing } from './require-whole.ts';
import type { ItemKey, PartKey } from './text-key.ts';

type Given = Pick<BulkInput, 'at' | 'reason' | 'comment' | 'isReasonPrivate'> & {
  action: 'approve' | 'schedule' | 'unpublish' | 'archive';
};

/**
 * Takes one step with every text of an item that the rules allow, or with one of them. The item is locked. If none is allowed, it
 * fails with `workflow_refused` and the reason of the first. A whole item leaves its users in all languages or not at all.
 */
export async function changeTexts(
  deps: Deps,
  actor: SignedInActor,
  item: BulkInput['items'][number],
  given: Given,
): Promise<ItemBefore> {
  const { kind, id } = item;
  // Items without an editor are approved as they are.
  if (!isEditedKind(kind) && given.action !== 'approve') throw notEditable();
  const isLeaving = given.action === 'unpublish' || given.action === 'archive';
  const texts: TextBefore[] = [];
  const refusals: Failure[] = [];
  for (const key of await partsOf(deps, item, given.action)) {
    const work = await findWork(deps, key);
    const changed = await changePart(deps, actor, { key, work }, given);
    if (!(changed instanceof Failure)) texts.push(changed);
    else if (isLeaving && work.rules.isLive && item.locale === undefined) throw changed;
    else refusals.push(changed);
  }
  if (texts.length === 0) throw refusals[0] ?? new Failure('not_found');
  if (isLeaving && item.locale === undefined) texts.push(...(await cancelSchedules(deps, actor, item)));
  return { kind, id, texts };
}

const notEditable = () => new Failure('workflow_refused', { fields: [{ path: 'action', code: 'not_editable' }] });
const highRisk = () => new Failure('workflow_refused', { fields: [{ path: 'action', code: 'high_risk' }] });

/** The data first, because the first text of an item needs them. They have no users of their own to leave. */
async function partsOf(
  { db }: Deps,
  { kind, id, locale }: BulkInput['items'][number],
  action: Given['action'],
): Promise<PartKey[]> {
  const isWanted =
    locale === undefined
      ? action === 'schedule'
        ? sql`true`
        : sql`t.locale <> ${DATA_PART}`
      : sql`t.locale = ${locale}`;
  const { rows } = await db.execute<{ locale: PartKey['locale'] }>(sql`
    select t.locale from newsroom_texts t join newsroom_items i using (kind, item_id)
    where t.kind = ${kind} and t.item_id = ${id} and ${isWanted}
    order by t.locale = ${DATA_PART} desc, t.locale = i.original desc, t.locale`);
  return rows.map((row) => ({ kind, id, locale: row.locale }));
}

type Part = { key: PartKey; work: Work };

async function changePart(
  deps: Deps,
  actor: SignedInActor,
  { key, work }: Part,
  given: Given,
): Promise<TextBefore | Failure> {
  const now = deps.now();
  const { action, at, reason, comment, isReasonPrivate } = given;
  if (action === 'approve' && work.rules.needsTwoApprovers) return highRisk();
  const moment = { today: dubaiDate(now), now, ...(at !== undefined && { scheduledAt: dubaiInstant(at) }) };
  const decision = decideAction(work.rules, action, actor, moment);
  if ('refused' in decision) return refused(decision.refused);
  const missing = action === 'approve' || action === 'schedule' ? wordsMissing(key, work) : null;
  if (missing) return missing;
  await applyChange(deps, actor, {
    key,
    work,
    given: { action, at, reason, comment, isReasonPrivate },
    to: decision.to,
  });
  return before({ key, work }, decision.to);
}

function before({ key: { locale }, work }: Part, to: TextBefore['to']): TextBefore {
  const { state, version, liveVersion, scheduledAt, reason } = work;
  return { locale, state, version, liveVersion, scheduledAt, reason, to };
}

/** What is still scheduled would bring an item back that staff took from its users. */
async function cancelSchedules(deps: Deps, actor: SignedInActor, { kind, id }: ItemKey): Promise<TextBefore[]> {
  const { rows } = await deps.db.execute<{ locale: PartKey['locale'] }>(sql`
    select locale from newsroom_texts where kind = ${kind} and item_id = ${id} and state = 'scheduled' order by locale`);
  const cancelled: TextBefore[] = [];
  for (const { locale } of rows) {
    const key = { kind, id, locale };
    const work = await findWork(deps, key);
    const now = deps.now();
    const decision = decideAction(work.rules, 'cancel-schedule', actor, { today: dubaiDate(now), now });
    if ('refused' in decision) throw refused(decision.refused);
    await applyChange(deps, actor, { key, work, given: { action: 'cancel-schedule', comment: '' }, to: decision.to });
    cancelled.push(before({ key, work }, decision.to));
  }
  return cancelled;
}
