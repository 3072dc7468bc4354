import type { ConceptId } from '@dalil/search/search-document.ts';
import { search } from '@dalil/search/search.ts';
import { skeletonsOf } from '@dalil/search/skeleton.ts';
import { splitWords } from '@dalil/search/split-words.ts';
import { stemWord } from '@dalil/search/stem-word.ts';
import { isSoftWord, isStopWord } from '@dalil/search/stop-words.ts';
import type { GuideText } from './answer-guide.ts';
import { namedConcepts } from './named-items.ts';
import type { AnswerInput } from './run-tools.ts';

const MAX_ENTRIES = 80;
/** A word that more of the entries have, such as "school", selects nothing. */
const MAX_SHARE = 0.7;

/** The places of one type, and which of them have which words of the question. */
export type Directory = {
  entries: readonly GuideText[];
  /** The words of the question that select entries, each with those that have it. */
  selecting: readonly (readonly GuideText[])[];
  /** Whether the question has words that no entry has. */
  hasOtherWords: boolean;
};

/**
 * The directory of a type of place that a question mentions. Null if it does not mention it. Words that are `isAbout` something
 * other than which place is meant, such as its price, are left out.
 */
export async function readDirectory(
  type: ConceptId,
  input: AnswerInput,
  isAbout: (word: string) => boolean = () => false,
): Promise<Directory | null> {
  const { question, guide, draft } = input;
  const mention = namedConcepts(question.text, guide.vocabulary).find(({ concept }) => concept === type);
  if (!mention) return null;
  const { matches } = await search(guide.store, guide.vocabulary, {
    query: mention.part,
    kinds: ['place'],
    required: [type],
    isByWordsOnly: true,
    limit: MAX_ENTRIES,
    offset: 0,
  });
  const keys = matches.map(({ kind, id }) => ({ kind, id }));
  const texts = await guide.texts(keys, draft.locale);
  const entries = keys.flatMap(({ id }) => texts.find((text) => text.id === id) ?? []);
  // Users mix English words into every language.
  const english = draft.locale === 'en' ? [] : await guide.texts(keys, 'en');
  const forms = entries.map((entry) => formsIn([entry, ...english.filter(({ id }) => id === entry.id)]));
  const words = splitWords(question.text)
    .map(({ text }) => text)
    .filter((word) => !isStopWord(word) && !isSoftWord(stemWord(word)) && !isAbout(word));
  const having = words.map((word) =>
    entries.filter((_entry, at) => formsOf(word).some((form) => forms[at]?.has(form))),
  );
  return {
    entries,
    selecting: having.filter(({ length }) => length > 0 && length <= entries.length * MAX_SHARE),
    hasOtherWords: having.some(({ length }) => length === 0),
  };
}

function formsIn(texts: readonly GuideText[]): Set<string> {
  const written = texts.flatMap(({ title, sentences }) => [
    title,
    ...sentences.filter(({ role }) => role === 'summary').map(({ text }) => text),
  ]);
  return new Set(written.flatMap((text) => splitWords(text).flatMap((word) => formsOf(word.text))));
}

function formsOf(word: string): readonly string[] {
  return [stemWord(word), ...skeletonsOf(word)];
}
