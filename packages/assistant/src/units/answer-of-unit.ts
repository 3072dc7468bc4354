import { endSentence } from '@dalil/domain/language/sentences.ts';
import type { GuideFact, GuideSentence, GuideText, SentenceRole } from '../answer-guide.ts';
import type { QuestionInput } from '../answer.ts';
import type { Intent } from '../classifier/labels.ts';
import { addBlock, citeFact, citeText, claim, type Draft } from '../draft.ts';
import { formatMessage } from '../messages/messages.ts';
import type { Question } from '../read-question.ts';
import { scoreTexts } from '../score-texts.ts';
import { asksForbidden, asksYesNo } from './asks-yes-no.ts';
import type { RankedUnit } from './rank-units.ts';
import type { Unit } from './unit.ts';

type Style = QuestionInput['preferences']['responseStyle'];

/** Further sentences after the one that answers. */
const FURTHER: Record<Style, number> = { brief: 0, balanced: 2, detailed: 4 };
/** A further unit is this likely, and this likely beside the first. */
const LEAST_FURTHER = 0.25;
const BESIDE_FIRST = 0.4;

/** The parts of a service that an intent asks for, in the order in which they are said. */
const ROLES: Partial<Record<Intent, readonly SentenceRole[]>> = {
  price: ['fee'],
  sum: ['fee'],
  penalty: ['fine'],
  hours: ['time'],
  deadline: ['time', 'deadline', 'fine'],
  documents: ['document'],
  steps: ['step'],
  eligibility: ['who'],
  allowed: ['who'],
  contact: ['channel'],
  location: ['channel'],
};
const LISTS: ReadonlySet<SentenceRole> = new Set(['document', 'step', 'channel', 'deadline', 'fine']);
const MAX_LIST = 8;
const SENTENCES: Record<Style, number> = { brief: 1, balanced: 3, detailed: 6 };

/**
 * CHAT-2: says what the first unit says, so that its first sentence answers, and what others that are about as likely add. False if
 * it has nothing to say to this question: a fact without a value, a place or an event, which have their own answers.
 */
export function answerOfUnit(
  ranked: readonly RankedUnit[],
  { question, intent, style }: { question: Question; intent: Intent; style: Style },
  draft: Draft,
): boolean {
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
    const verdict = verdictOf(unit.fact, question.text);
    const [answer] = stated;
    if (verdict && answer) stated[0] = { ...answer, text: `${draft.messages.verdicts[verdict]} ${answer.text}` };
    addBlock(draft, 'paragraph', stated);
    draft.reasons.add('from_facts');
    return true;
  }
  return unit.text ? answerOfText(unit, unit.text, { question, intent, style }, draft) : false;
}

/** A fact in a sentence of its own, or its label with its value. */
export function stateFact({ sentence, type, text, label }: GuideFact, draft: Draft): string {
  if (sentence) return sentence;
  const value = text ?? '';
  return type === 'text' && /[.।۔]\s*$/u.test(value) ? value : formatMessage(draft.messages.fact, { label, value });
}

/** The yes or no of a fact, where the question asks for one and does not turn it round. */
function verdictOf({ verdict }: GuideFact, text: string): GuideFact['verdict'] {
  return verdict && asksYesNo(text) && !asksForbidden(text) ? verdict : null;
}

function answerOfText(
  { kind }: Unit,
  text: GuideText,
  { question, intent, style }: { question: Question; intent: Intent; style: Style },
  draft: Draft,
): boolean {
  if (kind === 'service') return answerOfServiceText(text, intent, style, draft);
  if (kind !== 'question') return false;
  const said = text.sentences.filter(({ role }) => role === 'text');
  const chosen = chooseSentences(said, text, question, SENTENCES[style]);
  if (chosen.length === 0) return false;
  addBlock(
    draft,
    'paragraph',
    chosen.map((sentence) => claim(endSentence(sentence.text, text.locale), [citeText(draft, text)])),
  );
  draft.reasons.add('from_texts');
  return true;
}

/** The beginning of a text, and the sentence that fits the question best in its place. */
function chooseSentences(
  said: readonly GuideSentence[],
  text: GuideText,
  question: Question,
  limit: number,
): GuideSentence[] {
  if (said.length <= limit) return [...said];
  const [scored] = scoreTexts(question, { texts: [{ text, english: null }], facts: [] }, [], null);
  const scores = new Map(scored?.sentences.map(({ sentence, score }) => [sentence, score]));
  const best = said.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0)).slice(0, limit);
  const isScored = best.some((sentence) => (scores.get(sentence) ?? 0) > 0);
  return isScored ? said.filter((sentence) => best.includes(sentence)) : said.slice(0, limit);
}

function answerOfServiceText(text: GuideText, intent: Intent, style: Style, draft: Draft): boolean {
  const roles = ROLES[intent] ?? [];
  const requested = roles.flatMap((role) => text.sentences.filter((sentence) => sentence.role === role));
  const isList = requested.length > 1 && requested.every(({ role }) => LISTS.has(role));
  const say = (sentence: GuideSentence) =>
    claim(isList ? sentence.text : endSentence(sentence.text, text.locale), [citeText(draft, text)]);
  const isStated = requested.some(({ role, facts }) => LISTS.has(role) || facts.length > 0 || role === 'who');
  if (isStated) {
    const kind = isList ? (requested.every(({ role }) => role === 'step') ? 'steps' : 'list') : 'paragraph';
    addBlock(draft, kind, requested.slice(0, MAX_LIST).map(say));
  } else {
    const summary = text.sentences.filter(({ role }) => role === 'summary');
    const fee = text.sentences.filter(({ role }) => role === 'fee');
    const steps = text.sentences.filter(({ role }) => role === 'step');
    addBlock(draft, 'paragraph', [...summary, ...(style === 'brief' ? [] : fee)].map(say));
    if (style !== 'brief') {
      addBlock(
        draft,
        'steps',
        steps.slice(0, MAX_LIST).map((step) => claim(step.text, [citeText(draft, text)])),
      );
    }
  }
  draft.reasons.add('from_texts');
  return true;
}
