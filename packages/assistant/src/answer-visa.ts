import { ENTRY_FACTS, entryGroup, type EntryGroup } from '@dalil/domain/guide/visa-entry.ts';
import type { Intent } from './classifier/labels.ts';
import { composeFacts } from './compose.ts';
import { addBlock, citeFact, claim } from './draft.ts';
import type { Sense } from './lexicon/senses.ts';
import { formatMessage } from './messages/messages.ts';
import { countryName, namedCountry } from './named-country.ts';
import type { TopicReading } from './read-topic.ts';
import type { Ending } from './refer.ts';
import type { AnswerInput } from './run-tools.ts';
import { hasAny } from './tools/tool.ts';

const INTENTS: readonly Intent[] = [
  'eligibility',
  'allowed',
  'define',
  'documents',
  'steps',
  'price',
  'deadline',
  'status',
  'date',
  'schedule',
];
/** Other visas have pages of their own, and a visa in another country is none of the guide. */
const OTHER: readonly Sense[] = [
  'residence-visa',
  'golden-visa',
  'green-visa',
  'retirement',
  'five-year-visa',
  'overstay',
];
/** What somebody may have to show for a visa, on which the lists say nothing. */
const SHOWN: readonly Sense[] = ['hotel', 'insurance', 'bank-balance'];
/** The lists from which it follows that a country is in none. */
const LISTS = ['visa.arrival.list-30', 'visa.arrival.list-90', 'visa.arrival.list-exempt'];
const FACTS_OF_GROUP: Partial<Record<EntryGroup, number>> = { india: 6, 'before-travel': 2 };
const TRANSIT = /\b(?:transit|layover|stopover)\b|ترانزيت|عبور|ट्रांज़िट|ट्रांजिट|ٹرانزٹ/iu;
const TRANSIT_FACTS = ['visa.transit.48', 'visa.transit.96'];
const MAX_FACTS = 2;
const CONFIDENCE = 92;

/**
 * CHAT-2: how nationals of the country that a question names enter: by the lists of the guide. Null if the question is about another
 * visa, or names no country.
 */
export async function answerVisa(reading: TopicReading, intent: Intent, input: AnswerInput): Promise<Ending | null> {
  const { question, questionInput, guide, draft } = input;
  const { subjects } = question;
  const isOnVisa = subjects.has('visa') || subjects.has('tourist-visa') || reading[0]?.[0] === 'visa-needed';
  if (!isOnVisa || !INTENTS.includes(intent) || hasAny(subjects, [...OTHER, ...SHOWN])) return null;
  const country = namedCountry(questionInput.question);
  const group = country === null ? null : entryGroup(country);
  if (country === null || group === null) return null;
  const ids = ENTRY_FACTS[group].slice(0, FACTS_OF_GROUP[group] ?? MAX_FACTS);
  const facts = (await guide.facts(ids, draft.locale)).filter((fact) => fact.text !== null);
  const lists = await guide.facts(LISTS, draft.locale);
  const cited = group === 'before-travel' ? lists : [...facts, ...lists].slice(0, 1);
  const text = formatMessage(draft.messages.visaEntry[group], { country: countryName(country, draft.locale) });
  addBlock(draft, 'paragraph', [
    claim(
      text,
      cited.map((fact) => citeFact(draft, fact)),
    ),
  ]);
  // Who only changes planes may have a visa for that, whatever holds for a visit.
  if (TRANSIT.test(question.text)) {
    const transit = await guide.facts(TRANSIT_FACTS, draft.locale);
    composeFacts(
      transit.filter((fact) => fact.text !== null),
      input,
    );
  }
  composeFacts(facts, input);
  return { outcome: 'answered', confidence: CONFIDENCE, byUnit: true };
}
