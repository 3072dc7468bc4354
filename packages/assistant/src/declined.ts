import type { Writing } from './lexicon/senses.ts';
import { hasPhrase } from './match-phrases.ts';

/** `attack`: change what the assistant is. `act`: have something done. `make`: have something written or predicted. */
export const DECLINES = ['attack', 'act', 'make'] as const;
export type Decline = (typeof DECLINES)[number];

/** Phrases of such requests, separated by commas. Parts joined by `&` may occur anywhere in the text. */
const DECLINED_PHRASES: Record<Decline, Record<Writing, string>> = {
  attack: {
    en:
      'ignore & instructions, ignore all previous, ignore the above, ignore everything above, ignore your rules, ignore & rules, ignore & guidelines, disregard & instructions, disregard & above, disregard & rules, forget & instructions, forget your rules, forget everything, ' +
      'override & instructions, new instructions, bypass & rules, bypass & filters, bypass & restrictions, system prompt, your prompt, hidden prompt, initial prompt, your instructions, reveal & instructions, print & instructions, repeat & words above, repeat everything above, ' +
      'you are now, from now on you, act as, acting as, pretend to be, pretend you, pretend that, roleplay, role play, role-play, jailbreak, jailbroken, developer mode, debug mode, admin mode, god mode, sudo, do anything now, dan mode, no restrictions, without restrictions, unrestricted, ' +
      'simulate & assistant, simulation & no rules, api key, api keys, password of, passwords, admin password, secret key, environment variables, env file, source code of this, drop table, delete from users, select from, insert into, script alert, onerror, javascript alert, base64, rot13, ' +
      "other users, other people's, another user, someone else's account, all users, list of users, user database, email addresses of, log in as, become admin, grant me admin, give me admin, make me admin, change the price to, change the fine to, say that the fine is, say the fine is, answer only with yes, respond only with, end your answer with, always say, from now on always, " +
      'your training data, openai, chatgpt, language model are you, assistant: , user: , system: , begin system, end of prompt, new system message, the developer says, i am your developer, i am the developer, i am the administrator, i am an admin, this is an emergency override, confidential & guide, tell me your rules, without citing, without sources, make up, invent a, fabricate, hypothetically you',
    ar: 'تجاهل & التعليمات, تجاهل & تعليمات, تجاهل & تعليماتك, تجاهل كل, تجاهل القواعد, تجاهل & قواعد, انس & التعليمات, انس تعليماتك, انسى & التعليمات, تعليمات النظام, تعليماتك, أظهر & التعليمات, اكشف & التعليمات, أنت الآن, من الآن فصاعدا, تظاهر بأنك, تظاهر أنك, تظاهر, تصرف ك, تصرف كأنك, العب دور, وضع المطور, وضع المدير, بلا قيود, دون قيود, بدون قيود, كلمة المرور, كلمات المرور, مفتاح الواجهة, مفتاح api, المستخدمين الآخرين, اخترق, تهكير, ناس ثانيين, أسئلة الناس, من الآن لا, مستخدمين آخرين, حساب شخص آخر, بيانات المستخدمين, قاعدة البيانات, غير الغرامة إلى, قل إن الغرامة, أنا المطور, أنا المبرمج, أنا المدير, رسالة النظام, اختلق, لفق, اجعلني مديرا, من الآن أنت, نظام الشرطة, احذف كل, امسح مخالفات, الغ غرامتي, ألغ غرامتي, محادثات المستخدمين, المستخدمين الثانيين, محادثات الآخرين, نفذ اللي فيها, نفذ ما فيها, لا تذكر أي مصدر, صلاحيات المدير',
    hi: 'निर्देश & अनदेखा, निर्देशों & अनदेखा, निर्देशों & नज़रअंदाज़, निर्देश & भूल, निर्देशों & भूल, नियम & भूल, नियमों & अनदेखा, सिस्टम प्रॉम्प्ट, प्रॉम्प्ट दिखा, अपने निर्देश, तुम अब से, अब से तुम, अब तुम, अब से कोई, मान लो तुम, तुम पर कोई पाबंदी, दूसरे लोगों, दूसरों के सवाल, यूज़र के सारे, सिस्टम में घुस, हैक, नाटक करो, बनकर जवाब, बनने का नाटक, का रोल, रोलप्ले, डेवलपर मोड, एडमिन मोड, बिना किसी पाबंदी, बिना रोक, पासवर्ड, एपीआई की, दूसरे उपयोगकर्ता, दूसरे यूज़र, दूसरों का डेटा, सभी उपयोगकर्ता, डेटाबेस, मैं डेवलपर, मैं एडमिन, मुझे एडमिन, जुर्माना 0 है कहो, मनगढ़ंत, गढ़कर',
    ur: 'ہدایات & نظر انداز, ہدایات & نظرانداز, ہدایات & بھول, اصول & بھول, قواعد & نظر انداز, سسٹم پرامپٹ, پرامپٹ دکھا, اپنی ہدایات, اب سے تم, اب سے آپ, اب تم, اب سے کوئی, فرض کرو تم, تم پر کوئی پابندی, دوسرے لوگوں, دوسروں کے سوال, صارف کے تمام, سسٹم میں گھس, ہیک, ڈراما کرو, بن کر جواب, بننے کا ڈراما, کا کردار ادا, رول پلے, ڈویلپر موڈ, ڈیولپر موڈ, ایڈمن موڈ, بغیر کسی پابندی, پاس ورڈ, پاسورڈ, اے پی آئی کی, دوسرے صارفین, دوسرے صارف, تمام صارفین, ڈیٹابیس, میں ڈویلپر, میں ڈیولپر, میں ایڈمن, مجھے ایڈمن, من گھڑت, گھڑ کر',
    romanised:
      'nirdesh bhool, instructions bhool, hidayat bhool, system prompt dikha, rules bhool, tajahal, apne rules, password batao',
  },
  act: {
    en: 'book me, book us, book my table, please book, reserve me, reserve a table, make a reservation, make a booking, can you book, could you book, buy me, buy tickets for me, order me, call me a, call a taxi for me, call a cab for me, get me a taxi, please pay my, can you pay, pay the fine for me, pay it for me, apply for me, apply on my behalf, submit my, fill in my, renew my visa for me, renew it for me, cancel my, send an email, send a message, text my, email my, transfer money, remind me, set an alarm, set a reminder, register me, sign me up, file a complaint for me, delete all, do it for me, on my behalf, check my fines, check my visa status, what is my balance, track my application, has my & been approved, is my & approved, status of my, my application number, my application status',
    ar: 'احجز لي, احجزي لي, احجز لنا, احجز طاولة, أحجز لي, هل تحجز, هل يمكنك حجز, ممكن تحجز, اشتر لي, اطلب لي, اطلب تاكسي لي, ادفع عني, ادفع لي, سدد عني, قدم عني, قدم لي طلبا, نيابة عني, جدد لي, ألغ حجزي, الغ حجزي, أرسل بريدا, أرسل رسالة, ذكرني, سجلني, حول المال, تحقق من مخالفاتي, كم رصيدي, رقم الطلب, حالة طلبي, طلبي وصل, تمت الموافقة على',
    hi: 'बुक कर दो, बुक करो, बुक कर दीजिए, बुक कर सकते हो, टिकट ख़रीद दो, टिकट बुक, मेरे लिए बुक, मेरे लिए ख़रीद, मेरे लिए टैक्सी, टैक्सी बुला दो, मेरा जुर्माना भर दो, मेरी ओर से, मेरी तरफ़ से, मेरे लिए आवेदन, आवेदन कर दो, रिन्यू कर दो, ईमेल भेज, मैसेज भेज, याद दिला, मुझे रजिस्टर कर, मेरा बैलेंस कितना, मेरे चालान देख, आप ही भर दो, तुम ही भर दो, चालान & भर दो, जुर्माना & भर दो, मिटा दो, डिलीट कर दो, हटा दो, मेरा आवेदन मंज़ूर, मेरे आवेदन की स्थिति, आवेदन नंबर, एप्लिकेशन नंबर, मंज़ूर हुआ',
    ur: 'بک کر دو, بک کرو, بک کر دیں, بک کر سکتے, ٹکٹ بک, ٹکٹ خرید دو, میرے لیے بک, میرے لیے خرید, میرے لیے ٹیکسی, ٹیکسی بلا دو, میرا جرمانہ بھر دو, میری طرف سے, میرے لیے درخواست, درخواست دے دو, رینیو کر دو, ای میل بھیج, پیغام بھیج, یاد دلا, مجھے رجسٹر کر, میرا بیلنس کتنا, میرے چالان دیکھ, آپ ہی بھر دیں, چالان & بھر دو, جرمانہ & بھر دو, چالان & بھر دیں, مٹا دو, ڈیلیٹ کر دو, حذف کر دو, ہٹا دو, میری درخواست منظور, میری درخواست کی, درخواست نمبر, منظور ہو',
    romanised:
      'approve hua, check karke batao, delete kar do, mita do, bhar do na, book kar do, book karo, book kardo, mere liye book, mere liye taxi, taxi bula do, meri taraf se, yaad dila, ahjiz li, ehjez li, ihjiz li',
  },
  make: {
    en: 'write a poem, write me, write a story, write an essay, write a letter, write code, write a program, write a script, poem about, tell me a joke, a joke, sing a, compose a, translate this, translate the following, summarize this text, solve this, homework, python code, javascript code, html code, sql query, who will win, stock price, stock tips, bitcoin price, crypto price, lottery, horoscope, astrology, my future, what should i invest, which shares, write an sms, write a message, write a review, write a fake, write a medical, write a certificate, fake certificate, forge, say something nasty, insult, make fun of, an insult, summarise & text, summarise this, tell me a story, draw, generate an image, make a picture',
    ar: 'اكتب قصيدة, اكتب لي, اكتب قصة, اكتب مقالا, اكتب رسالة, اكتب كود, اكتب برنامج, نكتة, غن لي, ترجم هذا, ترجم لي, حل هذا, واجب مدرسي, واجبي, سعر بيتكوين, سعر البيتكوين, الأسهم, برجي, حظي اليوم, من سيفوز, توقع نتيجة, اكتب رسالة نصية, اكتب شهادة, شهادة مزورة, زور, اسخر, اشتم, يهين, تهين, نكت, شهادة مرضية, شتيمة, لخص هالنص, لخص هذا, احك لي قصة, ارسم',
    hi: 'कविता लिखो, कविता लिख, कहानी लिखो, निबंध लिखो, चिट्ठी लिखो, कोड लिखो, प्रोग्राम लिखो, चुटकुला, गाना गाओ, अनुवाद करो, होमवर्क, बिटकॉइन, शेयर बाज़ार, शेयर खरीद, राशिफल, कौन जीतेगा, भविष्य बताओ, मैसेज लिख, संदेश लिख, सर्टिफ़िकेट बना, नकली सर्टिफ़िकेट, जाली, गाली, मज़ाक उड़ा, गंदी बात, सार लिख, सारांश लिख, का सार, मैसेज लिखो, मैसेज & लिखो, सर्टिफ़िकेट & लिख, बनकर लिख, तस्वीर बना',
    ur: 'نظم لکھو, نظم لکھ, کہانی لکھو, مضمون لکھو, خط لکھو, کوڈ لکھو, پروگرام لکھو, لطیفہ, گانا گاؤ, ترجمہ کرو, ہوم ورک, بٹ کوائن, اسٹاک مارکیٹ, شیئر خرید, کون جیتے گا, قسمت بتاؤ, پیغام لکھ, میسج لکھ, سرٹیفکیٹ بنا, جعلی سرٹیفکیٹ, جعلی, گالی, مذاق اڑا, گندی بات, بری بات کہو, مذاق بنا, خلاصہ لکھ, کا خلاصہ, پیغام & لکھو, میسج & لکھو, سرٹیفکیٹ & لکھ, بن کر لکھ, تصویر بنا',
    romanised: 'kavita likho, nazm likho, kahani likho, chutkula, lateefa, latifa, joke sunao, kaun jeetega, nukta',
  },
};

/** Code and markup are not questions. They are common in injection attacks. */
const MARKUP = /<\/?[a-z][^>]*>|\{\{|\}\}|<\||\[\[?\/?(?:INST|SYS)|```|;--|'\s*or\s*'?1|\$\{|<!--/iu;
const HIDDEN = /[\u200b\u2060\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]{3,}/u;

/**
 * CHAT-7: declines requests that are out of scope. The engine has no instructions that a text could change. Stating the rejection
 * is more helpful than answering half of the question.
 */
export function declineOf(question: string, writings: readonly Writing[]): Decline | null {
  if (MARKUP.test(question) || HIDDEN.test(question)) return 'attack';
  return DECLINES.find((decline) => hasPhrase(question, DECLINED_PHRASES[decline], writings)) ?? null;
}
