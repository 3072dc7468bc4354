import type { ClimateNormals, GuideText } from '@dalil/assistant/answer-guide.ts';
import { handbookTexts } from '@dalil/assistant/handbook-texts.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { HANDBOOK_IDS, isHandbookId } from '@dalil/domain/guide/handbook-id.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import { monthNormals } from '../../city/month-normals.ts';
import type { Deps } from '../../core/deps.ts';
import { ITEM_COLUMNS, type ItemRow, withText } from '../../guide/item-rows.ts';
import { findFactsOfRows, sourceOfRow } from './guide-rows.ts';

/** The chapters of the handbooks. They are few and read with every question, so they are kept until they change. */
export function findHandbooks(deps: Deps, locale: Locale): Promise<GuideText[]> {
  const key = `assistant handbooks ${locale} ${dubaiDate(deps.now())}`;
  return deps.memory.remember(key, ['handbook', 'fact', 'term'], async () => {
    const rows = await readHandbooks(deps, locale);
    const facts = await findFactsOfRows(deps, rows);
    return rows.flatMap((row) => {
      if (!isHandbookId(row.id)) return [];
      const { id, as_of: asOf, title, body } = row;
      const handbook = { id, asOf, source: sourceOfRow(row, locale), locale: row.locale, title, body };
      return handbookTexts(handbook, facts.get(row.locale) ?? new Map());
    });
  });
}

/** The usual weather of every month. */
export function findClimate(deps: Deps, locale: Locale): Promise<ClimateNormals | null> {
  return deps.memory.remember(`assistant climate ${locale}`, ['handbook'], async () => {
    const row = (await readHandbooks(deps, locale)).find(({ id }) => id === 'climate');
    if (!row) return null;
    const { title, as_of: asOf } = row;
    return { months: monthNormals(row), title, href: '/weather', asOf, source: sourceOfRow(row, locale) };
  });
}

async function readHandbooks({ db }: Deps, locale: Locale): Promise<ItemRow[]> {
  const { rows } = await db.execute<ItemRow>(sql`
    select ${ITEM_COLUMNS} from content_items i ${withText(locale)}
    where i.kind = 'handbook' and i.state = 'published'
    order by array_position(${sql.param([...HANDBOOK_IDS])}::text[], i.id), i.id`);
  return rows;
}
