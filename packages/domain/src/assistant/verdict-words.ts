import { foldWord } from './number-words.ts';

/**
 * Words that decide what a sentence means, in four languages: a source that does not have one of the same kind does not say
 * so. `done` is what no answer can say, for nothing is done by answering.
 */
const VERDICTS: Record<string, string> = {
  free: 'free gratis مجاني مجانا مجانية मुफ़्त निःशुल्क مفت',
  allowed: 'allowed legal permitted may can مسموح قانوني قانونية يجوز يمكن अनुमति क़ानूनी कानूनी वैध اجازت قانونی جائز',
  forbidden: 'forbidden illegal prohibited banned not ممنوع محظور मना प्रतिबंधित نہیں ممنوع منع',
  ended: 'abolished cancelled canceled revoked void closed ألغي الغي ملغاة إلغاء रद्द बंद منسوخ بند ختم',
  none: 'no never nothing without zero لا بدون صفر कोई शून्य नहीं बिना کوئی صفر نہیں بغیر',
  done: 'approved deleted published unpublished renamed removed sent rated hacked تم حذف मिटा हटा कर दिया حذف مٹا دیے',
  all: 'all always every everything everywhere anywhere forever دائما للأبد كل हमेशा हर सब ہمیشہ ہر سب',
  half: 'half double twice نصف ضعف आधा दोगुना آدھا دوگنا',
};

const KIND_OF_WORD = new Map(
  Object.entries(VERDICTS).flatMap(([kind, words]) => words.split(' ').map((word) => [foldWord(word), kind])),
);

/** The kinds of verdicts that words pass. */
export function verdictsIn(words: readonly string[]): Set<string> {
  return new Set(words.flatMap((word) => KIND_OF_WORD.get(word) ?? []));
}
