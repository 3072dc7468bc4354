import type { Locale } from '@dalil/domain/language/locale.ts';
import type { SearchKind } from '@dalil/search/search-document.ts';
import type { AnswerGuide } from './answer-guide.ts';
import type { Citation, CitationKind } from './answer.ts';
import type { Intent } from './classifier/labels.ts';
import { type Draft, statedTexts } from './draft.ts';
import { sensesOfText } from './lexicon/find-senses.ts';
import type { Sense } from './lexicon/senses.ts';
import type { Question } from './read-question.ts';
import { sumOf } from './sense-weights.ts';
import { hasOne, otherWords, stemsOf } from './word-weights.ts';

/** The share of the subjects of a question that an answer has to mention. The rest counts as background. */
const MIN_SHARE = 0.55;
/** What says where something is, or what to choose. A text about the matter in general does not. */
const PLACES: ReadonlySet<CitationKind> = new Set(['place', 'neighbourhood', 'event', 'collection', 'service', 'tool']);
const FOR_PLACES: ReadonlySet<Intent> = new Set(['location', 'recommend']);

/**
 * Whether an answer covers all that was asked: the subjects of the question are stated or cited, a place where one was requested,
 * both sides of a comparison. Values such as prices and hours are checked where they are chosen. What a rule computed answers the
 * question that the rule recognises.
 */
export async function coversQuestion(
  question: Question,
  intent: Intent,
  guide: AnswerGuide,
  draft: Draft,
): Promise<boolean> {
  const { citations } = draft;
  if (FOR_PLACES.has(intent) && !citations.some(({ kind }) => PLACES.has(kind))) return false;
  if (intent === 'compare' && !hasBothSides(question, draft)) return false;
  const subjects = [...question.subjects];
  if (subjects.length === 0 || citations.length === 0 || draft.reasons.has('computed')) return true;
  const stated = await sensesOf(draft, guide);
  return sumOf(subjects.filter((sense) => stated.has(sense))) >= MIN_SHARE * sumOf(subjects);
}

/** Whether an answer cites two texts and has every name of a comparison. */
function hasBothSides(question: Question, draft: Draft): boolean {
  const texts = draft.citations.filter(({ kind }) => kind !== 'fact');
  const stems = stemsOf([...statedTexts(draft), ...texts.map(({ title }) => title)].join(' '));
  const words = otherWords(question);
  return texts.length > 1 && question.others.every((word) => hasOne(stems, words.get(word) ?? []));
}

/** The senses of what an answer states and of what it cites, in its language and in English, in which most words are known. */
async function sensesOf({ citations, locale, ...draft }: Draft, guide: AnswerGuide): Promise<ReadonlySet<Sense>> {
  const [facts, texts] = await Promise.all([
    guide.facts(
      citations.filter(({ kind }) => kind === 'fact').map(({ id }) => id),
      'en',
    ),
    guide.texts(citations.flatMap(asKey), 'en'),
  ]);
  const own = [...statedTexts(draft), ...citations.map(({ title }) => title)];
  const english = [
    ...facts.map(({ id, label, text }) => `${label} ${text ?? ''} ${inWords(id)}`),
    ...texts.map(({ id, title }) => `${title} ${inWords(id)}`),
  ];
  const read = (language: Locale) => (text: string) => [...sensesOfText(text, language)];
  return new Set([...own.flatMap(read(locale)), ...english.flatMap(read('en'))]);
}

function asKey({ kind, id }: Citation): { kind: SearchKind; id: string }[] {
  return kind === 'fact' || kind === 'tool' || kind === 'handbook' ? [] : [{ kind, id }];
}

const inWords = (id: string) => id.replaceAll(/[.-]/gu, ' ');
