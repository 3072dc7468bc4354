import { factProposals } from '@dalil/database/tables/newsroom.ts';
import type { Fact } from '@dalil/domain/guide/fact.ts';
import { FACT_DECISIONS } from '@dalil/domain/newsroom/fact-rules.ts';
import { commentField, type FactChangeReason } from '@dalil/domain/newsroom/text-fields.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';
import { factKeyFields } from './fact-key.ts';
import { closeProposalNotices } from './tell-approvers.ts';
import { lockFact, writeFact } from './write-fact.ts';

export const decideFactFields = {
  /** The proposal that was read. */
  proposalId: z.uuid(),
  decision: z.enum(FACT_DECISIONS),
  /** Why, required to reject. */
  comment: commentField,
};
const input = z.object({ ...factKeyFields, ...decideFactFields });
const STATE_AFTER = { approve: 'approved', reject: 'rejected', withdraw: 'withdrawn' } as const;
type Decided = { before: Fact; after: Fact; reason: string; proposedBy: string | null };

/**
 * STAFF-6: decides about a change of a fact that waits for a second person: another person approves it, which publishes it, or rejects
 * it with a reason; who proposed it can withdraw it. Fails with `not_found`, `workflow_refused` for one's own proposal,
 * `invalid_input` without a reason, and `conflict` if the fact has changed since it was proposed or its review date has passed.
 */
export const decideFact = command<typeof input, Decided>({
  name: 'decide-fact',
  input,
  permission: 'newsroom:publish:any',
  audit: {
    event: 'newsroom.fact-decided',
    // The comment is a person's words, which can be erased; the log is not.
    metadata: ({ id, decision }, { before, after, reason, proposedBy }) => ({
      subject: id,
      decision,
      reason,
      from: before.value,
      to: after.value,
      proposedBy,
    }),
  },
  run: async (deps, { id, proposalId, decision, comment }, actor) => {
    const { userId } = signedIn(actor);
    const { version } = await lockFact(deps, id);
    const isProposal = and(eq(factProposals.id, proposalId), eq(factProposals.factId, id));
    const [row] = await deps.db.select().from(factProposals).where(isProposal).for('update');
    if (row?.state !== 'waiting') throw new Failure('not_found');
    const isOwn = row.proposedBy === userId;
    const refused = (code: string) => new Failure('workflow_refused', { fields: [{ path: 'decision', code }] });
    if (decision === 'withdraw' && !isOwn) throw refused('not_permitted');
    if (decision !== 'withdraw' && isOwn) throw refused('own_text');
    if (decision === 'reject' && comment === '') {
      throw new Failure('invalid_input', { fields: [{ path: 'comment', code: 'required' }] });
    }
    const [before, after] = [row.before as Fact, row.after as Fact];
    if (decision === 'approve') {
      if (row.version !== version || after.reviewBy < dubaiDate(deps.now())) throw new Failure('conflict');
      const reason = row.reason as FactChangeReason;
      await writeFact(deps, { before, after, reason, changedBy: row.proposedBy, approvedBy: userId });
    }
    const decided = { state: STATE_AFTER[decision], decidedBy: userId, decidedAt: deps.now(), comment };
    await deps.db.update(factProposals).set(decided).where(isProposal);
    await closeProposalNotices(deps, id);
    return { before, after, reason: row.reason, proposedBy: row.proposedBy };
  },
});
