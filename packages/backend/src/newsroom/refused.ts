import type { Refusal } from '@dalil/domain/newsroom/workflow.ts';
import { Failure } from '../core/failure.ts';

/** The failure for an action that the rules of the workflow refuse. */
export function refused(code: Refusal): Failure {
  if (code === 'not_permitted') return new Failure('permission_denied');
  return new Failure('workflow_refused', { fields: [{ path: 'action', code }] });
}
