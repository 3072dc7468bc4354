import { typedReference } from '../language/reference-number.ts';
import * as z from 'zod/mini';
import { localeSchema } from '../language/locale.ts';
import { textInput } from '../language/text-input.ts';

/** PRIV-6: what a person can ask for about their own data. */
export const REQUEST_TYPES = ['access', 'rectification', 'erasure', 'portability', 'restriction', 'objection'] as const;
export type RequestType = (typeof REQUEST_TYPES)[number];

/** How far a request has come. `waiting_for_user`: staff have asked something. */
export const REQUEST_STATUSES = [
  'pending',
  'in_review',
  'waiting_for_user',
  'completed',
  'rejected',
  'failed',
  'cancelled',
] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** The statuses staff can give a request. */
export const ANSWER_STATUSES = ['in_review', 'waiting_for_user', 'completed', 'rejected', 'failed'] as const;
export type AnswerStatus = (typeof ANSWER_STATUSES)[number];

const ENDED: ReadonlySet<RequestStatus> = new Set(['completed', 'rejected', 'cancelled']);

/** Answered within this time of its receipt, in days. */
export const REQUEST_DUE_DAYS = 30;
/** How long an erasure can be cancelled, in days. */
export const ERASURE_COOL_OFF_DAYS = 14;
/** How long an ended request is stored as proof that it was answered, in days. */
export const REQUEST_RETENTION_DAYS = 1095;
/** The longest text a person sends with a request, and the longest response of staff. */
export const REQUEST_TEXT_LIMIT = 2000;

/** Whether a request can still be cancelled by its sender and answered by staff. A failed one can be taken up again. */
export function isOpen(status: RequestStatus): boolean {
  return !ENDED.has(status);
}

/** Whether the sender is told something: with every answer except that staff have begun. */
export const needsResponse = (to: AnswerStatus): boolean => to !== 'in_review';

/** Whether staff may give a request this status. Every answer that ends it, or asks something, needs a response. */
export function mayAnswer(from: RequestStatus, to: AnswerStatus, response: string): boolean {
  return isOpen(from) && from !== to && (!needsResponse(to) || response !== '');
}

export const RECEIPT_NUMBER = /^D-[2-9A-HJKMNP-TV-Z]{8}$/;

/** A number as it may be typed, see `typedReference`. Null if it can be none. */
export function readReceiptNumber(text: string): string | null {
  const plain = typedReference('D', text);
  return RECEIPT_NUMBER.test(plain) ? plain : null;
}

const text = textInput().check(z.trim(), z.maxLength(REQUEST_TEXT_LIMIT));

/** A request as its sender writes it. */
export const newRequestSchema = z.strictObject({
  request_type: z.enum(REQUEST_TYPES),
  description: text,
  locale: localeSchema,
});
export type NewRequest = z.infer<typeof newRequestSchema>;

/** A text of the sender or of staff about a request. */
export const requestTextSchema = text;
