import type { SupportTopic } from '@dalil/domain/quality/support-topics.ts';

/** The message that names each topic. */
export const TOPIC_LABELS: Record<SupportTopic, string> = {
  'page-problem': 'support.topic.page-problem',
  'wrong-content': 'support.topic.wrong-content',
  accessibility: 'support.topic.accessibility',
  'own-data': 'support.topic.own-data',
  'business-correction': 'support.topic.business-correction',
  press: 'support.topic.press',
  partnership: 'support.topic.partnership',
  other: 'support.topic.other',
};

/** The message for a stored topic, a page report or an idea. An unknown topic of another version has the name of "other". */
export function topicKey(topic: string): string {
  if (topic === 'report') return 'support.receipts.report';
  if (topic === 'idea') return 'support.receipts.idea';
  return TOPIC_LABELS[topic as SupportTopic] ?? TOPIC_LABELS.other;
}
