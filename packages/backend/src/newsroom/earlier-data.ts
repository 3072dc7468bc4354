import type { Fact } from '@dalil/domain/guide/fact.ts';
import {
  checkItemData,
  factSlots,
  type FactProposal,
  isEditedKind,
  type ItemDataBody,
} from '@dalil/domain/newsroom/item-data.ts';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { FACT_JSON } from '../guide/find-facts.ts';
import { findSlotFacts } from './find-item-data.ts';
import type { ItemKey } from './text-key.ts';

/** A fact of an earlier version of the data: what the version proposed, or else what users saw when it was saved. */
export type EarlierFact = Omit<FactProposal, 'base'> & { set: string };
export type DataVersion = Pick<ItemDataBody, 'data' | 'head'> & { facts: Map<string, EarlierFact> };

/** A version of the data with its facts as they were then. Fails with `not_found`. */
export async function findDataVersion({ db }: Pick<Deps, 'db'>, key: ItemKey, number: number): Promise<DataVersion> {
  const { kind, id } = key;
  const { rows } = await db.execute<{ body: ItemDataBody; savedAt: string }>(sql`
    select body, created_at::text as "savedAt" from newsroom_versions
    where kind = ${kind} and item_id = ${id} and locale = 'data' and number = ${number}`);
  const [version] = rows;
  if (!version) throw new Failure('not_found');
  const { data, head, facts: proposed } = version.body;
  const slots = factSlots(kind, id, data);
  const then = slots.length === 0 ? new Map<string, Fact>() : await factsAt({ db }, slots, version.savedAt);
  const facts = slots.flatMap(({ factId, set }): [string, EarlierFact][] => {
    const proposal = proposed[factId];
    if (proposal) {
      const { base: _base, ...rest } = proposal;
      return [[factId, { ...rest, set }]];
    }
    const fact = then.get(factId);
    return fact ? [[factId, { ...asProposed(fact), set }]] : [];
  });
  return { data, head, facts: new Map(facts) };
}

/** The facts as they were at a moment: before the first change after it. An import writes no history. */
async function factsAt(
  { db }: Pick<Deps, 'db'>,
  slots: readonly { factId: string }[],
  at: string,
): Promise<Map<string, Fact>> {
  const { rows } = await db.execute<{ id: string; fact: Fact }>(sql`
    select f.id, coalesce((select v.before from fact_versions v where v.fact_id = f.id and v.changed_at > ${at}::timestamptz
      order by v.changed_at, v.id limit 1), ${FACT_JSON}) as fact from facts f
    where f.id = any(${sql.param(slots.map(({ factId }) => factId))}::text[])`);
  return new Map(rows.map(({ id, fact }) => [id, fact]));
}

function asProposed({ value, texts, sourceUrl, asOf, reviewBy, confidence }: Fact): Omit<FactProposal, 'base'> {
  const sourceName = texts.en?.sourceName ?? Object.values(texts)[0]?.sourceName ?? sourceUrl;
  return { value: value as FactProposal['value'], sourceName, sourceUrl, asOf, reviewBy, confidence };
}

/**
 * An earlier version of the data as one that can be published now: its facts become changes of the facts as they are. Fails with
 * `not_found`, and with `invalid_input` naming every field that the schema of the kind refuses today.
 */
export async function earlierData(deps: Deps, key: ItemKey, number: number): Promise<ItemDataBody> {
  const { kind, id } = key;
  if (!isEditedKind(kind)) throw new Failure('not_found');
  const { data, head, facts } = await findDataVersion(deps, key, number);
  const changed = (await findSlotFacts(deps, key, data)).flatMap(({ factId, fact, version }) => {
    const earlier = facts.get(factId);
    if (!earlier) return [];
    const { set: _set, ...proposal } = earlier;
    if (fact && isDeepStrictEqual(asProposed(fact), proposal)) return [];
    return [[factId, { ...proposal, base: version }] as const];
  });
  const checked = checkItemData(kind, id, { data, head, facts: Object.fromEntries(changed) });
  if ('faults' in checked) throw new Failure('invalid_input', { fields: checked.faults });
  return checked.body;
}
