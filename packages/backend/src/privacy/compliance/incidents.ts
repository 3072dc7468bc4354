import { profiles } from '@dalil/database/tables/accounts.ts';
import { privacyIncidents, privacyIncidentSteps } from '@dalil/database/tables/compliance.ts';
import {
  INCIDENT_SEVERITIES,
  INCIDENT_STEPS,
  incidentClock,
  type IncidentSeverity,
  type IncidentStep,
  incidentStepSchema,
  newIncidentSchema,
  stepRefusal,
} from '@dalil/domain/privacy/incident.ts';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../../core/actor.ts';
import { command } from '../../core/command.ts';
import type { Deps } from '../../core/deps.ts';
import { Failure } from '../../core/failure.ts';
import { query } from '../../core/query.ts';

const MAX_INCIDENTS = 200;

const stepView = z.object({
  step: z.enum(INCIDENT_STEPS),
  note: z.string(),
  /** Null: the account is erased. */
  by: z.nullable(z.string()),
  at: z.string(),
});
export const incidentSchema = z.object({
  number: z.int(),
  title: z.string(),
  description: z.string(),
  severity: z.enum(INCIDENT_SEVERITIES),
  detectedAt: z.string(),
  reportedAt: z.string(),
  notifiedAt: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  clock: z.object({
    state: z.enum(['running', 'overdue', 'notified', 'closed']),
    deadline: z.string(),
    leftMs: z.number(),
  }),
  steps: z.array(stepView),
  /** The steps that can be recorded now. */
  next: z.array(z.enum(INCIDENT_STEPS)),
});
export const incidentsSchema = z.object({ items: z.array(incidentSchema) });
type Incident = z.infer<typeof incidentSchema>;

/** STAFF-8: incidents with personal data, open ones first, each with its clock of 72 hours. */
export const listIncidents = query({
  name: 'list-incidents',
  input: z.object({}),
  permission: 'privacy:audit:any',
  run: async (deps): Promise<z.infer<typeof incidentsSchema>> => {
    const rows = await deps.db.select().from(privacyIncidents).orderBy(desc(privacyIncidents.id)).limit(MAX_INCIDENTS);
    const steps = await findSteps(
      deps,
      rows.map(({ id }) => id),
    );
    const items = rows.map((row) => viewIncident(row, steps.get(row.id) ?? [], deps.now()));
    return { items: items.toSorted((a, b) => Number(a.closedAt !== null) - Number(b.closedAt !== null)) };
  },
});

async function findSteps({ db }: Pick<Deps, 'db'>, ids: number[]): Promise<Map<number, Incident['steps']>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ row: privacyIncidentSteps, by: profiles.fullName })
    .from(privacyIncidentSteps)
    .leftJoin(profiles, eq(profiles.id, privacyIncidentSteps.authorId))
    .where(inArray(privacyIncidentSteps.incidentId, ids))
    .orderBy(asc(privacyIncidentSteps.id));
  const found = new Map<number, Incident['steps']>();
  for (const { row, by } of rows) {
    const steps = found.get(row.incidentId) ?? [];
    // Written by a command that checks the step.
    steps.push({ step: row.step as IncidentStep, note: row.note, by, at: row.createdAt.toISOString() });
    found.set(row.incidentId, steps);
  }
  return found;
}

function viewIncident(row: typeof privacyIncidents.$inferSelect, steps: Incident['steps'], now: Date): Incident {
  const { deadline, ...clock } = incidentClock(row, now);
  const severity = row.severity as IncidentSeverity;
  const done = steps.map(({ step }) => step);
  return {
    number: row.id,
    title: row.title,
    description: row.description,
    severity,
    detectedAt: row.detectedAt.toISOString(),
    reportedAt: row.reportedAt.toISOString(),
    notifiedAt: row.notifiedAt?.toISOString() ?? null,
    closedAt: row.closedAt?.toISOString() ?? null,
    clock: { ...clock, deadline: deadline.toISOString() },
    steps,
    next: INCIDENT_STEPS.filter((step) => stepRefusal(severity, done, step) === null),
  };
}

export const numberedSchema = z.object({ number: z.int() });
export const incidentInput = z.strictObject(newIncidentSchema.shape);
export const stepInput = z.strictObject(incidentStepSchema.shape);

/** STAFF-8: reports an incident. Its clock counts from detection. Fails with `invalid_input` for a detection in the future. */
export const reportIncident = command<typeof incidentInput, { number: number }>({
  name: 'report-incident',
  input: incidentInput,
  permission: 'privacy:process:any',
  audit: {
    event: 'privacy.incident-reported',
    metadata: ({ severity, detectedAt }, { number }) => ({ number, severity, detectedAt }),
  },
  run: async ({ db, now }, { detectedAt, ...given }, actor) => {
    const detected = new Date(detectedAt);
    if (detected.getTime() > now().getTime())
      throw new Failure('invalid_input', { fields: [{ path: 'detectedAt', code: 'too_big' }] });
    const [row] = await db
      .insert(privacyIncidents)
      .values({ ...given, detectedAt: detected, reportedAt: now(), reportedBy: signedIn(actor).userId })
      .returning({ number: privacyIncidents.id });
    if (!row) throw new Error('An incident was not stored');
    return row;
  },
});

export const incidentNumber = z.object({
  number: z.coerce
    .number()
    .int()
    .min(1)
    .max(2_147_483_647)
    .meta({ description: 'The number of the incident', example: 1 }),
});
const addStepInput = z.object({ ...incidentNumber.shape, ...incidentStepSchema.shape });

/** STAFF-8: records a step of an incident. Fails with `not_found`, and with `conflict` if the step cannot be taken now. */
export const addIncidentStep = command<typeof addStepInput, { number: number }>({
  name: 'add-incident-step',
  input: addStepInput,
  permission: 'privacy:process:any',
  audit: { event: 'privacy.incident-step', metadata: ({ number, step }) => ({ number, step }) },
  run: async ({ db, now }, { number, step, note }, actor) => {
    const [row] = await db.select().from(privacyIncidents).where(eq(privacyIncidents.id, number)).for('update');
    if (!row) throw new Failure('not_found');
    const steps = await findSteps({ db }, [number]);
    const done = (steps.get(number) ?? []).map((one) => one.step);
    if (stepRefusal(row.severity as IncidentSeverity, done, step) !== null) throw new Failure('conflict');
    const at = now();
    await db
      .insert(privacyIncidentSteps)
      .values({ incidentId: number, step, note, authorId: signedIn(actor).userId, createdAt: at });
    const change = {
      ...(step === 'authority_notified' && { notifiedAt: at }),
      ...(step === 'closed' && { closedAt: at }),
    };
    if (Object.keys(change).length > 0)
      await db.update(privacyIncidents).set(change).where(eq(privacyIncidents.id, number));
    return { number };
  },
});
