import type { EventOnDays, GuideText } from '@dalil/assistant/answer-guide.ts';
import { eventsOnDays, viewEventOnDays } from '@dalil/assistant/events-on-days.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../core/deps.ts';
import { ITEM_COLUMNS, type ItemRow, withText } from '../../guide/item-rows.ts';
import { quoteRows } from './guide-rows.ts';

/** What takes place on some days, and what is only usual in their months. A city has some hundreds of events; they are read once. */
export async function findEventsOnDays(deps: Deps, from: string, to: string, locale: Locale): Promise<EventOnDays[]> {
  const texts = new Map((await findAllEvents(deps, locale)).map((text) => [text.id, text]));
  const events = [...texts.values()].flatMap(({ id, event }) => (event ? [{ id, data: event }] : []));
  return eventsOnDays(events, from, to).flatMap((event) => {
    const text = texts.get(event.id);
    return text ? [viewEventOnDays(event, text)] : [];
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
