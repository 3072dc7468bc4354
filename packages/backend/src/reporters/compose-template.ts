import type { EventData } from '@dalil/domain/guide/event.ts';
import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { Fact } from '@dalil/domain/guide/fact.ts';
import { collectFactTerms, type FactTermsByLocale } from '@dalil/domain/guide/term.ts';
import type { Composed } from '@dalil/domain/reporters/draft.ts';
import { composeEventDigest } from '@dalil/domain/reporters/event-digest.ts';
import { composeFactsChanged, type FactChange } from '@dalil/domain/reporters/facts-changed.ts';
import { composeFuelPrice, FUEL_FACTS } from '@dalil/domain/reporters/fuel-price.ts';
import { composePrayerTimes } from '@dalil/domain/reporters/prayer-digest.ts';
import { composePublicHolidays, type ReportedEvent, TRANSFER_RULE } from '@dalil/domain/reporters/public-holidays.ts';
import type { Template } from '@dalil/domain/reporters/reporter.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { FACT_JSON } from '../guide/find-facts.ts';
import type { FactTermRow } from '../guide/find-fact-terms.ts';

const DAY_MS = 86_400_000;

/** STAFF-4: composes the text of a template from the facts and events of the guide as they are now. */
export async function composeTemplate(deps: Deps, template: Template): Promise<Composed> {
  const today = dubaiDate(deps.now());
  switch (template) {
    case 'fuel-price': {
      const [facts, terms] = await Promise.all([factsOf(deps, FUEL_FACTS), termsOf(deps)]);
      return composeFuelPrice(facts, terms, today);
    }
    case 'public-holidays': {
      const [events, [rule], terms] = await Promise.all([
        eventsOf(deps),
        factsOf(deps, [TRANSFER_RULE]),
        termsOf(deps),
      ]);
      return composePublicHolidays(events, rule, terms, today);
    }
    case 'prayer-times': {
      const [ramadan, terms] = await Promise.all([nextRamadan(deps, today), termsOf(deps)]);
      return composePrayerTimes(ramadan, terms, today);
    }
    case 'event-digest':
      return composeEventDigest(await eventsOf(deps), today);
    case 'facts-changed': {
      const [changes, terms] = await Promise.all([changesOf(deps), termsOf(deps)]);
      return composeFactsChanged(changes, terms, today);
    }
  }
}

async function factsOf({ db }: Deps, ids: readonly string[]): Promise<Fact[]> {
  const { rows } = await db.execute<{ fact: Fact }>(
    sql`select ${FACT_JSON} as fact from facts f where f.id = any(${sql.param([...ids])}::text[])`,
  );
  return rows.map(({ fact }) => fact);
}

async function nextRamadan({ db }: Deps, today: string): Promise<Fact | undefined> {
  const { rows } = await db.execute<{ fact: Fact }>(sql`
    select ${FACT_JSON} as fact from facts f where f.id ~ '^ramadan[.]\\d{4}[.]start$' and f.value #>> '{}' >= ${addDays(today, 1)}
    order by f.value #>> '{}' limit 1`);
  return rows[0]?.fact;
}

/** Units and patterns in every language. */
async function termsOf({ db }: Deps): Promise<FactTermsByLocale> {
  const { rows } = await db.execute<FactTermRow & Record<string, unknown>>(sql`
    select t.term_group as "group", t.id, t.locale, t.label, t.forms from terms t where t.term_group in ('unit', 'pattern')`);
  return collectFactTerms(rows);
}

async function eventsOf({ db }: Deps): Promise<ReportedEvent[]> {
  const { rows } = await db.execute<{ id: string; data: EventData; asOf: string; titles: ReportedEvent['titles'] }>(sql`
    select i.id, i.data, i.as_of as "asOf", (select jsonb_object_agg(t.locale, t.title) from content_texts t
      where t.kind = i.kind and t.item_id = i.id and t.state = 'published') as titles
    from content_items i where i.kind = 'event' and i.state = 'published' order by i.position, i.id`);
  return rows
    .filter(({ titles, data }) => titles !== null && !('isCancelled' in data.recurrence && data.recurrence.isCancelled))
    .map(({ id, data, asOf, titles }) => ({ id, data, asOf, titles, website: data.website }));
}

/** The facts with changes of the last seven days, each with its value before the first of them. */
async function changesOf({ db, now }: Deps): Promise<FactChange[]> {
  const since = new Date(now().getTime() - 7 * DAY_MS).toISOString();
  const { rows } = await db.execute<FactChange>(sql`
    select v.before, ${FACT_JSON} as after from facts f
    join lateral (select before, changed_at from fact_versions v where v.fact_id = f.id and v.changed_at >= ${since}
      order by v.id limit 1) v on true order by v.changed_at desc, f.id`);
  return rows;
}
