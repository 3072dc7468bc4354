import type { ContentKind } from '@dalil/domain/guide/content-item.ts';
import type { Fact } from '@dalil/domain/guide/fact.ts';
import { writeValue } from '@dalil/domain/guide/fact-value.ts';
import { itemHref } from '@dalil/domain/guide/item-address.ts';
import { answerHref } from '@dalil/domain/guide/answer-address.ts';
import { BASE_LOCALE, LOCALES } from '@dalil/domain/language/locale.ts';
import type { FactEffect } from '@dalil/domain/newsroom/fact-effect.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { findFactTerms } from '../guide/find-fact-terms.ts';

export type FactUse = { kind: ContentKind; id: string; title: string; href: string };

/** The published items that show a fact, with their titles in a language. */
export async function findFactUses({ db }: Pick<Deps, 'db'>, factId: string, locale: string): Promise<FactUse[]> {
  const { rows } = await db.execute<{ kind: ContentKind; id: string; category: string | null; title: string }>(sql`
    select i.kind, i.id, i.category, t.title from content_facts c
    join content_items i on i.kind = c.kind and i.id = c.item_id and i.state = 'published'
    join lateral (select x.title from content_texts x where x.kind = i.kind and x.item_id = i.id and x.state = 'published'
      order by x.locale = ${locale} desc, x.locale = ${BASE_LOCALE} desc limit 1) t on true
    where c.fact_id = ${factId}
    order by array_position(array['article', 'service', 'place', 'event', 'question'], i.kind), c.position, i.id`);
  return rows.map((row) => ({ kind: row.kind, id: row.id, title: row.title, href: itemHref(row) }));
}

/** The addresses of the pages whose answers depend on a fact: the guide on devices knows them, also those no text refers to. */
export async function findFactPages({ db }: Pick<Deps, 'db'>, factId: string): Promise<string[]> {
  const { rows } = await db.execute<{ path: string }>(sql`
    select path from offline.entries where pack = ${BASE_LOCALE} and not is_removed and tags @> array[${`id:${factId}`}]
      and entry_group in ('emergency', 'page') order by path limit 100`);
  return [...new Set(rows.map(({ path }) => answerHref(path)))];
}

/** What a change does, for the person who confirms it. */
export async function effectOf(deps: Deps, before: Fact, after: Fact): Promise<FactEffect> {
  // One after the other: a transaction has one connection.
  const usedBy = await findFactUses(deps, before.id, BASE_LOCALE);
  return {
    pages: await findFactPages(deps, before.id),
    from: await writtenValues(deps, before),
    to: await writtenValues(deps, after),
    usedBy: usedBy.map(({ title, href }) => ({ title, href })),
  };
}

/** The value as users read it in each language that has the words for it. */
async function writtenValues(deps: Deps, fact: Fact): Promise<Record<string, string>> {
  const written: Record<string, string> = {};
  for (const locale of LOCALES) {
    const terms = await findFactTerms(deps, locale);
    const text = writeValue(fact, locale, terms[locale]) ?? writeValue(fact, BASE_LOCALE, terms[BASE_LOCALE]);
    if (text !== undefined) written[locale] = text;
  }
  return written;
}
