import { type Locale, LOCALES, splitLocale } from '@dalil/domain/language/locale.ts';
import type { CheckedItem, CheckedText, Found } from '@dalil/domain/quality/rules/rule.ts';
import { RULES } from '@dalil/domain/quality/rules/rule-list.ts';
import type { RunRuleId } from '@dalil/domain/quality/rules/rule-ids.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { stringsIn } from '@dalil/domain/newsroom/fact-tokens.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Deps } from '../../core/deps.ts';
import type { TextKey } from '../../newsroom/text-key.ts';
import type { Work } from '../../newsroom/find-work.ts';
import { contextOfPaths } from './check-context.ts';
import { readItem } from './read-items.ts';

export type TextFinding = Found & {
  rule: RunRuleId;
  severity: 'high' | 'medium' | 'low';
  isBlocking: boolean;
  isWaived: boolean;
};
/** `failed`: rules that crashed, so nothing is known of what they look for. */
export type TextReport = { findings: TextFinding[]; failed: RunRuleId[] };

export const textFindingSchema = z.object({
  rule: z.string(),
  severity: z.enum(['high', 'medium', 'low']),
  isBlocking: z.boolean(),
  isWaived: z.boolean(),
  locale: z.nullable(z.enum(LOCALES)),
  subject: z.string(),
  evidence: z.string(),
});

/** STAFF-3: what the rules find in a text as the newsroom has it now, in one language, with what belongs to its item. */
export async function checkText(deps: Pick<Deps, 'db' | 'now'>, key: TextKey, work: Work): Promise<TextReport> {
  const item = await itemOf(deps, key, work);
  const own = item.texts[key.locale];
  const links = stringsIn([own?.summary, own?.body]).flatMap((part) => [...part.matchAll(/\]\((\/[^)\s?#]*)/g)]);
  const paths = links.map(([, path = '']) => splitLocale(path).path);
  const context = await contextOfPaths(deps, [...paths, `/${key.id}`]);
  const findings: Omit<TextFinding, 'isWaived'>[] = [];
  const failed: RunRuleId[] = [];
  for (const { id: rule, severity, isBlocking, kinds, item: check } of RULES) {
    if (!check || !kinds.includes(key.kind)) continue;
    try {
      const found = check(item, context).filter(({ locale }) => locale === null || locale === key.locale);
      findings.push(...found.map((one) => ({ ...one, rule, severity, isBlocking })));
    } catch {
      failed.push(rule);
    }
  }
  const waived = await waivedOf(deps, key);
  return {
    findings: findings.map((one) => ({ ...one, isWaived: waived.has(identityOf(one)) })),
    failed,
  };
}

const identityOf = ({ rule, locale, subject }: { rule: string; locale: Locale | null | ''; subject: string }) =>
  JSON.stringify([rule, locale ?? '', subject]);

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
    data: published?.data ?? { isEvergreen: true, placeIds: [] },
    provenance,
    asOf: published?.asOf ?? dubaiDate(deps.now()),
    reviewBy,
    original,
    texts: { ...published?.texts, [key.locale]: text },
  };
}

async function waivedOf({ db, now }: Pick<Deps, 'db' | 'now'>, { kind, id }: TextKey): Promise<Set<string>> {
  const { rows } = await db.execute<{ rule: string; locale: Locale | ''; subject: string }>(sql`
    select rule, locale, subject from quality_waivers
    where kind = ${kind} and item_id = ${id} and ended_at is null and until >= ${dubaiDate(now())}`);
  return new Set(rows.map(identityOf));
}
