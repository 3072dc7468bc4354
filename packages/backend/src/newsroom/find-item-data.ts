import { factSlots, type FactSlot, type ItemDataBody } from '@dalil/domain/newsroom/item-data.ts';
import type { Fact } from '@dalil/domain/guide/fact.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { FACT_JSON } from '../guide/find-facts.ts';
import type { ItemKey } from './text-key.ts';

/** A fact that the data of an item refer to. `fact` null: it does not exist yet. `version` stands for everything stored of it. */
export type SlotFact = FactSlot & { fact: Fact | null; version: string | null };

/** The facts that the data refer to, in their order. */
export async function findSlotFacts(
  { db }: Pick<Deps, 'db'>,
  { kind, id }: ItemKey,
  data: unknown,
): Promise<SlotFact[]> {
  const slots = data === null ? [] : factSlots(kind, id, data);
  if (slots.length === 0) return [];
  const { rows } = await db.execute<{ id: string; fact: Fact; version: string }>(sql`
    select f.id, ${FACT_JSON} as fact, md5(f::text) as version from facts f
    where f.id = any(${sql.param(slots.map(({ factId }) => factId))}::text[])`);
  const known = new Map(rows.map((row) => [row.id, row]));
  return slots.map((slot) => {
    const row = known.get(slot.factId);
    return { ...slot, fact: row?.fact ?? null, version: row?.version ?? null };
  });
}

/** The data that users see, or will see with the first text. Null if none were published. */
export async function findLiveData({ db }: Pick<Deps, 'db'>, { kind, id }: ItemKey): Promise<ItemDataBody | null> {
  const { rows } = await db.execute<{ body: ItemDataBody }>(sql`
    select v.body from newsroom_texts t join newsroom_versions v on v.kind = t.kind and v.item_id = t.item_id
      and v.locale = t.locale and v.number = t.live_version
    where t.kind = ${kind} and t.item_id = ${id} and t.locale = 'data'`);
  return rows[0]?.body ?? null;
}
