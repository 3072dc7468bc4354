import type { Locale } from '@dalil/domain/language/locale.ts';
import { MAX_QUERY_LENGTH } from '@dalil/domain/guide/query-length.ts';
import { cutText } from '@dalil/domain/language/cut-text.ts';
import { search } from '@dalil/search/search.ts';
import type { AnswerGuide, GuideFact, GuideText } from '../answer-guide.ts';
import { TOPICS } from '../classifier/topics.ts';
import { possibleTopics, type TopicReading } from '../read-topic.ts';
import type { AskedQuestion } from './asked-question.ts';
import { isUnitKind, type Unit, UNIT_KINDS, type UnitKey, unitName } from './unit.ts';

/** So many units are compared with a question in full: most by how people ask, the rest by their words and by the topic. */
const BY_QUESTIONS = 40;
const BY_WORDS = 12;
const LEAST_TOPIC = 0.05;
/** The beginning of a text says what it is about. */
const TEXT_SENTENCES = 8;

/** The units that may answer a question, each once. */
export async function findUnits(
  text: string,
  asked: AskedQuestion,
  topics: TopicReading,
  guide: AnswerGuide,
  locale: Locale,
): Promise<Unit[]> {
  const { store, vocabulary } = guide;
  const numbers = asked.documents.slice(0, BY_QUESTIONS);
  const [{ stored }, { matches }] = await Promise.all([
    store.documents(numbers, []),
    search(store, vocabulary, {
      query: cutText(text, MAX_QUERY_LENGTH),
      kinds: UNIT_KINDS,
      isByWordsOnly: true,
      limit: BY_WORDS,
      offset: 0,
    }),
  ]);
  const byNumber = new Map(stored.map((one) => [one.document, one]));
  const keys = [...numbers.flatMap((number) => byNumber.get(number) ?? []), ...matches].flatMap(({ kind, id }) =>
    isUnitKind(kind) ? [{ kind, id }] : [],
  );
  return readUnits([...keys, ...unitsOfTopics(topics)], guide, locale);
}

function unitsOfTopics(topics: TopicReading): UnitKey[] {
  return possibleTopics(topics, LEAST_TOPIC).flatMap((topic) => {
    const { facts, texts } = TOPICS[topic];
    const ofTexts = texts.flatMap((name): UnitKey[] => {
      const at = name.indexOf('/');
      const kind = name.slice(0, at);
      return isUnitKind(kind) ? [{ kind, id: name.slice(at + 1) }] : [];
    });
    return [...facts.map((id): UnitKey => ({ kind: 'fact', id })), ...ofTexts];
  });
}

/** Units with all that is compared, in the language of the answer. Unknown ones, and those nobody asks for, are left out. */
export async function readUnits(given: readonly UnitKey[], guide: AnswerGuide, locale: Locale): Promise<Unit[]> {
  const keys = [...new Map(given.map((key) => [unitName(key), key])).values()];
  const ids = keys.filter(({ kind }) => kind === 'fact').map(({ id }) => id);
  const items = keys.filter(({ kind }) => kind !== 'fact');
  const [asked, facts, texts, english] = await Promise.all([
    guide.asked(keys),
    guide.facts(ids, locale),
    guide.texts(items, locale),
    locale === 'en' ? Promise.resolve([]) : guide.texts(items, 'en'),
  ]);
  const factById = new Map(facts.map((fact) => [fact.id, fact]));
  const textByName = new Map(texts.map((text) => [`${text.kind}/${text.id}`, text]));
  const englishByName = new Map(english.map((text) => [`${text.kind}/${text.id}`, text]));
  return keys.flatMap((key, at): Unit[] => {
    const questions = asked[at] ?? [];
    if (questions.length === 0) return [];
    if (key.kind === 'fact') {
      const fact = factById.get(key.id);
      // A device does not have how people ask for a fact whose value may not be shown.
      return fact && fact.text !== null ? [{ ...key, asked: questions, ...wordsOfFact(fact), fact, text: null }] : [];
    }
    const text = textByName.get(unitName(key));
    if (!text) return [];
    const versions = [text, englishByName.get(unitName(key))].filter((one) => one !== undefined);
    return [{ ...key, asked: questions, ...wordsOfTexts(versions), fact: null, text }];
  });
}

function wordsOfFact({ label, englishLabel, text, sentence }: GuideFact): Pick<Unit, 'titles' | 'texts'> {
  return { titles: [...new Set([label, englishLabel])], texts: [text, sentence].filter((one) => one !== null) };
}

function wordsOfTexts(versions: readonly GuideText[]): Pick<Unit, 'titles' | 'texts'> {
  const beginning = ({ sentences }: GuideText) => sentences.slice(0, TEXT_SENTENCES).map(({ text }) => text);
  return { titles: versions.map(({ title }) => title), texts: versions.flatMap(beginning) };
}
