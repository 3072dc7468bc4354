import type { Fact } from '@dalil/domain/guide/fact.ts';
import { isUndoable } from '@dalil/domain/newsroom/fact-rules.ts';
import type { FACT_HISTORY_REASONS } from '@dalil/domain/newsroom/text-fields.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { command } from '../core/command.ts';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { factKeyFields } from './fact-key.ts';
import { lockFact, writeFact } from './write-fact.ts';

export const undoFactFields = {
  /** What was seen of the fact. A newer change is not undone by mistake. */
  version: textInput().max(60),
};
const input = z.object({ ...factKeyFields, ...undoFactFields });

/**
 * STAFF-6: takes the last change of a fact back within the hour: value, words, source and dates become what they were. Fails with
 * `not_found` if there is nothing to undo, and `conflict` if another user changed the fact meanwhile.
 */
export const undoFact = command<typeof input, { before: Fact; after: Fact }>({
  name: 'undo-fact',
  input,
  permission: 'newsroom:publish:any',
  audit: {
    event: 'newsroom.fact-changed',
    metadata: ({ id }, { before, after }) => ({
      subject: id,
      reason: 'undone',
      from: before.value,
      to: after.value,
      sourceUrl: after.sourceUrl,
    }),
  },
  run: async (deps, { id, version }, actor) => {
    const { userId } = signedIn(actor);
    const { fact, version: current } = await lockFact(deps, id);
    if (current !== version) throw new Failure('conflict');
    const last = await findLastChange(deps, id);
    if (!last || !isUndoable(fact, last, { userId, now: deps.now() })) throw new Failure('not_found');
    await writeFact(deps, { before: fact, after: last.before, reason: 'undone', changedBy: userId, approvedBy: null });
    return { before: fact, after: last.before };
  },
});

export type LastChange = {
  before: Fact;
  reason: (typeof FACT_HISTORY_REASONS)[number];
  changedAt: Date;
  changedBy: string | null;
  approvedBy: string | null;
};

/** The change that made a fact what it is. Null: an import has changed it since, or nothing has. */
export async function findLastChange({ db }: Pick<Deps, 'db'>, factId: string): Promise<LastChange | null> {
  const { rows } = await db.execute<Omit<LastChange, 'changedAt'> & { changedAt: string }>(sql`
    select v.before, v.reason, v.changed_by as "changedBy", v.approved_by as "approvedBy",
      to_char(v.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "changedAt"
    from fact_versions v join facts f on f.id = v.fact_id and f.updated_at = v.changed_at
    where v.fact_id = ${factId} order by v.id desc limit 1`);
  const [row] = rows;
  return row ? { ...row, changedAt: new Date(row.changedAt) } : null;
}
