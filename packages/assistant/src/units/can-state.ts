import type { FactType } from '@dalil/domain/guide/fact.ts';
import { normalizeDigits } from '@dalil/domain/language/digits.ts';
import type { Intent } from '../classifier/labels.ts';
import type { Unit } from './unit.ts';
import { asksOfAge } from './verdict-of-fact.ts';

/** The types of facts that can state what an intent asks for. A text can if it has a number in it. */
const STATED_BY: Partial<Record<Intent, readonly FactType[]>> = {
  price: ['money', 'percent', 'number'],
  penalty: ['money', 'number', 'percent', 'duration'],
  contact: ['phone', 'code'],
  hours: ['schedule', 'time', 'date', 'duration'],
  date: ['date', 'time', 'schedule', 'duration'],
};
/** What the words of a question ask for, whatever its intent is taken to be. */
export type Requested = 'documents' | 'age' | 'term';

const REQUESTED: readonly (readonly [Requested, RegExp])[] = [
  [
    'documents',
    /\b(?:documents?|papers?|paperwork|kaa?gh?az(?:at)?|dastawez(?:at)?|awra[q2]|mostanadat)\b|أوراق|اوراق|مستندات|وثائق|काग[ज़]|काग़ज|दस्तावे|کاغذ|دستاویز/iu,
  ],
  ['age', /\b(?:how old|age limit|minimum age|what age|which age|umar|umr|3omr)\b|عمر|السن|उम्र|आयु/iu],
  [
    'term',
    /\b(?:valid|validity)\b|\b(?:kitne|kitnay) (?:saal|sal|din|mahine|mahinay) (?:ke liye|ka|ki|tak|chal)|صلاحية|صالح[ةه]?|वैध|कितने साल (?:के लिए|का|की|तक)|میعاد|کتنے سال (?:کے لیے|کا|کی|تک)/iu,
  ],
];

/** What a question asks for by its words: papers, an age, how long something is valid. */
export function requestedIn(text: string): Requested | null {
  const [requested] = REQUESTED.find(([, words]) => words.test(text)) ?? [];
  return requested === undefined || (requested === 'age' && (OWN_AGE.test(text) || asksOfAge(text))) ? null : requested;
}

/** The facts that state it, by their ids. */
const BY_ID: Partial<Record<Requested, RegExp>> = {
  age: /(?:^|[.-])age(?:$|[.-])/u,
  term: /(?:^|[.-])(?:valid|validity|term|stay(?:-\w+)?|duration|period|months|years)(?:$|[.-])/u,
};
/** The types of facts that never do. */
const NEVER: Record<Requested, readonly FactType[]> = {
  documents: ['money', 'percent', 'duration', 'date', 'time', 'schedule', 'phone', 'number'],
  age: ['money', 'percent', 'date', 'time', 'schedule', 'phone'],
  term: ['money', 'percent', 'time', 'schedule', 'phone'],
};

/** Who tells an age asks for none. */
const OWN_AGE = /عمري|(?:\b(?:meri|mera|my)|मेरी|میری) (?:umar|umr|age|उम्र|عمر)/iu;

/** Whether a unit can state what the words of a question ask for. */
function canStateRequested({ fact, text }: Unit, requested: Requested): boolean {
  if (fact) return !NEVER[requested].includes(fact.type);
  if (requested !== 'documents') return true;
  return text?.kind !== 'service' || text.sentences.some(({ role }) => role === 'document');
}

const DIGIT = /\d/u;
const CLOCK = /\d{1,2}[:.]\d{2}|\b24\b/u;
/** What the words of a text need to have to state these. */
const IN_WORDS: Partial<Record<Intent, RegExp>> = { price: DIGIT, contact: DIGIT, hours: CLOCK };

/** Whether a unit can state what is asked for: a waiting time is no price. */
export function canState({ fact, text }: Unit, intent: Intent): boolean {
  const isStatedIn = (words: string) => IN_WORDS[intent]?.test(normalizeDigits(words)) ?? true;
  if (fact === null) {
    if (text?.kind !== 'question' && text?.kind !== 'service') return text !== null;
    return (
      (intent !== 'hours' && intent !== 'price') ||
      isStatedIn(text.sentences.map((sentence) => sentence.text).join(' '))
    );
  }
  const types = STATED_BY[intent];
  if (!types || types.includes(fact.type)) return true;
  return fact.type === 'text' && isStatedIn(fact.text ?? '');
}

/** Values that are meant first where several are about as likely: the fine before the points. */
const FIRST_BY: Partial<Record<Intent, FactType>> = {
  price: 'money',
  penalty: 'money',
  contact: 'phone',
  hours: 'schedule',
};
const ABOUT_AS_LIKELY = 0.5;

/** The units that can state what is asked for, those of the type that is meant first among the likeliest. */
export function fittingUnits<Ranked extends { unit: Unit; probability: number }>(
  ranked: readonly Ranked[],
  intent: Intent,
  question: string,
): Ranked[] {
  const requested = requestedIn(question);
  const fitting = ranked.filter(({ unit }) =>
    requested === null ? canState(unit, intent) : canStateRequested(unit, requested),
  );
  const least = ABOUT_AS_LIKELY * (fitting[0]?.probability ?? 0);
  const states = ({ kind, id, fact, text }: Unit) =>
    requested === null
      ? fact !== null && fact.type === FIRST_BY[intent]
      : requested === 'documents'
        ? text !== null && text.sentences.some(({ role }) => role === 'document')
        : kind === 'fact' && (BY_ID[requested]?.test(id) ?? false);
  const isMeant = ({ unit, probability }: Ranked) => Number(probability >= least && states(unit));
  return fitting.toSorted((a, b) => isMeant(b) - isMeant(a));
}
