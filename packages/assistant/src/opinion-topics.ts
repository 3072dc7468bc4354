import type { Writing } from './lexicon/senses.ts';
import { hasPhrase } from './match-phrases.ts';

/** Topics on which a guide has no opinion. */
const OPINION_TOPICS = ['religion', 'politics'] as const;
type OpinionTopic = (typeof OPINION_TOPICS)[number];

/**
 * Phrases that request an opinion, separated by commas. Parts joined by `&` may occur anywhere in the question. They are listed,
 * not learned: names and terms say exactly what a question is about, and "haram" and "halal restaurant" differ by one word.
 */
const OPINION_PHRASES: Record<OpinionTopic, Record<Writing, string>> = {
  religion: {
    en:
      'haram, halal or haram, sinful, a sin, fatwa, does & break my fast, breaks the fast, breaks my fast, invalidate my fast, invalidates the fast, will & break my fast, which religion, true religion, best religion, better religion, convert to islam, converting to islam, become a muslim, leave islam, ' +
      'allowed in islam, permissible in islam, what does islam say, what does the quran say, what does the bible say, god exist, does god, sunni or shia, shia or sunni, apostasy, blasphemy, jinn, afterlife, hell, according to islam, three times & talaq, triple talaq, teen talaq, talaq three, wudu, ablution, zakat, kaffarah, prayer count, prayer valid, prayers count, missed prayers, nikah valid, spiritual, is it permissible',
    ar: 'حرام, حلال أم حرام, حلال أو حرام, إثم, فتوى, يفطر الصائم, يبطل الصيام, تبطل الصيام, يفسد الصيام, أي دين, الدين الصحيح, أفضل دين, اعتناق الإسلام, أعتنق, أدخل الإسلام, ترك الإسلام, حكم الإسلام, في الإسلام, ماذا يقول القرآن, هل الله موجود, سني أم شيعي, ردة, ازدراء, الجن, حكم الشرع, شرعا, الوضوء, وضوء, وضوئي, زكاة, الزكاة, كفارة, تصح صلاتي, صلاتي صحيحة, تقبل صلاتي, طالق, يقع الطلاق, وقع الطلاق, قضاء الصلاة, يجوز شرعا',
    hi: 'हराम, हलाल है या हराम, पाप लगेगा, पाप लगता, पाप है क्या, गुनाह, फ़तवा, फतवा, रोज़ा टूट, रोजा टूट, कौन सा धर्म, सच्चा धर्म, सबसे अच्छा धर्म, इस्लाम अपना, इस्लाम कबूल, मुसलमान बन, इस्लाम छोड़, इस्लाम में जायज़, इस्लाम में, क़ुरान क्या कहता, कुरान क्या कहता, भगवान है, ईश्वर है, शिया या सुन्नी, सुन्नी या शिया, जिन्न, वुज़ू, वज़ू, वुजू, ज़कात, जकात, कफ़्फ़ारा, नमाज़ होगी, नमाज़ हो जाएगी, नमाज़ क़बूल, नमाज़ मानी, तीन तलाक, तीन तलाक़, तीन बार तलाक, तीन बार तलाक़, शरीयत, शरई',
    ur: 'حرام, حلال ہے یا حرام, گناہ, فتویٰ, فتوی, روزہ ٹوٹ, کون سا مذہب, سچا مذہب, بہترین مذہب, اسلام قبول, مسلمان ہو, اسلام چھوڑ, اسلام میں, قرآن کیا کہتا, خدا موجود, شیعہ یا سنی, سنی یا شیعہ, جنات, شرعی حکم, وضو, زکوٰۃ, زکات, زکوة, کفارہ, نماز ہو جائے, نماز ہوگی, نماز قبول, تین طلاق, تین بار طلاق, شریعت, شرعاً, شرعی',
    romanised: 'haram, haraam, gunah, fatwa, roza toot, islam mein, islam qabool, islam kabool',
  },
  politics: {
    en: 'president, prime minister, election, elections, vote for, politics, political, politician, politicians, democracy, human rights, protest, protests, demonstration, criticise the government, criticize the government, royal family, ruler, sheikh mohammed rich, war, israel, palestine, gaza, iran, ukraine, putin, trump, modi, imran khan, kashmir, yemen, coup, dictator, dictatorship, regime, sanctions, freedom of speech, lgbt, gay rights, is the government good, government & good or bad, government here is good, government good or bad, who should rule, king, monarchy, opposition',
    ar: 'رئيس الدولة, رئيس الوزراء, انتخابات, أصوت, سياسة, سياسي, ديمقراطية, حقوق الإنسان, مظاهرة, مظاهرات, احتجاج, انتقاد الحكومة, أنتقد الحكومة, العائلة الحاكمة, الحاكم, حاكم, حرب, إسرائيل, فلسطين, غزة, إيران, أوكرانيا, بوتين, ترامب, مودي, كشمير, اليمن, انقلاب, ديكتاتور, عقوبات دولية, حرية التعبير, الحكومة زينة, الحكومة سيئة, الحكومة كويسة, رأيك بالحكومة, رأيك في الحكومة, رايك في الحكومة, رايك بالحكومة, مع مين في الحرب',
    hi: 'राष्ट्रपति, प्रधानमंत्री, चुनाव, वोट, राजनीति, राजनीतिक, नेता, लोकतंत्र, मानवाधिकार, मानव अधिकार, विरोध प्रदर्शन, सरकार की आलोचना, शाही परिवार, शासक, युद्ध, इज़राइल, इजरायल, फ़िलिस्तीन, फिलिस्तीन, गाज़ा, ईरान, यूक्रेन, पुतिन, ट्रंप, मोदी, इमरान ख़ान, कश्मीर, तानाशाह, अभिव्यक्ति की आज़ादी, सरकार अच्छी, सरकार बुरी, सरकार कैसी, भारत पाकिस्तान, किसकी तरफ़ हो, तुम्हारी क्या राय',
    ur: 'صدر, وزیر اعظم, انتخابات, الیکشن, ووٹ, سیاست, سیاسی, سیاستدان, جمہوریت, انسانی حقوق, احتجاج, مظاہرہ, حکومت پر تنقید, شاہی خاندان, حکمران, جنگ, اسرائیل, فلسطین, غزہ, ایران, یوکرین, پوتن, ٹرمپ, مودی, عمران خان, کشمیر, آمریت, اظہار رائے, حکومت اچھی, حکومت بری, حکومت کیسی, کس کی طرف ہو, تمہاری کیا رائے',
    romanised:
      'chunav, siyasat, rajniti, sarkar ki aalochna, jang, india pakistan, kiski taraf, kis ki taraf, sarkar achi, sarkar buri, hukumat achi, hukumat buri, intikhabat, siyasa, harb',
  },
};

/** The topic that refers a question to an authority because it requests an opinion. Null for ordinary questions. */
export function opinionTopic(question: string, writings: readonly Writing[]): OpinionTopic | null {
  return OPINION_TOPICS.find((topic) => hasPhrase(question, OPINION_PHRASES[topic], writings)) ?? null;
}
