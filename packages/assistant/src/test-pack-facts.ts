import type { Fact } from '@dalil/domain/guide/fact.ts';
import { makeFact } from '@dalil/domain/guide/test-facts.ts';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';

export type Four = readonly [en: string, ar: string, hi: string, ur: string];

export const inFour = <T>(make: (at: number, locale: Locale) => T) =>
  Object.fromEntries(LOCALES.map((locale, at) => [locale, make(at, locale)])) as Record<Locale, T>;

function fact(id: string, topic: string, label: Four, value: Record<string, unknown>): Fact {
  const texts = inFour((at, locale) => ({
    label: label[at] ?? '',
    sourceName: 'Source',
    ...(value.type === 'text' ? { value: `${String(value.words)} ${locale}` } : {}),
  }));
  const { words: _words, ...rest } = value;
  return makeFact({ id, topic, texts, ...rest });
}

const week = (from: string, to: string, price?: number) => ({
  days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
  from,
  to,
  ...(price === undefined ? {} : { price, priceFact: price === 6 ? 'salik.peak.price' : 'salik.off-peak.price' }),
});
const BANDS = [
  ['a', 10, 0],
  ['b', 20, 5],
  ['c', 30, 10],
  ['d', 40, 15],
  ['e', null, 20],
] as const;

/** Test facts with the guide's values of 2025. */
export const TEST_FACTS: readonly Fact[] = [
  fact(
    'visa.overstay.daily-fine',
    'visa',
    [
      'Overstay fine for each day',
      'غرامة تجاوز مدة الإقامة عن كل يوم',
      'ओवरस्टे का हर दिन का जुर्माना',
      'اوور سٹے کا یومیہ جرمانہ',
    ],
    { type: 'money', value: 50, currency: 'AED' },
  ),
  fact(
    'nol.fare.silver.one-zone',
    'transport',
    [
      'Silver card, trip in one zone',
      'البطاقة الفضية، رحلة في منطقة واحدة',
      'सिल्वर कार्ड, एक ज़ोन की यात्रा',
      'سلور کارڈ، ایک زون کا سفر',
    ],
    { type: 'money', value: 3, currency: 'AED' },
  ),
  fact('metro.hours', 'transport', ['Metro service hours', 'ساعات عمل المترو', 'मेट्रो के चलने का समय', 'میٹرو کے اوقات'], {
    type: 'schedule',
    value: [week('05:00', '24:00')],
    isShown: false,
  }),
  fact(
    'salik.schedule',
    'tolls',
    ['Salik tariff of the week', 'تعرفة سالك في الأسبوع', 'सालिक की हफ़्ते की दर', 'سالک کے ہفتے کے نرخ'],
    {
      type: 'schedule',
      value: [
        week('06:00', '10:00', 6),
        week('10:00', '16:00', 4),
        week('16:00', '20:00', 6),
        week('20:00', '01:00', 4),
        { days: ['sun'], from: '06:00', to: '01:00', price: 4 },
      ],
    },
  ),
  fact(
    'parking.paid.hours',
    'parking',
    [
      'Hours of paid street parking',
      'ساعات المواقف المدفوعة',
      'सड़क पार्किंग के शुल्क के घंटे',
      'سڑک پر ادا شدہ پارکنگ کے اوقات',
    ],
    { type: 'schedule', value: [week('08:00', '22:00')] },
  ),
  fact(
    'parking.peak.hours',
    'parking',
    ['Peak hours of parking', 'ساعات الذروة في المواقف', 'पार्किंग के पीक घंटे', 'پارکنگ کے پیک اوقات'],
    { type: 'schedule', value: [week('08:00', '10:00'), week('16:00', '20:00')] },
  ),
  fact(
    'parking.free-days',
    'parking',
    ['Days without a parking charge', 'أيام بلا رسوم مواقف', 'बिना पार्किंग शुल्क के दिन', 'بغیر پارکنگ فیس کے دن'],
    { type: 'text', value: null, words: 'Sundays' },
  ),
  fact('emergency.ambulance', 'emergency', ['Ambulance', 'الإسعاف', 'एम्बुलेंस', 'ایمبولینس'], {
    type: 'phone',
    value: '998',
  }),
  fact(
    'emergency.police',
    'emergency',
    ['Police, emergency', 'الشرطة، الطوارئ', 'पुलिस, आपातकाल', 'پولیس، ہنگامی صورت'],
    { type: 'phone', value: '999' },
  ),
  fact('firstaid.stroke', 'emergency', ['Stroke', 'سكتة دماغية', 'स्ट्रोक', 'فالج'], {
    type: 'text',
    value: null,
    words: 'Note when it began. Lay the person down.',
  }),
  fact(
    'firstaid.stroke.dont',
    'emergency',
    ['Stroke: what not to do', 'سكتة: ما لا يفعل', 'स्ट्रोक: क्या न करें', 'فالج: کیا نہ کریں'],
    { type: 'text', value: null, words: 'Do not give anything to drink.' },
  ),
  fact('phone.women-shelter', 'emergency', ['Shelter', 'مأوى', 'आश्रय', 'پناہ گاہ'], {
    type: 'phone',
    value: '800111',
  }),
  fact('phone.mental-support', 'health', ['Mental support', 'الدعم النفسي', 'मानसिक सहायता', 'ذہنی معاونت'], {
    type: 'phone',
    value: '8004673',
  }),
  fact(
    'rent.notice.change',
    'housing',
    ['Notice for a change of rent', 'إشعار تغيير الإيجار', 'किराया बदलने का नोटिस', 'کرایہ بدلنے کا نوٹس'],
    { type: 'number', value: 90, unit: 'minute' },
  ),
  ...BANDS.flatMap(([band, limit, increase]) => [
    ...(limit === null
      ? []
      : [
          fact(
            `rent.band.${band}.limit`,
            'housing',
            [`Band ${band}: below by`, `الشريحة ${band}`, `बैंड ${band}`, `بینڈ ${band}`],
            { type: 'percent', value: limit },
          ),
        ]),
    fact(
      `rent.band.${band}.increase`,
      'housing',
      [`Band ${band}: increase`, `زيادة الشريحة ${band}`, `बैंड ${band} की वृद्धि`, `بینڈ ${band} کا اضافہ`],
      { type: 'percent', value: increase },
    ),
  ]),
];
