import { alerts } from '@dalil/database/tables/alerts.ts';
import type { Alert, AlertMessage } from '@dalil/domain/monitoring/alert-message.ts';
import {
  type AlertKind,
  MAX_ALERTS,
  type Breach,
  isWorse,
  QUIET_MINUTES,
  type Severity,
} from '@dalil/domain/monitoring/alert-rules.ts';
import type { HealthState } from '@dalil/domain/monitoring/health.ts';
import { and, desc, eq, gt, isNull, notInArray, sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';

type Row = typeof alerts.$inferSelect;

/** The stored form as others see it. The columns hold what this file and the rules write. */
export function viewAlert(row: Row): Alert {
  return {
    number: row.id,
    kind: row.kind as AlertKind,
    severity: row.severity as Severity,
    state: row.state as HealthState | null,
    value: row.value,
    threshold: row.threshold,
    openedAt: row.openedAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    resolvedBy: row.resolvedBy as Alert['resolvedBy'],
  };
}

/**
 * MON-2: opens an alert for each new breach, refreshes the time of those that are open, resolves those whose cause has ended and
 * deletes the oldest beyond fifty. Returns what the webhook is told. One that a person has resolved is not opened again for an hour.
 */
export async function saveAlerts(deps: Deps, breaches: readonly Breach[]): Promise<AlertMessage[]> {
  const messages: AlertMessage[] = [];
  for (const breach of breaches) {
    const message = (await refresh(deps, breach)) ?? (await open(deps, breach));
    if (message && message !== 'unchanged') messages.push(message);
  }
  messages.push(...(await resolveEnded(deps, breaches)));
  await deleteOldest(deps);
  return messages;
}

/** Null if no alert of the kind is open. */
async function refresh({ db, now }: Deps, breach: Breach): Promise<AlertMessage | 'unchanged' | null> {
  const isOpen = and(eq(alerts.kind, breach.kind), isNull(alerts.resolvedAt));
  const [before] = await db.select().from(alerts).where(isOpen).for('update');
  if (!before) return null;
  const hasWorsened = isWorse(breach.severity, before.severity as Severity);
  const { severity, state, value } = breach;
  const change = hasWorsened ? { severity, state, value } : {};
  const [after] = await db
    .update(alerts)
    .set({ ...change, lastSeenAt: now() })
    .where(eq(alerts.id, before.id))
    .returning();
  return hasWorsened && after ? { event: 'worsened', alert: viewAlert(after) } : 'unchanged';
}

async function open({ db, now }: Deps, breach: Breach): Promise<AlertMessage | null> {
  const since = new Date(now().getTime() - QUIET_MINUTES * 60_000);
  const isQuiet = and(eq(alerts.kind, breach.kind), eq(alerts.resolvedBy, 'person'), gt(alerts.resolvedAt, since));
  if ((await db.select({ id: alerts.id }).from(alerts).where(isQuiet).limit(1)).length > 0) return null;
  const [row] = await db
    .insert(alerts)
    .values({ ...breach, openedAt: now(), lastSeenAt: now() })
    .onConflictDoNothing()
    .returning();
  return row ? { event: 'opened', alert: viewAlert(row) } : null;
}

async function resolveEnded({ db, now }: Deps, breaches: readonly Breach[]): Promise<AlertMessage[]> {
  const kinds = breaches.map(({ kind }) => kind);
  const rows = await db
    .update(alerts)
    .set({ resolvedAt: now(), resolvedBy: 'cause' })
    .where(and(isNull(alerts.resolvedAt), kinds.length > 0 ? notInArray(alerts.kind, kinds) : undefined))
    .returning();
  return rows.map((row) => ({ event: 'resolved', alert: viewAlert(row) }));
}

/** Open ones are the last to go. */
async function deleteOldest({ db }: Deps): Promise<void> {
  const stored = db
    .select({ id: alerts.id })
    .from(alerts)
    .orderBy(sql`${alerts.resolvedAt} is null desc`, desc(alerts.id))
    .limit(MAX_ALERTS);
  await db.delete(alerts).where(notInArray(alerts.id, stored));
}
