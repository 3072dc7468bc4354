import { TEST_TERMS } from '@dalil/domain/guide/test-facts.ts';
import type { ConceptId, SearchDocument } from '@dalil/search/search-document.ts';
import { createVocabulary } from '@dalil/search/vocabulary.ts';
import { answerFromGuide } from './answer-from-guide.ts';
import type { Answer, AnswerPart, QuestionInput } from './answer.ts';
import type { AnswerGuide } from './answer-guide.ts';
import { type Four, inFour, TEST_FACTS } from './test-pack-facts.ts';
import { createMemoryGuide, type GuidePack } from './memory-guide.ts';
import type { WrittenItem } from './stored-guide.ts';

const HEAD = { category: null, tags: [], neighbourhoods: [], asOf: '2025', source: null } as const;

function item(
  kind: WrittenItem['kind'],
  id: string,
  data: unknown,
  texts: (at: number) => { title: string; summary: string; body: unknown },
): WrittenItem {
  return { ...HEAD, kind, id, data, texts: inFour((at) => texts(at)) };
}

const OVERSTAY: Four = [
  'Paying overstay fines',
  'دفع غرامات تجاوز مدة الإقامة',
  'ओवरस्टे का जुर्माना भरना',
  'اوور سٹے کے جرمانے ادا کرنا',
];
const METRO: Four = ['When does the metro run?', 'متى يعمل المترو؟', 'मेट्रो कब चलती है?', 'میٹرو کب چلتی ہے؟'];
const BEACHES: Four = ['Kite Beach', 'كايت بيتش', 'काइट बीच', 'کائٹ بیچ'];
const MALL: Four = ['Gold Souk', 'سوق الذهب', 'गोल्ड सूक़', 'گولڈ سوق'];
const NATIONAL: Four = ['National Day', 'اليوم الوطني', 'राष्ट्रीय दिवस', 'قومی دن'];
const FREE: Four = [
  'Free things to do by the water',
  'أشياء مجانية عند الماء',
  'पानी के पास मुफ़्त काम',
  'پانی کے پاس مفت مشاغل',
];
const AYYAN: Four = [
  'Can Ayyan book, pay or apply for me?',
  'هل يحجز أيان أو يدفع عني؟',
  'क्या अय्यान मेरे लिए बुकिंग कर सकता है?',
  'کیا ایان میرے لیے بکنگ کر سکتا ہے؟',
];

function place(
  id: string,
  title: Four,
  summary: Four,
  subcategory: string,
  lat: number,
  lon: number,
  tags: string[],
  timeNeeded?: Four,
): WrittenItem {
  const data = {
    subcategory,
    cuisine: null,
    position: { lat, lon, precisionMetres: 100 },
    community: null,
    isWithinNeighbourhood: true,
    setting: 'outdoor',
    isFamilyFriendly: true,
    isLicensed: null,
    priceBand: 1,
    website: null,
    operatingStatus: 'open',
  };
  const body = { areaName: 'Dubai', accessibility: null, statusNote: null };
  const texts = (at: number) => ({
    title: title[at] ?? '',
    summary: summary[at] ?? '',
    body: { ...body, ...(timeNeeded && { timeNeeded: timeNeeded[at] }) },
  });
  return { ...item('place', id, data, texts), tags };
}

const ITEMS: readonly WrittenItem[] = [
  item(
    'service',
    'overstay-fines',
    { subcategory: 'visa', relatedIds: [], officialUrl: 'https://example.ae', confidence: 'general' },
    (at) => ({
      title: OVERSTAY[at] ?? '',
      summary: '',
      body: {
        authority: 'GDRFA',
        whoCanApply: 'Anyone.',
        steps: ['Check the amount online.', 'Pay online.'],
        documents: ['Passport', 'File number'],
        channels: ['gdrfad.gov.ae'],
        fee: '{{visa.overstay.daily-fine}}',
        time: 'Not fixed.',
        deadlines: [],
        fines: [],
        notes: null,
      },
    }),
  ),
  item('question', 'metro-times', { group: 'transport', related: [] }, (at) => ({
    title: METRO[at] ?? '',
    summary: '',
    body: { markdown: 'It starts early. Service hours: {{metro.hours}}.' },
  })),
  item('question', 'can-ayyan-book', { group: 'ai-and-sources', related: [] }, (at) => ({
    title: AYYAN[at] ?? '',
    summary: '',
    body: { markdown: 'No, it only explains how. BANANA is not said.' },
  })),
  place(
    'kite-beach',
    BEACHES,
    ['A free public beach.', 'شاطئ عام مجاني.', 'मुफ़्त सार्वजनिक बीच।', 'مفت عوامی ساحل۔'],
    'beach',
    25.164,
    55.207,
    ['beach', 'free'],
    ['half a day', 'نصف يوم', 'आधा दिन', 'آدھا دن'],
  ),
  place(
    'gold-souk',
    MALL,
    ['A market of gold.', 'سوق للذهب.', 'सोने का बाज़ार।', 'سونے کا بازار۔'],
    'souk',
    25.269,
    55.297,
    ['gold'],
  ),
  place(
    'naif-police',
    ['Naif Police Station', 'مركز شرطة نايف', 'नायफ़ पुलिस स्टेशन', 'نائف پولیس اسٹیشن'],
    ['Counters of the police in Deira.', 'مكاتب للشرطة في ديرة.', 'देरा में पुलिस के काउंटर।', 'دیرہ میں پولیس کے کاؤنٹر۔'],
    'police',
    25.272,
    55.306,
    [],
  ),
  item(
    'collection',
    'free-by-the-water',
    {
      items: [
        { kind: 'place', id: 'kite-beach' },
        { kind: 'place', id: 'withdrawn-place' },
        { kind: 'event', id: 'national-day' },
      ],
    },
    (at) => ({
      title: FREE[at] ?? '',
      summary: ['Chosen by people.', 'اختارها أشخاص.', 'लोगों ने चुना।', 'لوگوں نے چنا۔'][at] ?? '',
      body: {},
    }),
  ),
  item(
    'event',
    'national-day',
    {
      type: 'public-holiday',
      frequency: 'yearly',
      recurrence: { rule: 'fixed', month: 12, day: 2, days: 2 },
      usualMonths: [12],
      hasConfirmedDates: true,
      isTypicallyFree: null,
      placeId: null,
      website: null,
      confidence: 'general',
    },
    (at) => ({
      title: NATIONAL[at] ?? '',
      summary: 'A holiday.',
      body: { venue: null, organiser: null, recurrenceNote: '2 and 3 December' },
    }),
  ),
];

function documentOf({ kind, id, tags, data, texts }: WrittenItem): SearchDocument {
  const { subcategory } = data as { subcategory?: string };
  const all = (pick: (text: { title: string; summary: string; body: unknown }) => string) =>
    Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, pick(text)]));
  return {
    kind: kind as SearchDocument['kind'],
    id,
    titles: all(({ title }) => title),
    aliases: [],
    summaries: all(({ summary }) => summary),
    bodies: all(({ body }) => JSON.stringify(body)),
    concepts: [
      `kind/${kind}`,
      ...tags.map((tag): ConceptId => `tag/${tag}`),
      ...(subcategory && kind === 'place' ? [`subcategory/${subcategory}` as ConceptId] : []),
    ],
    prior: 0.5,
    asked: [],
  };
}

/** A guide with a few items and facts, in four languages. */
export const TEST_PACK: GuidePack = {
  items: ITEMS,
  facts: TEST_FACTS,
  terms: TEST_TERMS,
  documents: [
    ...ITEMS.map(documentOf),
    ...TEST_FACTS.map(
      (one): SearchDocument => ({
        kind: 'fact',
        id: one.id,
        titles: Object.fromEntries(Object.entries(one.texts).map(([locale, { label }]) => [locale, label])),
        aliases: [],
        summaries: {},
        bodies: {},
        concepts: ['kind/fact', `fact-topic/${one.topic}`],
        prior: 0.5,
        asked: [],
      }),
    ),
  ],
  vocabulary: createVocabulary([
    {
      id: 'subcategory/beach',
      names: { en: ['beach', 'beaches'], ar: ['شاطئ', 'شواطئ'], hi: ['बीच'], ur: ['ساحل', 'بیچ'] },
    },
    { id: 'subcategory/police', names: { en: ['police'], ar: ['شرطة'], hi: ['पुलिस'], ur: ['پولیس'] } },
    { id: 'subcategory/souk', names: { en: ['souk'], ar: ['سوق'], hi: ['सूक़'], ur: ['سوق'] } },
    { id: 'tag/free', names: { en: ['free'], ar: ['مجاني', 'مجانية'], hi: ['मुफ़्त'], ur: ['مفت'] } },
  ]),
};

export const TEST_DAY = '2026-11-22';
export const TEST_NOW = new Date(`${TEST_DAY}T14:00:00+04:00`);

export const testGuide = (): AnswerGuide => createMemoryGuide(TEST_PACK, TEST_DAY);

/** Queries the grounded engine. Defaults: a Sunday afternoon, a balanced answer, no earlier turns. */
export async function getAnswer(
  question: string,
  changes: Partial<QuestionInput> = {},
  guide = testGuide(),
): Promise<Answer & { parts: AnswerPart[]; text: string; cited: string[] }> {
  const requested: QuestionInput = {
    question,
    locale: 'en',
    now: TEST_NOW,
    about: null,
    before: [],
    preferences: { responseStyle: 'balanced', confidenceThreshold: 80, biasAwareness: true, explainDecisions: false },
    ...changes,
  };
  const run = answerFromGuide(requested, guide);
  const parts: AnswerPart[] = [];
  let step = await run.next();
  while (!step.done) {
    parts.push(step.value);
    step = await run.next();
  }
  const answer = step.value;
  const text = answer.blocks.flatMap((block) => (block.kind === 'cards' ? [] : block.sentences.map((one) => one.text)));
  const cited = answer.citations.map(({ kind, id }) => `${kind}/${id}`);
  return { ...answer, parts, text: text.join('\n'), cited };
}
