import { itemHref } from '@dalil/domain/guide/item-address.ts';
import { BASE_LOCALE, type Locale } from '@dalil/domain/language/locale.ts';
import type { SearchKind } from '@dalil/domain/search/search-document.ts';
import type { NamedItem } from '@dalil/domain/search/searched-guide.ts';
import type { FactPage } from '@dalil/domain/search/search-source.ts';
import type { SuggestedDocument } from '@dalil/domain/search/suggest.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '@dalil/database/connection.ts';
import { readShelf } from '../core/content-memory.ts';
import type { Deps } from '../core/deps.ts';
import { given, prepared } from '../core/prepared.ts';
import { factPages } from './fact-pages.ts';
import { SEARCH_CHANGES } from './index-changes.ts';

/** Of each language; one takes less than half a kilobyte. */
const MOST_NAMES = 2000;

type Row = {
  kind: SearchKind;
  id: string;
  category: string | null;
  locale: Locale;
  title: string;
  neighbourhood: string | null;
  /** Of a fact: the item that shows it. */
  page: FactPage | null;
};

const LOCALE = given('locale', 'text');
const suggestedRows = prepared<Row>(
  'search_suggested',
  ['kind', 'id', 'category', 'locale', 'title', 'neighbourhood', 'page'],
  sql`select w.kind, w.id, i.category, t.locale, t.title,
      case w.kind when 'neighbourhood' then w.id else i.neighbourhoods[1] end as neighbourhood,
      case when p.id is not null then jsonb_build_object('kind', p.kind, 'id', p.id, 'category', p.category) end as page
    from unnest(${given('kinds', 'text[]')}, ${given('ids', 'text[]')}) w(kind, id)
    left join content_items i on i.kind = w.kind and i.id = w.id and i.state = 'published'
    join lateral (
      (select x.locale, x.title from content_texts x
       where x.kind = i.kind and x.item_id = i.id and x.state = 'published'
       order by x.locale = ${LOCALE} desc, x.locale = ${BASE_LOCALE} desc, x.locale limit 1)
      union all
      (select x.locale, x.label from fact_texts x join facts f on f.id = x.fact_id and f.is_shown
       where w.kind = 'fact' and x.fact_id = w.id
       order by x.locale = ${LOCALE} desc, x.locale = ${BASE_LOCALE} desc, x.locale limit 1)
    ) t on true
    left join (${factPages(given('facts', 'text[]'))}) p on w.kind = 'fact' and p."factId" = w.id`,
);

type KeptName = { name: NamedItem | null };

/**
 * In the order they were found; what is not published any more is left out. A fact opens on the page that shows it. The
 * same names are suggested for many beginnings, so they stay in memory until content changes.
 */
export async function findNames(
  { db, memory }: Deps,
  locale: Locale,
  found: readonly SuggestedDocument[],
): Promise<NamedItem[]> {
  const shelf = memory.shelf<number, KeptName>({
    name: `search names ${locale}`,
    kinds: SEARCH_CHANGES,
    most: MOST_NAMES,
  });
  const references = new Map(found.map((one) => [one.document, one]));
  const numbers = [...references.keys()];
  const kept = await readShelf(shelf, numbers, async (missing) => {
    const asked = missing.flatMap((document) => references.get(document) ?? []);
    const names = await readNames(db, locale, asked);
    return asked.map((one) => ({ name: names.find(({ kind, id }) => kind === one.kind && id === one.id) ?? null }));
  });
  return kept.flatMap((one) => one?.name ?? []);
}

async function readNames(db: Database, locale: Locale, found: readonly SuggestedDocument[]): Promise<NamedItem[]> {
  const rows = await suggestedRows(db, {
    locale,
    kinds: found.map(({ kind }) => kind),
    ids: found.map(({ id }) => id),
    facts: found.filter(({ kind }) => kind === 'fact').map(({ id }) => id),
  });
  return rows.map(({ kind, id, category, locale: told, title, neighbourhood, page }) => {
    const href = kind === 'fact' ? page && itemHref(page) : itemHref({ kind, id, category });
    return { kind, id, locale: told, title, href, neighbourhood };
  });
}
