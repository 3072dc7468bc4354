import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { REPORT_STATES } from '@dalil/domain/quality/report-state.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Deps } from '../../core/deps.ts';
import { Failure } from '../../core/failure.ts';
import { query } from '../../core/query.ts';
import { answersSince, notUseful } from './find-answers.ts';
import { type FindingRow, findingSchema, type FindingView, selectFindings, viewFinding } from './finding-views.ts';
import { FINDING_EXAMPLE } from './examples.ts';

const findingNumber = z.object({
  number: z.coerce
    .number<number | string>()
    .int()
    .min(1)
    .max(2_147_483_647)
    .meta({ description: 'The number of the finding', example: 1 }),
});
const SHARED_ANSWERS = 20;
const person = z.nullable(z.string());

export const findingDetailsSchema = z.object({
  finding: findingSchema,
  history: z.array(z.object({ event: z.string(), by: person, at: z.string() })),
  waivers: z.array(
    z.object({
      number: z.int(),
      reason: z.string(),
      until: z.string(),
      by: person,
      at: z.string(),
      endedAt: z.nullable(z.string()),
    }),
  ),
  /** What a user reported. Null for every other finding, and after the report was deleted. */
  report: z.nullable(
    z.object({
      reference: z.string(),
      reason: z.string(),
      message: z.string(),
      locale: z.enum(LOCALES),
      state: z.enum(REPORT_STATES),
      answer: z.nullable(z.string()),
      answerLocale: z.nullable(z.enum(LOCALES)),
    }),
  ),
  /** Answers that users marked as not useful and shared, newest first, of a finding about them. */
  answers: z.array(
    z.object({
      question: z.nullable(z.string()),
      answer: z.nullable(z.string()),
      message: z.nullable(z.string()),
      locale: z.enum(LOCALES),
      at: z.string(),
    }),
  ),
});
export type FindingDetails = z.infer<typeof findingDetailsSchema>;

/** STAFF-5: a finding with its history, its waivers and the report it comes from. Fails with `not_found`. */
export const getFinding = query({
  name: 'get-finding',
  input: findingNumber,
  output: findingDetailsSchema,
  permission: 'quality:control:any',
  http: {
    route: 'GET /quality-control/findings/{number}',
    summary: 'A finding with its history and waivers',
    answer: {
      finding: FINDING_EXAMPLE,
      history: [{ event: 'found', by: null, at: FINDING_EXAMPLE.firstSeen }],
      waivers: [],
      report: null,
      answers: [],
    },
    failures: ['not_found'],
    reading: { retry: false },
  },
  run: async (deps, { number }): Promise<FindingDetails> => {
    const finding = await findFinding(deps, number);
    const { rows } = await deps.db.execute<Omit<FindingDetails, 'finding' | 'answers'>>(sql`
      select coalesce((select jsonb_agg(jsonb_build_object('event', e.event, 'by', p.full_name, 'at', ${utc('e.at')}) order by e.id)
          from quality_finding_events e left join profiles p on p.id = e.person_id where e.finding_id = f.id), '[]') as history,
        coalesce((select jsonb_agg(jsonb_build_object('number', w.id, 'reason', w.reason, 'until', w.until, 'by', p.full_name,
            'at', ${utc('w.created_at')}, 'endedAt', ${utc('w.ended_at')}) order by w.id desc)
          from quality_waivers w left join profiles p on p.id = w.created_by
          where w.rule = f.rule and w.kind = f.kind and w.item_id = f.item_id and w.locale = f.locale and w.subject = f.subject), '[]')
          as waivers,
        (select jsonb_build_object('reference', r.reference, 'reason', r.reason, 'message', r.message, 'locale', r.locale,
            'state', r.state, 'answer', r.answer, 'answerLocale', r.answer_locale)
          from problem_reports r where f.rule = 'user-report' and r.reference = f.subject) as report
      from quality_findings f where f.id = ${number}`);
    const [row] = rows;
    if (!row) throw new Failure('not_found');
    return { finding, ...row, answers: finding.rule === 'answer-wrong' ? await findShared(deps, finding) : [] };
  },
});

const utc = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`);

async function findFinding(deps: Pick<Deps, 'db' | 'now'>, number: number): Promise<FindingView> {
  const { rows } = await deps.db.execute<FindingRow>(
    selectFindings(dubaiDate(deps.now()), sql`where f.id = ${number}`),
  );
  const [row] = rows;
  if (!row) throw new Failure('not_found');
  return viewFinding(row);
}

async function findShared(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { kind, id }: FindingView,
): Promise<FindingDetails['answers']> {
  const { rows } = await db.execute<FindingDetails['answers'][number]>(sql`
    select question, answer, message, locale, ${utc('created_at')} as at from (${notUseful(answersSince(now()))}) x
    where kind = ${kind} and id = ${id} and (message is not null or question is not null)
    order by created_at desc limit ${SHARED_ANSWERS}`);
  return rows;
}
