import type { Locale } from '@dalil/domain/language/locale.ts';
import type { Idea } from '@dalil/domain/quality/idea.ts';
import type { ProblemReport } from '@dalil/domain/quality/problem-report.ts';
import type { SupportRequest } from '@dalil/domain/quality/support-request.ts';
import type { Actor } from '../core/actor.ts';
import type { Deps } from '../core/deps.ts';
import { sendIdea } from './ideas/send-idea.ts';
import { sendProblemReport } from './send-problem-report.ts';
import { sendSupportRequest } from './send-support-request.ts';

type Message = { id: string } & (
  | { kind: 'report.send'; payload: ProblemReport & { locale: Locale } }
  | { kind: 'idea.send'; payload: Idea & { locale: Locale } }
  | { kind: 'support.send'; payload: Omit<SupportRequest, 'key'> & { locale: Locale } }
);

/** Saves a message a device could not send before. The id the device generated is its key. Returns the reference number. */
export function sendMessage(deps: Deps, actor: Actor, { id, kind, payload }: Message): Promise<{ reference: string }> {
  switch (kind) {
    case 'report.send':
      return sendProblemReport(deps, actor, payload);
    case 'idea.send':
      return sendIdea(deps, actor, payload);
    case 'support.send':
      return sendSupportRequest(deps, actor, { ...payload, key: id });
  }
}
