import { TOPICS } from '@dalil/assistant/classifier/topics.ts';
import { unansweredCounts } from '@dalil/database/tables/assistant.ts';
import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import { itemHref } from '@dalil/domain/guide/item-address.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { and, gte, lt, sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { ITEM_COLUMNS, type ItemRow, withText } from '../guide/item-rows.ts';
import { MIN_QUESTIONS } from './unanswered-limits.ts';

/** The days that are counted, before today: a day that is not over would show each question as it is asked. */
const DAYS = 30;
const MAX_TOPICS = 10;
/** Of the pages that are named. */
const KINDS = ['article', 'place', 'service', 'question', 'event'];

type Unanswered = { from: string; topics: (Page & { questions: number })[]; others: number | null };

/**
 * The topics of the days before `today` that the guide could not answer, the most frequent first, and the questions of all others
 * together. Both only where there are enough of them that no single question can be recognised.
 */
export async function findUnanswered(deps: Deps, locale: Locale, today: string): Promise<Unanswered> {
  const from = addDays(today, -DAYS);
  const counted = await deps.memory.remember(`unanswered ${today}`, [], () => countTopics(deps, from, today));
  const pages =
    counted.length === 0
      ? new Map<string, Page>()
      : await deps.memory.remember(`unanswered ${today} ${locale}`, KINDS, () => findPages(deps, locale, counted));
  const shown = counted
    .flatMap((row) => {
      const page = pages.get(row.topic);
      return page && row.questions >= MIN_QUESTIONS ? [{ ...page, questions: row.questions }] : [];
    })
    .toSorted((a, b) => b.questions - a.questions || a.href.localeCompare(b.href, 'en'))
    .slice(0, MAX_TOPICS);
  const all = counted.reduce((sum, row) => sum + row.questions, 0);
  const others = all - shown.reduce((sum, row) => sum + row.questions, 0);
  return { from, topics: shown, others: others >= MIN_QUESTIONS ? others : null };
}

type Counted = { topic: string; questions: number };

/** The questions of each topic on the days from `from` to the one before `today`. */
async function countTopics({ db }: Deps, from: string, today: string): Promise<Counted[]> {
  const { day, topic, questions } = unansweredCounts;
  // Async, because a statement of the query builder runs again each time it is awaited, and the memory would hold it.
  return db
    .select({ topic, questions: sql<number>`sum(${questions})::int` })
    .from(unansweredCounts)
    .where(and(gte(day, from), lt(day, today)))
    .groupBy(topic);
}

type Page = { title: string; href: string; locale: Locale };

const textsOf = (topic: string): readonly string[] =>
  Object.hasOwn(TOPICS, topic) ? TOPICS[topic as keyof typeof TOPICS].texts : [];

/** The page of the first text of each topic that has one. */
async function findPages(
  deps: Deps,
  locale: Locale,
  counted: readonly { topic: string }[],
): Promise<Map<string, Page>> {
  const texts = [...new Set(counted.flatMap(({ topic }) => textsOf(topic)))];
  if (texts.length === 0) return new Map();
  const { rows } = await deps.db.execute<ItemRow>(sql`
    select ${ITEM_COLUMNS} from content_items i ${withText(locale)}
    where i.state = 'published' and i.kind || '/' || i.id = any(${sql.param(texts)}::text[])`);
  const pages = new Map(
    rows.map((row): [string, Page] => [
      `${row.kind}/${row.id}`,
      { title: row.title, href: itemHref(row), locale: row.locale },
    ]),
  );
  return new Map(
    counted.flatMap(({ topic }): [string, Page][] => {
      const page = textsOf(topic).flatMap((text) => pages.get(text) ?? [])[0];
      return page ? [[topic, page]] : [];
    }),
  );
}
