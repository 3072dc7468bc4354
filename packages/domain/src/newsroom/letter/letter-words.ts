import type { Locale } from '../../language/locale.ts';
import type { LetterInput } from './letter.ts';

export type LetterWords = {
  title: (days: string) => string;
  summary: (days: string) => string;
  howMade: string;
  changes: string;
  noChanges: string;
  change: (parts: { label: string; before: string; after: string; day: string; source: string }) => string;
  noValue: string;
  unanswered: string;
  unansweredNote: (days: string) => string;
  noUnanswered: string;
  topic: (title: string, questions: string) => string;
  ideas: string;
  noIdeas: string;
  states: Record<LetterInput['ideas'][number]['state'], string>;
  events: (days: string) => string;
  noEvents: string;
  unsure: string;
  freshness: string;
  shown: (count: string) => string;
  checked: (count: string) => string;
  due: (count: string) => string;
};

/** The sentences of the weekly letter. Counts follow a colon, so that no language needs another form for each number. */
export const LETTER_WORDS: Record<Locale, LetterWords> = {
  en: {
    title: (days) => `Letter of the week: ${days}`,
    summary: (days) =>
      `What changed in the guide from ${days}, what it could not answer, which ideas have an answer, and what is on next.`,
    howMade:
      'A program put this letter together from the records of the guide, by fixed rules and without a language model. A person reads each letter before it is published.',
    changes: 'Facts that changed',
    noChanges: 'No value changed this week.',
    change: ({ label, before, after, day, source }) =>
      `**${label}**: before ${before}, now ${after}. Changed on ${day}; source: ${source}.`,
    noValue: 'no value',
    unanswered: 'What the guide could not answer',
    unansweredNote: (days) => `Topics of questions without an answer, ${days}. A topic is named from ten questions on.`,
    noUnanswered: 'No topic had ten questions without an answer.',
    topic: (title, questions) => `${title}; questions: ${questions}`,
    ideas: 'Ideas for the city',
    noIdeas: 'No published idea changed this week.',
    states: { received: 'received', answered: 'answered', forwarded: 'passed on to the authority', closed: 'closed' },
    events: (days) => `What is on, ${days}`,
    noEvents: 'The guide knows of no dated event in these days.',
    unsure: 'date not confirmed',
    freshness: 'How fresh the guide is',
    shown: (count) => `Facts that users see: ${count}`,
    checked: (count) => `Checked or changed this week: ${count}`,
    due: (count) => `Past their review date: ${count}`,
  },
  ar: {
    title: (days) => `رسالة الأسبوع: ${days}`,
    summary: (days) =>
      `ما تغير في الدليل، ${days}، وما لم يستطع الإجابة عنه، والأفكار التي جاءها رد، وما يقام في الأيام المقبلة.`,
    howMade:
      'جمع برنامج هذه الرسالة من سجلات الدليل وفق قواعد ثابتة ومن دون نموذج لغوي. ويقرأ إنسان كل رسالة قبل نشرها.',
    changes: 'معلومات تغيرت',
    noChanges: 'لم تتغير أي قيمة هذا الأسبوع.',
    change: ({ label, before, after, day, source }) =>
      `**${label}**: كانت ${before} وأصبحت ${after}. تاريخ التغيير ${day}، والمصدر: ${source}.`,
    noValue: 'بلا قيمة',
    unanswered: 'ما لم يستطع الدليل الإجابة عنه',
    unansweredNote: (days) => `مواضيع أسئلة بلا جواب، ${days}. يُذكر الموضوع ابتداء من عشرة أسئلة.`,
    noUnanswered: 'لم يبلغ أي موضوع عشرة أسئلة بلا جواب.',
    topic: (title, questions) => `${title}؛ عدد الأسئلة: ${questions}`,
    ideas: 'أفكار للمدينة',
    noIdeas: 'لم تتغير حالة أي فكرة منشورة هذا الأسبوع.',
    states: { received: 'وصلت', answered: 'جاءها رد', forwarded: 'أحيلت إلى الجهة المعنية', closed: 'أغلقت' },
    events: (days) => `ما يقام، ${days}`,
    noEvents: 'لا يعرف الدليل فعالية محددة التاريخ في هذه الأيام.',
    unsure: 'الموعد غير مؤكد',
    freshness: 'مدى حداثة الدليل',
    shown: (count) => `المعلومات التي يراها المستخدمون: ${count}`,
    checked: (count) => `ما جرى التحقق منه أو تغييره هذا الأسبوع: ${count}`,
    due: (count) => `ما تجاوز موعد مراجعته: ${count}`,
  },
  hi: {
    title: (days) => `सप्ताह की चिट्ठी: ${days}`,
    summary: (days) =>
      `${days} में गाइड में क्या बदला, किन सवालों का जवाब नहीं मिला, किन विचारों का जवाब आया, और आगे क्या होने वाला है।`,
    howMade:
      'यह चिट्ठी एक प्रोग्राम ने गाइड के रिकॉर्ड से तय नियमों के अनुसार जोड़ी है, बिना किसी भाषा मॉडल के। प्रकाशित होने से पहले हर चिट्ठी को एक इंसान पढ़ता है।',
    changes: 'जो तथ्य बदले',
    noChanges: 'इस सप्ताह कोई मान नहीं बदला।',
    change: ({ label, before, after, day, source }) =>
      `**${label}**: पहले ${before}, अब ${after}। ${day} को बदला; स्रोत: ${source}।`,
    noValue: 'कोई मान नहीं',
    unanswered: 'जिन सवालों का जवाब गाइड के पास नहीं था',
    unansweredNote: (days) => `बिना जवाब वाले सवालों के विषय, ${days}। विषय का नाम दस सवालों से दिया जाता है।`,
    noUnanswered: 'किसी विषय पर बिना जवाब वाले दस सवाल नहीं थे।',
    topic: (title, questions) => `${title}; सवाल: ${questions}`,
    ideas: 'शहर के लिए विचार',
    noIdeas: 'इस सप्ताह किसी प्रकाशित विचार की स्थिति नहीं बदली।',
    states: { received: 'मिला', answered: 'जवाब दिया गया', forwarded: 'संबंधित विभाग को भेजा गया', closed: 'बंद' },
    events: (days) => `क्या हो रहा है, ${days}`,
    noEvents: 'इन दिनों के लिए गाइड को तय तारीख़ वाला कोई आयोजन मालूम नहीं।',
    unsure: 'तारीख़ की पुष्टि बाक़ी',
    freshness: 'गाइड कितनी ताज़ा है',
    shown: (count) => `उपयोगकर्ताओं को दिखने वाले तथ्य: ${count}`,
    checked: (count) => `इस सप्ताह जाँचे या बदले गए: ${count}`,
    due: (count) => `जिनकी समीक्षा की तारीख़ निकल चुकी है: ${count}`,
  },
  ur: {
    title: (days) => `ہفتے کا خط: ${days}`,
    summary: (days) =>
      `${days} میں گائیڈ میں کیا بدلا، کن سوالوں کا جواب نہیں ملا، کن خیالات کا جواب آیا، اور آگے کیا ہونے والا ہے۔`,
    howMade:
      'یہ خط ایک پروگرام نے گائیڈ کے ریکارڈ سے مقررہ قاعدوں کے مطابق جوڑا ہے، کسی لسانی ماڈل کے بغیر۔ شائع ہونے سے پہلے ہر خط ایک انسان پڑھتا ہے۔',
    changes: 'جو حقائق بدلے',
    noChanges: 'اس ہفتے کوئی قدر نہیں بدلی۔',
    change: ({ label, before, after, day, source }) =>
      `**${label}**: پہلے ${before}، اب ${after}۔ ${day} کو بدلا؛ ماخذ: ${source}۔`,
    noValue: 'کوئی قدر نہیں',
    unanswered: 'جن سوالوں کا جواب گائیڈ کے پاس نہ تھا',
    unansweredNote: (days) => `بے جواب سوالوں کے موضوع، ${days}۔ موضوع کا نام دس سوالوں سے دیا جاتا ہے۔`,
    noUnanswered: 'کسی موضوع پر دس بے جواب سوال نہیں تھے۔',
    topic: (title, questions) => `${title}؛ سوال: ${questions}`,
    ideas: 'شہر کے لیے خیالات',
    noIdeas: 'اس ہفتے کسی شائع شدہ خیال کی حالت نہیں بدلی۔',
    states: { received: 'موصول', answered: 'جواب دیا گیا', forwarded: 'متعلقہ ادارے کو بھیجا گیا', closed: 'بند' },
    events: (days) => `کیا ہو رہا ہے، ${days}`,
    noEvents: 'ان دنوں کے لیے گائیڈ کو مقررہ تاریخ والی کوئی تقریب معلوم نہیں۔',
    unsure: 'تاریخ کی تصدیق باقی',
    freshness: 'گائیڈ کتنی تازہ ہے',
    shown: (count) => `صارفین کو دکھائی دینے والے حقائق: ${count}`,
    checked: (count) => `اس ہفتے جانچے یا بدلے گئے: ${count}`,
    due: (count) => `جن کی نظرِثانی کی تاریخ گزر چکی: ${count}`,
  },
};
