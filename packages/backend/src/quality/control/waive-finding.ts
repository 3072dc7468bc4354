import { qualityWaivers } from '@dalil/database/tables/quality-control.ts';
import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { dateSchema } from '@dalil/domain/guide/fact.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { BLOCKING_RULES, MAX_WAIVER_DAYS, WAIVER_REASON_LIMIT } from '@dalil/domain/quality/rules/rule-ids.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../../core/actor.ts';
import { command } from '../../core/command.ts';
import type { Deps } from '../../core/deps.ts';
import { Failure } from '../../core/failure.ts';
import { identityFields } from './finding-views.ts';

const waiveFindingInput = z.object({
  ...identityFields,
  reason: textInput().trim().min(1).max(WAIVER_REASON_LIMIT),
  /** The last day on which the finding does not count. */
  until: dateSchema,
});
type Given = z.output<typeof waiveFindingInput>;

/**
 * STAFF-5: lets a finding not count until a day, at most 90 days on. Whoever wrote the text cannot waive what blocks it. Fails with
 * `invalid_input` for another day and with `workflow_refused` for one's own text.
 */
export const waiveFinding = command({
  name: 'waive-finding',
  input: waiveFindingInput,
  output: z.object({ number: z.int() }),
  permission: 'quality:control:any',
  http: {
    route: 'POST /quality-control/waivers',
    summary: 'Lets a finding not count until a day',
    example: {
      rule: 'readability',
      kind: 'article',
      id: 'how-salik-gates-charge',
      locale: 'en',
      subject: 'prose',
      reason: 'The long words are names of authorities.',
      until: '2026-12-20',
    },
    answer: { number: 1 },
    failures: ['not_found', 'workflow_refused'],
  },
  audit: {
    event: 'quality.waived',
    metadata: ({ rule, kind, id, locale, subject, until }, { number }) => ({
      number,
      rule,
      subject: `${kind}/${id}`,
      locale,
      part: subject,
      until,
    }),
  },
  run: async (deps, given, actor) => {
    const { db, now } = deps;
    const { userId } = signedIn(actor);
    const today = dubaiDate(now());
    if (given.until < today || given.until > addDays(today, MAX_WAIVER_DAYS)) {
      throw new Failure('invalid_input', { fields: [{ path: 'until', code: 'out_of_range' }] });
    }
    const isBlocking = BLOCKING_RULES.some((rule) => rule === given.rule);
    if (isBlocking && (await isOwnText(deps, given, userId))) {
      throw new Failure('workflow_refused', { fields: [{ path: 'action', code: 'own_text' }] });
    }
    const { rule, kind, id, subject, reason, until } = given;
    const row = { rule, kind, itemId: id, locale: given.locale ?? '', subject, reason, until };
    const [saved] = await db
      .insert(qualityWaivers)
      .values({ ...row, createdBy: userId, createdAt: now() })
      .returning({ number: qualityWaivers.id });
    if (!saved) throw new Failure('not_found');
    await noteEvent(deps, { ...row, event: 'waived', userId });
    return saved;
  },
});

const endWaiverInput = z.object({
  number: z.coerce
    .number<number | string>()
    .int()
    .min(1)
    .max(2_147_483_647)
    .meta({ description: 'The number of the waiver', example: 1 }),
});

/** STAFF-5: lets a waived finding count again before its day. Fails with `not_found` if the waiver has ended. */
export const endWaiver = command({
  name: 'end-waiver',
  input: endWaiverInput,
  output: z.object({ number: z.int() }),
  permission: 'quality:control:any',
  http: {
    route: 'POST /quality-control/waivers/{number}/end',
    summary: 'Lets a waived finding count again',
    answer: { number: 1 },
    failures: ['not_found'],
  },
  audit: { event: 'quality.waiver-ended', metadata: ({ number }) => ({ number }) },
  run: async (deps, { number }, actor) => {
    const isOpen = and(eq(qualityWaivers.id, number), isNull(qualityWaivers.endedAt));
    const [row] = await deps.db.update(qualityWaivers).set({ endedAt: deps.now() }).where(isOpen).returning();
    if (!row) throw new Failure('not_found');
    await noteEvent(deps, { ...row, event: 'waiver-ended', userId: signedIn(actor).userId });
    return { number };
  },
});

type Noted = {
  rule: string;
  kind: string;
  itemId: string;
  locale: string;
  subject: string;
  event: string;
  userId: string;
};

/** Nothing is noted where no run has found it yet. */
async function noteEvent({ db, now }: Pick<Deps, 'db' | 'now'>, given: Noted): Promise<void> {
  const { rule, kind, itemId, locale, subject, event, userId } = given;
  await db.execute(sql`
    insert into quality_finding_events (finding_id, event, person_id, at)
    select id, ${event}, ${userId}, ${now().toISOString()} from quality_findings
    where rule = ${rule} and kind = ${kind} and item_id = ${itemId} and locale = ${locale} and subject = ${subject}`);
}

/** Whether the person wrote a version of the item that users do not see yet. */
async function isOwnText({ db }: Pick<Deps, 'db'>, { kind, id, locale }: Given, userId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from newsroom_versions v join newsroom_texts t using (kind, item_id, locale)
    where v.kind = ${kind} and v.item_id = ${id} and v.author_id = ${userId} and v.number > coalesce(t.live_version, 0)
      and ${locale === null ? sql`true` : sql`v.locale = ${locale}`} limit 1`);
  return rows.length > 0;
}
