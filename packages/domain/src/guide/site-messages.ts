import type { ServiceIncidentState } from '../monitoring/service-incident.ts';
import type { Locale } from '../language/locale.ts';
import type { FeedArea } from './feed-area.ts';

/**
 * The names of the guide and its lists outside pages: feeds, the manifest, images of shared links. The pages have the same texts
 * as messages, and a test compares them.
 */
export const SITE_MESSAGES: Record<Locale, { title: string; description: string }> = {
  en: {
    title: 'Dalil, a guide to Dubai',
    description: 'Places, services and guides to Dubai in four languages. Every fact says how well it is known.',
  },
  ar: {
    title: 'دليل، مرشدك في دبي',
    description: 'أماكن وخدمات ومقالات عن دبي بأربع لغات. كل معلومة تذكر درجة توثيقها.',
  },
  hi: {
    title: 'Dalil, दुबई की गाइड',
    description: 'दुबई की जगहें, सेवाएँ और गाइड चार भाषाओं में। हर तथ्य बताता है कि वह कितना पक्का है।',
  },
  ur: {
    title: 'دلیل، دبئی کی گائیڈ',
    description: 'دبئی کے مقامات، خدمات اور گائیڈز چار زبانوں میں۔ ہر حقیقت بتاتی ہے کہ وہ کتنی مستند ہے۔',
  },
};

/** Introduces what was corrected in a text. */
export const CORRECTION_MESSAGES: Record<Locale, string> = {
  en: 'Corrected:',
  ar: 'تصحيح:',
  hi: 'सुधार:',
  ur: 'تصحیح:',
};

export type NamedList = FeedArea | 'government';

export const LIST_MESSAGES: Record<NamedList, Record<Locale, { title: string; promise: string }>> = {
  news: {
    en: {
      title: 'News and guides',
      promise:
        'Guides for people who live in Dubai and people who visit. They last, and each says how old its information is.',
    },
    ar: {
      title: 'الأخبار والمقالات',
      promise: 'مقالات لمن يقيم في دبي ومن يزورها. تبقى صالحة مع الوقت، وكل منها يذكر تاريخ معلوماته.',
    },
    hi: {
      title: 'समाचार और गाइड',
      promise:
        'दुबई में रहने वालों और घूमने आने वालों के लिए गाइड। ये लंबे समय तक काम आती हैं, और हर एक बताती है कि उसकी जानकारी कब की है।',
    },
    ur: {
      title: 'خبریں اور گائیڈز',
      promise:
        'دبئی میں رہنے والوں اور آنے والوں کے لیے گائیڈز۔ یہ دیر تک کام آتی ہیں اور ہر ایک بتاتی ہے کہ اس کی معلومات کب کی ہیں۔',
    },
  },
  eatanddrink: {
    en: { title: 'Dining', promise: 'Restaurants, cafés and street food, from a quick bite to a long evening.' },
    ar: { title: 'المطاعم', promise: 'مطاعم ومقاه وأكلات شعبية، من وجبة سريعة إلى سهرة طويلة.' },
    hi: { title: 'रेस्तराँ', promise: 'रेस्तराँ, कैफ़े और स्ट्रीट फ़ूड, झटपट नाश्ते से लेकर लंबी शाम तक।' },
    ur: { title: 'ریستوران', promise: 'ریستوران، کیفے اور بازار کے کھانے، ہلکی پھلکی بھوک سے لے کر لمبی شام تک۔' },
  },
  beaches: {
    en: {
      title: 'Beaches',
      promise: 'Public beaches and beach clubs, with the flags and rules that hold on the sand.',
    },
    ar: { title: 'الشواطئ', promise: 'شواطئ عامة ونواد شاطئية، مع الأعلام والقواعد المعمول بها على الرمال.' },
    hi: { title: 'समुद्र तट', promise: 'सार्वजनिक समुद्र तट और बीच क्लब, साथ में वहाँ के झंडे और नियम।' },
    ur: { title: 'ساحل', promise: 'عوامی ساحل اور بیچ کلب، وہاں کے جھنڈوں اور قواعد کے ساتھ۔' },
  },
  tourism: {
    en: { title: 'Experiences', promise: 'Sights, museums, souks and parks, for a first visit or a free Saturday.' },
    ar: { title: 'التجارب', promise: 'معالم ومتاحف وأسواق وحدائق، للزيارة الأولى أو ليوم سبت بلا خطط.' },
    hi: { title: 'अनुभव', promise: 'देखने की जगहें, म्यूज़ियम, सूक और पार्क, पहली यात्रा के लिए भी और ख़ाली शनिवार के लिए भी।' },
    ur: {
      title: 'تجربات',
      promise: 'قابلِ دید مقامات، میوزیم، سوق اور پارک، پہلی سیر کے لیے بھی اور فارغ ہفتے کے دن کے لیے بھی۔',
    },
  },
  nightlife: {
    en: { title: 'Nightlife', promise: 'Bars, clubs and late evenings, with and without alcohol.' },
    ar: { title: 'الحياة الليلية', promise: 'بارات ونواد وسهرات متأخرة، مع الكحول وبدونه.' },
    hi: { title: 'नाइटलाइफ़', promise: 'बार, क्लब और देर रात की जगहें, शराब के साथ भी और उसके बिना भी।' },
    ur: { title: 'نائٹ لائف', promise: 'بار، کلب اور رات گئے کی جگہیں، شراب کے ساتھ بھی اور اس کے بغیر بھی۔' },
  },
  luxurylife: {
    en: { title: 'Luxury', promise: 'Grand hotels, tasting menus, spas and shopping at the upper end.' },
    ar: { title: 'الفخامة', promise: 'فنادق كبرى وقوائم تذوق ومنتجعات صحية وتسوق راق.' },
    hi: { title: 'लग्ज़री', promise: 'भव्य होटल, टेस्टिंग मेन्यू, स्पा और ऊँचे दर्जे की ख़रीदारी।' },
    ur: { title: 'لگژری', promise: 'شاندار ہوٹل، ٹیسٹنگ مینو، اسپا اور اعلیٰ درجے کی خریداری۔' },
  },
  stay: {
    en: {
      title: 'Hotels',
      promise: 'Hotels from a bed at the airport to a resort, with what the guide knows of their prices.',
    },
    ar: { title: 'الفنادق', promise: 'فنادق من سرير في المطار إلى منتجع فاخر، مع ما يعرفه الدليل عن أسعارها.' },
    hi: { title: 'होटल', promise: 'एयरपोर्ट पर एक बिस्तर से लेकर रिज़ॉर्ट तक के होटल, और उनके दाम के बारे में गाइड जो जानती है।' },
    ur: {
      title: 'ہوٹل',
      promise: 'ہوائی اڈے پر ایک بستر سے لے کر ریزورٹ تک کے ہوٹل، اور ان کی قیمتوں کے بارے میں جو گائیڈ جانتی ہے۔',
    },
  },
  schools: {
    en: {
      title: 'Schools',
      promise: 'Private schools by curriculum, rating and area, with fees where they are known.',
    },
    ar: { title: 'المدارس', promise: 'مدارس خاصة حسب المنهج والتقييم والمنطقة، مع الرسوم حيث تكون معروفة.' },
    hi: { title: 'स्कूल', promise: 'पाठ्यक्रम, रेटिंग और इलाक़े के हिसाब से निजी स्कूल, और जहाँ मालूम हो वहाँ फ़ीस।' },
    ur: { title: 'اسکول', promise: 'نصاب، درجہ بندی اور علاقے کے لحاظ سے نجی اسکول، اور جہاں معلوم ہو وہاں فیس۔' },
  },
  clinics: {
    en: {
      title: 'Hospitals and clinics',
      promise: 'Where to go for treatment, and which emergency departments never close.',
    },
    ar: { title: 'المستشفيات والعيادات', promise: 'أين تتلقى العلاج، وأي أقسام الطوارئ لا تغلق.' },
    hi: { title: 'अस्पताल और क्लिनिक', promise: 'इलाज के लिए कहाँ जाएँ, और कौन से आपातकालीन विभाग कभी बंद नहीं होते।' },
    ur: { title: 'ہسپتال اور کلینک', promise: 'علاج کے لیے کہاں جائیں، اور کون سے ایمرجنسی شعبے کبھی بند نہیں ہوتے۔' },
  },
  consulates: {
    en: {
      title: 'Consulates',
      promise: 'Consulates in Dubai by country. Most work by appointment; the official site has the times.',
    },
    ar: { title: 'القنصليات', promise: 'القنصليات في دبي حسب الدولة. معظمها يعمل بموعد، والأوقات في الموقع الرسمي.' },
    hi: {
      title: 'वाणिज्य दूतावास',
      promise: 'देश के हिसाब से दुबई के वाणिज्य दूतावास। ज़्यादातर में समय लेकर जाना होता है; समय आधिकारिक साइट पर है।',
    },
    ur: {
      title: 'قونصل خانے',
      promise: 'ملک کے لحاظ سے دبئی کے قونصل خانے۔ اکثر میں وقت لے کر جانا ہوتا ہے؛ اوقات سرکاری سائٹ پر ہیں۔',
    },
  },
  worship: {
    en: {
      title: 'Places of worship',
      promise:
        'Mosques, churches, temples and the gurdwara, with what visitors wear and when they may come, where known.',
    },
    ar: {
      title: 'دور العبادة',
      promise: 'مساجد وكنائس ومعابد، مع ما يلبسه الزوار ومتى يمكنهم الحضور حيث يكون ذلك معروفا.',
    },
    hi: {
      title: 'पूजा स्थल',
      promise: 'मस्जिदें, चर्च, मंदिर और गुरुद्वारा; जहाँ मालूम हो वहाँ यह भी कि क्या पहनें और कब जाएँ।',
    },
    ur: {
      title: 'عبادت گاہیں',
      promise: 'مسجدیں، گرجا گھر، مندر اور گردوارہ؛ جہاں معلوم ہو وہاں یہ بھی کہ کیا پہنیں اور کب جائیں۔',
    },
  },
  government: {
    en: {
      title: 'Practical',
      promise: 'Visas, housing, driving, health and more: what to bring, what to do and where to go.',
    },
    ar: {
      title: 'معلومات عملية',
      promise: 'التأشيرات والسكن والقيادة والصحة وغيرها: ما يلزم إحضاره وما يجب فعله وأين.',
    },
    hi: { title: 'काम की जानकारी', promise: 'वीज़ा, आवास, ड्राइविंग, स्वास्थ्य और बहुत कुछ: क्या साथ लाएँ, क्या करें और कहाँ जाएँ।' },
    ur: {
      title: 'کارآمد معلومات',
      promise: 'ویزا، رہائش، ڈرائیونگ، صحت اور بہت کچھ: کیا ساتھ لائیں، کیا کریں اور کہاں جائیں۔',
    },
  },
};

/** The words of the feed of events: its title, its promise, how sure a date is that is not confirmed, and of imported events. */
export const EVENTS_MESSAGES: Record<
  Locale,
  { title: string; promise: string; moon: string; unconfirmed: string; imported: string }
> = {
  en: {
    title: 'Events',
    promise: 'What happens in Dubai through the year, and how sure each date is.',
    moon: 'expected, subject to the moon sighting',
    unconfirmed: 'usual date, to be confirmed',
    imported: 'Not checked by us',
  },
  ar: {
    title: 'الفعاليات',
    promise: 'ما يحدث في دبي على مدار السنة، ومدى تأكد كل موعد.',
    moon: 'متوقع، بحسب رؤية الهلال',
    unconfirmed: 'الموعد المعتاد، بانتظار التأكيد',
    imported: 'لم نتحقق منها',
  },
  hi: {
    title: 'कार्यक्रम',
    promise: 'साल भर दुबई में क्या होता है, और हर तारीख़ कितनी पक्की है।',
    moon: 'अनुमानित, चाँद दिखने पर निर्भर',
    unconfirmed: 'आम तारीख़, पुष्टि बाक़ी',
    imported: 'हमारा जाँचा हुआ नहीं',
  },
  ur: {
    title: 'تقریبات',
    promise: 'سال بھر دبئی میں کیا ہوتا ہے، اور ہر تاریخ کتنی یقینی ہے۔',
    moon: 'متوقع، چاند نظر آنے پر منحصر',
    unconfirmed: 'معمول کی تاریخ، تصدیق باقی',
    imported: 'ہماری جانچی ہوئی نہیں',
  },
};

/** The words of the feed of incidents: its title, its promise and the states. */
export const STATUS_MESSAGES: Record<
  Locale,
  { title: string; promise: string } & Record<ServiceIncidentState, string>
> = {
  en: {
    title: 'Status',
    promise: 'Incidents of the guide, with what we do about them.',
    investigating: 'Investigating',
    identified: 'Cause found',
    monitoring: 'Being watched',
    resolved: 'Resolved',
  },
  ar: {
    title: 'الحالة',
    promise: 'أعطال الدليل وما نفعله حيالها.',
    investigating: 'قيد البحث',
    identified: 'عُرف السبب',
    monitoring: 'تحت المراقبة',
    resolved: 'حُل',
  },
  hi: {
    title: 'स्थिति',
    promise: 'गाइड की ख़राबियाँ और हम उनके बारे में क्या कर रहे हैं।',
    investigating: 'जाँच जारी',
    identified: 'कारण मिला',
    monitoring: 'निगरानी में',
    resolved: 'ठीक हुआ',
  },
  ur: {
    title: 'حالت',
    promise: 'گائیڈ کی خرابیاں اور ہم ان کے بارے میں کیا کر رہے ہیں۔',
    investigating: 'تحقیق جاری',
    identified: 'وجہ معلوم',
    monitoring: 'زیرِ نگرانی',
    resolved: 'حل ہو گیا',
  },
};
