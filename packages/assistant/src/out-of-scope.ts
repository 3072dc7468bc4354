import type { Writing } from './lexicon/senses.ts';
import { hasPhrase } from './match-phrases.ts';
import type { Question } from './read-question.ts';

/**
 * What no guide stores. `state` changes by the minute or belongs to one person (free tables, queues, delays, how full it is).
 * `figure` is counted or predicted by others (averages, statistics, future prices, what a person earns).
 */
export type OutOfScope = 'state' | 'figure';

/** Phrases of out-of-scope questions, separated by commas. */
const OUT_OF_SCOPE_PHRASES: Record<OutOfScope, Record<Writing, string>> = {
  state: {
    en: 'free table, table free, tables free, tables available, table available, seats left, seats available, free seats, in stock, sold out, waiting list, waiting time, wait time, how long is the queue, how long is the wait, queue right now, is it packed, packed right now, packed now, crowded now, is it crowded, is it busy, how busy, delayed, on time tonight, landed yet, has it landed, vacancies, rooms left, air quality, still available',
    ar: 'طاولة فاضية, طاولات فاضية, طاولة متاحة, فيه طاولة, مقاعد متاحة, مقاعد فاضية, نفدت, قائمة انتظار, قائمة الانتظار, وقت الانتظار, كم الانتظار, مدة الانتظار, زحمة الحين, زحمة الآن, مزدحم الآن, متأخرة, متأخر, تأخرت, هبطت, وصلت الرحلة, شواغر, جودة الهواء, جودة الهوا',
    hi: 'टेबल ख़ाली, टेबल खाली, मेज़ ख़ाली, सीट ख़ाली, सीटें ख़ाली, सीट खाली, वेटिंग लिस्ट, कितनी भीड़, भीड़ है, भीड़ होगी, कितनी लंबी लाइन, अभी कितनी देर, लेट है, लेट चल, देरी से चल, बिक गए, स्टॉक में, हवा की क्वालिटी, हवा की गुणवत्ता, वायु गुणवत्ता',
    ur: 'میز خالی, ٹیبل خالی, نشست خالی, سیٹ خالی, نشستیں خالی, ویٹنگ لسٹ, کتنا رش, رش ہے, کتنی بھیڑ, لمبی لائن, ابھی کتنی دیر, لیٹ ہے, تاخیر سے, بک گئے, اسٹاک میں, ہوا کا معیار',
    romanised: 'bheed hai, kitni bheed, rush hai, table khali, seat khali, late hai, zahma al heen',
  },
  figure: {
    en: 'average, avg, on average, median, statistics, statistic, crime rate, crime figures, how many crimes, thefts, ranking, forecast for prices, prices fall, prices rise, prices drop, come down next, come down in, go down next, go down in, rents fall, rents come down, rents go down, will rents, will prices, will it rise, will it fall, crash next year, amnesty, noisy, soundproof, walls thin, thin walls, neighbours, how tall is the owner, rating of, star rating, reviews',
    ar: 'متوسط, معدل الجريمة, معدل السرقات, إحصائيات, احصائيات, إحصاء, نسبة الجريمة, السرقات, عفو عام, هل ستنخفض, بتنزل, راح تنزل, ستنزل, ستنخفض, بترتفع السنة, عازل الصوت, عازل للصوت, ضوضاء, إزعاج, الجيران, تقييم',
    hi: 'औसत, औसतन, आँकड़े, आंकड़े, अपराध दर, चोरी की घटनाएँ, आम माफ़ी, आम माफी, गिरेंगे, गिरेगा, घटेंगे, सस्ते होंगे, महँगे होंगे, शोर आता, आवाज़ आती, पड़ोसियों, दीवारें पतली, रेटिंग, रिव्यू',
    ur: 'اوسط, اوسطاً, اعداد و شمار, جرائم کی شرح, چوری کی وارداتیں, عام معافی, گریں گے, نیچے آئیں گے, کم ہوں گے, سستے ہوں گے, مہنگے ہوں گے, شور آتا, آواز آتی, پڑوسیوں, دیواریں پتلی, ریٹنگ',
    romanised: 'ausat, average, aam maafi, maafi chal, girenge, mutawassit',
  },
};

/** The out-of-scope subject of a question, or null. */
export function findOutOfScope({ text, writings }: Pick<Question, 'text' | 'writings'>): OutOfScope | null {
  if (hasPhrase(text, OUT_OF_SCOPE_PHRASES.figure, writings)) return 'figure';
  return hasPhrase(text, OUT_OF_SCOPE_PHRASES.state, writings) ? 'state' : null;
}
