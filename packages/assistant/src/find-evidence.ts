import { MAX_QUERY_LENGTH } from '@dalil/domain/guide/query-length.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { SearchKind } from '@dalil/search/search-document.ts';
import { search } from '@dalil/search/search.ts';
import { cutText } from '@dalil/domain/language/cut-text.ts';
import type { QuestionSubject } from './answer.ts';
import type { AnswerGuide, GuideFact, GuideText } from './answer-guide.ts';
import { EN } from './lexicon/lexicons.ts';
import type { Sense } from './lexicon/senses.ts';
import type { NamedItem } from './named-items.ts';
import type { Question } from './read-question.ts';
import { weightOf } from './sense-weights.ts';

/** What may answer a question: items in the user's language and in English, and facts. */
export type Evidence = {
  texts: readonly { text: GuideText; english: GuideText | null }[];
  facts: readonly GuideFact[];
};

type Key = { kind: SearchKind; id: string };

const READING: readonly SearchKind[] = ['question', 'service', 'article'];
const READ_LIMIT = 14;
const FACT_LIMIT = 40;
const PLACE_LIMIT = 8;
const ALONE_LIMIT = 25;
/** Senses that are also looked up separately, so that one unusual word does not hide the right text. */
const ALONE = 3;

/** The senses of a question as English words. Every document has English words, so all languages find the same results. */
function canonicalQuery(senses: Iterable<Sense>, others: readonly string[]): string {
  const words = [...senses].map((sense) => EN.forms.get(sense)?.[0] ?? '');
  const query = [...words, ...others].filter((word) => word !== '').join(' ');
  return cutText(query, MAX_QUERY_LENGTH);
}

/** Finds everything that may answer, by the index and by what is named or open on the page. */
export async function findEvidence(
  question: Question,
  named: readonly NamedItem[],
  about: QuestionSubject | null,
  guide: AnswerGuide,
  locale: Locale,
): Promise<Evidence> {
  const keys = await findKeys(question, guide);
  const given: Key[] = [...(about ? [about] : []), ...named.map(({ kind, id }) => ({ kind, id }))];
  const all = uniqueKeys([...given, ...keys]);
  const items = all.filter(({ kind }) => kind !== 'fact');
  const [texts, english] = await Promise.all([
    guide.texts(items, locale),
    locale === 'en' ? Promise.resolve([]) : guide.texts(items, 'en'),
  ]);
  const [books, englishBooks] = await Promise.all([
    guide.handbooks(locale),
    locale === 'en' ? Promise.resolve([]) : guide.handbooks('en'),
  ]);
  const inEnglish = new Map([...english, ...englishBooks].map((text) => [`${text.kind}/${text.id}`, text]));
  const read = [...texts, ...books].map((text) => ({
    text,
    english: locale === 'en' ? text : (inEnglish.get(`${text.kind}/${text.id}`) ?? null),
  }));
  const visible = texts.flatMap(({ sentences, hiddenFacts }) => [
    ...sentences.flatMap(({ facts }) => facts),
    ...hiddenFacts,
  ]);
  const ids = [...new Set([...all.filter(({ kind }) => kind === 'fact').map(({ id }) => id), ...visible])];
  return { texts: read, facts: await guide.facts(ids, locale) };
}

async function findKeys(question: Question, { store, vocabulary }: AnswerGuide): Promise<Key[]> {
  const canonical = canonicalQuery(question.subjects, question.others);
  const senses = canonicalQuery(question.subjects, []);
  const own = cutText(question.text, MAX_QUERY_LENGTH);
  const heaviest = [...question.subjects].toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, ALONE);
  const run = async (query: string, kinds: readonly SearchKind[], limit: number): Promise<readonly Key[]> =>
    query.trim() === ''
      ? []
      : (await search(store, vocabulary, { query, kinds, isByWordsOnly: true, limit, offset: 0 })).matches;
  // Items that another list already contains are not searched again.
  const rest = senses === canonical ? '' : senses;
  const alone = heaviest.map((sense) => canonicalQuery([sense], [])).filter((query) => query !== senses);
  const lists = await Promise.all([
    run(canonical, READING, READ_LIMIT),
    run(rest, READING, READ_LIMIT),
    run(own, [...READING, 'neighbourhood', 'event', 'place'], READ_LIMIT),
    run(own, ['place'], PLACE_LIMIT),
    run(question.others.join(' '), ['place', 'article', 'service'], PLACE_LIMIT),
    run(canonical, ['fact'], FACT_LIMIT),
    run(rest, ['fact'], FACT_LIMIT),
    ...alone.flatMap((query) => [run(query, ['fact'], ALONE_LIMIT), run(query, READING, ALONE_LIMIT / 3)]),
  ]);
  return lists.flat().map(({ kind, id }) => ({ kind, id }));
}

function uniqueKeys(keys: readonly Key[]): Key[] {
  return [...new Map(keys.map((key) => [`${key.kind}/${key.id}`, key])).values()];
}
