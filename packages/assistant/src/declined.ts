import type { Writing } from './lexicon/senses.ts';
import { hasPhrase } from './match-phrases.ts';

/**
 * `attack`: change what the assistant is. `act`: have something done. `make`: anything that is not about Dubai. `crime`: help to break
 * the law.
 */
export const DECLINES = ['attack', 'act', 'make', 'crime'] as const;
export type Decline = (typeof DECLINES)[number];

/**
 * Phrases of requests to act for the user, separated by commas. Parts joined by `&` may occur anywhere in the text. They are listed,
 * not learned: "book me a table" and "how do I book a table" differ by their verb only.
 */
const ACT_PHRASES: Record<Writing, string> = {
  en: 'book me, book us, book my table, please book, reserve me, reserve a table, make a reservation, make a booking, can you book, could you book, buy me, buy tickets for me, order me, call me a, call a taxi for me, call a cab for me, get me a taxi, please pay my, can you pay, pay the fine for me, pay it for me, apply for me, apply on my behalf, submit my, fill in my, renew my visa for me, renew it for me, please cancel my, cancel my booking, cancel my reservation, cancel my ticket, send an email, send a message, text my, email my, transfer money, remind me, set an alarm, set a reminder, register me, sign me up, file a complaint for me, delete all, do it for me, on my behalf, check my fines, check my visa status, what is my balance, track my application, has my & been approved, is my & approved, status of my, my application number, my application status',
  ar: 'احجز لي, احذف كل المفضلات, احذف مفضلات, احجزي لي, احجز لنا, احجز طاولة, أحجز لي, هل تحجز, هل يمكنك حجز, ممكن تحجز, اشتر لي, اطلب لي, اطلب تاكسي لي, ادفع عني, ادفع لي, سدد عني, قدم عني, قدم لي طلبا, نيابة عني, جدد لي, ألغ حجزي, الغ حجزي, أرسل بريدا, أرسل رسالة, ذكرني, سجلني, حول المال, تحقق من مخالفاتي, كم رصيدي, رقم الطلب, حالة طلبي, طلبي وصل, تمت الموافقة على',
  hi: 'बुक कर दो, बुक करो, बुक कर दीजिए, बुक कर सकते हो, टिकट ख़रीद दो, टिकट बुक, मेरे लिए बुक, मेरे लिए ख़रीद, मेरे लिए टैक्सी, टैक्सी बुला दो, मेरा जुर्माना भर दो, मेरी ओर से, मेरी तरफ़ से, मेरे लिए आवेदन, आवेदन कर दो, रिन्यू कर दो, ईमेल भेज, मैसेज भेज, याद दिला, मुझे रजिस्टर कर, मेरा बैलेंस कितना, मेरे चालान देख, आप ही भर दो, तुम ही भर दो, चालान & भर दो, जुर्माना & भर दो, मिटा दो, डिलीट कर दो, हटा दो, मेरा आवेदन मंज़ूर, मेरे आवेदन की स्थिति, आवेदन नंबर, एप्लिकेशन नंबर, मंज़ूर हुआ',
  ur: 'بک کر دو, بک کرو, بک کر دیں, بک کر سکتے, ٹکٹ بک, ٹکٹ خرید دو, میرے لیے بک, میرے لیے خرید, میرے لیے ٹیکسی, ٹیکسی بلا دو, میرا جرمانہ بھر دو, میری طرف سے, میرے لیے درخواست, درخواست دے دو, رینیو کر دو, ای میل بھیج, پیغام بھیج, یاد دلا, مجھے رجسٹر کر, میرا بیلنس کتنا, میرے چالان دیکھ, آپ ہی بھر دیں, چالان & بھر دو, جرمانہ & بھر دو, چالان & بھر دیں, مٹا دو, ڈیلیٹ کر دو, حذف کر دو, ہٹا دو, میری درخواست منظور, میری درخواست کی, درخواست نمبر, منظور ہو',
  romanised:
    'approve hua, check karke batao, delete kar do, mita do, bhar do na, book kar do, book karo, book kardo, mere liye book, mere liye taxi, taxi bula do, meri taraf se, yaad dila, ahjiz li, ehjez li, ihjiz li',
};

/** Phrases of requests to write, forge or insult. They are listed, because what is to be written may be about the guide. */
const WRITE_PHRASES: Record<Writing, string> = {
  en: 'write a poem, write me, write a story, write an essay, write a letter, write code, write a program, write a script, write an sms, write a message, write a review, write a fake, write a medical, write a certificate, say something nasty, insult, make fun of, an insult',
  ar: 'اكتب قصيدة, اكتب لي, اكتب قصة, اكتب مقالا, اكتب رسالة, اكتب كود, اكتب برنامج, اكتب رسالة نصية, اكتب شهادة, اشتم, يهين, تهين, شتيمة',
  hi: 'कविता लिखो, कविता लिख, कहानी लिखो, निबंध लिखो, चिट्ठी लिखो, कोड लिखो, प्रोग्राम लिखो, मैसेज लिख, संदेश लिख, सर्टिफ़िकेट बना, गाली, मज़ाक उड़ा, सार लिख, सारांश लिख, मैसेज लिखो, मैसेज & लिखो, सर्टिफ़िकेट & लिख, बनकर लिख',
  ur: 'نظم لکھو, نظم لکھ, کہانی لکھو, مضمون لکھو, خط لکھو, کوڈ لکھو, پروگرام لکھو, پیغام لکھ, میسج لکھ, سرٹیفکیٹ بنا, گالی, مذاق اڑا, گندی بات, بری بات کہو, مذاق بنا, خلاصہ لکھ, پیغام & لکھو, میسج & لکھو, سرٹیفکیٹ & لکھ, بن کر لکھ',
  romanised: 'kavita likho, nazm likho, kahani likho',
};

/** Code and markup are not questions. They are common in injection attacks. */
const MARKUP = /<\/?[a-z][^>]*>|\{\{|\}\}|<\||\[\[?\/?(?:INST|SYS)|```|;--|'\s*or\s*'?1|\$\{|<!--/iu;
const HIDDEN = /[\u200b\u2060\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]{3,}/u;

/** CHAT-7: whether a text has code, markup or hidden letters. It is read by its signs, because code has no words to learn from. */
export function hasMarkup(text: string): boolean {
  return MARKUP.test(text) || HIDDEN.test(text);
}

/** Whether a text requests that something is done for the user: a booking, a payment, an application. */
export function requestsAct(text: string, writings: readonly Writing[]): boolean {
  return hasPhrase(text, ACT_PHRASES, writings);
}

/** Whether a text requests something written, forged or said about others. */
export function requestsWriting(text: string, writings: readonly Writing[]): boolean {
  return hasPhrase(text, WRITE_PHRASES, writings);
}
