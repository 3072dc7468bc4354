import type { GuideText } from '@dalil/assistant/answer-guide.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { SearchKind } from '@dalil/search/search-document.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../core/deps.ts';
import { ITEM_COLUMNS, type ItemRow, withText } from '../../guide/item-rows.ts';
import { quoteRows } from './guide-rows.ts';

/** Items ready to be quoted, in the order asked for; what readers do not see is left out. */
export async function findGuideTexts(
  deps: Deps,
  keys: readonly { kind: SearchKind; id: string }[],
  locale: Locale,
): Promise<GuideText[]> {
  const items = keys.filter(({ kind }) => kind !== 'fact');
  if (items.length === 0) return [];
  const kinds = sql.param(items.map(({ kind }) => kind));
  const ids = sql.param(items.map(({ id }) => id));
  const { rows } = await deps.db.execute<ItemRow>(sql`
    select ${ITEM_COLUMNS} from unnest(${kinds}::text[], ${ids}::text[]) with ordinality w(kind, id, place)
    join content_items i on i.kind = w.kind and i.id = w.id and i.state = 'published'
    ${withText(locale)} order by w.place`);
  return quoteRows(deps, rows, locale);
}
