import { newsroomTexts, newsroomVersions } from '@dalil/database/tables/newsroom.ts';
import { contentItems } from '@dalil/database/tables/guide.ts';
import { decideAction, type TextState } from '@dalil/domain/newsroom/workflow.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { SignedInActor } from '../core/actor.ts';
import { recordAudit } from '../core/audit.ts';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { findWork } from './find-work.ts';
import { refused } from './refused.ts';
import { settleMethod } from './settle-method.ts';
import type { Written } from './text-hash.ts';
import { asTextKey, type PartKey } from './text-key.ts';

type Added = { number: number; state: TextState };

/**
 * STAFF-1: adds a version that becomes the one being worked on. It voids approvals, because they are bound to the content, and a
 * stated method that its words do not allow. The item is locked. A text that does not exist yet begins as a draft.
 */
export async function addVersion(
  deps: Deps,
  actor: SignedInActor,
  key: PartKey,
  written: Written & { note: string; isMachineMade?: boolean },
): Promise<Added> {
  const { db } = deps;
  const at = deps.now();
  const { kind, id: itemId, locale } = key;
  const isText = and(eq(newsroomTexts.kind, kind), eq(newsroomTexts.itemId, itemId), eq(newsroomTexts.locale, locale));
  const [text] = await db.select().from(newsroomTexts).where(isText);
  const before = (text?.state ?? 'draft') as TextState;
  const state = text ? await nextState(deps, actor, key) : before;
  const number = await nextNumber(deps, key);
  if (!text) {
    const row = { kind, itemId, locale, state, version: number, stateSince: at, updatedAt: at };
    await db.insert(newsroomTexts).values(row);
  }
  await db
    .insert(newsroomVersions)
    .values({ kind, itemId, locale, number, ...written, authorId: actor.userId, createdAt: at });
  const moved = state === before ? {} : { state, stateSince: at, scheduledAt: null };
  await db
    .update(newsroomTexts)
    .set({ version: number, updatedAt: at, ...moved })
    .where(isText);
  await db
    .update(contentItems)
    .set({ importHash: null })
    .where(and(eq(contentItems.kind, kind), eq(contentItems.id, itemId)));
  if (asTextKey(key)) await settleMethod(deps, actor, key);
  if (state !== before) {
    const metadata = { subject: `${kind}/${itemId}`, locale, action: 'save', from: before, to: state, version: number };
    await recordAudit(deps, { event: 'newsroom.state-changed', userId: actor.userId, metadata });
  }
  return { number, state };
}

async function nextState(deps: Deps, actor: SignedInActor, key: PartKey): Promise<TextState> {
  const { rules } = await findWork(deps, key);
  const now = deps.now();
  const decision = decideAction(rules, 'save', actor, { today: dubaiDate(now), now });
  if ('refused' in decision) throw refused(decision.refused);
  return decision.to;
}

async function nextNumber({ db }: Deps, { kind, id, locale }: PartKey): Promise<number> {
  const [row] = await db
    .select({ number: sql<number>`coalesce(max(${newsroomVersions.number}), 0) + 1` })
    .from(newsroomVersions)
    .where(and(eq(newsroomVersions.kind, kind), eq(newsroomVersions.itemId, id), eq(newsroomVersions.locale, locale)));
  if (!row) throw new Failure('not_found');
  return row.number;
}
