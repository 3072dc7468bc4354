import type { GuideSentence, GuideText, SentenceRole } from './answer-guide.ts';
import type { QuestionSubject } from './answer.ts';
import type { Evidence } from './find-evidence.ts';
import type { Sense } from './lexicon/senses.ts';
import type { NamedItem } from './named-items.ts';
import type { Question } from './read-question.ts';
import { isOfOtherMatter } from './score-facts.ts';
import { readSenses } from './read-senses.ts';
import { MAX_REQUESTED, MAX_UNKNOWN, NAME, NAMED_COVERAGE, sumOf, UNKNOWN_WORD, weightOf } from './sense-weights.ts';
import { hasOne, type OtherWords, otherWords, stemsOf, stemsOfText, wordWeights } from './word-weights.ts';

export type ScoredSentence = {
  sentence: GuideSentence;
  at: number;
  /** The share of the question that the sentence covers by itself. */
  own: number;
  score: number;
  /** The sentence is in the part of the guide that answers the request: the fee of a service, its duration. */
  isRequested: boolean;
};
export type ScoredText = {
  text: GuideText;
  /** The share of the question that the title and the best sentences cover, 0 to 1. */
  coverage: number;
  /** The share of the title that the question covers, 0 to 1. */
  ofTitle: number;
  score: number;
  /** In text order. */
  sentences: readonly ScoredSentence[];
};

/** The sentence roles that answer a request. */
const ROLES: Partial<Record<Sense, readonly SentenceRole[]>> = {
  price: ['fee', 'fine'],
  fine: ['fine'],
  documents: ['document'],
  steps: ['step', 'channel'],
  duration: ['time', 'deadline'],
  when: ['deadline', 'time', 'when'],
  where: ['channel', 'venue', 'authority'],
  website: ['channel'],
  'what-is': ['summary'],
  who: ['who'],
  must: ['who', 'deadline'],
  wheelchair: ['access'],
  late: ['fine', 'deadline'],
  pay: ['channel', 'step', 'fee'],
  phone: ['channel'],
};
const ROLE_BONUS = 0.35;
const KIND_WEIGHT: Record<GuideText['kind'], number> = {
  question: 1.08,
  service: 1.06,
  article: 1,
  handbook: 0.92,
  neighbourhood: 0.96,
  event: 0.96,
  place: 0.96,
  collection: 0.96,
};
const NOTHING: ReadonlySet<Sense> = new Set();
const NO_STEMS: ReadonlySet<string> = new Set();
const NAMED_BONUS = 0.3;
/** A question that covers the whole title is about that text, whatever background it gives. */
const WHOLE_TITLE = 0.9;
const MAX_NAMES = 2;
const MAX_WORDS = 1.6;
/** The bonus of a title: by its share of the question, and by how much of it is requested. */
const TITLE_MET = 0.35;
const TITLE_SHARE = 0.25;
const ROLE_SHARE = 0.14;
const QUESTION_BONUS = 0.12;

type ScoringInput = {
  question: Question;
  named: readonly NamedItem[];
  about: QuestionSubject | null;
  weights: ReadonlyMap<string, number>;
  words: OtherWords;
};

/** The texts that may answer a question, best first. */
export function scoreTexts(
  question: Question,
  { texts }: Evidence,
  named: readonly NamedItem[],
  about: QuestionSubject | null,
): ScoredText[] {
  const requested = {
    question,
    named: named.slice(0, MAX_NAMES),
    about,
    weights: wordWeights(question, { texts }),
    words: otherWords(question),
  };
  return texts
    .map(({ text, english }) => scoreText(text, english, requested))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || (a.text.id < b.text.id ? -1 : 1));
}

function scoreText(text: GuideText, english: GuideText | null, requested: ScoringInput): ScoredText {
  const { question, named, about } = requested;
  const { title, sentences } = readSenses(text, english);
  const name = named.find(({ kind, id }) => kind === text.kind && id === text.id);
  const isMeant = name !== undefined || (about?.kind === text.kind && about.id === text.id);
  const others = question.others.filter((word) => !requested.words.get(word)?.every((stem) => name?.stems.has(stem)));
  // A word missing from the whole text is missing from all of its sentences.
  const inText = others.filter((word) => hasOne(stemsOfText(text), requested.words.get(word) ?? []));
  const scored = text.sentences.map((sentence, at) =>
    scoreSentence(sentence, at, sentences[at] ?? NOTHING, inText, requested),
  );
  const best = scored.reduce<ScoredSentence | undefined>(
    (top, one) => (one.own > (top?.own ?? 0) ? one : top),
    undefined,
  );
  const met = meet(text, best, { title, inBest: (best && sentences[best.at]) ?? NOTHING }, others, requested);
  const inTitle = sumOf([...question.subjects].filter((sense) => title.has(sense)));
  const ofTitle = shareOfTitle(title, question);
  const shared = [...question.subjects].filter((sense) => title.has(sense) || (best && sentences[best.at]?.has(sense)));
  const isOther = !isMeant && met.words === 0 && shared.length > 0 && isOfOtherMatter(shared, title, question);
  const covered = isOther ? 0 : met.requested === 0 ? Number(isMeant) : Math.min(1, met.had / met.requested);
  const coverage = ofTitle >= WHOLE_TITLE && inTitle >= 1 ? Math.max(covered, NAMED_COVERAGE) : covered;
  const stated = scored.filter(({ own }) => own > 0 || inTitle > 0);
  const role = stated.some(({ isRequested }) => isRequested) ? ROLE_SHARE : 0;
  const titled = met.requested === 0 ? 0 : TITLE_MET * (inTitle / met.requested) + TITLE_SHARE * ofTitle;
  const own = met.had / Math.max(1, met.requested) + titled + role;
  const score = coverage > 0 && (isMeant || met.isAny) ? own * KIND_WEIGHT[text.kind] + (isMeant ? NAMED_BONUS : 0) : 0;
  return { text, coverage, ofTitle, score, sentences: scored };
}

function scoreSentence(
  sentence: GuideSentence,
  at: number,
  senses: ReadonlySet<Sense>,
  others: readonly string[],
  { question, weights, words }: ScoringInput,
): ScoredSentence {
  // A service is not about the passport in its list of papers.
  const isListed = sentence.role === 'document' && !question.questionSenses.has('documents');
  const about = isListed ? NOTHING : senses;
  const stems = others.length > 0 ? stemsOf(`${sentence.heading ?? ''} ${sentence.text}`) : NO_STEMS;
  const subjects = sumOf([...question.subjects].filter((sense) => about.has(sense)));
  const stated = others.filter((word) => hasOne(stems, words.get(word) ?? []));
  const own = subjects + weigh(stated, weights);
  const questionSenses = [...question.questionSenses].filter((sense) => about.has(sense)).length * QUESTION_BONUS;
  const isRequested = isRequestedRole(question, sentence);
  return { sentence, at, own, score: own + questionSenses + (isRequested ? ROLE_BONUS : 0), isRequested };
}

/** The share of the question that a text covers with its title and its best sentence, and the total to cover. */
function meet(
  text: GuideText,
  best: ScoredSentence | undefined,
  { title, inBest }: { title: ReadonlySet<Sense>; inBest: ReadonlySet<Sense> },
  others: readonly string[],
  { question, named, weights, words: stemsBy }: ScoringInput,
): { had: number; requested: number; words: number; isAny: boolean } {
  const isCompared = others.length > 0 || named.length > 0;
  const titleStems = isCompared ? stemsOf(text.title) : NO_STEMS;
  const bestStems = others.length > 0 ? stemsOf(best?.sentence.text ?? '') : NO_STEMS;
  const together = [...question.subjects].filter((sense) => title.has(sense) || inBest.has(sense));
  const isIn = (stems: ReadonlySet<string>, word: string) => hasOne(stems, stemsBy.get(word) ?? []);
  const known = others.filter((word) => isIn(titleStems, word) || isIn(bestStems, word));
  // "Life" in a sentence about a street does not answer the meaning of life.
  const isAlone = question.subjects.size === 0 && named.length === 0 && known.length === 1;
  const isNamed = ({ kind, id, stems }: NamedItem) =>
    (kind === text.kind && id === text.id) || [...stems].every((stem) => titleStems.has(stem));
  const words = Math.min(MAX_WORDS, weigh(known, weights));
  const unknown = Math.min(MAX_UNKNOWN, (others.length - known.length) * UNKNOWN_WORD);
  return {
    had: sumOf(together) + words + named.filter(isNamed).length * NAME,
    requested: Math.min(MAX_REQUESTED, sumOf(question.subjects) + words + unknown + named.length * NAME),
    words: known.length,
    isAny: together.length > 0 || known.some((word) => !isAlone || isIn(titleStems, word)),
  };
}

function weigh(words: readonly string[], weights: ReadonlyMap<string, number>): number {
  return words.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
}

function shareOfTitle(title: ReadonlySet<Sense>, { senses }: Question): number {
  const all = [...title];
  const sum = all.reduce((total, sense) => total + weightOf(sense), 0);
  return sum === 0
    ? 0
    : all.filter((sense) => senses.has(sense)).reduce((total, sense) => total + weightOf(sense), 0) / sum;
}

function isRequestedRole({ senses }: Question, { role }: GuideSentence): boolean {
  return [...senses].some((sense) => ROLES[sense]?.includes(role));
}
