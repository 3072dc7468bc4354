import { createHash } from 'node:crypto';
import type { ModelFile } from '@dalil/assistant/classifier/linear-model.ts';
import { featuresOf } from '@dalil/assistant/classifier/text-features.ts';
import { type Training, trainModel } from './train-model.ts';
import type { Utterance } from './utterances.ts';

/** The models of classes and intents. `trainedOn` changes with the utterances, the settings and the features. */
export type ClassifierFile = { trainedOn: string; classes: ModelFile; intents: ModelFile };

const CLASSES: Training = { minTexts: 2, epochs: 24, rate: 0.3, balance: 0.5, maxFeatures: 50_000 };
const INTENTS: Training = { minTexts: 2, epochs: 14, rate: 0.3, balance: 0.5, maxFeatures: 30_000 };

/** Its features show whether texts are still read as they were in training. */
const SAMPLE = 'Hellooo 123 مُدَرِّسة کیسے क़ानून';

/** The fingerprint of everything a model is made of. */
export function fingerprintOf(utterances: readonly Utterance[]): string {
  const parts = [utterances, CLASSES, INTENTS, [...featuresOf(SAMPLE)]];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

/** Trains both models. The same utterances give the same file. */
export function trainClassifier(utterances: readonly Utterance[]): ClassifierFile {
  const intents = utterances.flatMap(({ intent, text }) => (intent === null ? [] : { label: intent, text }));
  return {
    trainedOn: fingerprintOf(utterances),
    classes: trainModel(
      utterances.map(({ messageClass, text }) => ({ label: messageClass, text })),
      CLASSES,
    ),
    intents: trainModel(intents, INTENTS),
  };
}
