import type { FactType } from '@dalil/domain/guide/fact.ts';
import { normalizeDigits } from '@dalil/domain/language/digits.ts';
import { askedTerms } from '@dalil/search/asked-terms.ts';
import type { Intent } from '../classifier/labels.ts';
import { NO_TOPIC, TOPICS } from '../classifier/topics.ts';
import type { TopicReading } from '../read-topic.ts';
import type { AskedQuestion } from './asked-question.ts';
import type { Unit, UnitKind } from './unit.ts';

/** What is known of a question besides its terms. */
export type QuestionContext = {
  asked: AskedQuestion;
  topics: TopicReading;
  intents: readonly (readonly [Intent, number])[];
  /** Whether it says by itself what it is about. */
  isWhole: boolean;
};

/** The types of values that an intent asks for. */
const VALUE_TYPES: Partial<Record<Intent, readonly FactType[]>> = {
  price: ['money', 'percent'],
  penalty: ['money', 'number', 'text'],
  sum: ['money', 'percent', 'duration', 'number'],
  hours: ['schedule', 'time', 'text'],
  schedule: ['schedule', 'time', 'date', 'text'],
  deadline: ['duration', 'date', 'number'],
  date: ['date', 'time', 'text'],
  contact: ['phone', 'code'],
  eligibility: ['number', 'money', 'duration', 'text'],
  allowed: ['text', 'number', 'duration'],
  compare: ['money', 'percent', 'duration', 'number'],
};
const ITEM_KINDS: Partial<Record<Intent, readonly string[]>> = {
  documents: ['service', 'question'],
  steps: ['service', 'question'],
  eligibility: ['question', 'service'],
  allowed: ['question'],
  location: ['place'],
  route: ['question'],
  recommend: ['place', 'question'],
  date: ['event'],
  schedule: ['event'],
  hours: ['place'],
  define: ['place', 'event', 'question', 'service'],
};

/** The weight of a term of a unit that the question lacks, and about that of one it has. */
const OTHER_TERM = 2.5;
const LAST_PLACE = 9;
/** Few units had more while the trees learned, so more speaks against a unit. Of a general question it tells what is general. */
const MOST_QUESTIONS = { whole: 18, general: 20 };

/** The kinds that the trees know. Collections are ranked without. */
const LEARNED_KINDS: readonly UnitKind[] = ['fact', 'question', 'service', 'place', 'event'];

/** The names of the features, in the order of a row. */
export const UNIT_FEATURES = [
  'likeness',
  'likeness to second question',
  'likeness to third question',
  'likeness as share of best',
  'lead of likeness',
  'own questions cover',
  'own questions cover often',
  'cover as share of best',
  'title covers',
  'title said',
  'text covers',
  'all cover',
  'rarest term met',
  'second rarest term met',
  'numbers met',
  'has numbers',
  'topic',
  'place in topic',
  'best topic',
  'no topic',
  'value type fits',
  'value type clashes',
  'kind fits',
  'intent is sure',
  'terms',
  'own questions',
  'has value',
  ...LEARNED_KINDS.map((kind) => `is ${kind}`),
] as const;

export type UnitFeature = (typeof UNIT_FEATURES)[number];

/** The features of which more never speaks against a unit (1) and those of which more never speaks for it (-1). */
const DIRECTIONS: Partial<Record<UnitFeature, 1 | -1>> = {
  likeness: 1,
  'likeness to second question': 1,
  'likeness to third question': 1,
  'likeness as share of best': 1,
  'lead of likeness': 1,
  'own questions cover': 1,
  'own questions cover often': 1,
  'cover as share of best': 1,
  'title covers': 1,
  'title said': 1,
  'text covers': 1,
  'all cover': 1,
  'rarest term met': 1,
  'second rarest term met': 1,
  'numbers met': 1,
  topic: 1,
  'place in topic': -1,
  'value type fits': 1,
  'value type clashes': -1,
  'kind fits': 1,
};

export const FEATURE_DIRECTIONS: readonly number[] = UNIT_FEATURES.map((name) => DIRECTIONS[name] ?? 0);

type Compared = {
  unit: Unit;
  likeness: readonly number[];
  cover: number;
  often: number;
  titleCover: number;
  titleSaid: number;
  textCover: number;
  allCover: number;
  rarest: number;
  second: number;
};

/** A row of features for each unit: how well it answers the question, by itself and among the others. */
export function featuresOfUnits(units: readonly Unit[], context: QuestionContext): Float64Array[] {
  const compared = units.map((unit) => compare(unit, context.asked));
  const best = Math.max(1e-9, ...compared.map(({ likeness: [first = 0] }) => first));
  const bestCover = Math.max(1e-9, ...compared.map(({ often }) => often));
  const sorted = compared.map(({ likeness: [first = 0] }) => first).toSorted((a, b) => b - a);
  const topics = new Map(context.topics);
  const [bestTopic] = context.topics.find(([name]) => name !== NO_TOPIC) ?? [];
  const [intent, probability] = context.intents[0] ?? ['define', 0];
  return compared.map((one) => {
    const { unit } = one;
    const [first = 0, next = 0, third = 0] = one.likeness;
    const { topic, place } = placeInTopics(unit, context.topics);
    const types = VALUE_TYPES[intent];
    const isValue = unit.fact !== null;
    const fits = unit.fact !== null && (types?.includes(unit.fact.type) ?? false);
    const row: number[] = [
      first,
      next,
      third,
      first / best,
      first - (first === sorted[0] ? (sorted[1] ?? 0) : (sorted[0] ?? 0)),
      one.cover,
      one.often,
      one.often / bestCover,
      one.titleCover,
      one.titleSaid,
      one.textCover,
      one.allCover,
      one.rarest,
      one.second,
      numbersMet(unit, context.asked.numbers),
      context.asked.numbers.length > 0 ? 1 : 0,
      topic,
      place,
      bestTopic === undefined ? 0 : (topics.get(bestTopic) ?? 0),
      topics.get(NO_TOPIC) ?? 0,
      fits ? probability : 0,
      isValue && types && !fits ? probability : 0,
      (ITEM_KINDS[intent] ?? []).includes(unit.kind) ? probability : 0,
      probability,
      Math.min(context.asked.terms.size, 12),
      Math.min(unit.asked.length, context.isWhole && isValue ? MOST_QUESTIONS.whole : MOST_QUESTIONS.general),
      unit.fact?.text === null ? 0 : 1,
      ...LEARNED_KINDS.map((kind) => (kind === unit.kind ? 1 : 0)),
    ];
    return Float64Array.from(row);
  });
}

function compare(unit: Unit, { terms, weight }: AskedQuestion): Compared {
  const total = Math.max(weight, 1e-9);
  const weightIn = (found: ReadonlySet<string>) => {
    let sum = 0;
    for (const [term, one] of terms) if (found.has(term)) sum += one;
    return sum;
  };
  const questions = unit.asked.map((question) => new Set(askedTerms(question)));
  const likeness = questions
    .map((question) => {
      const common = weightIn(question);
      if (common === 0) return 0;
      let others = 0;
      for (const term of question) if (!terms.has(term)) others += OTHER_TERM;
      return common / (total + others);
    })
    .toSorted((a, b) => b - a);
  const counts = new Map<string, number>();
  for (const question of questions) for (const term of question) counts.set(term, (counts.get(term) ?? 0) + 1);
  let often = 0;
  for (const [term, one] of terms) {
    const count = counts.get(term) ?? 0;
    often += (one * count) / (count + 2);
  }
  const title = new Set(unit.titles.flatMap(askedTerms));
  const text = new Set(unit.texts.flatMap(askedTerms));
  const all = new Set([...counts.keys(), ...title, ...text]);
  let said = 0;
  for (const term of title) if (terms.has(term)) said += 1;
  const rare = [...terms].toSorted(([, a], [, b]) => b - a).map(([term]) => (all.has(term) ? 1 : 0));
  return {
    unit,
    likeness,
    cover: weightIn(new Set(counts.keys())) / total,
    often: often / total,
    titleCover: weightIn(title) / total,
    titleSaid: title.size === 0 ? 0 : said / title.size,
    textCover: weightIn(text) / total,
    allCover: weightIn(all) / total,
    rarest: rare[0] ?? 0,
    second: rare[1] ?? 1,
  };
}

function numbersMet({ titles, texts, asked }: Unit, numbers: readonly string[]): number {
  if (numbers.length === 0) return 0;
  const words = normalizeDigits([...titles, ...texts, ...asked].join(' '));
  return numbers.filter((number) => words.includes(number)).length / numbers.length;
}

/** The probability of the likeliest topic that lists the unit, and its place in that list. */
function placeInTopics({ kind, id }: Unit, topics: TopicReading): { topic: number; place: number } {
  for (const [name, probability] of topics) {
    if (name === NO_TOPIC) continue;
    const { facts, texts } = TOPICS[name];
    const place = kind === 'fact' ? facts.indexOf(id) : texts.indexOf(`${kind}/${id}`);
    if (place >= 0) return { topic: probability, place: Math.min(place, LAST_PLACE) };
  }
  return { topic: 0, place: LAST_PLACE };
}
