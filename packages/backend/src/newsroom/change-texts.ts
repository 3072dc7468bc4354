import type { Locale } from '@dalil/domain/language/locale.ts';
import { decideAction } from '@dalil/domain/newsroom/workflow.ts';
import { dubaiDate, dubaiInstant } from '@dalil/domain/guide/dubai-date.ts';
import { sql } from 'drizzle-orm';
import type { SignedInActor } from '../core/actor.ts';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import type { BulkInput, ItemBefore, TextBefore } from './bulk-schema.ts';
import { applyChange } from './change-state.ts';
import { findWork } from './find-work.ts';
import { refused } from './refused.ts';
import type { TextKey } from './text-key.ts';

type Given = BulkInput & { action: 'approve' | 'schedule' | 'unpublish' | 'archive' };

/**
 * Takes one step with every text of an item that the rules allow. The item is locked. If none is allowed, it fails with
 * `workflow_refused` and the reason of the first.
 */
export async function changeTexts(
  deps: Deps,
  actor: SignedInActor,
  item: BulkInput['items'][number],
  given: Given,
): Promise<ItemBefore> {
  const { kind, id } = item;
  // Items of other kinds are approved as they are.
  if (kind !== 'article' && given.action !== 'approve') throw notEditable();
  const texts: TextBefore[] = [];
  const refusals: Failure[] = [];
  for (const key of await textsOf(deps, item)) {
    const changed = await changeText(deps, actor, key, given);
    if (changed instanceof Failure) refusals.push(changed);
    else texts.push(changed);
  }
  if (texts.length === 0) throw refusals[0] ?? new Failure('not_found');
  return { kind, id, texts };
}

const notEditable = () => new Failure('workflow_refused', { fields: [{ path: 'action', code: 'not_editable' }] });
const highRisk = () => new Failure('workflow_refused', { fields: [{ path: 'action', code: 'high_risk' }] });

async function textsOf({ db }: Deps, { kind, id, locale }: BulkInput['items'][number]): Promise<TextKey[]> {
  const { rows } = await db.execute<{ locale: Locale }>(sql`
    select t.locale from newsroom_texts t join newsroom_items i using (kind, item_id)
    where t.kind = ${kind} and t.item_id = ${id} and t.locale <> 'data' ${locale === undefined ? sql`` : sql`and t.locale = ${locale}`}
    order by t.locale = i.original desc, t.locale`);
  return rows.map((row) => ({ kind, id, locale: row.locale }));
}

async function changeText(deps: Deps, actor: SignedInActor, key: TextKey, given: Given): Promise<TextBefore | Failure> {
  const work = await findWork(deps, key);
  const now = deps.now();
  const { action, at, reason, comment, isReasonPrivate } = given;
  if (action === 'approve' && work.rules.needsTwoApprovers) return highRisk();
  const moment = { today: dubaiDate(now), now, ...(at !== undefined && { scheduledAt: dubaiInstant(at) }) };
  const decision = decideAction(work.rules, action, actor, moment);
  if ('refused' in decision) return refused(decision.refused);
  const step = { action, at, reason, comment, isReasonPrivate, number: undefined };
  await applyChange(deps, actor, { key, work, given: step, to: decision.to });
  const { state, version, liveVersion } = work;
  const scheduledAt = work.scheduledAt;
  return { locale: key.locale, state, version, liveVersion, scheduledAt, reason: work.reason, to: decision.to };
}
