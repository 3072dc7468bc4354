import { newsroomBulkChanges } from '@dalil/database/tables/newsroom.ts';
import { BULK_CHANGE_RETENTION_DAYS, BULK_ROLES, type BulkRefusal } from '@dalil/domain/newsroom/bulk-change.ts';
import { lt, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { type SignedInActor, signedIn } from '../core/actor.ts';
import { command } from '../core/command.ts';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { adoptItem } from './adopt-item.ts';
import { type BulkAnswer, type BulkInput, bulkInput, type BulkOutcome, type ItemBefore } from './bulk-schema.ts';
import { changeTexts } from './change-texts.ts';
import { findStaff } from './find-staff.ts';
import { writeReviewDate } from './publish-text.ts';
import type { ItemKey } from './text-key.ts';

const DAY_MS = 86_400_000;

/**
 * STAFF-6: one action on many items. Each is decided by the rules of the workflow and answered for itself: what is refused stays
 * as it is and does not hold back the others. What was there before is stored, for undoing.
 */
export const changeMany = command<typeof bulkInput, BulkAnswer>({
  name: 'change-many',
  input: bulkInput,
  permission: 'newsroom:read:any',
  audit: {
    event: 'newsroom.many-changed',
    metadata: ({ action, items, reviewBy }, { outcomes, undo }) => ({
      action,
      items: items.length,
      refused: outcomes.filter(({ refused }) => refused !== null).length,
      ...(reviewBy && { reviewBy }),
      ...(undo && { undo }),
    }),
  },
  run: async (deps, given, actor) => {
    const person = signedIn(actor);
    if (!BULK_ROLES[given.action].some((role) => role === person.role)) throw new Failure('permission_denied');
    await requireFields(deps, given);
    const outcomes: BulkOutcome[] = [];
    const before: ItemBefore[] = [];
    // In one order for everybody, so that two people with overlapping choices do not wait for each other for ever.
    for (const item of given.items.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))) {
      const { kind, id } = item;
      const changed = await changeItem(deps, person, item, given);
      outcomes.push({ kind, id, refused: 'refused' in changed ? changed.refused : null });
      if (!('refused' in changed)) before.push(changed);
    }
    return { outcomes, undo: await store(deps, person, given, before) };
  },
});

const nameOf = ({ kind, id, locale }: BulkInput['items'][number]) => `${kind}/${id}/${locale ?? ''}`;

async function requireFields(deps: Deps, { action, ownerId, reviewBy, at, reason }: BulkInput): Promise<void> {
  const wrong = (path: string, code = 'required') => new Failure('invalid_input', { fields: [{ path, code }] });
  if (action === 'assign' && ownerId === undefined) throw wrong('ownerId');
  if (action === 'set-review' && reviewBy === undefined) throw wrong('reviewBy');
  if (action === 'schedule' && at === undefined) throw wrong('at');
  if (action === 'unpublish' && reason === undefined) throw wrong('reason');
  if (action === 'assign' && ownerId) {
    const staff = await findStaff(deps);
    if (!staff.some(({ id }) => id === ownerId)) throw wrong('ownerId', 'not_staff');
  }
}

type Changed = ItemBefore | { refused: BulkRefusal };

/** In a transaction of its own within the whole, so that a refusal half-way leaves the item as it was. */
async function changeItem(
  deps: Deps,
  actor: SignedInActor,
  item: BulkInput['items'][number],
  given: BulkInput,
): Promise<Changed> {
  try {
    return await deps.db.transaction(async (transaction) => {
      const within = { ...deps, db: transaction };
      await adoptItem(within, item);
      if (given.action === 'assign') return assign(within, item, given.ownerId ?? null);
      if (given.action === 'set-review') return setReview(within, item, given.reviewBy ?? '');
      return changeTexts(within, actor, item, { ...given, action: given.action });
    });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const [field] = error.fields;
    if (error.code === 'workflow_refused' && field) return { refused: field.code as BulkRefusal };
    if (error.code === 'invalid_input') return { refused: 'incomplete' };
    if (error.code === 'not_found') return { refused: 'not_found' };
    if (error.code === 'permission_denied') return { refused: 'not_permitted' };
    throw error;
  }
}

async function assign({ db, now }: Deps, { kind, id }: ItemKey, ownerId: string | null): Promise<ItemBefore> {
  const { rows } = await db.execute<{ from: string | null }>(sql`
    update newsroom_items n set owner_id = ${ownerId}, updated_at = ${now().toISOString()}
    from (select owner_id from newsroom_items where kind = ${kind} and item_id = ${id}) b
    where n.kind = ${kind} and n.item_id = ${id} returning b.owner_id::text as "from"`);
  return { kind, id, texts: [], owner: { from: rows[0]?.from ?? null, to: ownerId } };
}

async function setReview(deps: Deps, { kind, id }: ItemKey, reviewBy: string): Promise<ItemBefore> {
  const { rows } = await deps.db.execute<{ from: string | null }>(sql`
    update newsroom_items n set review_by = ${reviewBy}, version = n.version + 1, updated_at = ${deps.now().toISOString()}
    from (select review_by from newsroom_items where kind = ${kind} and item_id = ${id}) b
    where n.kind = ${kind} and n.item_id = ${id} returning b.review_by::text as "from"`);
  await writeReviewDate(deps, { kind, id }, reviewBy);
  return { kind, id, texts: [], review: { from: rows[0]?.from ?? null, to: reviewBy } };
}

async function store(deps: Deps, { userId }: SignedInActor, { action }: BulkInput, before: readonly ItemBefore[]) {
  if (before.length === 0 || action === 'approve') return null;
  const id = randomUUID();
  const expired = new Date(deps.now().getTime() - BULK_CHANGE_RETENTION_DAYS * DAY_MS);
  await deps.db.delete(newsroomBulkChanges).where(lt(newsroomBulkChanges.changedAt, expired));
  await deps.db.insert(newsroomBulkChanges).values({ id, action, before, changedBy: userId, changedAt: deps.now() });
  return id;
}
