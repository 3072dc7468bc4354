import type { Locale } from '@dalil/domain/language/locale.ts';
import { normalizeDigits } from '@dalil/domain/language/digits.ts';
import type { AnswerGuide } from './answer-guide.ts';
import { classify, classifyTopic } from './classifier/classify.ts';
import type { AnswerBlock, QuestionInput } from './answer.ts';
import { decideSafety } from './decide-safety.ts';
import { addBlock, cite, createDraft, type Draft, linkingSentence, statedTexts } from './draft.ts';
import { formatMessage } from './messages/messages.ts';
import type { NotSaid } from './messages/answer-messages.ts';
import { hasFalsePremise } from './answer-false-premise.ts';
import { unknowableIn } from './answer-unknowable.ts';
import type { Sense } from './lexicon/senses.ts';
import { sensesOfText } from './lexicon/find-senses.ts';
import { isOneWay } from './journey-ends.ts';
import { findNamed } from './named-items.ts';
import { readAmounts } from './read-amounts.ts';
import { readQuantities } from './read-quantities.ts';
import { type Question, readQuestion } from './read-question.ts';
import type { Ending } from './refer.ts';
import { asksYesNo } from './units/asks-yes-no.ts';
import { rankUnits } from './units/rank-units.ts';
import { splitRequests } from './units/split-requests.ts';

export type AnswerOne = (
  own: Question,
  questionInput: QuestionInput,
  draft: Draft,
) => Promise<{ question: Question; ending: Ending }>;

type Part = { question: Question; ending: Ending; draft: Draft };
const isAnswered = (part: Part): boolean => {
  const { outcome, confidence } = part.ending;
  // What is only near has to state the value that the request asks for.
  const isOfValue = VALUES.some((key) => key === keyOf(part));
  const isMeant = confidence > NEAR || !isOfValue || isStatedIn(part);
  return ANSWERED.includes(outcome) && confidence >= LEAST_CONFIDENCE && isMeant;
};
const ANSWERED: readonly Ending['outcome'][] = ['answered', 'partly'];
/** One of several answers is short: so many blocks of text. */
const MAX_BLOCKS = 2;
const PART = 65;
/** An answer to a part of a message that is less sure is a guess. */
const LEAST_CONFIDENCE = 53;
const NEAR = 55;
const VALUES: readonly NotSaid[] = ['hours', 'price', 'duration'];

/** What joins two requests. */
const AND = /\b(?:and|aur|w)\b|(?:^|\s)و|और|اور/iu;

/** CHAT-2: answers each of the requests that stand in one message, or says that the guide does not. Null where there is one. */
export async function answerRequests(
  own: Question,
  questionInput: QuestionInput,
  guide: AnswerGuide,
  draft: Draft,
  answerOne: AnswerOne,
): Promise<{ question: Question; ending: Ending } | null> {
  const { about, before, now, locale } = questionInput;
  const isOfGuide = (question: Question, isFirst: boolean) =>
    decideSafety(question, { isFirst, isInDanger: false }).kind === 'guide';
  if (about || !isOfGuide(own, before.length === 0)) return null;
  const isOneQuestion = unknowableIn(own.text) !== null || (hasFalsePremise(own.text) && !AND.test(own.text));
  const requests = isOneQuestion ? null : await splitRequests(own, now, guide);
  if (!requests || isOneWay(requests.map(({ text }) => text))) return null;
  const parts: Part[] = [];
  for (const { text, others } of requests) {
    const read = [text, ...others].map((one) => ({ ...readQuestion(one, locale, now), locale: draft.locale }));
    if (read[0] && !isOfGuide(read[0], true)) return null;
    const part = await bestAnswer(
      read.filter((one) => isOfGuide(one, true)),
      parts,
      async (question) => {
        const ofPart = createDraft(draft.locale);
        const { ending } = await answerOne(question, { ...questionInput, question: question.text, before: [] }, ofPart);
        // In an answer of several parts it would stand above all of them.
        const isLead = (block: AnswerBlock) =>
          block.kind !== 'cards' && block.sentences.every(({ text }) => text === draft.messages.nearest);
        if (ending.outcome === 'partly') ofPart.blocks = ofPart.blocks.filter((block) => !isLead(block));
        return { question, ending, draft: ofPart };
      },
    );
    if (part) parts.push(part);
  }
  if (!parts.some(isAnswered)) return null;
  if (await isOneMatter(own, parts, guide, draft.locale)) return null;
  for (const [at, part] of parts.entries()) {
    const isSaid =
      isAnswered(part) && !lacksHours(part) && isOnOwnSubject(part, parts.slice(0, at)) && addPart(part, draft);
    if (!isSaid) await sayNotSaid(part, guide, draft);
  }
  const isWhole = parts.every(({ ending }) => ending.outcome === 'answered');
  const confidence = Math.min(...parts.map((part) => (isAnswered(part) ? part.ending.confidence : PART)));
  return { question: own, ending: { outcome: isWhole ? 'answered' : 'partly', confidence, byUnit: true } };
}

/** So likely the whole message asks for one thing. */
const ONE_MATTER = 0.9;

/** Whether the parts are one question told in two sentences: what answers a part answers the whole, and the rest asks for nothing named. */
async function isOneMatter(
  own: Question,
  parts: readonly Part[],
  guide: AnswerGuide,
  locale: Locale,
): Promise<boolean> {
  const open = parts.filter((part) => !isAnswered(part));
  if (open.length === 0 || open.some((part) => keyOf(part) !== null)) return false;
  const ranking = await rankUnits({ text: own.text, before: null, topics: classifyTopic(own.text) }, guide, locale);
  const [first] = ranking.units;
  const cited = parts.filter(isAnswered).map(({ draft: { citations } }) => citations[0]);
  return first !== undefined && first.probability >= ONE_MATTER && cited.some((one) => one?.id === first.unit.id);
}

/** Whether an answer is about what its request adds: "and do they need a hotel booking" is not answered by visas alone. */
function isOnOwnSubject({ question, draft }: Part, earlier: readonly Part[]): boolean {
  const known = new Set(earlier.flatMap((part) => [...part.question.subjects]));
  const added = [...question.subjects].filter((sense) => !known.has(sense));
  const cited = new Set(earlier.flatMap((part) => part.draft.citations.map(({ kind, id }) => `${kind}/${id}`)));
  const isNew = draft.citations.some(({ kind, id }) => !cited.has(`${kind}/${id}`));
  if (earlier.length === 0 || added.length === 0 || isNew) return true;
  const words = [...statedTexts(draft), ...draft.citations.map(({ title }) => title)].join('\n');
  const stated = sensesOfText(words, draft.locale);
  return added.some((sense) => stated.has(sense));
}

/**
 * The answer to a request in the first of its readings that says something new. A half with a subject that it does not mean finds the
 * answer to the other half again, or nothing; so it is asked as it was typed as well.
 */
async function bestAnswer(
  readings: readonly Question[],
  before: readonly Part[],
  answer: (question: Question) => Promise<Part>,
): Promise<Part | null> {
  const said = new Set(before.flatMap(({ draft }) => statedTexts(draft)));
  let best: Part | null = null;
  for (const reading of readings) {
    const part = await answer(reading);
    const isFit = reading === readings[0] || isStatedIn(part);
    if (isAnswered(part) && isFit && !said.has(statedTexts(part.draft)[0] ?? '')) return part;
    if (!best || (isAnswered(part) && !isAnswered(best))) best = part;
  }
  return best;
}

/**
 * Adds what answers one request: no pages offered beside it, no steps nobody asked for, and nothing that is said already. False if
 * nothing is left.
 */
function addPart({ question, draft: part }: Part, draft: Draft): boolean {
  const said = new Set(statedTexts(draft));
  // The first sentence answers. If it is said already, what follows it belongs to the other request as well.
  if (said.has(statedTexts(part)[0] ?? '')) return false;
  const offered = part.blocks.findIndex(
    (block) => block.kind !== 'cards' && block.sentences.some(({ text }) => text === part.messages.alsoNear),
  );
  const wanted = part.blocks
    .filter((block, at) => offered < 0 || (at !== offered && at !== offered + 1))
    .filter(({ kind }) => kind !== 'steps' || question.questionSenses.has('steps'));
  const blocks = wanted.flatMap((block): readonly AnswerBlock[] => {
    if (block.kind === 'cards') return [block];
    const sentences = block.sentences.filter(({ text }) => !said.has(text));
    return sentences.length > 0 ? [{ ...block, sentences }] : [];
  });
  const texts = blocks.filter(({ kind }) => kind !== 'cards').slice(0, MAX_BLOCKS);
  if (texts.length === 0) return false;
  addBlocks(
    blocks.filter((block) => block.kind === 'cards' || texts.includes(block)),
    part,
    draft,
  );
  return true;
}

/** Adds blocks with what they cite. What only left out pages cite is not cited. */
function addBlocks(blocks: readonly AnswerBlock[], part: Draft, draft: Draft): void {
  for (const block of blocks) {
    if (block.kind === 'cards') {
      draft.blocks.push(block);
      continue;
    }
    const sentences = block.sentences.map((sentence) => ({
      ...sentence,
      citations: sentence.citations.flatMap((at) => {
        const citation = part.citations[at];
        return citation ? [cite(draft, citation)] : [];
      }),
    }));
    draft.blocks.push({ ...block, sentences });
  }
  for (const reason of part.reasons) draft.reasons.add(reason);
}

const BY_SENSE: readonly (readonly [Sense, NotSaid])[] = [
  ['price', 'price'],
  ['hours', 'hours'],
  ['is-open', 'hours'],
  ['phone', 'phone'],
  ['way', 'way'],
  ['documents', 'documents'],
  ['duration', 'duration'],
  ['where', 'where'],
  ['pay', 'other'],
  ['steps', 'other'],
];

const keyOf = ({ question: { questionSenses } }: Pick<Part, 'question'>): NotSaid | null =>
  BY_SENSE.find(([sense]) => questionSenses.has(sense))?.[1] ?? null;

/** What cannot be told from the words of an answer is stated only by one that is complete. */
function isStatedIn({ ending: { outcome }, question, draft }: Part): boolean {
  const key = keyOf({ question });
  const texts = statedTexts(draft).map(normalizeDigits);
  if (key === 'hours') return texts.some((text) => CLOCK.test(text));
  if (key === 'price') return texts.some((text) => readAmounts(text).length > 0);
  if (key === 'duration') return texts.some((text) => readQuantities(text).some(({ unit }) => unit !== null));
  return key === null || outcome === 'answered';
}

const CLOCK = /\d{1,2}:\d{2}/u;
const HOURS = /\d{1,2}:\d{2}|\b24\b/u;

/** "And when does it open" is answered by nothing without a time. */
function lacksHours({ question, draft }: Part): boolean {
  const isAsked = keyOf({ question }) === 'hours' && !question.questionSenses.has('is-open');
  return isAsked && !statedTexts(draft).some((text) => HOURS.test(normalizeDigits(text)));
}

/** Whether what is said already may state what a part asks for: no sum states how long something takes. */
function mayState(key: NotSaid, part: Draft, draft: Draft): boolean {
  const said = new Set(statedTexts(draft));
  const texts = statedTexts(part)
    .filter((text) => said.has(text))
    .map(normalizeDigits);
  if (key === 'hours') return texts.some((text) => CLOCK.test(text));
  if (key === 'price') return texts.some(hasAmount);
  if (key === 'other') return false;
  return key !== 'duration' || texts.some((text) => readAmounts(text).length === 0);
}

const hasAmount = (text: string): boolean => readAmounts(text).length > 0;

const DIRHAMS = /AED|درهم|دراهم|दिरहम|درہم/u;

/** "Overstay 40 days how much fine": the sum of the first half is the amount that the second asks for without naming anything else. */
function isPricedBefore({ question: { subjects } }: Part, draft: Draft): boolean {
  const said = statedTexts(draft);
  const stated = sensesOfText(said.join('\n'), draft.locale);
  return said.some((text) => DIRHAMS.test(text)) && [...subjects].every((sense) => stated.has(sense));
}

/** Whether a part asks for a yes or a no, and what is said already is neither. */
function isUndecided({ question: { text }, draft }: Part): boolean {
  const [first = ''] = statedTexts(draft);
  return asksYesNo(text) && !Object.values(draft.messages.verdicts).some((verdict) => first.startsWith(verdict));
}

/** Names what the guide does not say, with the place it was asked about. What is said already is no gap. */
async function sayNotSaid(part: Part, guide: AnswerGuide, draft: Draft): Promise<void> {
  const key = keyOf(part);
  if (isAnswered(part) && (key === null ? !isUndecided(part) : mayState(key, part.draft, draft))) return;
  if (key === 'price' && isPricedBefore(part, draft)) return;
  // "May I drink on the metro and what is the fine": the fine answers both.
  const isFine = key === null && classify(part.question.text).intents[0]?.[0] === 'penalty';
  if (isFine && statedTexts(draft).some((text) => readAmounts(text).length > 0)) return;
  const sentence = draft.messages.notSaid[key ?? 'other'];
  const [named] = key ? (await findNamed(part.question.text, guide)).filter(({ kind }) => kind === 'place') : [];
  const [item] = named ? await guide.texts([named], draft.locale) : [];
  const words = item ? formatMessage(draft.messages.headed, { heading: item.title, text: sentence }) : sentence;
  addBlock(draft, 'paragraph', [linkingSentence(words)]);
}
