import { isAllowed } from '@dalil/domain/accounts/permissions.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { DATA_PART } from '@dalil/domain/newsroom/item-data.ts';
import { NEWSROOM_KINDS } from '@dalil/domain/newsroom/newsroom-kind.ts';
import { TEXT_STATES } from '@dalil/domain/newsroom/workflow.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { type SignedInActor, signedIn } from '../core/actor.ts';
import type { Deps } from '../core/deps.ts';
import { query } from '../core/query.ts';
import { isWaived } from '../quality/control/waived.ts';
import { OUTDATED_TEXTS } from './inventory-sql.ts';
import { factsWithOwners, isUrgentFact } from './urgent-facts.ts';
import { HOURS, TITLE } from './waiting-sql.ts';

const MAX_ROWS = 6;

export const listWorkInput = z.object({});

const rowSchema = z.object({
  kind: z.enum(NEWSROOM_KINDS),
  id: z.string(),
  /** `data`: what is the same in all languages. */
  locale: z.enum([...LOCALES, DATA_PART]),
  category: z.nullable(z.string()),
  title: z.string(),
  state: z.enum(TEXT_STATES),
  /** How long it has been in this state, in whole hours. */
  hours: z.int(),
  /** A minute in Dubai. */
  scheduledAt: z.nullable(z.string()),
});
const listSchema = z.object({ items: z.array(rowSchema), total: z.int() });
/** Null: not the work of this role. */
const countSchema = z.nullable(z.int());
export const workSchema = z.object({
  /** What one wrote and is not published: what was sent back first, also of machine drafts that have no other author. */
  own: listSchema,
  /** What waits for a reviewer, the longest first. */
  review: z.nullable(listSchema),
  /** What is scheduled, the next first. */
  scheduled: listSchema,
  counts: z.object({
    release: countSchema,
    overdue: z.int(),
    alerts: countSchema,
    findings: countSchema,
    sources: countSchema,
    ideas: countSchema,
    /** The user's own facts that are in doubt, end or are due for review soon. */
    facts: countSchema,
    /** Changes of facts that others propose and that wait for this person's approval. */
    proposals: countSchema,
    /** Facts whose words wait for translation. */
    words: countSchema,
    /** Items with a translation that is older than its original. */
    translations: countSchema,
  }),
});
export type Work = z.infer<typeof workSchema>;
type Row = Work['own']['items'][number];

/** STAFF-6: what waits for a person of the staff, by their role: texts, reviews, what goes out, and what needs a look. */
export const listWork = query({
  name: 'list-work',
  input: listWorkInput,
  permission: 'newsroom:read:any',
  run: async (deps, _, actor): Promise<Work> => {
    const staff = signedIn(actor);
    const isReviewer = isAllowed(staff.role, 'newsroom:publish:any');
    const [own, review, scheduled, counts] = await Promise.all([
      findTexts(deps, isOwn(staff), sql`t.state <> 'changes-requested', t.state_since desc`),
      isReviewer ? findTexts(deps, sql`t.state = 'in-review'`, sql`t.state_since`) : null,
      findTexts(deps, sql`t.state = 'scheduled'`, sql`t.scheduled_at`),
      countRest(deps, staff),
    ]);
    return { own, review, scheduled, counts };
  },
});

/** Texts that a person wrote or owns, or that only a machine wrote, and that wait for their author. */
function isOwn({ userId }: SignedInActor): SQL {
  const written = sql`from newsroom_versions a where a.kind = t.kind and a.item_id = t.item_id and a.locale = t.locale
    and a.number > coalesce(t.live_version, 0) and a.author_id`;
  // Data have no users of their own: with an item whose texts are all archived, they are no work.
  const isLeft = sql`t.locale = ${DATA_PART} and 'archived' = all (select x.state from newsroom_texts x
    where x.kind = t.kind and x.item_id = t.item_id and x.locale <> ${DATA_PART}) and exists (select from newsroom_texts x
    where x.kind = t.kind and x.item_id = t.item_id and x.locale <> ${DATA_PART})`;
  return sql`t.state in ('draft', 'changes-requested', 'in-review') and not (${isLeft}) and (i.owner_id = ${userId}
    or exists (select ${written} = ${userId})
    or (t.state = 'changes-requested' and i.owner_id is null and not exists (select ${written} is not null)))`;
}

async function findTexts({ db, now }: Deps, where: SQL, order: SQL): Promise<Work['own']> {
  const { rows } = await db.execute<Row & { total: number }>(sql`
    select t.kind, t.item_id as id, t.locale, i.category, coalesce(nullif(v.title, ''), ${TITLE}, t.item_id) as title, t.state,
      ${HOURS('t.state_since', now())} as hours,
      to_char(t.scheduled_at at time zone 'Asia/Dubai', 'YYYY-MM-DD"T"HH24:MI') as "scheduledAt", count(*) over ()::int as total
    from newsroom_texts t
    join newsroom_items i on i.kind = t.kind and i.item_id = t.item_id
    join newsroom_versions v on v.kind = t.kind and v.item_id = t.item_id and v.locale = t.locale and v.number = t.version
    where ${where} order by ${order}, t.kind, t.item_id, t.locale limit ${MAX_ROWS}`);
  return { items: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** What is only counted, each where the role has to do with it. */
async function countRest({ db, now }: Deps, { role, userId }: SignedInActor): Promise<Work['counts']> {
  const today = dubaiDate(now());
  const changesFacts = isAllowed(role, 'newsroom:publish:any');
  const countIf = (isTheirs: boolean, from: SQL) =>
    isTheirs ? sql`(select count(*)::int from ${from})` : sql`null::int`;
  const { rows } = await db.execute<Work['counts']>(sql`
    select
      ${countIf(isAllowed(role, 'newsroom:publish:any'), sql`newsroom_texts where state = 'approved'`)} as release,
      (select count(*)::int from content_items c left join newsroom_items n on n.kind = c.kind and n.item_id = c.id
        where c.state in ('published', 'unlisted') and coalesce(n.review_by, c.review_by) < ${today}) as overdue,
      ${countIf(isAllowed(role, 'city:confirm:any'), sql`city_alerts where proposal is not null and ended_at is null`)} as alerts,
      ${countIf(
        isAllowed(role, 'quality:control:any'),
        sql`quality_findings f where f.severity = 'high' and f.resolved_at is null and not ${isWaived(today)}`,
      )} as findings,
      ${countIf(isAllowed(role, 'headlines:read:any'), sql`feed_sources where is_on and result is not null and result <> 'ok'`)} as sources,
      ${countIf(isAllowed(role, 'quality:triage:any'), sql`ideas where state = 'received'`)} as ideas,
      ${countIf(changesFacts, sql`${factsWithOwners(today)} where o.owner_id = ${userId} and ${isUrgentFact(today)}`)} as facts,
      ${countIf(changesFacts, sql`fact_proposals where state = 'waiting' and proposed_by is distinct from ${userId}`)} as proposals,
      ${countIf(changesFacts, sql`(select distinct fact_id from fact_words_waiting) w`)} as words,
      ${countIf(
        isAllowed(role, 'newsroom:write:any'),
        sql`(select distinct kind, item_id from (${OUTDATED_TEXTS}) x) t`,
      )} as translations`);
  const [row] = rows;
  if (!row) throw new Error('The counts have no row');
  return row;
}
