import type { Answer, Citation, QuestionInput } from './answer.ts';
import { TOPICS } from './classifier/topics.ts';
import { isSure, possibleTopics, readTopic } from './read-topic.ts';

/** Places and events belong to no topic; what is computed is about what it computes. */
const OF_TOPICS: ReadonlySet<Citation['kind']> = new Set(['fact', 'service', 'question', 'article', 'handbook']);

/**
 * Whether an answer cites something that the guide has on the topic of the question, or that its own answer cites. Always true
 * where the topic is not clear, or where something cited belongs to no topic.
 */
export function isOnSubject(
  { question, before }: Pick<QuestionInput, 'question' | 'before'>,
  citations: readonly Citation[],
  known: Pick<Answer, 'citations' | 'outcome'>,
): boolean {
  const reading = readTopic(question, before);
  if (known.outcome !== 'answered' || !isSure(reading)) return true;
  const topics = possibleTopics(reading).map((topic) => TOPICS[topic]);
  const onTopic = new Set<string>([
    ...topics.flatMap(({ facts }) => facts.map((id) => `fact/${id}`)),
    ...topics.flatMap(({ texts }) => texts),
    ...known.citations.map(({ kind, id }) => `${kind}/${id}`),
  ]);
  return citations.some(({ kind, id }) => !OF_TOPICS.has(kind) || onTopic.has(`${kind}/${id}`));
}
