import { LOCALES } from '@dalil/domain/language/locale.ts';
import { SEVERITIES } from '@dalil/domain/quality/rules/rule.ts';
import { FINDING_RULES } from '@dalil/domain/quality/rules/rule-ids.ts';
import { isEditedKind } from '@dalil/domain/newsroom/item-data.ts';
import { LEGAL_KIND } from '@dalil/domain/newsroom/newsroom-kind.ts';
import { LEGAL_DOCUMENT_PATHS } from '@dalil/domain/privacy/legal-document.ts';
import { itemHref } from '@dalil/domain/guide/item-address.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { isWaived } from './waived.ts';

/** What a finding is about, as its waivers name it too. `locale` is null where no language is meant. */
export const identityFields = {
  rule: z.enum(FINDING_RULES),
  kind: textInput().regex(/^[a-z-]{1,20}$/),
  id: textInput().min(1).max(200),
  locale: z.nullable(z.enum(LOCALES)),
  subject: textInput().min(1).max(500),
};

export const findingSchema = z.object({
  number: z.int(),
  rule: z.enum(FINDING_RULES),
  kind: z.string(),
  id: z.string(),
  locale: z.nullable(z.enum(LOCALES)),
  subject: z.string(),
  severity: z.enum(SEVERITIES),
  isBlocking: z.boolean(),
  evidence: z.string(),
  firstSeen: z.string(),
  lastSeen: z.string(),
  resolvedAt: z.nullable(z.string()),
  ownerId: z.nullable(z.string()),
  owner: z.nullable(z.string()),
  due: z.nullable(z.string()),
  isWaived: z.boolean(),
  /** The title of the item, or the name of the fact. */
  title: z.string(),
  /** The page with the problem, without its language. Null: there is none, as of a fact. */
  href: z.nullable(z.string()),
  /** Where staff can change it, without the language. Null: there is no editor for its kind. */
  editHref: z.nullable(z.string()),
});
export type FindingView = z.infer<typeof findingSchema>;
export type FindingRow = Omit<FindingView, 'href' | 'editHref'> & { category: string | null };

type EditedPart = { kind: string; id: string; locale: string | null; category: string | null };

const AT = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`);

/** Findings as rows for `viewFinding`. `rest` has conditions, order and limits. */
export function selectFindings(today: string, rest: SQL): SQL {
  return sql`
    select f.id as number, f.rule, f.kind, f.item_id as id, nullif(f.locale, '') as locale, f.subject, f.severity,
      f.is_blocking as "isBlocking", f.evidence, ${AT('f.first_seen')} as "firstSeen", ${AT('f.last_seen')} as "lastSeen",
      ${AT('f.resolved_at')} as "resolvedAt", f.owner_id as "ownerId", p.full_name as owner, f.due::text as due,
      ${isWaived(today)} as "isWaived", i.category,
      coalesce(
        (select t.title from content_texts t where t.kind = f.kind and t.item_id = f.item_id
          order by t.locale = f.locale desc, t.locale = 'en' desc limit 1),
        (select d.title from legal_documents d where f.kind = ${LEGAL_KIND} and d.document_type = f.item_id and d.is_active
          and d.language in (f.locale, 'en') order by d.language = f.locale desc, d.effective_date desc limit 1),
        (select x.label from fact_texts x where f.kind = 'fact' and x.fact_id = f.item_id and x.locale = 'en'),
        f.item_id) as title
    from quality_findings f
    left join profiles p on p.id = f.owner_id
    left join content_items i on i.kind = f.kind and i.id = f.item_id
    ${rest}`;
}

export function viewFinding({ category, ...row }: FindingRow): FindingView {
  return { ...row, href: hrefOf({ ...row, category }), editHref: editHrefOf({ ...row, category }) };
}

function hrefOf({ kind, id, category }: { kind: string; id: string; category: string | null }): string | null {
  if (kind === 'fact' || kind === 'handbook') return null;
  if (kind === LEGAL_KIND) return legalHref(id);
  return kind === 'page' ? id : itemHref({ kind, id, category });
}

function legalHref(id: string): string | null {
  const paths: Record<string, string> = LEGAL_DOCUMENT_PATHS;
  return paths[id] ?? null;
}

/** The editor of a text, or of the data of an item where no language is meant. */
export function editHrefOf({ kind, id, locale, category }: EditedPart): string | null {
  if (kind === 'fact') return `/dashboard?tab=facts&fact=${encodeURIComponent(id)}`;
  if (!isEditedKind(kind)) return null;
  if (kind === 'article' && locale !== null) return `/dashboard?tab=articles&edit=${id}&language=${locale}`;
  const language = locale === null ? '' : `?language=${locale}`;
  return `/dashboard/content-management/${category ?? 'all'}/${kind}/${id}${language}`;
}
