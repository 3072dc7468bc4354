import { BLOCKING_DATA_RULES, BLOCKING_RULES } from '@dalil/domain/quality/rules/rule-ids.ts';
import type { TextAction } from '@dalil/domain/newsroom/workflow.ts';
import type { Deps } from '../../core/deps.ts';
import { Failure } from '../../core/failure.ts';
import type { Work } from '../../newsroom/find-work.ts';
import { asTextKey, type PartKey } from '../../newsroom/text-key.ts';
import { checkPart } from './check-part.ts';

const GATED: ReadonlySet<TextAction> = new Set(['approve', 'schedule', 'publish']);
const LISTED = 10;

/**
 * STAFF-5: refuses to approve, schedule or publish a text or data with findings that block, computed on the part itself. Only a waiver of
 * each lets it through. A blocking rule that crashes also blocks. Fails with `workflow_refused` and names the findings.
 */
export async function requireQuality(deps: Deps, key: PartKey, work: Work, action: TextAction): Promise<void> {
  if (!GATED.has(action)) return;
  const { findings, failed } = await checkPart(deps, key, work);
  const blocking = findings.filter(({ isBlocking, isWaived }) => isBlocking && !isWaived);
  const unknown = failed.filter((rule) => (asTextKey(key) ? BLOCKING_RULES : BLOCKING_DATA_RULES).includes(rule));
  if (blocking.length === 0 && unknown.length === 0) return;
  throw new Failure('workflow_refused', {
    fields: [
      { path: 'action', code: 'quality' },
      ...blocking.slice(0, LISTED).map(({ rule, evidence }) => ({ path: `quality.${rule}`, code: evidence })),
      ...unknown.map((rule) => ({ path: `quality.${rule}`, code: 'failed' })),
    ],
  });
}
