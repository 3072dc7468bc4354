import type { AnswerGuide } from './answer-guide.ts';
import { COMPUTED_CONFIDENCE } from './confidence.ts';
import { addBlock, citeFact, citeText, claim, type Draft, linkingSentence } from './draft.ts';
import { formatMessage } from './messages/messages.ts';
import type { Question } from './read-question.ts';
import type { Ending } from './refer.ts';
import { UNKNOWABLE, type Unknowable } from './unknowable.ts';

type Signs = { about: RegExp; asks: RegExp; not?: RegExp };

const SIGNS: Readonly<Record<Unknowable, Signs>> = {
  market: {
    about:
      /\b(?:gold|silver|rents?|prices?|petrol|fuel|dollar|dirham|rupee|exchange rate|property|houses?|flats?|bitcoin|sona|sone|dhahab|thahab|kiraya|petrol|da+m|ijar|zahab)\b|ذهب|ايجار|إيجار|الأسعار|اسعار|البنزين|الدولار|الروبية|العقار|सोना|सोने|किराया|किराए|पेट्रोल|डॉलर|रुपया|दाम|سونا|سونے|کرایہ|کرائے|پٹرول|پیٹرول|ڈالر|روپیہ|قیمت/iu,
    asks: /\b(?:will|would|gonna|going to|expected to|likely to)\b.{0,40}\b(?:rise|fall|drop|increase|decrease|crash|recover|go (?:up|down)|get (?:cheaper|dearer)|be (?:cheaper|dearer|higher|lower)|come down|hit)\b|\b(?:forecast|predict(?:ion)?)\b|\b(?:sasta|mehen?ga|mahanga|kam|zyada) (?:hoga|hogi|honge|ho jay?ega|ho jay?egi|ho jaen?ge)\b|\b(?:badhega|badhegi|barhega|barhegi|girega|giregi)\b|سيرتفع|سترتفع|سينخفض|ستنخفض|بيرتفع|بيرخص|بيغلى|بينزل|راح (?:يرتفع|ينزل|يرخص|يغلى)|سيزيد|ستزيد|سيهبط|توقعات|सस्त[ाेी] (?:होगा|होगी|होंगे|हो जाए)|महंग[ाेी] (?:होगा|होगी|होंगे)|महँग[ाेी] (?:होगा|होगी)|बढ़ेग[ाी]|बढ़ेंगे|बढेगा|गिरेग[ाी]|गिरेंगे|(?:سستا|سستی|سستے|مہنگا|مہنگی|مہنگے) (?:ہوگا|ہو گا|ہوگی|ہو گی|ہوں گے|ہو جائے)|بڑھے گ[ای]|بڑھیں گ|گرے گ[ای]/iu,
    not: /\bmy (?:landlord|owner)\b|how much can|by how much may|salary|can (?:he|she|the landlord|they)/iu,
  },
  decision: {
    about:
      /\b(?:visa|residency|residence|application|loan|permit|licence|license|golden|citizenship|refund|entry permit|iqama|darkhwast|awedan|talab)\b|تأشير|فيزا|اقام|إقام|طلب|قرض|الجنسية|वीज़ा|वीजा|आवेदन|लोन|ویزا|ویزہ|درخواست|قرض/iu,
    asks: /\b(?:will|would) (?:my|our|i|we|they|it|the)\b.{0,40}\b(?:approved?|rejected?|accepted?|granted?|refused?|denied|get (?:it|the|a|my)|come through)\b|\b(?:approve|reject|manzoor|manzur|accept|pass) (?:hoga|hogi|ho jay?ega|ho jay?egi|hojay?ega)\b|\b(?:mil jay?ega|mil jay?egi|mil payega)\b|(?:هل )?(?:ستتم |سيتم |بتتم |بيتم )?(?:ستقبل|سيقبل|بتنقبل|بينقبل|سيوافقون|الموافقة على|سترفض|سيرفض|بترفض)|(?:मंज़ूर|मंजूर|अप्रूव|स्वीकार|रिजेक्ट|पास) (?:होगा|होगी|हो जाए)|(?:منظور|اپروو|قبول|ریجیکٹ|مسترد) (?:ہوگا|ہو گا|ہوگی|ہو گی|ہو جائے)/iu,
    not: /\b(?:if|after|once|how long|when will|cost|fee|requirements?)\b/iu,
  },
  case: {
    about:
      /\b(?:case|court|judge|custody|lawsuit|claim|complaint|verdict|mu[qk]adma|mukadma|qadiya|adaal?at)\b|قضي[ةت]|المحكمة|القاضي|الحضانة|शिकायत|केस|मुकदम|मुक़दम|अदालत|जज|مقدم[ہے]|کیس|عدالت|جج/iu,
    asks: /\b(?:will|would|can|could|am i going to|do you think) (?:i|we|he|she|they|the (?:court|judge))\b.{0,30}\b(?:win|lose|give me|rule|decide|be (?:convicted|jailed|acquitted))\b|\bchances? of winning\b|\b(?:jeet|jit|haar|har) (?:jaunga|jaungi|jaun|jaenge|jayenge|sakta|sakti|paunga)\b|سأكسب|ساكسب|بكسب|هكسب|راح اكسب|سأخسر|سأفوز|ستحكم|(?:जीत|हार) (?:जाऊँग|जाऊंग|पाऊँग|पाऊंग|सकत)|जीतूँग|जीतूंग|(?:جیت|ہار) (?:جاؤں|پاؤں|سکت)|جیتوں گ/iu,
  },
  parcel: {
    about:
      /\b(?:my|mera|meri|our) (?:\w+ )?(?:parcel|package|courier|order|shipment|delivery|passport|emirates id|card|letter|post)\b|\b(?:shipment|tard) ?i\b|(?:طردي|شحنتي|طلبيتي|جوازي|هويتي|بطاقتي|رسالتي)|(?:मेरा|मेरी) (?:पार्सल|पैकेट|कूरियर|ऑर्डर|पासपोर्ट|कार्ड|एमिरेट्स आईडी|डाक)|(?:میرا|میری) (?:پارسل|پیکٹ|کورئیر|کوریئر|آرڈر|پاسپورٹ|کارڈ|ایمریٹس آئی ڈی|ڈاک)/iu,
    asks: /\b(?:when (?:will|is|does|do)|where is|wheres|has|did|why (?:has|is)).{0,60}\b(?:arrive|arriving|come|coming|delivered|deliver|reach|get here|by (?:post|courier|mail))\b|^where(?: is|s) my (?:parcel|package|shipment|courier|order)|\b(?:kab|kahan) (?:tak )?(?:aay?ega|aay?egi|aega|pohn?che?ga|pahun?che?ga|hai|milega|milegi)\b|(?:متى|متي|وين|أين|اين) .{0,20}(?:يصل|تصل|بيوصل|بتوصل|يوصل|توصل|بالبريد|طردي|شحنتي)|(?:कब|कहाँ|कहां) (?:तक )?(?:आएगा|आएगी|पहुँचेगा|पहुंचेगा|पहुँचेगी|मिलेगा|मिलेगी|है)|(?:کب|کہاں) (?:تک )?(?:آئے گا|آئے گی|پہنچے گا|پہنچے گی|ملے گا|ملے گی|ہے)/iu,
    not: /\b(?:lost|stolen|renew|expired?|gum|chori|kho)\b|مسروق|ضاع|ضايع|تجديد|खो|गुम|चोरी|नवीनी|گم|چوری|تجدید/iu,
  },
  flight: {
    about:
      /\b(?:my|our|meri|hamari|the) (?:\w+ )?(?:flight|plane)\b|\b(?:flight|plane) (?:[a-z]{2} ?\d{2,4})\b|\b(?:ek|fz|ai|ix|pk|6e|ey|g9|sv|qr|wy|ba) ?\d{2,4}\b|رحلتي|طيارتي|طائرتي|मेरी (?:फ़्लाइट|फ्लाइट|उड़ान)|हमारी (?:फ़्लाइट|फ्लाइट)|میری (?:فلائٹ|پرواز)|ہماری (?:فلائٹ|پرواز)/iu,
    asks: /\b(?:delayed|on time|late|cancell?ed|landed|departed|status|which gate|what gate|boarding|take off|taking off|leave on time|let|der)\b|\b(?:kab|time (?:pe|par)) (?:\w+ )?(?:udegi|uregi|jayegi|niklegi|hai)\b|متأخر|متاخر|تأخر|تاخر|موعدها|في وقتها|ألغيت|الغيت|लेट|रद्द|कैंसिल|समय पर|कब (?:उड़ेगी|जाएगी|निकलेगी)|لیٹ|منسوخ|کینسل|وقت پر|کب (?:اڑے|جائے|نکلے)/iu,
    not: /\b(?:miss|missed|rights|compensation|what (?:if|can|do|should)|how early|hotel|what to do)\b|تعويض|حقوق|ماذا افعل|मुआवज़|क्या करूँ|क्या करूं|معاوض|کیا کروں/iu,
  },
};

/** Who can be asked, and what of the guide is nearest. */
const BESIDE: Readonly<Record<Unknowable, { facts: readonly string[]; texts: readonly string[] }>> = {
  market: { facts: [], texts: [] },
  decision: { facts: ['phone.amer'], texts: [] },
  case: { facts: ['phone.mohre'], texts: [] },
  parcel: { facts: ['phone.emirates-post'], texts: ['emirates-post'] },
  flight: { facts: [], texts: [] },
};
const OF_LABOUR = /labou?r|wage|salary|employer|عمل|عمالي|راتب|लेबर|श्रम|वेतन|تنخواہ|لیبر|مزدور/iu;

/** What of this nobody can know that a guide could ask. Null for a question that has an answer. */
export function unknowableIn(text: string): Unknowable | null {
  const plain = text.normalize('NFC');
  const asked = UNKNOWABLE.find((kind) => {
    const { about, asks, not } = SIGNS[kind];
    return about.test(plain) && asks.test(plain) && !not?.test(plain);
  });
  return asked ?? null;
}

/** CHAT-2: says that nobody can know it, and where to look instead of something on a nearby subject. Null for any other question. */
export async function answerUnknowable({ text }: Question, guide: AnswerGuide, draft: Draft): Promise<Ending | null> {
  const kind = unknowableIn(text);
  if (kind === null) return null;
  const { facts: ids, texts: services } = BESIDE[kind];
  const wanted = kind === 'case' && !OF_LABOUR.test(text) ? [] : ids;
  const [facts, texts] = await Promise.all([
    guide.facts(wanted, draft.locale),
    guide.texts(
      services.map((id) => ({ kind: 'service' as const, id })),
      draft.locale,
    ),
  ]);
  addBlock(draft, 'paragraph', [linkingSentence(draft.messages.unknowable[kind])]);
  const calls = facts
    .filter((fact) => fact.text !== null)
    .map((fact) =>
      claim(formatMessage(draft.messages.fact, { label: fact.label, value: fact.text ?? '' }), [citeFact(draft, fact)]),
    );
  const pages = texts.map((page) => claim(page.title, [citeText(draft, page)]));
  addBlock(draft, 'list', [...calls, ...pages]);
  draft.reasons.add('nothing_found');
  return { outcome: 'unknown', confidence: COMPUTED_CONFIDENCE, byUnit: true };
}
