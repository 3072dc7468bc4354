import { endSentence } from '@dalil/domain/language/sentences.ts';
import type { AnswerGuide, GuideFact, GuideSentence, GuideText, SentenceRole } from '../answer-guide.ts';
import type { QuestionInput } from '../answer.ts';
import type { Intent } from '../classifier/labels.ts';
import { stateFact } from '../compose.ts';
import { addBlock, citeFact, citeText, claim, type Draft, linkingSentence } from '../draft.ts';
import { formatMessage } from '../messages/messages.ts';
import type { Sense } from '../lexicon/senses.ts';
import type { Question } from '../read-question.ts';
import { hasNoHours } from '../season-of-place.ts';
import { writeDay } from '../write-dates.ts';
import { askedTerms } from '@dalil/search/asked-terms.ts';
import { hoursOfDay } from './hours-of-day.ts';
import type { RankedUnit } from './rank-units.ts';
import { UNIT_FEATURES } from './unit-features.ts';
import { type Deciding, factBesideText } from './fact-beside-text.ts';
import { turnedOpening } from './polarity.ts';
import { verdictOfFact } from './verdict-of-fact.ts';

type Style = QuestionInput['preferences']['responseStyle'];

/** Further sentences after the one that answers. */
const FURTHER: Record<Style, number> = { brief: 0, balanced: 2, detailed: 4 };
/** A further unit is this likely, and this likely beside the first. */
const LEAST_FURTHER = 0.25;
const BESIDE_FIRST = 0.4;

/** So many pages are offered beside an answer that is not sure, from among the next units. */
const OFFERED = 2;
const OFFERED_AMONG = 8;
/** The likeness to an own question from which on the yes or no of a fact is meant, by itself and if the fact is likely. */
const ALIKE = 0.6;
const HALF_ALIKE = 0.5;
/** Of a fact that surely answers. */
const CERTAIN_ALIKE = 0.4;
const LIKELY = 0.3;
const NEAR_LIKENESS = 0.3;
const NEAR_TITLE = 0.5;
const SENTENCES: Record<Style, number> = { brief: 1, balanced: 3, detailed: 6 };

/**
 * CHAT-2: says what the first unit says, so that its first sentence answers, and what others that are about as likely add. False if
 * it has nothing to say to this question: a fact without a value, a place or an event, which have their own answers.
 */
export async function answerOfUnit(
  ranked: readonly RankedUnit[],
  { question, intent, style, isComplete }: { question: Question; intent: Intent; style: Style; isComplete: boolean },
  guide: AnswerGuide,
  draft: Draft,
): Promise<boolean> {
  const [first, ...others] = ranked;
  if (!first) return false;
  const { unit } = first;
  if (unit.fact) {
    if (unit.fact.text === null) return false;
    const further = others
      .filter(({ probability }) => probability >= LEAST_FURTHER && probability >= BESIDE_FIRST * first.probability)
      .flatMap(({ unit: { fact } }) => (fact && fact.text !== null && fact.id !== unit.fact?.id ? [fact] : []))
      .slice(0, FURTHER[style]);
    const stated = [unit.fact, ...further].map((fact) => claim(stateFact(fact, draft), [citeFact(draft, fact)]));
    const ofDay = hoursOfDay({ fact: unit.fact, time: question.time }, draft);
    if (ofDay) stated.unshift(ofDay);
    const verdict = verdictOfFact(unit.fact, question, isAsked(first, isComplete));
    const [answer] = stated;
    if (!verdict && hasNoHours(unit.fact, question.time)) {
      const date = writeDay(question.time?.from ?? '', draft.locale);
      addBlock(draft, 'paragraph', [
        claim(formatMessage(draft.messages.opening.notThen, { date }), [citeFact(draft, unit.fact)]),
      ]);
    }
    if (verdict && answer) stated[0] = { ...answer, text: `${draft.messages.verdicts[verdict]} ${answer.text}` };
    addBlock(draft, 'paragraph', stated);
    draft.reasons.add('from_facts');
    // A value has no page of its own, so one that says more is linked.
    const isBrief = isComplete && style === 'brief';
    if (!isBrief) offerOthers(others, isComplete ? 1 : OFFERED, draft);
    return true;
  }
  if (!unit.text) return false;
  // What a text says with a value cites the fact of the value.
  const ids = [...new Set(unit.text.sentences.flatMap(({ facts }) => facts))];
  const facts = await guide.facts(ids, draft.locale);
  const deciding = factBesideText(ranked, question);
  const isAnswered = answerOfText(unit.text, { question, intent, style, facts, deciding }, draft);
  if (isAnswered && !isComplete) offerOthers(others, OFFERED, draft);
  return isAnswered;
}

/** Whether a unit is about what the question is about. Of the rest, the likeliest is still about something else. */
const isNear = ({ row }: RankedUnit) =>
  (row[UNIT_FEATURES.indexOf('likeness')] ?? 0) >= NEAR_LIKENESS ||
  (row[UNIT_FEATURES.indexOf('title said')] ?? 0) >= NEAR_TITLE;

/** The pages of others that may be meant, as links below the answer. */
function offerOthers(others: readonly RankedUnit[], count: number, draft: Draft): void {
  const cited = new Set(draft.citations.map(({ kind, id }) => `${kind}/${id}`));
  const texts = others
    .slice(0, OFFERED_AMONG)
    .filter(isNear)
    .flatMap(({ unit: { text } }) => (text?.href && !cited.has(`${text.kind}/${text.id}`) ? [text] : []))
    .slice(0, count);
  if (texts.length === 0) return;
  addBlock(draft, 'paragraph', [linkingSentence(draft.messages.alsoNear)]);
  addBlock(
    draft,
    'list',
    texts.map((text) => claim(text.title, [citeText(draft, text)])),
  );
}

/** Whether the question is so like those that the fact answers that its yes or no is meant. */
function isAsked({ row, probability }: RankedUnit, isCertain: boolean): boolean {
  const likeness = row[UNIT_FEATURES.indexOf('likeness')] ?? 0;
  if (isCertain && likeness >= CERTAIN_ALIKE) return true;
  return likeness >= ALIKE || (likeness >= HALF_ALIKE && probability >= LIKELY);
}

type Asked = {
  question: Question;
  intent: Intent;
  style: Style;
  facts: readonly GuideFact[];
  deciding: Deciding | null;
};

/** Without full stop: "Yes, if" begins with a yes. */
const BARE = /[.।۔،,]$/u;

/** The verdict a sentence begins with. */
function verdictIn(text: string, { messages }: Draft): 'yes' | 'no' | null {
  const begins = (verdict: string) => {
    const word = verdict.replace(BARE, '');
    // Without a mark behind it the word is part of the sentence: "no objection".
    return text.startsWith(word) && /^(?:[.,،؛;:।۔–-]|$)/u.test(text.replace(word, ''));
  };
  return begins(messages.verdicts.yes) ? 'yes' : begins(messages.verdicts.no) ? 'no' : null;
}

/** What a text says, without or with the opposite of the yes or no for its own title, where the question turns it round. */
function turnedFor(question: string, { title, sentences }: GuideText, draft: Draft): readonly GuideSentence[] {
  const said = sentences.filter(({ role }) => role === 'text');
  const [first, ...rest] = said;
  const own = first ? verdictIn(first.text, draft) : null;
  if (!first || !own) return said;
  const opening = turnedOpening(own, title, question);
  if (opening === own) return said;
  const { verdicts } = draft.messages;
  const isBare = first.text.trim() === verdicts[own];
  if (isBare) return opening ? [{ ...first, text: verdicts[opening] }, ...rest] : rest;
  const word = verdicts[own].replace(BARE, '');
  const without = first.text.replace(word, '').replace(/^[.।۔،,:;]?\s*/u, '');
  return [{ ...first, text: without.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) }, ...rest];
}

/** What a text says, behind the verdict of a fact. A sentence that begins with another one is left out. */
function sayDeciding({ deciding }: Asked, said: readonly GuideSentence[], draft: Draft): readonly GuideSentence[] {
  const [first] = said;
  if (!deciding || !first) return said;
  const { fact, verdict } = deciding;
  const own = verdictIn(first.text, draft);
  const isBare = Object.values(draft.messages.verdicts).includes(first.text.trim());
  const isSaid = own === verdict || (own !== null && verdict === 'depends' && !isBare);
  if (isSaid) return said;
  const words = `${draft.messages.verdicts[verdict]} ${stateFact(fact, draft)}`;
  addBlock(draft, 'paragraph', [claim(words, [citeFact(draft, fact)])]);
  return said.filter((sentence) => sentence !== first || own === null);
}

function answerOfText(text: GuideText, asked: Asked, draft: Draft): boolean {
  if (text.kind === 'service') return answerOfServiceText(text, asked, draft);
  if (text.kind !== 'question') return false;
  const { question, style, facts } = asked;
  const said = turnedFor(question.text, text, draft);
  if (said.length === 0) return false;
  const chosen = chooseSentences(sayDeciding(asked, said, draft), question, SENTENCES[style]);
  const cite = (sentence: GuideSentence) => [
    citeText(draft, text),
    ...facts.filter(({ id }) => sentence.facts.includes(id)).map((fact) => citeFact(draft, fact)),
  ];
  addBlock(
    draft,
    'paragraph',
    chosen.map((sentence) => claim(endSentence(sentence.text, text.locale), cite(sentence))),
  );
  draft.reasons.add('from_texts');
  return true;
}

/** The first sentence, which answers, and those that have most of the terms of the question, in their order. */
function chooseSentences(said: readonly GuideSentence[], question: Question, limit: number): GuideSentence[] {
  const [first, ...rest] = said;
  if (!first || said.length <= limit) return [...said];
  const terms = new Set(askedTerms(question.text));
  const met = (sentence: GuideSentence) => askedTerms(sentence.text).filter((term) => terms.has(term)).length;
  const counts = new Map(rest.map((sentence) => [sentence, met(sentence)]));
  const best = rest.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0)).slice(0, limit - 1);
  const run = runBehind(said);
  const isOfRun = (sentence: GuideSentence) => run.length > 1 && run.includes(sentence);
  // "There are three buses" is followed by all three.
  const isRunSaid = isAnnounced(first) || best.some(isOfRun);
  return said.filter((one) => one === first || best.includes(one) || (isRunSaid && isOfRun(one)));
}

/** A label and a colon. */
const LABELLED = /^[^.:;،,]{1,24}: /u;
const MAX_ANNOUNCED = 60;

/** The items of a list written as sentences, each behind its label, that the first sentence announces. */
function runBehind([, ...rest]: readonly GuideSentence[]): readonly GuideSentence[] {
  const end = rest.findIndex(({ text }) => !LABELLED.test(text));
  return end < 0 ? rest : rest.filter((_, at) => at < end);
}

function isAnnounced({ text }: GuideSentence): boolean {
  return text.length <= MAX_ANNOUNCED && !LABELLED.test(text);
}

/** The parts of a service that an intent asks for, in the order in which they are said. */
const ROLES: Partial<Record<Intent, readonly SentenceRole[]>> = {
  price: ['fee'],
  sum: ['fee'],
  penalty: ['fine'],
  hours: ['time'],
  deadline: ['deadline', 'time', 'fine'],
  documents: ['document'],
  contact: ['channel'],
  location: ['channel'],
};
/** The parts that words of a question ask for. */
const SENSE_ROLES: readonly (readonly [Sense, SentenceRole])[] = [
  ['price', 'fee'],
  ['documents', 'document'],
  ['duration', 'time'],
  ['when', 'time'],
  ['hours', 'time'],
  ['phone', 'channel'],
];
const LISTED: ReadonlySet<SentenceRole> = new Set(['document', 'step', 'channel', 'deadline', 'fine']);
const MAX_LISTED = 8;

/** A service by the part that the question asks for, if it has one with a value, otherwise what it is, what it costs and its steps. */
function answerOfServiceText(text: GuideText, asked: Asked, draft: Draft): boolean {
  const { question, intent, style, facts } = asked;
  sayDeciding(asked, text.sentences, draft);
  const ofRole = (role: SentenceRole) => text.sentences.filter((sentence) => sentence.role === role);
  const say = (sentence: GuideSentence) =>
    claim(LISTED.has(sentence.role) ? sentence.text : endSentence(sentence.text, text.locale), [
      citeText(draft, text),
      ...facts.filter(({ id }) => sentence.facts.includes(id)).map((fact) => citeFact(draft, fact)),
    ]);
  const asksFor = SENSE_ROLES.flatMap(([sense, role]) => (question.questionSenses.has(sense) ? [role] : []));
  const [first] = (ROLES[intent] ?? []).map(ofRole).filter((one) => one.some(isStated));
  // "Fee and papers" asks for two parts. Without a second one, the first that has a value answers.
  const more = asksFor.length > 1 ? [...new Set(asksFor)].map(ofRole).filter((one) => one.some(isStated)) : [];
  const parts = [...(first ? [first] : []), ...more].filter(
    (one, at, all) => all.findIndex((other) => other[0]?.role === one[0]?.role) === at,
  );
  // What is said in a sentence stands before the lists.
  const isList = (part: readonly GuideSentence[]) => part.length > 1 && part.every(({ role }) => LISTED.has(role));
  for (const part of parts.toSorted((a, b) => Number(isList(a)) - Number(isList(b)))) {
    addBlock(draft, isList(part) ? 'list' : 'paragraph', part.slice(0, MAX_LISTED).map(say));
  }
  if (parts.length === 0 || style === 'detailed') {
    const fee = ofRole('fee').filter(isStated);
    addBlock(draft, 'paragraph', [...ofRole('summary'), ...(style === 'brief' ? [] : fee)].map(say));
    if (style !== 'brief') addBlock(draft, 'steps', ofRole('step').slice(0, MAX_LISTED).map(say));
  }
  draft.reasons.add('from_texts');
  return true;
}

/** A fee or a time without a fact only says that it is not known. */
function isStated({ role, facts }: GuideSentence): boolean {
  return LISTED.has(role) || facts.length > 0;
}
