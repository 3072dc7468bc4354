import { createHash } from 'node:crypto';
import { deletionForms, keysOf, wordsOf } from '@dalil/domain/search/index-keys.ts';
import type { SearchDocument } from '@dalil/domain/search/search-document.ts';
import { ALIASES } from '@dalil/domain/search/words/aliases.ts';

/** Raise it when documents are put together in another way; changed rules of keys are noticed without it. */
const DOCUMENT_RULES = 2;

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
};

/** Stands for the rules an index is made by: another number, and it is made anew. */
export function indexVersion(): number {
  const words = wordsOf(SAMPLE);
  const made = [DOCUMENT_RULES, ALIASES, [...keysOf(SAMPLE)], words, words.map(deletionForms)];
  return createHash('sha256').update(JSON.stringify(made)).digest().readInt32BE();
}
