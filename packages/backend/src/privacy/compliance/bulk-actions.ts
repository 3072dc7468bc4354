import { sessions } from '@dalil/database/tables/accounts.ts';
import { dataSubjectRequests } from '@dalil/database/tables/rights.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { BulkAction } from '@dalil/domain/privacy/confirmation.ts';
import { mayAnswer, type RequestStatus } from '@dalil/domain/privacy/data-request.ts';
import { fillTemplate, RESPONSE_TEMPLATE_IDS, templateOf } from '@dalil/domain/privacy/response-templates.ts';
import { inArray, ne } from 'drizzle-orm';
import * as z from 'zod';
import { endSessionsOf } from '../../accounts/end-sessions-of.ts';
import type { SignedInActor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { answerRequest } from '../rights/answer-request.ts';

const MAX_REQUESTS = 100;

/** The actions on the data of many people, with what they need. */
export const bulkInput = z.discriminatedUnion('action', [
  z.object({ action: z.literal('end-all-sessions') }),
  z.object({
    action: z.literal('answer-requests'),
    ids: z.array(z.uuid()).min(1).max(MAX_REQUESTS),
    /** The response each sender reads in the language of their request. It decides the status too. */
    template: z.enum(RESPONSE_TEMPLATE_IDS),
  }),
]);
type BulkInput = z.infer<typeof bulkInput>;

/** Carries an action out in the transaction of its confirmation, and returns how many people or requests it changed. */
export const BULK_HANDLERS: Record<BulkAction, (deps: Deps, bulk: BulkInput, actor: SignedInActor) => Promise<number>> =
  {
    'end-all-sessions': async (deps, _bulk, { sessionId }) => {
      const ended = await endSessionsOf(deps, ne(sessions.id, sessionId), 'ended-by-staff');
      return new Set(ended.map(({ userId }) => userId)).size;
    },
    'answer-requests': async (deps, bulk, actor) => {
      if (bulk.action !== 'answer-requests') return 0;
      const { status, types } = templateOf(bulk.template);
      const rows = await deps.db.select().from(dataSubjectRequests).where(inArray(dataSubjectRequests.id, bulk.ids));
      let answered = 0;
      for (const row of rows) {
        const response = fillTemplate(bulk.template, row.locale as Locale, row.receiptNumber);
        // What has ended in the meantime, or is of another type, stays as it is.
        const fits = types === null || types.some((type) => type === row.requestType);
        if (!fits || !mayAnswer(row.status as RequestStatus, status, response)) continue;
        await answerRequest(deps, actor, { id: row.id, status, response });
        answered += 1;
      }
      return answered;
    },
  };
