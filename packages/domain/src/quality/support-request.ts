import * as z from 'zod/mini';
import { isReplyAddress, isTopicOf, SUPPORT_KINDS, SUPPORT_MESSAGE_LIMIT } from './support-topics.ts';

const short = (limit: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(limit));
const page = z.string().check(z.regex(/^\/[^\s?#]{0,200}$/));

/** What a reader can send along to help find a fault, and leave out. */
export const diagnosticsSchema = z.strictObject({
  version: short(40),
  browser: short(400),
  browserLanguage: short(35),
  isOnline: z.boolean(),
});
export type Diagnostics = z.infer<typeof diagnosticsSchema>;

/**
 * A message to those who run the site. `key` is drawn by the device: the same message delivered again carries the same
 * key and is kept once. `replyAddress` is the only thing about the reader, and theirs to give.
 */
export const supportRequestFields = {
  key: z.uuid(),
  kind: z.enum(SUPPORT_KINDS),
  topic: short(40),
  message: short(SUPPORT_MESSAGE_LIMIT),
  page,
  errorId: z.nullable(z.string().check(z.regex(/^[A-Za-z0-9-]{6,40}$/))),
  replyAddress: z.nullable(z.string().check(z.trim(), z.refine(isReplyAddress))),
  diagnostics: z.nullable(diagnosticsSchema),
};

const fields = z.object(supportRequestFields);
export type SupportRequest = z.infer<typeof fields>;

/** The rule between fields: every kind has its own topics. */
export const topicOfKind = z.refine<Pick<SupportRequest, 'kind' | 'topic'>>(
  ({ kind, topic }) => isTopicOf(kind, topic),
  { path: ['topic'] },
);
