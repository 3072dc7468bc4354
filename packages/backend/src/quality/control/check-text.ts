import { itemPathsIn } from '@dalil/domain/quality/rules/check-links.ts';
import type { CheckedItem, CheckedText } from '@dalil/domain/quality/rules/rule.ts';
import { RULES } from '@dalil/domain/quality/rules/rule-list.ts';
import { BLOCKING_RULES, DATA_RULES, type RunRuleId } from '@dalil/domain/quality/rules/rule-ids.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { factIdsOfText, factReferences } from '@dalil/domain/newsroom/fact-tokens.ts';
import { DATA_PART, type ItemDataBody } from '@dalil/domain/newsroom/item-data.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../core/deps.ts';
import type { TextKey } from '../../newsroom/text-key.ts';
import type { Work } from '../../newsroom/find-work.ts';
import { type CheckDeps, contextOfItem } from './check-context.ts';
import { type PartFinding, type PartReport, withWaivers } from './part-report.ts';
import { readItem } from './read-items.ts';

/** STAFF-3: what the rules find in a text as the newsroom has it now, in one language, with what belongs to its item. */
export async function checkText(deps: CheckDeps, key: TextKey, work: Work): Promise<PartReport> {
  const item = await itemOf(deps, key, work);
  const own = item.texts[key.locale];
  const paths = own ? itemPathsIn(own) : [];
  const factIds = [...Object.values(item.texts).flatMap(factIdsOfText), ...factReferences(item.data)];
  const context = await contextOfItem(deps, { paths, factIds });
  const findings: Omit<PartFinding, 'isWaived'>[] = [];
  const failed: RunRuleId[] = [];
  for (const { id: rule, severity, kinds, item: check } of RULES) {
    if (!check || !kinds.includes(key.kind) || (item.data === null && DATA_RULES.includes(rule))) continue;
    const isBlocking = BLOCKING_RULES.includes(rule);
    try {
      const found = check(item, context).filter(({ locale }) => locale === null || locale === key.locale);
      findings.push(...found.map((one) => ({ ...one, rule, severity, isBlocking })));
    } catch {
      failed.push(rule);
    }
  }
  return { findings: await withWaivers(deps, key, findings), failed };
}

/** The text in work in place of the published one; the other languages as users see them. */
async function itemOf(deps: Pick<Deps, 'db' | 'now'>, key: TextKey, work: Work): Promise<CheckedItem> {
  const published = await readItem(deps, key);
  const { title, summary, body, category, sections, provenance, reviewBy, original } = work;
  const text: CheckedText = { title, summary, body, updatedAt: deps.now().toISOString() };
  return {
    kind: key.kind,
    id: key.id,
    category,
    sections,
    data: published ? published.data : await dataInWork(deps, key),
    provenance,
    asOf: published?.asOf ?? dubaiDate(deps.now()),
    reviewBy,
    original,
    texts: { ...published?.texts, [key.locale]: text },
  };
}

/** Of an item that users do not see yet. Null: there are no data so far. */
async function dataInWork({ db }: Pick<Deps, 'db'>, { kind, id }: TextKey): Promise<unknown> {
  const { rows } = await db.execute<{ body: ItemDataBody }>(sql`
    select v.body from newsroom_texts t join newsroom_versions v on v.kind = t.kind and v.item_id = t.item_id
      and v.locale = t.locale and v.number = t.version
    where t.kind = ${kind} and t.item_id = ${id} and t.locale = ${DATA_PART}`);
  return rows[0]?.body.data ?? (kind === 'article' ? { isEvergreen: false, placeIds: [] } : null);
}
