import type { Texts } from '@dalil/domain/guide/pick-text.ts';
import type { SearchConcept, SearchDocument } from './search-document.ts';

/** A document for tests, with defaults for missing fields. */
export function makeDocument(given: Partial<SearchDocument> & { id: string }): SearchDocument {
  return {
    kind: 'place',
    titles: { en: given.id },
    aliases: [],
    summaries: {},
    bodies: {},
    concepts: [],
    prior: 0.5,
    asked: [],
    ...given,
  };
}

function texts(en: string, ar: string, hi: string, ur: string): Texts<string> {
  return { en, ar, hi, ur };
}

export const NAMES: readonly SearchConcept[] = [
  { id: 'neighbourhood/al-barsha', names: { en: ['Al Barsha'], ar: ['البرشاء'], hi: ['अल बरशा'], ur: ['البرشاء'] } },
  { id: 'neighbourhood/deira', names: { en: ['Deira'], ar: ['ديرة'], hi: ['देरा'], ur: ['دیرہ'] } },
  {
    id: 'neighbourhood/dubai-marina',
    names: { en: ['Dubai Marina'], ar: ['دبي مارينا'], hi: ['दुबई मरीना'], ur: ['دبئی مرینا'] },
  },
  { id: 'subcategory/beach', names: { en: ['Beach', 'seaside'], ar: ['شاطئ'], hi: ['समुद्र तट'], ur: ['ساحل'] } },
  { id: 'subcategory/restaurant', names: { en: ['Restaurant'], ar: ['مطعم'], hi: ['रेस्तराँ'], ur: ['ریستوران'] } },
  { id: 'fact-topic/visa', names: { en: ['Visas'], ar: ['التأشيرات'], hi: ['वीज़ा'], ur: ['ویزا'] } },
];

/** A small guide with names and sentences like the real one. */
export const GUIDE: readonly SearchDocument[] = [
  makeDocument({
    kind: 'neighbourhood',
    id: 'al-barsha',
    titles: texts('Al Barsha', 'البرشاء', 'अल बरशा', 'البرشاء'),
    summaries: texts('Behind Mall of the Emirates.', 'خلف مول الإمارات.', 'मॉल के पीछे।', 'مال کے پیچھے۔'),
    concepts: ['neighbourhood/al-barsha'],
    prior: 1,
  }),
  makeDocument({
    id: 'al-barsha-pond-park',
    titles: texts('Al Barsha Pond Park', 'حديقة بحيرة البرشاء', 'अल बरशा पॉन्ड पार्क', 'البرشاء پونڈ پارک'),
    concepts: ['subcategory/park', 'neighbourhood/al-barsha', 'category/attractions'],
  }),
  makeDocument({
    id: 'kite-beach',
    titles: texts('Kite Beach', 'كايت بيتش', 'काइट बीच', 'کائٹ بیچ'),
    summaries: texts('Free beach with showers.', 'شاطئ مجاني.', 'मुफ़्त समुद्र तट।', 'مفت ساحل۔'),
    concepts: ['subcategory/beach', 'neighbourhood/deira', 'category/attractions'],
  }),
  makeDocument({
    id: 'burj-khalifa',
    titles: texts('Burj Khalifa', 'برج خليفة', 'बुर्ज ख़लीफ़ा', 'برج خلیفہ'),
    aliases: ['At the Top'],
    concepts: ['subcategory/landmark', 'category/attractions'],
  }),
  makeDocument({
    id: 'bu-qtair',
    titles: texts('Bu Qtair', 'بو قطير', 'बू क़तैर', 'بو قطیر'),
    summaries: texts('Fried fish by the sea.', 'سمك مقلي.', 'तली मछली।', 'تلی مچھلی۔'),
    concepts: ['subcategory/restaurant', 'category/dining'],
  }),
  makeDocument({
    kind: 'article',
    id: 'free-beaches',
    titles: texts('Which beaches are free', 'الشواطئ المجانية', 'कौन से समुद्र तट मुफ़्त हैं', 'کون سے ساحل مفت ہیں'),
    bodies: texts('Kite Beach is the liveliest. Carry water in Deira.', '', '', ''),
    concepts: ['tag/beach', 'category/attractions'],
  }),
  makeDocument({
    kind: 'service',
    id: 'overstay-fines',
    titles: texts(
      'Paying overstay fines',
      'دفع غرامات تجاوز مدة الإقامة',
      'ओवरस्टे जुर्माना भरना',
      'اوور سٹے جرمانہ ادا کرنا',
    ),
    concepts: ['service-subcategory/visa', 'category/government'],
  }),
  makeDocument({
    kind: 'fact',
    id: 'visa.overstay.daily-fine',
    titles: texts(
      'Overstay fine for each day, any visa',
      'غرامة تجاوز مدة الإقامة عن كل يوم، لأي تأشيرة',
      'किसी भी वीज़ा पर ओवरस्टे का रोज़ाना जुर्माना',
      'اوور سٹے کا فی دن جرمانہ، ہر ویزے پر',
    ),
    concepts: ['fact-topic/visa'],
  }),
  makeDocument({
    kind: 'fact',
    id: 'visa.visit.grace',
    titles: texts('Grace period after a visit visa ends', 'مهلة السماح', 'ग्रेस पीरियड', 'رعایتی مدت'),
    concepts: ['fact-topic/visa'],
  }),
];
