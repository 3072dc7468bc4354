import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { Fact } from '@dalil/domain/guide/fact.ts';
import { type Locale, LOCALES } from '@dalil/domain/language/locale.ts';
import { factReferences } from '@dalil/domain/newsroom/fact-tokens.ts';
import type { FactProposal, ItemDataBody } from '@dalil/domain/newsroom/item-data.ts';
import { BLOCKING_DATA_RULES, DATA_RULES, type RunRuleId } from '@dalil/domain/quality/rules/rule-ids.ts';
import type { CheckContext, CheckedItem, CheckedText, Found, Rule } from '@dalil/domain/quality/rules/rule.ts';
import { RULES } from '@dalil/domain/quality/rules/rule-list.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../core/deps.ts';
import { findSlotFacts, type SlotFact } from '../../newsroom/find-item-data.ts';
import type { Work } from '../../newsroom/find-work.ts';
import type { ItemKey } from '../../newsroom/text-key.ts';
import { type CheckDeps, contextOfItem } from './check-context.ts';
import { type PartFinding, type PartReport, withWaivers } from './part-report.ts';
import { readItem } from './read-items.ts';

const CHECKS = RULES.filter(({ id }) => DATA_RULES.includes(id));
/** What the data decide for a language: whether it has a text, and the description of the picture. */
const BY_LANGUAGE: readonly RunRuleId[] = ['translation-missing', 'picture-undescribed'];

/** STAFF-5: what the rules find in the data of an item as the newsroom has them now, with the facts they refer to or change. */
export async function checkData(deps: CheckDeps, key: ItemKey, work: Work): Promise<PartReport> {
  const body = work.body as ItemDataBody;
  const item = await itemOf(deps, key, work, body);
  const known = await contextOfItem(deps, { paths: [], factIds: [...factReferences(body.data)] });
  const proposed = (await findSlotFacts(deps, key, body.data)).flatMap((slot) => {
    const proposal = body.facts[slot.factId];
    return proposal ? [factAfter(slot, proposal)] : [];
  });
  const context = { ...known, facts: new Map([...known.facts, ...proposed.map((fact) => [fact.id, fact] as const)]) };
  const findings: Omit<PartFinding, 'isWaived'>[] = [];
  const failed: RunRuleId[] = [];
  for (const rule of CHECKS) {
    const { id, severity } = rule;
    try {
      const isBlocking = BLOCKING_DATA_RULES.includes(id);
      findings.push(...findIn(rule, item, context).map((one) => ({ ...one, rule: id, severity, isBlocking })));
    } catch {
      failed.push(id);
    }
  }
  return { findings: await withWaivers(deps, key, findings), failed };
}

/** What a rule finds in the item, and in its facts, whose id then belongs to the subject. */
function findIn(
  { id: rule, kinds, item: check, facts }: Rule<RunRuleId>,
  item: CheckedItem,
  context: CheckContext,
): Found[] {
  const own = check && kinds.includes(item.kind) ? check(item, context) : [];
  const ofFacts = facts?.([...context.facts.values()], context) ?? [];
  return [
    ...own.filter(({ locale }) => locale === null || BY_LANGUAGE.includes(rule)),
    ...ofFacts.map(({ id, locale, subject, evidence }) => ({ locale, subject: `${id} ${subject}`, evidence })),
  ];
}

/** The data in work in place of the published ones; the texts as users see them, or as they are written so far. */
async function itemOf(
  deps: Pick<Deps, 'db' | 'now'>,
  key: ItemKey,
  work: Work,
  { data, head }: ItemDataBody,
): Promise<CheckedItem> {
  const published = await readItem(deps, key);
  const { provenance, reviewBy, original } = work;
  return {
    ...key,
    category: key.kind === 'article' ? work.category : head.category,
    sections: head.sections,
    data,
    provenance,
    asOf: dubaiDate(deps.now()),
    reviewBy,
    original,
    texts: { ...(await textsInWork(deps, key)), ...published?.texts },
  };
}

async function textsInWork({ db }: Pick<Deps, 'db'>, { kind, id }: ItemKey): Promise<CheckedItem['texts']> {
  const { rows } = await db.execute<CheckedText & { locale: Locale }>(sql`
    select t.locale, v.title, v.summary, v.body, to_char(v.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "updatedAt"
    from newsroom_texts t join newsroom_versions v on v.kind = t.kind and v.item_id = t.item_id and v.locale = t.locale
      and v.number = t.version
    where t.kind = ${kind} and t.item_id = ${id} and t.locale <> 'data'`);
  return Object.fromEntries(rows.map(({ locale, ...text }) => [locale, text]));
}

/** A fact as publishing would write it. A new one is named by its place when it is published. */
function factAfter({ factId: id, type, set, fact }: SlotFact, proposal: FactProposal): Fact {
  const { value, sourceUrl, asOf, reviewBy, confidence, sourceName } = proposal;
  const { validFrom: _from, validUntil: _until, ...before } = fact ?? {};
  const texts = Object.fromEntries(
    LOCALES.map((locale) => [locale, { ...(fact ? fact.texts[locale] : { label: set }), sourceName }]),
  );
  const made = { id, topic: 'place-detail', type, ...(type === 'money' && { currency: 'AED' }), ...before };
  // The types of value and fact agree: `checkItemData` has compared them.
  return { ...made, value, sourceUrl, asOf, reviewBy, confidence, isShown: true, texts } as Fact;
}
