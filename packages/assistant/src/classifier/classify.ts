import { INTENTS, type Intent, MESSAGE_CLASSES, type MessageClass } from './labels.ts';
import { decodeModel, type LinearModel, predictClasses } from './linear-model.ts';
import file from './model.json' with { type: 'json' };
import { decodeSparse, predictSparse, type SparseModel } from './sparse-model.ts';
import { topicFeaturesOf } from './topic-features.ts';
import { NO_TOPIC, TOPIC_IDS, type TopicId } from './topics.ts';

export type Understanding = {
  /** Every class with its probability, most probable first. */
  classes: readonly (readonly [MessageClass, number])[];
  /** Every intent with its probability, most probable first. They only mean something for the class `info`. */
  intents: readonly (readonly [Intent, number])[];
};

let models: { classes: LinearModel<MessageClass>; intents: LinearModel<Intent> } | undefined;

/**
 * What a message is and what it requests, in any of the four languages and in Latin letters. The models are decoded at the first
 * call, which takes about 50 ms; a call takes less than one.
 */
export function classify(text: string): Understanding {
  models ??= { classes: decodeModel(file.classes, MESSAGE_CLASSES), intents: decodeModel(file.intents, INTENTS) };
  return { classes: predictClasses(models.classes, text), intents: predictClasses(models.intents, text) };
}

/** A topic, or `none` for what the guide has nothing about. */
export type TopicLabel = TopicId | typeof NO_TOPIC;

let topics: SparseModel<TopicLabel> | undefined;

/** Every topic of a question with its probability, most probable first. */
export function classifyTopic(text: string): readonly (readonly [TopicLabel, number])[] {
  topics ??= decodeSparse(file.topics, [...TOPIC_IDS, NO_TOPIC]);
  return predictSparse(topics, topicFeaturesOf(text));
}
