import {
  isReplyAddress,
  isTopicOf,
  SUPPORT_MESSAGE_LIMIT,
  type SupportKind,
} from '@dalil/domain/quality/support-topics.ts';
import type { SupportDraft } from './support-draft.ts';

/** A message with its values. */
export type FieldMessage = { key: string; values?: Record<string, number> };
export type SupportField = 'topic' | 'message' | 'replyAddress';
export type SupportErrors = Partial<Record<SupportField, FieldMessage>>;

/** The missing or invalid fields of a draft, in form order; empty when it can be sent. */
export function findFieldErrors(kind: SupportKind, { topic, message, replyAddress }: SupportDraft): SupportErrors {
  const length = message.trim().length;
  const address = replyAddress.trim();
  return {
    ...(isTopicOf(kind, topic) ? {} : { topic: { key: 'support.topic-missing' } }),
    ...(length === 0 ? { message: { key: 'support.message-missing' } } : {}),
    ...(length > SUPPORT_MESSAGE_LIMIT
      ? { message: { key: 'support.message-long', values: { count: length - SUPPORT_MESSAGE_LIMIT } } }
      : {}),
    ...(address === '' || isReplyAddress(address) ? {} : { replyAddress: { key: 'support.reply-wrong' } }),
  };
}
