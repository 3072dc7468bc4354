import * as z from 'zod/mini';
import { textInput } from '../language/text-input.ts';

export const INCIDENT_SEVERITIES = ['low', 'medium', 'high', 'critical'] as const;
export type IncidentSeverity = (typeof INCIDENT_SEVERITIES)[number];

/** What is done about an incident, in the usual order. `note` can be added any number of times, the others once. */
export const INCIDENT_STEPS = [
  'note',
  'contained',
  'assessed',
  'authority_notified',
  'people_notified',
  'measures_taken',
  'closed',
] as const;
export type IncidentStep = (typeof INCIDENT_STEPS)[number];

/** The authority is notified within this time after detection, in hours (GDPR, article 33). */
export const NOTIFY_WITHIN_HOURS = 72;
const HOUR_MS = 3_600_000;
/** The severities that are always notified. */
const ALWAYS_NOTIFIED: ReadonlySet<IncidentSeverity> = new Set(['high', 'critical']);

export const newIncidentSchema = z.strictObject({
  title: textInput().check(z.trim(), z.minLength(3), z.maxLength(120)),
  description: textInput().check(z.trim(), z.minLength(1), z.maxLength(4000)),
  severity: z.enum(INCIDENT_SEVERITIES),
  detectedAt: z.iso.datetime(),
});
export const incidentStepSchema = z.strictObject({
  step: z.enum(INCIDENT_STEPS),
  note: textInput().check(z.trim(), z.minLength(1), z.maxLength(2000)),
});

export type IncidentTimes = { detectedAt: Date; notifiedAt: Date | null; closedAt: Date | null };
export type IncidentClock = {
  state: 'running' | 'overdue' | 'notified' | 'closed';
  deadline: Date;
  /** Milliseconds to the deadline, negative after it. For a stopped clock: at the moment it stopped. */
  leftMs: number;
};

/** How much of the 72 hours is left. The clock stops when the authority is notified or the incident is closed without. */
export function incidentClock({ detectedAt, notifiedAt, closedAt }: IncidentTimes, now: Date): IncidentClock {
  const deadline = new Date(detectedAt.getTime() + NOTIFY_WITHIN_HOURS * HOUR_MS);
  const stoppedAt = notifiedAt ?? closedAt;
  const leftMs = deadline.getTime() - (stoppedAt ?? now).getTime();
  const running = leftMs < 0 ? 'overdue' : 'running';
  return { state: closedAt ? 'closed' : notifiedAt ? 'notified' : running, deadline, leftMs };
}

/** Why a step cannot be recorded now. Null: it can. */
export type StepRefusal = 'closed' | 'repeated' | 'not_assessed' | 'not_notified';

/** Nothing follows `closed`. Closing needs the assessment, and the notification where the severity demands it. */
export function stepRefusal(
  severity: IncidentSeverity,
  done: readonly IncidentStep[],
  step: IncidentStep,
): StepRefusal | null {
  if (done.includes('closed')) return 'closed';
  if (step !== 'note' && done.includes(step)) return 'repeated';
  if (step !== 'closed') return null;
  if (!done.includes('assessed')) return 'not_assessed';
  return ALWAYS_NOTIFIED.has(severity) && !done.includes('authority_notified') ? 'not_notified' : null;
}
