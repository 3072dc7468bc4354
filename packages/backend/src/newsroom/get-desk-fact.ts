import { isAllowed } from '@dalil/domain/accounts/permissions.ts';
import { CONTENT_KINDS } from '@dalil/domain/guide/content-item.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { type Fact, VERDICTS } from '@dalil/domain/guide/fact.ts';
import { scheduleRowSchema } from '@dalil/domain/guide/schedule.ts';
import { writeValue } from '@dalil/domain/guide/fact-value.ts';
import { BASE_LOCALE, LOCALES } from '@dalil/domain/language/locale.ts';
import { isUndoable, needsSecondPerson, UNDO_MINUTES } from '@dalil/domain/newsroom/fact-rules.ts';
import { FACT_CHANGE_REASONS, FACT_HISTORY_REASONS } from '@dalil/domain/newsroom/text-fields.ts';
import { UNUSUAL_REASONS, unusualChange, unusualSentences } from '@dalil/domain/newsroom/unusual-change.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Deps } from '../core/deps.ts';
import { signedIn } from '../core/actor.ts';
import { Failure } from '../core/failure.ts';
import { query } from '../core/query.ts';
import { findFactTerms } from '../guide/find-fact-terms.ts';
import { FACT_JSON } from '../guide/find-facts.ts';
import { sentencesOf } from './change-fact.ts';
import { findFactPages, findFactUses } from './find-fact-uses.ts';
import { factKeyFields } from './fact-key.ts';
import { DESK_COLUMNS, type DeskColumns, deskFact, deskFactSchema } from './desk-fact.ts';
import { findApprovers } from './find-staff.ts';
import { findLastChange } from './undo-fact.ts';
import { factsWithOwners } from './urgent-facts.ts';

const input = z.object({ ...factKeyFields, locale: z.enum(LOCALES) });

const useSchema = z.object({ kind: z.enum(CONTENT_KINDS), id: z.string(), title: z.string(), href: z.string() });

const answerFields = {
  /** The sentence that answers, in each language that has one. */
  sentences: z.partialRecord(z.enum(LOCALES), z.string()),
  /** The answer to the yes/no question that it settles. Null: it settles none. */
  verdict: z.nullable(z.enum(VERDICTS)),
};

const proposalSchema = z.object({
  id: z.string(),
  text: z.nullable(z.string()),
  /** Of a text: the words in each language. */
  values: z.partialRecord(z.enum(LOCALES), z.string()),
  ...answerFields,
  isShown: z.boolean(),
  source: z.string(),
  asOf: z.string(),
  reviewBy: z.string(),
  validFrom: z.nullable(z.string()),
  validUntil: z.nullable(z.string()),
  reason: z.enum(FACT_CHANGE_REASONS),
  by: z.nullable(z.string()),
  at: z.string(),
  isOwn: z.boolean(),
  /** Why it is outside the usual range, which its author has confirmed. */
  unusual: z.nullable(z.enum(UNUSUAL_REASONS)),
  /** The fact has changed since: it can only be rejected or withdrawn. */
  isOutdated: z.boolean(),
});

export const deskFactDetailsSchema = z.object({
  fact: deskFactSchema,
  /** The value as it is stored. Null for a text, whose words are in `values`; of hours, the rows of the week. */
  value: z.union([z.number(), z.string(), z.array(scheduleRowSchema), z.null()]),
  isShown: z.boolean(),
  /** Of a text: its words in each language. */
  values: z.partialRecord(z.enum(LOCALES), z.string()),
  ...answerFields,
  /** The name of the source in each language. */
  sourceNames: z.partialRecord(z.enum(LOCALES), z.string()),
  /** Stands for everything stored of it. A change names the one it was made to. */
  version: z.string(),
  usedBy: z.array(useSchema),
  /** The addresses of further pages that show it or calculate with it. */
  pages: z.array(z.string()),
  history: z.array(
    z.object({
      text: z.nullable(z.string()),
      source: z.string(),
      asOf: z.string(),
      reason: z.enum(FACT_HISTORY_REASONS),
      by: z.nullable(z.string()),
      /** The second person, of a fact that needs two. */
      approvedBy: z.nullable(z.string()),
      at: z.string(),
    }),
  ),
  /** Whether a change by the asking person waits for a second one. */
  needsTwo: z.boolean(),
  /** The change that waits, as it would be. Null: none. */
  proposal: z.nullable(proposalSchema),
  /** What came of the last proposal of the asking person, if it was rejected: why. */
  rejected: z.nullable(z.object({ by: z.nullable(z.string()), at: z.string(), comment: z.string() })),
  /** Until when the asking person can take the last change back. Null: not any more, or not they. */
  undoUntil: z.nullable(z.string()),
});
export type DeskFactDetails = z.infer<typeof deskFactDetailsSchema>;

/** STAFF-6: a fact with everything that changes if it changes, and the values it had. Fails with `not_found`. */
export const getDeskFact = query({
  name: 'get-desk-fact',
  input,
  permission: 'newsroom:read:any',
  run: async (deps, { id, locale }, actor): Promise<DeskFactDetails> => {
    const { userId, role } = signedIn(actor);
    const today = dubaiDate(deps.now());
    const { rows } = await deps.db.execute<{ fact: Fact; version: string } & DeskColumns>(sql`
      select ${FACT_JSON} as fact, md5(f::text) as version, ${DESK_COLUMNS}
      from ${factsWithOwners(today)} where f.id = ${id}`);
    const [row] = rows;
    if (!row) throw new Failure('not_found');
    const { fact, version, ...newsroom } = row;
    const terms = await findFactTerms(deps, locale);
    const [usedBy, history, pages, proposal, rejected, last] = await Promise.all([
      findFactUses(deps, id, locale),
      findChanges(deps, id),
      findFactPages(deps, id),
      findProposal(deps, id),
      findRejected(deps, id, userId),
      findLastChange(deps, id),
    ]);
    const written = (one: Fact) =>
      writeValue(one, locale, terms[locale]) ?? writeValue(one, BASE_LOCALE, terms[BASE_LOCALE]) ?? null;
    const now = deps.now();
    const mayUndo = isAllowed(role, 'newsroom:publish:any') && last !== null && isUndoable(fact, last, { userId, now });
    return {
      fact: deskFact(fact, { locale, terms, today, uses: usedBy.length, ...newsroom }),
      value: fact.value,
      isShown: fact.isShown,
      values: wordsOf(fact),
      sentences: sentencesOf(fact),
      verdict: fact.verdict ?? null,
      sourceNames: Object.fromEntries(
        LOCALES.flatMap((one) => (fact.texts[one] ? [[one, fact.texts[one].sourceName]] : [])),
      ),
      version,
      usedBy,
      pages,
      history: history.map(({ before, ...change }) => ({
        ...change,
        text: written(before),
        source: before.sourceUrl,
        asOf: before.asOf,
      })),
      needsTwo: needsSecondPerson(fact) && (await findApprovers(deps, userId)).length > 0,
      proposal: proposal && {
        id: proposal.id,
        text: written(proposal.after),
        values: wordsOf(proposal.after),
        sentences: sentencesOf(proposal.after),
        verdict: proposal.after.verdict ?? null,
        isShown: proposal.after.isShown,
        source: proposal.after.sourceUrl,
        asOf: proposal.after.asOf,
        reviewBy: proposal.after.reviewBy,
        validFrom: proposal.after.validFrom ?? null,
        validUntil: proposal.after.validUntil ?? null,
        reason: proposal.reason,
        by: proposal.by,
        at: proposal.at,
        isOwn: proposal.proposedBy === userId,
        unusual: unusualChange(proposal.before, proposal.after) ?? unusualSentences(proposal.before, proposal.after),
        isOutdated: proposal.version !== version,
      },
      rejected,
      undoUntil: mayUndo ? new Date(last.changedAt.getTime() + UNDO_MINUTES * 60_000).toISOString() : null,
    };
  },
});

const wordsOf = ({ texts }: Fact): DeskFactDetails['values'] =>
  Object.fromEntries(LOCALES.flatMap((one) => (texts[one]?.value ? [[one, texts[one].value]] : [])));

type Proposal = {
  id: string;
  before: Fact;
  after: Fact;
  version: string;
  reason: (typeof FACT_CHANGE_REASONS)[number];
  proposedBy: string | null;
  by: string | null;
  at: string;
};

const AT = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`);

async function findProposal({ db }: Deps, factId: string): Promise<Proposal | null> {
  const { rows } = await db.execute<Proposal>(sql`
    select x.id::text, x.before, x.after, x.version, x.reason, x.proposed_by::text as "proposedBy", p.full_name as by,
      ${AT('x.proposed_at')} as at
    from fact_proposals x left join profiles p on p.id = x.proposed_by where x.fact_id = ${factId} and x.state = 'waiting'`);
  return rows[0] ?? null;
}

async function findRejected({ db }: Deps, factId: string, userId: string): Promise<DeskFactDetails['rejected']> {
  type Row = NonNullable<DeskFactDetails['rejected']> & { state: string };
  const { rows } = await db.execute<Row>(sql`
    select x.state, p.full_name as by, ${AT('x.decided_at')} as at, x.comment
    from fact_proposals x left join profiles p on p.id = x.decided_by
    where x.fact_id = ${factId} and x.proposed_by = ${userId} order by x.proposed_at desc limit 1`);
  const [row] = rows;
  return row?.state === 'rejected' ? { by: row.by, at: row.at, comment: row.comment } : null;
}

type Change = Omit<DeskFactDetails['history'][number], 'text' | 'source' | 'asOf'> & { before: Fact };

async function findChanges({ db }: Deps, factId: string): Promise<Change[]> {
  const { rows } = await db.execute<Change>(sql`
    select v.before, v.reason, p.full_name as by, a.full_name as "approvedBy",
      to_char(v.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from fact_versions v left join profiles p on p.id = v.changed_by left join profiles a on a.id = v.approved_by where v.fact_id = ${factId} order by v.id desc limit 50`);
  return rows;
}
