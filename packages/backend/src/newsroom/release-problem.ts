import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { decideAction } from '@dalil/domain/newsroom/workflow.ts';
import type { Deps } from '../core/deps.ts';
import { checkPart } from '../quality/control/check-part.ts';
import { findWork } from './find-work.ts';
import { wordsMissing } from './require-whole.ts';
import type { PartKey } from './text-key.ts';

/** Who publishes for the people who scheduled it. Their approval and the schedule are in the audit log. */
export const SCHEDULE = { userId: '', role: 'admin' } as const;

/**
 * Why an approved or scheduled text or data would not go out at a time as it is now: the refusal of the workflow, `words_missing`, or
 * `quality` where a rule blocks it. Null where nothing hinders it.
 */
export async function releaseProblem(deps: Deps, key: PartKey, at: Date): Promise<string | null> {
  const work = await findWork(deps, key);
  const decision = decideAction(work.rules, 'publish', SCHEDULE, { today: dubaiDate(at), now: at });
  if ('refused' in decision) return decision.refused;
  if (wordsMissing(key, work)) return 'words_missing';
  const { findings } = await checkPart(deps, key, work);
  return findings.some(({ isBlocking, isWaived }) => isBlocking && !isWaived) ? 'quality' : null;
}
