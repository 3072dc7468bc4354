import { INTENTS, type Intent, MESSAGE_CLASSES, type MessageClass } from './labels.ts';
import { decodeModel, type LinearModel, predictClasses } from './linear-model.ts';
import file from './model.json' with { type: 'json' };

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
