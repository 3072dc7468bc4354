import { decodeModel, predictClasses } from '@dalil/assistant/classifier/linear-model.ts';
import { expect, test } from 'vitest';
import { trainModel } from './train-model.ts';

const TEXTS = [
  { label: 'price', text: 'how much is the bus' },
  { label: 'price', text: 'how much is the tram' },
  { label: 'price', text: 'what does the bus cost' },
  { label: 'price', text: 'what does the tram cost' },
  { label: 'place', text: 'where is the bus' },
  { label: 'place', text: 'where is the tram' },
  { label: 'place', text: 'where can i find the bus' },
  { label: 'place', text: 'where can i find the tram' },
];
const TRAINING = { minTexts: 2, epochs: 10, rate: 0.3, balance: 0.5, maxFeatures: 80 };

test('CHAT-2 the same utterances give the same model', () => {
  expect(trainModel(TEXTS, TRAINING)).toEqual(trainModel(structuredClone(TEXTS), TRAINING));
});

test('CHAT-2 a model knows what it has not seen by the words it has', () => {
  const model = decodeModel(trainModel(TEXTS, TRAINING), ['price', 'place']);
  expect(predictClasses(model, 'how much is a taxi')[0]?.[0]).toBe('price');
  expect(predictClasses(model, 'where is a taxi')[0]?.[0]).toBe('place');
});

test('CHAT-2 a model keeps the strongest features only', () => {
  const { rows } = decodeModel(trainModel(TEXTS, { ...TRAINING, maxFeatures: 5 }), ['price', 'place']);
  expect(rows.size).toBe(5);
});
