import { deviceRatingSchema } from '@dalil/assistant/conversation-schema.ts';
import { onboardingStateSchema } from '@dalil/domain/accounts/onboarding-schema.ts';
import { queuedCategoryChangeSchema } from '@dalil/domain/accounts/preference-schema.ts';
import { bookmarkSchema } from '@dalil/domain/bookmarks/bookmark-view.ts';
import { bookmarkOperationSchema } from '@dalil/domain/bookmarks/operation-schema.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { ideaSchema } from '@dalil/domain/quality/idea-schema.ts';
import { problemReportSchema } from '@dalil/domain/quality/problem-report.ts';
import { supportRequestFields, topicOfKind } from '@dalil/domain/quality/support-request.ts';
import * as z from 'zod';
import { removedSearchSchema, deviceSearchSchema } from '../search/search-history.ts';

const { key: _key, ...supportFields } = supportRequestFields;
const locale = z.enum(LOCALES);

function operation<Kind extends string, Payload extends z.ZodType>(kind: Kind, payload: Payload) {
  return z.strictObject({ id: z.uuid(), kind: z.literal(kind), payload, at: z.iso.datetime() });
}

const ownOnly = z.discriminatedUnion('kind', [
  operation('preference.set', queuedCategoryChangeSchema),
  operation('onboarding.merge', onboardingStateSchema),
  operation('onboarding.reset', z.strictObject({})),
  operation('search.keep', deviceSearchSchema),
  operation('search.forget', removedSearchSchema),
]);

/** The changes of a signed-in user's own data. Each area adds its operations to the union. */
export const operationSchema = z.union([bookmarkOperationSchema, ownOnly]);
export type Operation = z.infer<typeof operationSchema>;

/** Operations without an account, which any client may send. The id of the operation is the key of a message. */
export const openOperationSchema = z.discriminatedUnion('kind', [
  operation('report.send', z.object({ ...problemReportSchema.shape, locale })),
  operation('idea.send', z.object({ ...ideaSchema.shape, locale })),
  operation('answer.rate', deviceRatingSchema),
  operation('support.send', z.object({ ...supportFields, locale }).check(topicOfKind)),
]);
export type OpenOperation = z.infer<typeof openOperationSchema>;

/** An operation that matches no schema, as received. It is rejected by itself, if its delivery has others. */
export const invalidOperationSchema = z
  .looseObject({ id: z.uuid() })
  .transform((received) => ({ id: received.id, kind: null, received }));
export type InvalidOperation = z.infer<typeof invalidOperationSchema>;

const REFUSALS = ['too_many_bookmarks', 'too_many_folders', 'not_found', 'invalid_input'] as const;

/** The outcome of an operation of any kind. `older`: a later change applies, and is returned with its time. */
export const outcomeSchema = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['applied', 'unchanged']), reference: z.optional(z.string()) }),
  z.object({ status: z.literal('refused'), code: z.enum(REFUSALS) }),
  z.object({ status: z.literal('conflict'), current: bookmarkSchema }),
  z.object({ status: z.literal('older'), data: z.record(z.string(), z.unknown()), updatedAt: z.string() }),
]);
export type Outcome = z.infer<typeof outcomeSchema>;
