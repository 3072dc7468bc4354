import { isStopWord } from '@dalil/search/stop-words.ts';
import type { AnswerSentence, TextBlock } from './answer.ts';
import { readWords } from './lexicon/find-senses.ts';

/** A sentence with the facts whose values it contains. */
export type StatedSentence = { sentence: AnswerSentence; facts: readonly string[] };
export type StatedBlock = { kind: TextBlock['kind']; stated: readonly StatedSentence[] };

/** A sentence that contains only values already stated must have at least this share of new words. */
const NEW_WORDS = 0.6;

type StatedFact = { text: string; citations: number[]; facts: ReadonlySet<string>; words: ReadonlySet<string> };

/**
 * The blocks without sentences that repeat an earlier one: the same value of the same fact, or the same words. The sources of a
 * removed sentence are added to the sentence that remains.
 */
export function mergeRepeats(blocks: readonly StatedBlock[]): TextBlock[] {
  const earlier: StatedFact[] = [];
  const retained = blocks.map(({ kind, stated }) => {
    const own: StatedFact[] = [];
    for (const { sentence, facts } of stated) {
      const words = wordsOf(sentence.text);
      const before = findRepeated(words, facts, earlier, kind);
      if (before) before.citations.push(...sentence.citations);
      else {
        const made = { text: sentence.text, citations: [...sentence.citations], facts: new Set(facts), words };
        own.push(made);
        earlier.push(made);
      }
    }
    return { kind, own };
  });
  return retained.map(({ kind, own }) => ({
    kind,
    sentences: own.map(({ text, citations }) => ({ text, citations: [...new Set(citations)], role: 'claim' as const })),
  }));
}

/** The earlier sentence with the same content. A step remains in its position even if it repeats an earlier sentence. */
function findRepeated(
  words: ReadonlySet<string>,
  facts: readonly string[],
  earlier: readonly StatedFact[],
  kind: TextBlock['kind'],
): StatedFact | undefined {
  if (kind === 'steps') return undefined;
  const same = earlier.find(
    (one) => one.facts.size === facts.length && isWithin(words, one.words) && hasAll(one, facts),
  );
  if (same || facts.length === 0) return same;
  const all = new Set(earlier.flatMap((one) => [...one.words]));
  const isNew = [...words].filter((word) => !all.has(word)).length > words.size * NEW_WORDS;
  if (isNew || !facts.every((id) => earlier.some((one) => one.facts.has(id)))) return undefined;
  return earlier.find((one) => facts.some((id) => one.facts.has(id)));
}

const isWithin = (part: ReadonlySet<string>, whole: ReadonlySet<string>) =>
  part.size > 0 && [...part].every((word) => whole.has(word));

const hasAll = (one: StatedFact, facts: readonly string[]) => facts.every((id) => one.facts.has(id));

/** The words that carry meaning. */
function wordsOf(text: string): Set<string> {
  const words = readWords(text);
  const significant = words.filter((word) => !isStopWord(word.text));
  return new Set((significant.length > 0 ? significant : words).map(({ stem }) => stem));
}
