import type { Fact } from '@dalil/domain/guide/fact.ts';
import { evidenceFault } from '@dalil/domain/newsroom/fact-rules.ts';
import type { ItemDataBody } from '@dalil/domain/newsroom/item-data.ts';
import { unusualChange } from '@dalil/domain/newsroom/unusual-change.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { findSlotFacts } from './find-item-data.ts';
import type { ItemKey } from './text-key.ts';

/**
 * STAFF-6: the facts of a place change by the rules of the facts desk, with its second person in the approval of the data: a changed
 * value names new evidence, and one outside the usual range is named twice. Fails with `invalid_input` naming the fields.
 */
export async function requireEvidence(deps: Deps, key: ItemKey, { data, facts }: ItemDataBody): Promise<void> {
  const slots = await findSlotFacts(deps, key, data);
  const fields = slots.flatMap(({ factId, fact }) => {
    const proposal = facts[factId];
    if (!fact || !proposal || isDeepStrictEqual(fact.value, proposal.value)) return [];
    const after = { ...fact, value: proposal.value, sourceUrl: proposal.sourceUrl, asOf: proposal.asOf } as Fact;
    const fault = evidenceFault(fact, after, { reason: 'world-changed', isSameValue: false });
    const isConfirmed = proposal.confirmed !== undefined && isDeepStrictEqual(proposal.confirmed, proposal.value);
    return [
      ...(fault ? [{ path: `facts.${factId}.${fault.path}`, code: fault.code }] : []),
      ...(!isConfirmed && unusualChange(fact, after) !== null
        ? [{ path: `facts.${factId}.value`, code: 'needs_confirmation' }]
        : []),
    ];
  });
  if (fields.length > 0) throw new Failure('invalid_input', { fields });
}
