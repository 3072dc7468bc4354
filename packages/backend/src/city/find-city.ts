import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { factStatus } from '@dalil/domain/guide/fact-status.ts';
import { viewFact } from '@dalil/domain/guide/fact-view.ts';
import { pricesOn, type ScheduleRow } from '@dalil/domain/guide/schedule.ts';
import type { FactView } from '@dalil/domain/guide/views.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { readFacts } from '../guide/find-facts.ts';
import { ITEM_COLUMNS, type ItemRow, withText } from '../guide/item-rows.ts';

/** Facts by id, as values for computation and as views for users. */
export type CityFacts = {
  /** The rows of a schedule that may be displayed on a day, otherwise null. */
  schedule: (id: string, date: string) => ScheduleRow[] | null;
  /** `HH:MM` of a time of day, or a phone number, that may be displayed on a day, otherwise null. */
  text: (id: string, type: 'time' | 'phone', date: string) => string | null;
  /** An amount in dirhams that may be displayed on a day, otherwise null. */
  money: (id: string, date: string) => number | null;
  view: (ids: readonly string[]) => FactView[];
};

/** Facts with their values for the computations of the city pages. Unknown ids are omitted. */
export async function findCityFacts(deps: Deps, locale: Locale, ids: readonly string[]): Promise<CityFacts> {
  const { facts: found, terms } = await readFacts(deps, locale, ids);
  const today = dubaiDate(deps.now());
  const facts = new Map(found.map((fact) => [fact.id, fact]));
  const visible = (id: string, date: string) => {
    const fact = facts.get(id);
    const status = fact && factStatus(fact, date);
    return status === 'current' || status === 'due' ? fact : undefined;
  };
  return {
    schedule: (id, date) => {
      const fact = visible(id, date);
      return fact?.type === 'schedule' ? pricesOn(fact.value, date) : null;
    },
    text: (id, type, date) => {
      const fact = visible(id, date);
      return fact?.type === type && typeof fact.value === 'string' ? fact.value : null;
    },
    money: (id, date) => {
      const fact = visible(id, date);
      return fact?.type === 'money' && typeof fact.value === 'number' ? fact.value : null;
    },
    view: (requested) =>
      requested.flatMap((id) => {
        const fact = facts.get(id);
        return fact ? [viewFact(fact, locale, { terms, today })] : [];
      }),
  };
}

/** A handbook and, if requested, the yearly days of some types. The caller decides whether to fail with `not_found`. */
export async function findCityItems(
  { db }: Deps,
  locale: Locale,
  handbook: 'climate' | 'transport',
  eventTypes: readonly string[] = [],
): Promise<{ handbook: ItemRow | undefined; events: ItemRow[] }> {
  const { rows } = await db.execute<ItemRow>(sql`
    select ${ITEM_COLUMNS} from content_items i ${withText(locale)}
    where i.state = 'published' and ((i.kind = 'handbook' and i.id = ${handbook})
      or (i.kind = 'event' and i.data->>'type' = any(${sql.param([...eventTypes])}::text[])))
    order by i.position, i.id`);
  return {
    handbook: rows.find(({ kind }) => kind === 'handbook'),
    events: rows.filter(({ kind }) => kind === 'event'),
  };
}
