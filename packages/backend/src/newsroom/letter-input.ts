import { ideas } from '@dalil/database/tables/quality.ts';
import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import { dubaiDate, dubaiInstant } from '@dalil/domain/guide/dubai-date.ts';
import { byTime } from '@dalil/domain/guide/event-list.ts';
import { isWeekly } from '@dalil/domain/guide/event-weekly.ts';
import type { Fact } from '@dalil/domain/guide/fact.ts';
import { writeValue } from '@dalil/domain/guide/fact-value.ts';
import { itemHref } from '@dalil/domain/guide/item-address.ts';
import { EVENT_CALENDAR_LISTING } from '@dalil/domain/guide/sections.ts';
import type { FactTermsByLocale } from '@dalil/domain/guide/term.ts';
import { BASE_LOCALE, type Locale } from '@dalil/domain/language/locale.ts';
import type { LetterChange, LetterInput } from '@dalil/domain/newsroom/letter/letter.ts';
import type { IdeaState } from '@dalil/domain/quality/idea.ts';
import { and, asc, gte, isNotNull, lt, ne, sql } from 'drizzle-orm';
import { findUnanswered } from '../assistant/find-unanswered.ts';
import type { Deps } from '../core/deps.ts';
import { findEvents } from '../guide/find-events.ts';
import { readFacts } from '../guide/find-facts.ts';

const MAX_CHANGES = 20;
const MAX_IDEAS = 10;
const MAX_EVENTS = 12;

/** The records of the week that began on `from`, a Monday in Dubai, as a letter in one language needs them. */
export async function letterInput(deps: Deps, from: string, locale: Locale): Promise<LetterInput> {
  const monday = addDays(from, 7);
  const coming = { from: monday, to: addDays(monday, 6) };
  const [facts, unanswered, changedIdeas, events, freshness] = await Promise.all([
    findFactsOfWeek(deps, from, locale),
    findUnanswered(deps, locale, monday),
    findIdeas(deps, from),
    findComing(deps, coming, locale),
    countFresh(deps, monday),
  ]);
  const topics = unanswered.topics.map(({ title, href, questions }) => ({ title, href, questions }));
  return {
    week: { from, to: addDays(monday, -1) },
    coming,
    changes: facts.changes.slice(0, MAX_CHANGES),
    unanswered: { from: unanswered.from, to: addDays(monday, -1), topics },
    ideas: changedIdeas,
    events,
    freshness: { ...freshness, checked: facts.checked },
  };
}

type VersionRow = { id: string; before: Fact; day: string };

/** The facts that staff changed or confirmed, and of those with another value what they were before the week and are after it. */
async function findFactsOfWeek(
  deps: Deps,
  from: string,
  locale: Locale,
): Promise<{ changes: LetterChange[]; checked: number }> {
  const { rows } = await deps.db.execute<VersionRow>(sql`
    select distinct on (v.fact_id) v.fact_id as id, v.before,
      to_char(max(v.changed_at) over (partition by v.fact_id) at time zone 'Asia/Dubai', 'YYYY-MM-DD') as day
    from fact_versions v
    where v.changed_at >= ${startOf(from)} and v.changed_at < ${startOf(addDays(from, 7))}
    order by v.fact_id, v.id`);
  const { facts, terms } = await readFacts(
    deps,
    locale,
    rows.map(({ id }) => id),
  );
  const changes = rows.flatMap(({ id, before, day }) => {
    const after = facts.find((fact) => fact.id === id);
    return after ? changeOf(before, after, { day, locale, terms }) : [];
  });
  return { changes: changes.toSorted((a, b) => a.changedOn.localeCompare(b.changedOn, 'en')), checked: rows.length };
}

type ChangeContext = { day: string; locale: Locale; terms: FactTermsByLocale };

/** None where users saw and see the same. A hidden value is never told. */
function changeOf(before: Fact, after: Fact, { day, locale, terms }: ChangeContext): LetterChange[] {
  const valueOf = (fact: Fact) =>
    fact.isShown
      ? (writeValue(fact, locale, terms[locale]) ?? writeValue(fact, BASE_LOCALE, terms[BASE_LOCALE]) ?? null)
      : null;
  const values = { before: valueOf(before), after: valueOf(after) };
  if (values.before === values.after) return [];
  const text = after.texts[locale] ?? after.texts[BASE_LOCALE];
  return [
    {
      label: text?.label ?? after.id,
      ...values,
      source: text?.sourceName ?? after.sourceUrl,
      sourceUrl: after.sourceUrl,
      changedOn: day,
    },
  ];
}

/** The published ideas whose state changed, in the words and the language of staff. */
async function findIdeas({ db }: Deps, from: string): Promise<LetterInput['ideas']> {
  const isOfWeek = and(gte(ideas.updatedAt, dayStart(from)), lt(ideas.updatedAt, dayStart(addDays(from, 7))));
  const rows = await db
    .select({ summary: ideas.summary, state: ideas.state })
    .from(ideas)
    .where(and(isNotNull(ideas.summary), ne(ideas.state, 'received'), isOfWeek))
    .orderBy(asc(ideas.updatedAt), ideas.reference)
    .limit(MAX_IDEAS);
  return rows.map(({ summary, state }) => ({ summary: summary ?? '', state: state as IdeaState }));
}

/** The events of the guide that are on, each once. A weekly programme is no news of this week. Imported events are not checked, so no letter names them. */
async function findComing(
  deps: Deps,
  { from, to }: LetterInput['coming'],
  locale: Locale,
): Promise<LetterInput['events']> {
  const request = { choices: {}, sort: 'recommended', page: 1 } as const;
  const period = { view: 'day', from, to } as const;
  const { events } = await findEvents(deps, { locale, rules: EVENT_CALENDAR_LISTING, request, period });
  const isOn = ({ data }: (typeof events)[number]) =>
    data.type !== 'rule' && !isWeekly(data) && !(data.recurrence.rule === 'once' && data.recurrence.isCancelled);
  const first = new Map(
    byTime(events.filter(isOn))
      .toReversed()
      .map((time) => [time.event.row.id, time]),
  );
  return byTime([...first.values()].map(({ event, occurrence }) => ({ ...event, occurrences: [occurrence] })))
    .slice(0, MAX_EVENTS)
    .map(({ event: { row }, occurrence: { start, end, certainty } }) => ({
      title: row.title,
      href: itemHref(row),
      start,
      end,
      isSure: certainty === 'confirmed',
    }));
}

async function countFresh({ db }: Deps, today: string): Promise<Omit<LetterInput['freshness'], 'checked'>> {
  const { rows } = await db.execute<{ shown: number; due: number }>(sql`
    select (count(*) filter (where is_shown))::int as shown,
      (count(*) filter (where is_shown and review_by < ${today}::date))::int as due from facts`);
  return rows[0] ?? { shown: 0, due: 0 };
}

const dayStart = (day: string) => dubaiInstant(`${day}T00:00`);
const startOf = (day: string) => dayStart(day).toISOString();

/** The Monday of the last whole week before an instant. */
export function lastWeek(now: Date): string {
  const today = dubaiDate(now);
  const day = new Date(`${today}T00:00:00Z`).getUTCDay();
  return addDays(today, -((day + 6) % 7) - 7);
}
