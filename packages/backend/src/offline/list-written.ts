import type { WrittenItem } from '@dalil/assistant/stored-guide.ts';
import type { Provenance } from '@dalil/domain/guide/content-item.ts';
import type { Fact } from '@dalil/domain/guide/fact.ts';
import type { PlaceBody } from '@dalil/domain/guide/place.ts';
import { collectFactTerms } from '@dalil/domain/guide/term.ts';
import { mapTexts } from '@dalil/domain/guide/pick-text.ts';
import { TERMS_NAME, writtenName } from '@dalil/domain/offline/offline-guide.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import type { FactTermRow } from '../guide/find-fact-terms.ts';
import { FACT_JSON, IS_OF_GUIDE } from '../guide/find-facts.ts';
import { findIndexedParts, listConcepts } from './list-search-sources.ts';
import type { SourceEntry } from './list-sources.ts';

type Written = Pick<Deps, 'db'>;

/**
 * The search pack: what the search on a device finds and the assistant quotes, as written, in all languages. Only published
 * content, without hidden values. `search` is missing from what the search does not find.
 */
export async function listWritten(deps: Written): Promise<SourceEntry[]> {
  const [items, facts, terms] = await Promise.all([findItems(deps), findFacts(deps), findTerms(deps)]);
  const [concepts, indexed] = await Promise.all([listConcepts(deps), findIndexedParts(deps)]);
  const entry = (kind: string, id: string, written: object): SourceEntry => {
    const search = indexed.get(`${kind}/${id}`);
    return { path: writtenName(kind, id), body: search ? { ...written, search } : written };
  };
  return [
    concepts,
    { path: TERMS_NAME, body: collectFactTerms(terms) },
    ...items.map((item) => entry(item.kind, item.id, item)),
    ...facts.map((fact) => entry('fact', fact.id, fact.isShown ? fact : withoutValue(fact))),
  ];
}

/** The prose of a place's page: neither searched nor quoted. */
const UNSPOKEN: readonly string[] = ['description', 'tips'] satisfies (keyof PlaceBody)[];

type Row = Omit<WrittenItem, 'source'> & { provenance: Provenance };

async function findItems({ db }: Written): Promise<WrittenItem[]> {
  const { rows } = await db.execute<Row>(sql`
    select i.kind, i.id, i.category, i.tags, i.neighbourhoods, i.as_of as "asOf", i.data, i.provenance, t.texts
    from content_items i cross join lateral (
      select jsonb_object_agg(x.locale, jsonb_build_object('title', x.title, 'summary', x.summary,
        'body', x.body - ${sql.param([...UNSPOKEN])}::text[])) as texts
      from content_texts x where x.kind = i.kind and x.item_id = i.id and x.state = 'published') t
    where i.state = 'published' and t.texts is not null order by i.kind, i.position, i.id`);
  return rows.map(({ provenance, ...item }) => {
    const [source] = provenance.sources;
    return { ...item, source: source ? { names: source.names, url: source.url ?? null } : null };
  });
}

async function findFacts({ db }: Written): Promise<Fact[]> {
  const { rows } = await db.execute<{ fact: Fact }>(
    sql`select ${FACT_JSON} as fact from facts f where ${IS_OF_GUIDE} order by f.id`,
  );
  return rows.map(({ fact }) => fact);
}

async function findTerms({ db }: Written): Promise<FactTermRow[]> {
  const { rows } = await db.execute<FactTermRow & Record<string, unknown>>(sql`
    select t.term_group as "group", t.id, t.locale, t.label, t.forms from terms t
    where t.term_group in ('unit', 'pattern') order by t.term_group, t.id, t.locale`);
  return rows;
}

/** That a fact exists and has a source may be published. Its hidden value may not. */
function withoutValue({ value: _value, verdict: _verdict, texts, ...fact }: Fact): object {
  return { ...fact, value: null, texts: mapTexts(texts, ({ label, sourceName }) => ({ label, sourceName })) };
}
