import { endSentence } from '@dalil/domain/language/sentences.ts';
import type { AnswerGuide } from './answer-guide.ts';
import { stateFact } from './compose.ts';
import { addBlock, citeFact, citeText, claim, type Draft } from './draft.ts';
import type { Emirate } from './emirate.ts';
import { formatMessage } from './messages/messages.ts';
import type { Question } from './read-question.ts';
import type { Ending } from './refer.ts';
import { asksYesNo } from './units/asks-yes-no.ts';

const CONFIDENCE = 92;
const PART = 75;

const INCOME_TAX =
  /\b(?:income tax|salary tax|tax on (?:my |your |the )?(?:salary|wages?|income)|payroll tax|daribat (?:el |al )?dakhl)\b|ضريبة (?:ال)?(?:دخل|راتب|رواتب)|ضريبه (?:ال)?(?:دخل|راتب)|ضرائب (?:على )?(?:ال)?(?:دخل|رواتب)|(?:इनकम|इन्कम) टैक्स|आयकर|(?:वेतन|सैलरी) पर (?:टैक्स|कर)|انکم ٹیکس|(?:تنخواہ|آمدنی) پر ٹیکس/iu;
/** The tax of companies, and that of another country, exist. */
const OTHER_TAX =
  /\b(?:corporate|company|business|freelance\w*|india|pakistan|uk|us|usa|home country|vat)\b|شرك|مؤسسة|الهند|باكستان|कंपनी|बिज़नेस|व्यवसाय|भारत|کمپنی|کاروبار|بھارت|انڈیا|پاکستان/iu;

const NAMES_TAX = /\btax|ضريب|ضرائب|कर|टैक्स|ٹیکس/iu;

const METRO = /\bmetro\b|مترو|मेट्रो|میٹرو/iu;
const OTHER_WAYS =
  /\b(?:bus|buses|taxi|car|train|etihad rail|intercity)\b|باص|حافلة|حافله|سيارة|تاكسي|قطار|बस|टैक्सी|ट्रेन|रेल|بس(?!\p{L})|ٹیکسی|ٹرین/iu;
/** The other emirates, by the name that the answer says. */
const EMIRATES: readonly (readonly [name: Emirate, words: RegExp])[] = [
  ['abuDhabi', /\babu ?dhabi\b|أبوظبي|ابوظبي|أبو ظبي|ابو ظبي|अबू ?धाबी|आबू ?धाबी|ابوظہبی|ابو ظہبی|ابوظبی/iu],
  ['sharjah', /\bsharjah\b|\bsharja\b|الشارقة|الشارقه|शारजाह|शारजा|شارجہ/iu],
  ['ajman', /\bajman\b|عجمان|अजमान|عجمان/iu],
  ['rasAlKhaimah', /\bras al khaimah\b|\brak\b|رأس الخيمة|راس الخيمة|रास अल ख़?ैमा|راس الخیمہ/iu],
  ['fujairah', /\bfujairah\b|الفجيرة|फुजैरा|फ़ुजैराह|فجیرہ/iu],
];
const TO_ABU_DHABI = 'transport.metro-abu-dhabi';
const BUSES: Partial<Record<Emirate, string>> = { sharjah: 'bus-to-sharjah' };

const MINIMUM_WAGE =
  /\b(?:minimum|min|kam ?(?:az|se) ?kam) (?:wage|wages|salary|pay|tankhw?ah?|ujrat|tankha)\b|(?:ال)?حد (?:ال)?[أا]دنى (?:ل)?(?:ل)?(?:ل|ال)?(?:أجور|اجور|أجر|اجر|رواتب|راتب)|न्यूनतम (?:वेतन|मज़दूरी|मजदूरी|सैलरी)|(?:मिनिमम|कम से कम) (?:वेतन|सैलरी|तनख़्वाह)|کم (?:از|سے) کم (?:تنخواہ|اجرت)/iu;
/** A least salary that is asked for by something else. */
const FOR_SOMETHING =
  /\b(?:visa|sponsor\w*|family|wife|parents?|loan|credit|account|bank|golden|maid|rent|emirati\w*|citizens?|nafis)\b|فيزا|تأشير|كفال|عائل|زوج|قرض|حساب|مواطن|خادم|वीज़ा|वीजा|परिवार|पत्नी|लोन|खाता|स्पॉन्सर|ویزا|ویزہ|فیملی|بیوی|قرض|اکاؤنٹ|کفالت|شہری/iu;

/** Whether a question takes for granted what does not exist, so that it is one question, however it is worded. */
export function hasFalsePremise(text: string): boolean {
  const plain = text.normalize('NFC');
  if (INCOME_TAX.test(plain)) return !OTHER_TAX.test(plain);
  if (MINIMUM_WAGE.test(plain)) return !FOR_SOMETHING.test(plain);
  return METRO.test(plain) && !OTHER_WAYS.test(plain) && EMIRATES.some(([, words]) => words.test(plain));
}

/** CHAT-2: what a question takes for granted and the guide knows not to exist: said first. Null for any other question. */
export async function answerFalsePremise({ text }: Question, guide: AnswerGuide, draft: Draft): Promise<Ending | null> {
  const plain = text.normalize('NFC');
  if (INCOME_TAX.test(plain) && !OTHER_TAX.test(plain)) return sayNoTax(guide, draft);
  if (MINIMUM_WAGE.test(plain) && !FOR_SOMETHING.test(plain))
    return sayNoMinimum(/\p{N}/u.test(plain) || asksYesNo(plain), guide, draft);
  const [emirate] = EMIRATES.find(([, words]) => words.test(plain)) ?? [];
  return emirate && METRO.test(plain) && !OTHER_WAYS.test(plain) ? sayNoMetro(emirate, guide, draft) : null;
}

/** The sentence of the page that denies it, behind a no. */
async function sayNoTax(guide: AnswerGuide, draft: Draft): Promise<Ending | null> {
  const [page] = await guide.texts([{ kind: 'question', id: 'income-tax' }], draft.locale);
  const said = (page?.sentences ?? []).filter(({ role, text }) => role === 'text' && NAMES_TAX.test(text));
  const [first, ...rest] = said;
  if (!page || !first) return null;
  addBlock(
    draft,
    'paragraph',
    [`${draft.messages.verdicts.no} ${first.text}`, ...rest.slice(0, 1).map(({ text }) => text)].map((words) =>
      claim(endSentence(words, page.locale), [citeText(draft, page)]),
    ),
  );
  draft.reasons.add('from_texts');
  return { outcome: 'answered', confidence: CONFIDENCE, byUnit: true };
}

async function sayNoMinimum(isAsked: boolean, guide: AnswerGuide, draft: Draft): Promise<Ending | null> {
  const facts = await guide.facts(['work.minimum.expat', 'work.minimum.emirati'], draft.locale);
  const stated = ['work.minimum.expat', 'work.minimum.emirati'].flatMap(
    (id) => facts.find((fact) => fact.id === id && fact.text !== null) ?? [],
  );
  if (stated[0]?.id !== 'work.minimum.expat') return null;
  addBlock(
    draft,
    'paragraph',
    stated.map((fact, at) =>
      claim(`${at === 0 && isAsked ? `${draft.messages.verdicts.no} ` : ''}${stateFact(fact, draft)}`, [
        citeFact(draft, fact),
      ]),
    ),
  );
  draft.reasons.add('from_facts');
  return { outcome: 'answered', confidence: CONFIDENCE, byUnit: true };
}

async function sayNoMetro(emirate: Emirate, guide: AnswerGuide, draft: Draft): Promise<Ending | null> {
  const bus = BUSES[emirate];
  const [facts, texts] = await Promise.all([
    guide.facts([TO_ABU_DHABI], draft.locale),
    guide.texts(bus === undefined ? [] : [{ kind: 'question', id: bus }], draft.locale),
  ]);
  const [fact] = facts.filter((one) => one.text !== null);
  if (emirate === 'abuDhabi') {
    if (!fact) return null;
    addBlock(draft, 'paragraph', [
      claim(`${draft.messages.verdicts.no} ${stateFact(fact, draft)}`, [citeFact(draft, fact)]),
    ]);
    draft.reasons.add('from_facts');
    return { outcome: 'answered', confidence: CONFIDENCE, byUnit: true };
  }
  const [page] = texts;
  const [lines] = await guide.texts([{ kind: 'article', id: 'metro-in-one-page' }], draft.locale);
  if (!lines) return null;
  const said = formatMessage(draft.messages.metroNotTo, { city: draft.messages.emirates[emirate] });
  const ways = (page?.sentences ?? []).filter(({ role }) => role === 'text').slice(0, 2);
  addBlock(draft, 'paragraph', [
    claim(said, [citeText(draft, lines)]),
    ...ways.map(({ text }) => claim(endSentence(text, draft.locale), page ? [citeText(draft, page)] : [])),
  ]);
  draft.reasons.add('from_texts');
  return {
    outcome: ways.length > 0 ? 'answered' : 'partly',
    confidence: ways.length > 0 ? CONFIDENCE : PART,
    byUnit: true,
  };
}
