import file from './topics.json' with { type: 'json' };

/** What a topic is about, and what in the guide answers questions on it: ids of facts, and texts as `kind/id`. */
export type Topic = { about: string; facts: readonly string[]; texts: readonly string[] };

export type TopicId = keyof typeof file;

/**
 * The topics of questions. The classifier learns to tell them apart from the utterances in `training/`, which name them. The first
 * text and the first facts are the most general. A topic without any is answered from the places, events and areas that the
 * question names or describes.
 */
export const TOPICS: Readonly<Record<TopicId, Topic>> = file;

export const TOPIC_IDS = Object.keys(TOPICS) as TopicId[];

/** The topic of a question about which the guide has nothing. */
export const NO_TOPIC = 'none';
