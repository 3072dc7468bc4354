/** Messages that ask nothing: a greeting, thanks, a goodbye, an acknowledgement, and praise or blame (`other`). */
export const SMALL_TALK = ['thanks', 'bye', 'hello', 'fine', 'other'] as const;
export type SmallTalk = (typeof SMALL_TALK)[number];

/** Whole messages. They are listed, not learned, because each kind has its own reply. */
const PHRASES: Record<Exclude<SmallTalk, 'other'>, string> = {
  thanks:
    'thanks, thank you, thank u, thankyou, thx, ty, tysm, cheers, much appreciated, appreciate it, appreciated, ' +
    'شكرا, شكر, شكرا لك, شكرا لكم, الشكر لك, مشكور, مشكورة, مشكورين, تسلم, تسلمي, يسلمو, يعطيك العافية, الله يعطيك العافية, جزاك الله خيرا, جزاك الله خير, ' +
    'धन्यवाद, शुक्रिया, शुक्रीया, आभार, थैंक्स, थैंक्यू, थैंक यू, ' +
    'شکریہ, آپ کا شکریہ, مہربانی, تھینکس, تھینک یو, جزاک اللہ, ' +
    'shukran, shokran, choukran, mashkoor, mashkour, yislamo, tislam, shukriya, shukria, shukriyaa, dhanyavaad, dhanyavad, dhanyawad, meherbani, mehrbani, jazakallah, jazak allah',
  bye:
    'bye, bye bye, goodbye, good bye, see you, see ya, good night, take care, ' +
    'مع السلامة, وداعا, إلى اللقاء, الى اللقاء, تصبح على خير, في أمان الله, باي, ' +
    'अलविदा, फिर मिलेंगे, शुभ रात्रि, बाय, ' +
    'خدا حافظ, اللہ حافظ, پھر ملیں گے, شب بخیر, بائے, ' +
    'maa salama, ma salama, maasalama, khuda hafiz, allah hafiz, alvida, phir milenge, shab bakhair',
  hello:
    'hello, hi, hey, hiya, howdy, greetings, good morning, good afternoon, good evening, good day, how are you, how are you doing, ' +
    'مرحبا, أهلا, اهلا, أهلا وسهلا, اهلا وسهلا, هلا, هلا والله, السلام عليكم, سلام عليكم, السلام عليكم ورحمة الله وبركاته, سلام, صباح الخير, مساء الخير, كيف حالك, كيف الحال, شلونك, هاي, ' +
    'नमस्ते, नमस्कार, हैलो, हेलो, हाय, सलाम, आदाब, राम राम, सुप्रभात, कैसे हो, कैसे हैं आप, आप कैसे हैं, ' +
    'السلام علیکم, سلام علیکم, ہیلو, ہائے, آداب, صبح بخیر, آپ کیسے ہیں, کیسے ہیں, کیا حال ہے, ' +
    'marhaba, marhaban, ahlan, ahlan wa sahlan, salam, salaam, assalam alaikum, assalamu alaikum, assalamualaikum, as salam alaikum, assalam o alaikum, assalam o alikum, asalam o alaikum, salam o alaikum, aoa, salam alaikum, sabah al khair, sabah el khair, masa al khair, kif halak, namaste, namaskar, adaab, kaise ho, kaise hain aap, aap kaise hain, kesay hain aap, kaisay hain aap, aap kesay hain, kese ho, kese hain, kya haal hai',
  fine:
    'ok, okay, k, alright, all right, got it, great, perfect, cool, nice, good, very good, super, understood, ' +
    'تمام, حسنا, طيب, ممتاز, جيد, فهمت, أوكي, اوكي, زين, ' +
    'ठीक है, ठीक, अच्छा, बढ़िया, समझ गया, समझ गई, ओके, ' +
    'ٹھیک ہے, ٹھیک, اچھا, بہت خوب, سمجھ گیا, سمجھ گئی, اوکے, ' +
    'tamam, tayeb, tayyib, theek hai, thik hai, theek, thik, accha, achha, acha, samajh gaya, badhiya',
};
/** Words that may stand beside such a phrase and change nothing. */
const FILLERS =
  'ayyan, there, dear, so much, very much, a lot, lots, again, my friend, friend, bro, sir, you, for the help, for your help, that helps, that helped, everyone, all, oh, and, then, ' +
  'عيان, جدا, جزيلا, كثيرا, لك, لكم, يا, أخي, صديقي, على المساعدة, مره, مرة, و, ' +
  'अय्यान, बहुत, बहुत बहुत, आपका, जी, भाई, दोस्त, मदद के लिए, ' +
  'عیان, بہت, بہت بہت, آپ کا, جی, بھائی, دوست, مدد کے لیے, ' +
  'jazeelan, jazilan, bahut, bohot, bohat, bahut bahut, aapka, ji, bhai, yaar, habibi, ya';

type Words = readonly string[];

/** Arabic vowel signs and the lengthening stroke are typed or not. */
const OPTIONAL_SIGNS = /[\u064b-\u0652\u0640]/gu;

function wordsOf(text: string): Words {
  const plain = text.normalize('NFC').toLowerCase().replaceAll(OPTIONAL_SIGNS, '');
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

const entries = (list: string, talk: SmallTalk | null) =>
  list.split(',').map((phrase) => ({ words: wordsOf(phrase), talk }));

const LISTED = ['thanks', 'bye', 'hello', 'fine'] as const;
const GREETINGS = ['thanks', 'bye', 'hello'] as const;

/** The longest phrases first, so that "good night" is not read as "good". */
const ENTRIES = [...LISTED.flatMap((talk) => entries(PHRASES[talk], talk)), ...entries(FILLERS, null)].toSorted(
  (a, b) => b.words.length - a.words.length,
);

/** The kind of a message that consists of small talk only. With any other word it is a question. */
export function smallTalkOf(text: string): SmallTalk | null {
  const { found, isAll } = readTalk(text);
  return isAll ? (LISTED.find((talk) => found.has(talk)) ?? null) : null;
}

/** The reply to a message that is small talk in its own words: that of the greeting or thanks in it, if there is one. */
export function replyTo(text: string): SmallTalk {
  const { found } = readTalk(text);
  return GREETINGS.find((talk) => found.has(talk)) ?? 'other';
}

function readTalk(text: string): { found: ReadonlySet<SmallTalk>; isAll: boolean } {
  const words = wordsOf(text);
  const found = new Set<SmallTalk>();
  let isAll = true;
  let at = 0;
  while (at < words.length) {
    const next = ENTRIES.find((entry) => entry.words.every((word, offset) => words[at + offset] === word));
    if (!next) isAll = false;
    if (next?.talk) found.add(next.talk);
    at += next?.words.length ?? 1;
  }
  return { found, isAll };
}
