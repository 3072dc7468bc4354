import type { EventOnDays, GuideText } from '@dalil/domain/assistant/answer-guide.ts';
import { addDays, monthOf } from '@dalil/domain/guide/calendar-day.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { isDated, occurrencesOf } from '@dalil/domain/guide/event-occurrence.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../core/deps.ts';
import { ITEM_COLUMNS, type ItemRow, withText } from '../../guide/item-rows.ts';
import { quoteRows } from './guide-rows.ts';

const YEAR_MONTHS = 12;

/** What takes place on some days, and what is only usual in their months. A city has some hundreds of events; they are read once. */
export async function findEventsOnDays(deps: Deps, from: string, to: string, locale: Locale): Promise<EventOnDays[]> {
  const months = monthsBetween(from, to);
  return (await findAllEvents(deps, locale)).flatMap((text): EventOnDays[] => {
    const data = text.event;
    if (data === null) return [];
    const occurrences = occurrencesOf(data, from, to);
    const isUsual = !isDated(data) && data.usualMonths.some((month) => months.has(month));
    if (occurrences.length === 0 && !isUsual) return [];
    const summary = text.sentences.find(({ role }) => role === 'summary')?.text ?? '';
    const { id, title, asOf, source, href } = text;
    return [{ id, title, summary, href: href ?? `/content/${id}`, asOf, source, data, occurrences }];
  });
}

function findAllEvents(deps: Deps, locale: Locale): Promise<GuideText[]> {
  const key = `assistant events ${locale} ${dubaiDate(deps.now())}`;
  return deps.memory.remember(key, ['event', 'fact', 'term'], async () => {
    const { rows } = await deps.db.execute<ItemRow>(sql`
      select ${ITEM_COLUMNS} from content_items i ${withText(locale)}
      where i.kind = 'event' and i.state = 'published' order by i.position, i.id`);
    return quoteRows(deps, rows, locale);
  });
}

function monthsBetween(from: string, to: string): Set<number> {
  const months = new Set<number>();
  for (let day = from; day <= to && months.size < YEAR_MONTHS; day = addDays(day, 1)) months.add(monthOf(day));
  return months;
}
