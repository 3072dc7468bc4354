import type { Locale } from '@dalil/domain/language/locale.ts';
import type { ProblemReport } from '@dalil/domain/quality/problem-report.ts';
import type { SupportRequest } from '@dalil/domain/quality/support-request.ts';
import type { Actor } from '../core/actor.ts';
import type { Deps } from '../core/deps.ts';
import { sendProblemReport } from './send-problem-report.ts';
import { sendSupportRequest } from './send-support-request.ts';

type Message = { id: string } & (
  | { kind: 'report.send'; payload: ProblemReport & { locale: Locale } }
  | { kind: 'support.send'; payload: Omit<SupportRequest, 'key'> & { locale: Locale } }
);

/** Saves a message a device could not send before. The id the device generated is its key. Returns the reference number. */
export function sendMessage(deps: Deps, actor: Actor, { id, kind, payload }: Message): Promise<{ reference: string }> {
  return kind === 'report.send'
    ? sendProblemReport(deps, actor, payload)
    : sendSupportRequest(deps, actor, { ...payload, key: id });
}
