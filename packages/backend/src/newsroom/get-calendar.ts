import { addDays, daysBetween } from '@dalil/domain/guide/calendar-day.ts';
import { dubaiDate, dubaiInstant } from '@dalil/domain/guide/dubai-date.ts';
import { dateSchema } from '@dalil/domain/guide/fact.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { isPublicHoliday } from '@dalil/domain/city/public-holidays.ts';
import { DATA_PART } from '@dalil/domain/newsroom/item-data.ts';
import { NEWSROOM_KINDS } from '@dalil/domain/newsroom/newsroom-kind.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Deps } from '../core/deps.ts';
import { query } from '../core/query.ts';
import { findEnds } from './find-ends.ts';
import { releaseProblem } from './release-problem.ts';
import type { PartKey } from './text-key.ts';
import { TITLE } from './waiting-sql.ts';

const DAYS = 7;
const MAX_WAITING = 20;
const LAST_REACHED = 366;

export const getCalendarInput = z.object({
  from: z
    .optional(dateSchema)
    .meta({ description: 'The first of seven days in Dubai, today by default', example: '2026-11-28' }),
  locale: z.enum(LOCALES).default('en').meta({ description: 'Of the names of facts', example: 'en' }),
});

const partSchema = z.object({
  /** `data`: what is the same in all languages. */
  locale: z.enum([...LOCALES, DATA_PART]),
  /** Why it will not go out as it is. Null where nothing hinders it. */
  problem: z.nullable(z.string()),
});
const entrySchema = z.object({
  kind: z.enum(NEWSROOM_KINDS),
  id: z.string(),
  category: z.nullable(z.string()),
  title: z.string(),
  parts: z.array(partSchema),
});
export const calendarSchema = z.object({
  today: z.string(),
  days: z.array(
    z.object({
      date: z.string(),
      isHoliday: z.boolean(),
      /** What is scheduled for the day, by its minute in Dubai (`HH:MM`): the parts of an item with one minute together. */
      goesOut: z.array(entrySchema.extend({ at: z.string() })),
      /** What ends or is due for review on the day: the first of them, and how many there are. */
      ends: z.array(
        z.object({ type: z.enum(['fact', 'item']), kind: z.nullable(z.string()), id: z.string(), name: z.string() }),
      ),
      endCount: z.int(),
    }),
  ),
  /** What should have gone out and did not. */
  late: z.array(entrySchema.extend({ at: z.string(), date: z.string() })),
  /** Approved without a time, the longest first. */
  waiting: z.array(entrySchema),
  /** Facts that ended or were due for review before the first day. */
  overdueFacts: z.int(),
});
export type Calendar = z.infer<typeof calendarSchema>;
type Entry = z.infer<typeof entrySchema>;
type Row = PartKey & { category: string | null; title: string; scheduledAt: string | null };

/** STAFF-1: seven days of the newsroom: what goes out, what hinders it, and what ends or is due for review. */
export const getCalendar = query({
  name: 'get-calendar',
  input: getCalendarInput,
  permission: 'newsroom:read:any',
  run: async (deps, { from, locale }): Promise<Calendar> => {
    const today = dubaiDate(deps.now());
    const first = from !== undefined && Math.abs(daysBetween(today, from)) <= LAST_REACHED ? from : today;
    const last = addDays(first, DAYS - 1);
    const [scheduled, approved, { ends, overdueFacts }] = await Promise.all([
      findParts(
        deps,
        sql`t.state = 'scheduled' and t.scheduled_at < ${dubaiInstant(`${addDays(last, 1)}T00:00`).toISOString()}`,
      ),
      findParts(deps, sql`t.state = 'approved'`),
      findEnds(deps, { first, last, locale }),
    ]);
    const entries = await Promise.all(
      [...Map.groupBy(scheduled, ({ kind, id, scheduledAt }) => `${kind} ${id} ${scheduledAt}`).values()].map(
        async (rows) => ({ ...(await entryOf(deps, rows)), minute: rows[0]?.scheduledAt ?? '' }),
      ),
    );
    const timed = entries.map(({ minute, ...entry }) => ({
      ...entry,
      date: minute.slice(0, 10),
      at: minute.slice(11),
    }));
    const now = deps.now();
    const isLate = ({ date, at }: { date: string; at: string }) => dubaiInstant(`${date}T${at}`) < now;
    return {
      today,
      days: Array.from({ length: DAYS }, (_, at) => {
        const date = addDays(first, at);
        const ending = ends.filter((one) => one.date === date);
        return {
          date,
          isHoliday: isPublicHoliday(date),
          goesOut: timed.filter((entry) => entry.date === date).map(({ date: _date, ...entry }) => entry),
          ends: ending.map(({ type, kind, id, name }) => ({ type, kind, id, name })),
          endCount: ending[0]?.count ?? 0,
        };
      }),
      late: timed.filter(isLate),
      waiting: await Promise.all(
        [...Map.groupBy(approved, ({ kind, id }) => `${kind} ${id}`).values()]
          .slice(0, MAX_WAITING)
          .map((rows) => entryOf(deps, rows)),
      ),
      overdueFacts,
    };
  },
});

/** The parts of one item together, each with what hinders it at its time, or now. */
async function entryOf(deps: Deps, rows: readonly Row[]): Promise<Entry> {
  const [first] = rows;
  if (!first) throw new Error('A group of parts is empty');
  const { kind, id, category } = first;
  const parts = [];
  for (const { locale, scheduledAt } of rows) {
    const at = scheduledAt === null ? deps.now() : dubaiInstant(scheduledAt);
    parts.push({ locale, problem: await releaseProblem(deps, { kind, id, locale }, at) });
  }
  return { kind, id, category, title: first.title, parts };
}

async function findParts({ db }: Deps, where: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select t.kind, t.item_id as id, t.locale, i.category, coalesce(nullif(v.title, ''), ${TITLE}, t.item_id) as title,
      to_char(t.scheduled_at at time zone 'Asia/Dubai', 'YYYY-MM-DD"T"HH24:MI') as "scheduledAt"
    from newsroom_texts t
    join newsroom_items i on i.kind = t.kind and i.item_id = t.item_id
    join newsroom_versions v on v.kind = t.kind and v.item_id = t.item_id and v.locale = t.locale and v.number = t.version
    where ${where}
    order by coalesce(t.scheduled_at, t.state_since), t.kind, t.item_id, t.locale = ${DATA_PART}, t.locale limit 200`);
  return rows;
}
