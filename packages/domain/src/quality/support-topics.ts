/** The topics users write about: a problem of their own (`support`), or a message to the operator of the site (`contact`). */
export const SUPPORT_TOPICS = {
  support: ['page-problem', 'wrong-content', 'accessibility', 'own-data', 'other'],
  contact: ['business-correction', 'press', 'partnership', 'accessibility', 'other'],
} as const;

export type SupportKind = keyof typeof SUPPORT_TOPICS;
export const SUPPORT_KINDS = Object.keys(SUPPORT_TOPICS) as SupportKind[];
export type SupportTopic = (typeof SUPPORT_TOPICS)[SupportKind][number];

export const SUPPORT_MESSAGE_LIMIT = 4000;
export const REPLY_ADDRESS_LIMIT = 254;
/** Requests are deleted after this time, answered or not, with the reply address. In days. */
export const SUPPORT_RETENTION_DAYS = 180;

const ADDRESS = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]{2,}$/u;

/** Whether a topic belongs to a kind. */
export function isTopicOf(kind: SupportKind, topic: string): topic is SupportTopic {
  return (SUPPORT_TOPICS[kind] as readonly string[]).includes(topic);
}

/** Whether a text has the form of one e-mail address. Only sending a mail can prove that it exists. */
export function isReplyAddress(text: string): boolean {
  return text.length <= REPLY_ADDRESS_LIMIT && ADDRESS.test(text);
}
