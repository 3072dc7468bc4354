import { createHash } from 'node:crypto';
import type { ModelFile } from '@dalil/assistant/classifier/linear-model.ts';
import { topicFeaturesOf } from '@dalil/assistant/classifier/topic-features.ts';
import meanings from '@dalil/search/words/meanings.json' with { type: 'json' };
import type { SparseModelFile } from '@dalil/assistant/classifier/sparse-model.ts';
import { type Training, trainModel } from './train-model.ts';
import { type SparseTraining, trainSparse } from './train-sparse.ts';
import type { Utterance } from './utterances.ts';

/** The models of classes, intents and topics. `trainedOn` changes with the utterances, the settings and the features. */
export type ClassifierFile = { trainedOn: string; classes: ModelFile; intents: ModelFile; topics: SparseModelFile };

const CLASSES: Training = { minTexts: 2, epochs: 24, rate: 0.3, balance: 0.5, maxFeatures: 50_000 };
const INTENTS: Training = { minTexts: 2, epochs: 14, rate: 0.3, balance: 0.5, maxFeatures: 30_000 };
const TOPICS: SparseTraining = { minTexts: 2, maxFeatures: 800, epochs: 30, rate: 0.3, damping: 0.1, balance: 0.5 };

/** Its features show whether texts are still read as they were in training. */
const SAMPLE = 'Hellooo 123 مُدَرِّسة کیسے क़ानून';

/** The fingerprint of everything a model is made of. */
export function fingerprintOf(utterances: readonly Utterance[]): string {
  const parts = [utterances, CLASSES, INTENTS, TOPICS, [...topicFeaturesOf(SAMPLE)], { words: meanings.words }];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

/** Trains all models. The same utterances give the same file. */
export function trainClassifier(utterances: readonly Utterance[]): ClassifierFile {
  const classes = utterances.flatMap(({ messageClass, text }) =>
    messageClass === null ? [] : { label: messageClass, text },
  );
  const intents = utterances.flatMap(({ intent, text }) => (intent === null ? [] : { label: intent, text }));
  const topics = utterances.flatMap(({ topic, text }) => (topic === null ? [] : { label: topic, text }));
  return {
    trainedOn: fingerprintOf(utterances),
    classes: trainModel(classes, CLASSES),
    intents: trainModel(intents, INTENTS),
    topics: trainSparse(topics, TOPICS),
  };
}
