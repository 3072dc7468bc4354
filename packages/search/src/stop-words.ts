import { normalizeWord } from './normalize-query.ts';
import { cacheByWord } from './cache-by-word.ts';

/** Words without information for a search. They are ignored, unless the query has no others. */
const FUNCTION_WORDS = [
  'a an the al el of in on at to for from by with near nearby around and or is are was be been do does did can could may',
  'might must should will would i me my we our you your it its this that these those there here what which who when where',
  'per each every things thing take one why how much many any some about into out up so if not no than then also just please want need get got find best good',
  'ال في من على إلى الى عن مع هل ما ماذا كيف أين متى كم لماذا هذا هذه ذلك التي الذي أو و ثم أن إن هو هي هم قرب بالقرب حول',
  'بين عند لي لدي أريد افضل أفضل كل أي بعد قبل يجوز يمكن يمكنني لا يوجد تكون يكون',
  'अल में का की के को से पर और या है हैं था थी थे हो होता होती होते क्या कैसे कहाँ कब कौन क्यों कितना कितनी कितने मैं मेरा मेरी मेरे मुझे हम आप यह ये वह वे',
  'लिए पास आसपास एक कोई कुछ ही भी तक ने अगर तो नहीं कर करें करना करने सकता सकते चाहिए सबसे अच्छा अच्छे गा गी गे गया गई गयी गए',
  'میں کا کی کے کو سے پر اور یا ہے ہیں تھا تھی تھے ہو ہوتا ہوتی ہوتے کیا کیسے کیسی کہاں کب کون کیوں کتنا کتنی کتنے میرا میری میرے مجھے ہم آپ یہ وہ لیے',
  'پاس قریب ایک کوئی کچھ ہی بھی تک نے اگر تو نہیں کر کریں کرنا کرنے سکتا سکتی سکتے چاہیے سب سب سے اچھا اچھی اچھے بہترین گا گی گے گیا گئی گئے',
];
/** Words with little information in a guide to places. They may raise the score of a document but are not required. */
const WEAK_WORDS = [
  'visit visiting visitor go going come coming bring bringing carry place places activity activities spot spots idea ideas',
  'زيارة أماكن مكان أنشطة نشاط إحضار الذهاب أجد يوجد',
  'घूमना घूमने जगह जगहें जगहों जाना जाने आना आने लाना ला गतिविधि गतिविधियाँ मिलेगा मिलता मिलती वाला वाली वाले',
  'گھومنا گھومنے جگہ جگہیں جگہوں جانا جانے آنا آنے لانا لا سرگرمیاں ملے ملتا ملتی سی سا والا والی والے',
];
/** The city itself, because nearly every item is in it. */
const CITY_WORDS = ['dubai uae', 'دبي دبى الإمارات', 'दुबई यूएई', 'دبئی امارات'];

const STOP_WORDS = new Set(FUNCTION_WORDS.flatMap((row) => row.split(' ').map(withItsYe)));
const CITY_NAMES = normalizedSet(CITY_WORDS);
const SOFT_WORDS = normalizedSet([...WEAK_WORDS, ...CITY_WORDS]);

/** Whether a word, as written, is a stop word. */
export const isStopWord = cacheByWord((word) => STOP_WORDS.has(withItsYe(word)));

/** Whether a normalized word names the city. */
export function isCityWord(normalized: string): boolean {
  return CITY_NAMES.has(normalized);
}

/** Whether a document may lack a normalized word. */
export function isSoftWord(normalized: string): boolean {
  return SOFT_WORDS.has(normalized);
}

/** A normalized word that still distinguishes the two letters ye of Urdu at its end: سے is "from", سی begins "seafood". */
function withItsYe(word: string): string {
  const normalized = normalizeWord(word);
  return /[ےۓ]$/u.test(word) ? `${normalized}ے` : normalized;
}

function normalizedSet(rows: readonly string[]): ReadonlySet<string> {
  return new Set(rows.flatMap((row) => row.split(' ').map(normalizeWord)));
}
