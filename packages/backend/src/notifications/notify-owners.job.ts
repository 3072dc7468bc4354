import { isDatabaseUnavailable } from '@dalil/database/connection-failure.ts';
import { DEFAULT_PREFERENCES } from '@dalil/domain/accounts/preferences.ts';
import type { BookmarkKind } from '@dalil/domain/bookmarks/bookmark.ts';
import { topicOf } from '@dalil/domain/notifications/notification.ts';
import { type SQL, sql } from 'drizzle-orm';
import { forEachRow } from '../core/for-each-row.ts';
import type { Deps } from '../core/deps.ts';
import type { JobHandler } from '../core/job-handler.ts';
import { notifyTopics, TOPIC_KINDS, type TopicChange } from './notify-topic.ts';

type Change = TopicChange & {
  category: string | null;
  factTopic: string | null;
  before: unknown;
};

/** Changes of one transaction. An import changes hundreds of items. */
const BATCH = 200;

/**
 * NOTIF-2: a saved item changed, so everyone who has saved it gets a notification, unless the flag of its topic is off. Alerts for
 * the city and incidents of the product are told to everyone who has their topic on. A change is
 * deleted in the transaction that makes its notifications, so no process makes them twice.
 */
export const notifyOwners: JobHandler<'notify-owners'> = async (deps) => {
  let made = await retryFailed(deps);
  for (;;) {
    const { changes, notified } = await notifyOf(deps, sql`not ${HAS_FAILED}`).catch((error: unknown) => {
      if (isDatabaseUnavailable(error)) throw error;
      return notifyAlone(deps, error);
    });
    made += notified;
    if (changes < BATCH) break;
  }
  if (made > 0) deps.log('info', 'owners_notified', { notifications: made });
};

const isOfTopic = ({ kind }: Change) => TOPIC_KINDS.includes(kind);

/** Under which the failures of single changes are stored. */
const LOOP = 'notify-owners';
const HAS_FAILED = sql`exists (select from row_failures f where f.loop = ${LOOP} and f.row_key = s.id::text)`;

/** A batch failed: each of its changes is told in a transaction of its own. Throws the failure again if there is no change. */
async function notifyAlone(deps: Deps, failure: unknown): Promise<{ changes: number; notified: number }> {
  const { rows } = await deps.db.execute<{ id: string }>(
    sql`select s.id::text from saved_item_changes s where not ${HAS_FAILED} order by s.id limit ${BATCH}`,
  );
  if (rows.length === 0) throw failure;
  return { changes: rows.length, notified: await notifyEach(deps, rows) };
}

async function retryFailed(deps: Deps): Promise<number> {
  const { rows } = await deps.db.execute<{ id: string }>(
    sql`select s.id::text from saved_item_changes s where ${HAS_FAILED} order by s.id`,
  );
  return notifyEach(deps, rows);
}

async function notifyEach(deps: Deps, rows: readonly { id: string }[]): Promise<number> {
  let made = 0;
  await forEachRow(deps, {
    name: LOOP,
    rows,
    keyOf: ({ id }) => id,
    run: async ({ id }) => {
      made += (await notifyOf(deps, sql`s.id = ${id}::bigint`)).notified;
    },
  });
  return made;
}

async function notifyOf(deps: Deps, which: SQL): Promise<{ changes: number; notified: number }> {
  const { db, now } = deps;
  return db.transaction(async (transaction) => {
    const { rows: changes } = await transaction.execute<Change>(sql`
      delete from saved_item_changes c using (
        select s.id, i.category, f.topic, a.content->>'kind' as alert_kind from saved_item_changes s
        left join facts f on f.id = s.subject
        left join city_alerts a on s.kind = 'city-alert' and a.id::text = s.item_id
        left join content_items i on i.kind = s.kind and i.id = s.item_id
        where ${which} order by s.id limit ${BATCH} for update of s skip locked) found
      where c.id = found.id
      returning c.id::int, c.kind, c.item_id, found.category, found.topic as "factTopic",
        found.alert_kind as "alertKind", c.reason, c.subject, c.before`);
    if (changes.length === 0) return { changes: 0, notified: 0 };
    const told = await notifyTopics({ ...deps, db: transaction }, changes.filter(isOfTopic));
    const made = changes
      .filter((change) => !isOfTopic(change))
      .map((change) => ({ ...change, topic: topicOf({ ...change, kind: change.kind as BookmarkKind }) }));
    // A flag that was never set has its default.
    const defaults = JSON.stringify(DEFAULT_PREFERENCES.notifications);
    const { rowCount } = await transaction.execute(sql`
      insert into notifications (user_id, change_id, kind, item_id, reason, subject, before, topic, created_at)
      select b.user_id, c.id, c.kind, c.item_id, c.reason, c.subject, c.before, c.topic, ${now().toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
        as c(id bigint, kind text, item_id text, reason text, subject text, before jsonb, topic text)
      join bookmarks b on b.kind = c.kind and b.item_id = c.item_id
      left join user_preferences p on p.user_id = b.user_id and p.category = 'notifications'
      where coalesce(p.data->>c.topic, ${defaults}::jsonb->>c.topic) = 'true'
      on conflict (user_id, kind, item_id, reason, subject) where read_at is null
        do update set change_id = excluded.change_id, created_at = excluded.created_at,
          mailed_at = null, is_for_digest = false`);
    return { changes: changes.length, notified: told + (rowCount ?? 0) };
  });
}
