import { normalizeText } from '@dalil/domain/language/normalize-text.ts';
import { hasTalk, talkWords } from '../talk-words.ts';

/** The beginnings and words by which people ask for a yes or a no, in the four languages and in Latin letters. */
const ENGLISH =
  /^(?:(?:so|and|but|hi|hey|hello|pls|please) )*(?:can|could|may|am|is|are|was|do|does|did|will|would|should|must|has|have|had|isnt|arent|dont|doesnt|cant|any)\b|\b(?:allowed|legal|illegal|permitted|forbidden|banned|be fined|against the law|a crime|ok to|okay to|possible to|is there|are there|do i need|do i have to|can i|can we|is it|are we)\b/;
const ARABIC =
  /(?:^|\s)(?:هل|يجوز|ينفع|يصير|مسموح|ممنوع|محظور|حرام|غرامة|مخالفة|جريمة|عليه|عليها|يعاقب|عادي|لازم|في|فيه|يمكن|اقدر|نقدر|محتاج|احتاج)(?:\s|$)/u;
const ARABIC_LATIN = /\b(?:hal|mamnoo?3|masmoo?7|lazem|yenfa3|ynfa3|momken|mumkin|yseer|fi|fee)\b/;
const INDIC =
  /(?:^|\s)(?:क्या|کیا|kya|kia)(?:\s|$).*|(?:सकते|सकता|सकती|سکتے|سکتا|سکتی|sakte|sakta|sakti|skte|skta|skti|allowed|zaroori|zaruri|jurm|pabandi|illegal|पाबंदी|जुर्म|अपराध|پابندی|ज़रूरी|जरूरी|ضروری|مجاز|اجازت|मना|منع|mana)/u;
/** Hindi and Urdu ask whether something is open without a word for it: "Sunday ko khula hai". */
const IS_OPEN =
  /(?:^|\s)(?:खुला|खुली|खुले|बंद|khul[aie]|band|کھلا|کھلی|کھلے|بند)(?:\s(?:रहता|रहती|रहते|reh?ta|reh?ti|rahta|rahti|رہتا|رہتی|رہتے))?\s(?:है|हैं|hai|hain|he|ہے|ہیں)(?:\s|$)/u;
const BY_VALUE = /(?:^|\s)(?:kab|kitn[aei]|kitnay|kis)(?:\s|$)/u;
/** A question for a value begins with one of these, whatever follows. */
const FOR_VALUE =
  /^(?:(?:so|and|but|hi|hey|hello) )*(?:how|what|whats|when|where|wheres|who|which|why|کتن|कितन)|^(?:كم|بكم|متى|وين|اين|كيف|شلون|ماذا|ما|شو|ايش|kam|bkam|wain|wen|ween|kitn|kab|kahan|kaise|kaun)(?:\s|$)|(?:कितन|کتن|kitn|كم |कब|کب|कहाँ|کہاں|कैसे|کیسے)/u;

/** Whether a question is one for a yes or a no: "can I drink in public", "kya metro me khana allowed hai". */
export function asksYesNo(text: string): boolean {
  const plain = normalizeText(text);
  const words = text.toLowerCase().replaceAll(/[’']/gu, '').trim();
  if (FOR_VALUE.test(words)) return false;
  if (IS_OPEN.test(words) && !BY_VALUE.test(words)) return true;
  return [words, plain].some((one) => [ENGLISH, ARABIC, ARABIC_LATIN, INDIC].some((pattern) => pattern.test(one)));
}

/** Whether a question asks whether something is closed. */
export function asksClosed(text: string): boolean {
  return hasTalk(talkWords(text), 'closed');
}
