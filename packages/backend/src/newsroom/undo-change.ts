import { newsroomBulkChanges, newsroomItems, newsroomTexts } from '@dalil/database/tables/newsroom.ts';
import { dubaiInstant } from '@dalil/domain/guide/dubai-date.ts';
import { UNDO_MINUTES } from '@dalil/domain/newsroom/bulk-change.ts';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { type SignedInActor, signedIn } from '../core/actor.ts';
import { recordAudit } from '../core/audit.ts';
import { command } from '../core/command.ts';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { adoptItem } from './adopt-item.ts';
import { type BulkAnswer, type ItemBefore, itemBeforeSchema, type TextBefore } from './bulk-schema.ts';
import { bringBack, writeReviewDate } from './publish-text.ts';
import { asTextKey, type ItemKey } from './text-key.ts';

export const undoInput = z.object({ id: z.uuid() });
const MINUTE_MS = 60_000;

/**
 * STAFF-6: undoes a change of many items, by whoever made it, within a short time. An item that changed since is left alone and
 * answered as `changed`. Fails with `not_found` when it is too late or not one's own change.
 */
export const undoChange = command<typeof undoInput, BulkAnswer>({
  name: 'undo-change',
  input: undoInput,
  permission: 'newsroom:read:any',
  audit: {
    event: 'newsroom.many-changed',
    metadata: ({ id }, { outcomes }) => ({ action: 'undo', undo: id, items: outcomes.length }),
  },
  run: async (deps, { id }, actor) => {
    const person = signedIn(actor);
    const [change] = await deps.db
      .select()
      .from(newsroomBulkChanges)
      .where(and(eq(newsroomBulkChanges.id, id), eq(newsroomBulkChanges.changedBy, person.userId)))
      .for('update');
    const now = deps.now();
    const age = now.getTime() - (change?.changedAt.getTime() ?? 0);
    if (!change || change.undoneAt || age > UNDO_MINUTES * MINUTE_MS) throw new Failure('not_found');
    await deps.db.update(newsroomBulkChanges).set({ undoneAt: now }).where(eq(newsroomBulkChanges.id, id));
    const outcomes: BulkAnswer['outcomes'] = [];
    for (const item of z.array(itemBeforeSchema).parse(change.before)) {
      const isUndone = await undoItem(deps, person, item);
      outcomes.push({ kind: item.kind, id: item.id, refused: isUndone ? null : 'changed' });
    }
    return { outcomes, undo: null };
  },
});

async function undoItem(deps: Deps, actor: SignedInActor, item: ItemBefore): Promise<boolean> {
  await adoptItem(deps, item);
  const isItem = and(eq(newsroomItems.kind, item.kind), eq(newsroomItems.itemId, item.id));
  const [row] = await deps.db.select().from(newsroomItems).where(isItem);
  if (item.owner) {
    if (row?.ownerId !== item.owner.to) return false;
    await deps.db.update(newsroomItems).set({ ownerId: item.owner.from }).where(isItem);
    return true;
  }
  if (item.review) {
    if (row?.reviewBy !== item.review.to) return false;
    const set = { reviewBy: item.review.from, version: row.version + 1 };
    await deps.db.update(newsroomItems).set(set).where(isItem);
    await writeReviewDate(deps, item, item.review.from);
    return true;
  }
  const undone = [];
  for (const text of item.texts) undone.push(await undoText(deps, actor, item, text));
  return undone.every(Boolean);
}

/** Whether the text was still as the change left it, so that it could be put back. */
async function undoText(deps: Deps, { userId }: SignedInActor, item: ItemKey, text: TextBefore): Promise<boolean> {
  const { kind, id: itemId } = item;
  const { locale, state, version, liveVersion, scheduledAt, reason, to } = text;
  const isText = and(
    eq(newsroomTexts.kind, kind),
    eq(newsroomTexts.itemId, itemId),
    eq(newsroomTexts.locale, locale),
    eq(newsroomTexts.state, to),
    eq(newsroomTexts.version, version),
  );
  const at = deps.now();
  const put = { state, liveVersion, reason, scheduledAt: scheduledAt === null ? null : dubaiInstant(scheduledAt) };
  const changed = await deps.db
    .update(newsroomTexts)
    .set({ ...put, stateSince: at, updatedAt: at })
    .where(isText)
    .returning({ locale: newsroomTexts.locale });
  if (changed.length === 0) return false;
  const key = asTextKey({ kind, id: itemId, locale });
  if (key && liveVersion !== null && (to === 'unpublished' || to === 'archived')) await bringBack(deps, key);
  const metadata = { subject: `${kind}/${itemId}`, locale, action: 'undo', from: to, to: state, version };
  await recordAudit(deps, { event: 'newsroom.state-changed', userId, metadata });
  return true;
}
