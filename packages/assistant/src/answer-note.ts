import { endSentence } from '@dalil/domain/language/sentences.ts';
import type { GuideFact, GuideText } from './answer-guide.ts';
import { MAY_BE_CLOSED, statusNotes } from './answer-of-place.ts';
import { composeFacts } from './compose.ts';
import { addBlock, citeText, claim, type Draft } from './draft.ts';
import type { Sense } from './lexicon/senses.ts';
import { NOTE_TOPICS, SIGNATURE_TOPIC } from './make-guide-text.ts';
import type { Ending } from './refer.ts';
import { type RequestedNote, requestedNote } from './requested-note.ts';
import type { AnswerInput } from './run-tools.ts';
import { hasAny } from './tools/tool.ts';
import type { RankedUnit, Ranking } from './units/rank-units.ts';
import { UNIT_FEATURES } from './units/unit-features.ts';

/** What has answers of its own: a price for a child is no note about children. */
const OTHER_SENSES: readonly Sense[] = ['price', 'hours', 'phone', 'documents'];
/** Their words ask for nothing else: "how many hours" is no question about opening. */
const PLAIN: readonly RequestedNote[] = ['signature', 'timeNeeded', 'bestTime'];
const MAX_PRICES = 3;
const PART = 65;
const CONFIDENCE = 88;
/** A place whose whole name the question does not have is meant if it has this much of it and the place is among the first. */
const MUCH_OF_NAME = 0.3;
const AMONG = 6;

/**
 * CHAT-2: what to order at the place that a question names, how long to stay, when to go, what to wear, for children, what is halal:
 * by the notes of the place. Null if the question asks for something else, or the guide has no such note.
 */
export async function answerNote(input: AnswerInput): Promise<Ending | null> {
  const note = noteFor(input);
  const [named, ...more] = input.named.filter(({ kind }) => kind === 'place');
  if (!note || !named || more.length > 0) return null;
  const [text] = await input.guide.texts([named], input.draft.locale);
  if (!text) return null;
  const rules = note === 'dress' ? await input.guide.facts(text.place?.facts.dress ?? [], input.draft.locale) : [];
  const stated = rules.filter((fact) => fact.text !== null);
  const ending = stated.length > 0 ? sayRules(stated, input) : sayNote(note, text, input.draft);
  if (!ending || !input.question.questionSenses.has('price')) return ending;
  // "How long do we need at the Frame, and how much is it": the note answers one half.
  const prices = (await input.guide.facts(text.place?.facts.prices ?? [], input.draft.locale)).filter(
    (fact) => fact.text !== null,
  );
  composeFacts(prices.slice(0, MAX_PRICES), input);
  return prices.length > 0 ? ending : { ...ending, outcome: 'partly', confidence: PART };
}

/** A rule of dress that is a fact has its source and date. */
function sayRules(rules: readonly GuideFact[], input: AnswerInput): Ending {
  composeFacts(rules, input);
  return { outcome: 'answered', confidence: CONFIDENCE, byUnit: true };
}

/** The same for a place that is likely meant, though the question has only a part of its name. */
export function answerNoteOfUnit(ranking: Ranking, input: AnswerInput): Ending | null {
  const note = noteFor(input);
  const text = note && ranking.units.slice(0, AMONG).find(isNamedPlace)?.unit.text;
  return text ? sayNote(note, text, input.draft) : null;
}

function noteFor({ question, questionInput }: AnswerInput): RequestedNote | null {
  const note = requestedNote(questionInput.question);
  return note && (PLAIN.includes(note) || !hasAny(question.questionSenses, OTHER_SENSES)) ? note : null;
}

function isNamedPlace({ unit, row }: RankedUnit): boolean {
  return unit.kind === 'place' && (row[UNIT_FEATURES.indexOf('title said')] ?? 0) >= MUCH_OF_NAME;
}

function sayNote(note: RequestedNote, text: GuideText, draft: Draft): Ending | null {
  const topic = note === 'signature' ? SIGNATURE_TOPIC : NOTE_TOPICS[note];
  const said = text.sentences.find((sentence) => sentence.topic === topic);
  if (!said) return null;
  const words = `${text.title} · ${said.heading ?? ''}: ${said.text}`;
  const notes = statusNotes(text);
  addBlock(
    draft,
    'paragraph',
    [words, ...notes].map((one) => claim(endSentence(one, text.locale), [citeText(draft, text)])),
  );
  draft.reasons.add('from_texts');
  return notes.length > 0
    ? { outcome: 'partly', confidence: MAY_BE_CLOSED, byUnit: true }
    : { outcome: 'answered', confidence: CONFIDENCE, byUnit: true };
}
