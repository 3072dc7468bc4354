import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { decideAction } from '@dalil/domain/newsroom/workflow.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { forEachRow } from '../core/for-each-row.ts';
import type { JobHandler } from '../core/job-handler.ts';
import { adoptItem } from './adopt-item.ts';
import { applyChange } from './apply-change.ts';
import { findWork } from './find-work.ts';
import { SCHEDULE } from './release-problem.ts';
import type { PartKey } from './text-key.ts';

/** Who publishes for the people who scheduled it. Their approval and the schedule are in the audit log. */
/**
 * STAFF-1: publishes the texts and data whose time has come, of an item its data first, because its first text needs them. Each is a transaction that locks its item and looks at the state again, so two
 * servers publish a text once. A text whose approval or review date no longer holds stays scheduled, and the log says so.
 */
export const publishScheduled: JobHandler<'publish-scheduled'> = async (deps) => {
  const { rows } = await deps.db.execute<PartKey>(sql`
    select kind, item_id as id, locale from newsroom_texts
    where state = 'scheduled' and scheduled_at <= ${deps.now().toISOString()} order by scheduled_at, kind, item_id, locale = 'data' desc, locale`);
  await forEachRow(deps, {
    name: 'publish-scheduled',
    rows,
    keyOf: ({ kind, id, locale }) => `${kind}/${id}/${locale}`,
    run: (key) => publishUnlessRefused(deps, key),
  });
};

/** What the rules of quality refuse stays scheduled until staff have mended it, and is tried again in the next minute. */
async function publishUnlessRefused(deps: Deps, key: PartKey): Promise<void> {
  try {
    await publishOne(deps, key);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { kind, id, locale } = key;
    deps.log('warn', 'schedule_refused', { kind, id, locale, reason: error.fields[0]?.code ?? error.code });
  }
}

async function publishOne(deps: Deps, key: PartKey): Promise<void> {
  await deps.db.transaction(async (transaction) => {
    const within = { ...deps, db: transaction };
    await adoptItem(within, key);
    const work = await findWork(within, key);
    const now = deps.now();
    if (work.state !== 'scheduled' || !(await isDue(within, key))) return;
    const decision = decideAction(work.rules, 'publish', SCHEDULE, { today: dubaiDate(now), now });
    if ('refused' in decision) {
      deps.log('warn', 'schedule_refused', {
        kind: key.kind,
        id: key.id,
        locale: key.locale,
        reason: decision.refused,
      });
      return;
    }
    const given = { action: 'publish', comment: '', reason: undefined, at: undefined } as const;
    await applyChange(within, { userId: null }, { key, work, given, to: decision.to });
  });
}

/** A user may have moved the time between the list and the lock. */
async function isDue({ db, now }: Deps, { kind, id, locale }: PartKey): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from newsroom_texts where kind = ${kind} and item_id = ${id} and locale = ${locale}
      and scheduled_at <= ${now().toISOString()}`);
  return rows.length > 0;
}
