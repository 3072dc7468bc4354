import type { GuideText } from './answer-guide.ts';
import { sensesOfText } from './lexicon/find-senses.ts';
import type { Sense } from './lexicon/senses.ts';

const remembered = new WeakMap<GuideText, { title: ReadonlySet<Sense>; sentences: readonly ReadonlySet<Sense>[] }>();

/**
 * The senses of a title and of each sentence, from the words of the language and from the English text where the two are
 * parallel.
 */
export function readSenses(text: GuideText, english: GuideText | null) {
  const known = remembered.get(text);
  if (known) return known;
  const isAligned = english !== null && english !== text && english.sentences.length === text.sentences.length;
  const title = new Set([
    ...sensesOfText(text.title, text.locale),
    ...(english ? sensesOfText(english.title, 'en') : []),
    ...(text.kind === 'handbook' ? [] : sensesOfText(text.id.replaceAll('-', ' '), 'en')),
  ]);
  const sentences = text.sentences.map((sentence, at) => {
    const twin = isAligned ? english.sentences[at] : undefined;
    return new Set([
      ...sensesOfText(`${sentence.heading ?? ''} ${sentence.text}`, text.locale),
      ...(sentence.topic ? sensesOfText(sentence.topic, 'en') : []),
      ...(twin ? sensesOfText(`${twin.heading ?? ''} ${twin.text}`, 'en') : []),
    ]);
  });
  const made = { title, sentences };
  remembered.set(text, made);
  return made;
}
