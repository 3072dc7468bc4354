import { deletionForms, keysOf, wordsOf } from './index-keys.ts';
import { SEARCH_KINDS, type SearchDocument } from './search-document.ts';

/** Words that the rules treat in different ways, in every script. */
const SAMPLE: SearchDocument = {
  kind: 'place',
  id: 'sample',
  titles: {
    en: 'Jumeirah Mosques & the Old Café-Museum, 24-hour',
    ar: 'مساجد جميرا والمتحف القديم للأطفال',
    hi: 'जुमेराह की मस्जिदें और पुराना क़हवा म्यूज़ियम',
    ur: 'جمیرا کی مسجدیں اور پرانا عجائب گھر',
  },
  aliases: ['JBR', 'The Walk', 'مكتبة السفر', 'रावी', 'سی ویو'],
  summaries: { en: 'Running boats are cheaper than taxis to beaches', ar: 'تسير القوارب إلى الشواطئ' },
  bodies: { hi: 'समुद्र तटों तक टैक्सियों से सस्ती नावें', ur: 'ساحلوں تک ٹیکسیوں سے سستی کشتیاں' },
  concepts: ['kind/place', 'neighbourhood/jumeirah'],
  prior: 0.5,
  asked: ['how much is the entry fee', 'kitna lagta hai andar jane ka', 'بكم الدخول', 'टिकट कितने का है'],
};

/** The result of the rules for a sample. If it differs from that of an index, the index was made by other rules. */
export function indexFingerprint(): string {
  const words = wordsOf(SAMPLE);
  return JSON.stringify([SEARCH_KINDS, [...keysOf(SAMPLE)], words, words.map(deletionForms)]);
}
