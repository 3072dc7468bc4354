import { clockOf, dubaiMinute } from '@dalil/domain/city/clock-time.ts';
import { openingState } from '@dalil/domain/city/opening-state.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { normalizeDigits } from '@dalil/domain/language/digits.ts';
import type { GuideFact, GuideText } from './answer-guide.ts';
import { composeFacts } from './compose.ts';
import { addBlock, citeFact, citeText, claim, linkingSentence } from './draft.ts';
import { LISTED_PLACES } from './list-places.ts';
import { formatMessage } from './messages/messages.ts';
import { type Moment, valuesOf } from './opening-of-place.ts';
import type { PlaceConstraints } from './place-constraint.ts';
import { type Question, readQuestion } from './read-question.ts';
import { mentions } from './requested-attribute.ts';
import { wishesIn } from './requested-wish.ts';
import type { ToolInput } from './tools/tool.ts';

const MONEY = '(?:aed|dhs?|dirhams?|derhams?|درهم|دراهم|दिरहम|درہم)';
const SUM = String.raw`(\d[\d,]*)`;
/** "Under 80 dirhams", in the four languages and in Latin letters. */
const MOST = [
  new RegExp(
    String.raw`(?:under|below|less than|not more than|no more than|max(?:imum)?|up to|within|cheaper than|a[q2]al min|ta7t|اقل من|أقل من|تحت|بأقل من|باقل من|ما يزيد عن|لا يتجاوز|حدود)\s*(?:${MONEY}\s*)?${SUM}(?:\s*${MONEY})?`,
    'iu',
  ),
  new RegExp(
    String.raw`(?:${MONEY}\s*)?${SUM}\s*${MONEY}?\s*(?:se kam|sy kam|se neeche|se niche|ke andar|tak(?= |$)|से कम|से नीचे|के अंदर|तक|سے کم|سے نیچے|کے اندر|تک)`,
    'iu',
  ),
];
/** A floor, a distance or an age is no price. */
const NO_SUM =
  /^\s*(?:km|kilomet|met(?:er|re)|min|years?|yrs?|yo\b|sa+l|سنة|سنوات|دقيق|كيلو|साल|मिनट|किलो|سال|منٹ|کلو|baje|बजे|بجے|:|am\b|pm\b)/iu;
const OUTSIDE_MALLS =
  /\b(?:not|no|without|except|outside|other than|avoid(?:ing)?|instead of|but no|not in|not a|not at) (?:in |an? |at |the |any )*(?:shopping )?malls?\b|\b(?:mall|malls) (?:mein |me |ko )?(?:nahi|nahin|nai|na ho|chhod ?kar|chod ?kar|ke bahar|ke alawa|ke ilawa)\b|\b(?:mish|mesh|mush|mu|ghair|gheir|bidoon|bidun) (?:fi |el |al )*mall?s?\b|(?:غير|ليس|ليست|مش|مو|بدون|خارج|بعيد عن|ما عدا|وليس) (?:في |عن )?(?:ال)?(?:مول|مولات|مراكز التسوق|مركز تسوق)|(?:मॉल|माल)(?:ों)? (?:में |को )?(?:नहीं|न हो|छोड़कर|के बाहर|के अलावा)|(?:مال|مالز|مالوں) (?:میں |کو )?(?:نہیں|نہ ہو|چھوڑ کر|کے باہر|کے علاوہ)/iu;
/** How old somebody is, which is no condition that places state. */
const AGED =
  /\b\d{1,2}[- ]?(?:years?|yrs?|yo|y\/o|months?)[- ]?(?:old)?\b|\b(?:under|below) (?:five|four|three|two)\b|\b\d{1,2} (?:saal|sal) (?:ka|ke|ki)\b|عمره? \d{1,2} (?:سنة|سنوات|سنين)|\d{1,2} साल (?:का|के|की)|\d{1,2} سال (?:کا|کے|کی)/giu;
const FREE =
  /\b(?:free|for free|free of charge|muft|mufat|free mein|majjani|majanan|bbalash|bebalash|balash)\b|مجان|ببلاش|بلاش|मुफ़्त|मुफ्त|फ़्री|फ्री|مفت/iu;
/** Free places to park and free wifi cost nothing of what is asked for. */
const NOT_ENTRY =
  /\b(?:free|muft) (?:wifi|wi-fi|parking|delivery|zone|cancellation)|\b(?:sugar|gluten|alcohol|smoke|duty|dairy|meat|tax)[- ]free\b/iu;
const VEGETARIAN =
  /\b(?:pure veg|only veg(?:etarian)?|veg(?:etarian)? only|veg|vegetarian|shakahari|sabzi khor|nabati)\b|شاکاہار|ویجیٹیرین|سبزی خور|نباتي|शाकाहार|वेजिटेरियन|वेज/iu;
const NON_VEGETARIAN = /\bnon[- ]?veg|नॉन[- ]?वेज|نان ویج/iu;
const MEAT =
  /\b(?:prawns?|mutton|chicken|lamb|beef|fish|seafood|kebabs?|meat|nihari|grill)\b|لحم|دجاج|سمك|روبيان|كباب|मटन|चिकन|मछली|झींगा|कबाब|गोश्त|मांस|مٹن|چکن|مچھلی|جھینگ|کباب|گوشت/iu;
const LITTLE_FOR_VEGETARIANS = /\b(?:limited|little|few)\b[^.]{0,30}\bvegetarian/iu;
const SAYS_VEGETARIAN = /vegetarian|pure veg|نباتي|शाकाहार|سبزی خور|شاکاہار|ویجیٹیرین/iu;
const MALL = /\bmall\b|مول(?!\p{L})|मॉल|(?:^|\s)مال(?:\s|$)/iu;

/** What a question rules out. */
export function constraintsIn({ text, senses, time }: Question, now: Date): PlaceConstraints {
  const isNow = senses.has('now') || senses.has('live');
  const isOpen = senses.has('is-open') || senses.has('breakfast') || isNow;
  const moment: Moment | null =
    !isOpen || (time && time.span !== 'day')
      ? null
      : time !== null && time.minute !== null
        ? { date: time.from, minute: time.minute }
        : isNow && (time === null || time.from === dubaiDate(now))
          ? { date: dubaiDate(now), minute: dubaiMinute(now) }
          : null;
  return {
    most: mostIn(text),
    isFree: FREE.test(text) && !NOT_ENTRY.test(text),
    isOutsideMalls: OUTSIDE_MALLS.test(text),
    isVegetarian: VEGETARIAN.test(text) && !NON_VEGETARIAN.test(text),
    isForChildren: wishesIn(text).includes('children'),
    moment,
  };
}

function mostIn(text: string): number | null {
  const plain = normalizeDigits(text);
  for (const pattern of MOST) {
    const found = pattern.exec(plain);
    if (!found) continue;
    const rest = plain.slice(found.index + found[0].length);
    if (!NO_SUM.test(rest)) return Number((found[1] ?? '').replaceAll(',', ''));
  }
  return null;
}

/** A question without the words for a sum, for what is not wanted and for an age, so that the sort of place is seen. */
export function withoutConstraints(question: Question, now: Date): Question {
  const plain = normalizeDigits(question.text);
  const isSum = mostIn(plain) !== null;
  const text = [OUTSIDE_MALLS, AGED, ...(isSum ? MOST : [])]
    .reduce((rest, words) => rest.replace(words, ' '), plain)
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\s,،]+$/gu, '')
    .trim();
  return text === plain ? question : { ...readQuestion(text, question.locale, now), locale: question.locale };
}

/** Whether a question says what rules a place out by a sum or its surroundings. */
export const isRuledOut = ({ most, isOutsideMalls }: PlaceConstraints): boolean => most !== null || isOutsideMalls;

/** What a place is known to cost and when it is open. */
type Known = { prices: readonly GuideFact[]; hours: readonly GuideFact[] };

async function readKnown(texts: readonly GuideText[], { guide, draft }: ToolInput): Promise<Map<string, Known>> {
  const ids = texts.flatMap(({ place }) => [...(place?.facts.prices ?? []), ...(place?.facts.hours ?? [])]);
  const facts = new Map((await guide.facts([...new Set(ids)], draft.locale)).map((fact) => [fact.id, fact]));
  const read = (list: readonly string[] = []) => list.flatMap((id) => facts.get(id) ?? []);
  return new Map(
    texts.map(({ id, place }) => [id, { prices: read(place?.facts.prices), hours: read(place?.facts.hours) }]),
  );
}

/** What is paid beside a visit. */
const BESIDE_VISIT = /registration|deposit|parking|locker|rental|photo|socks/u;
const OF_CHILDREN = /child|kid|toddler|infant|junior|under-\d/u;

/** The last part of the id of a fact, without the place. */
const nameOf = (id: string) => id.slice(id.lastIndexOf('.') + 1);

/** The prices of a visit, those of children where these are asked for and known. */
function pricesOf({ prices }: Known, isForChildren: boolean): readonly GuideFact[] {
  const visits = prices.filter(
    ({ id, type, value }) => type === 'money' && typeof value === 'number' && !BESIDE_VISIT.test(nameOf(id)),
  );
  const ofChildren = isForChildren ? visits.filter(({ id }) => OF_CHILDREN.test(nameOf(id))) : [];
  return ofChildren.length > 0 ? ofChildren : visits;
}

/** The least and the most that a visit is known to cost. Null where no price is known. */
function costOf(known: Known, isForChildren: boolean): { least: number; most: number } | null {
  const sums = pricesOf(known, isForChildren).flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
  return sums.length === 0
    ? null
    : { least: Math.min(...sums.filter((sum) => sum > 0), Infinity), most: Math.max(...sums) };
}

/** Whether a place is open at a moment. Null where the guide does not know. */
function isOpenAt({ place }: GuideText, { hours }: Known, { date, minute }: Moment): boolean | null {
  if (!place?.hours || minute === null) return null;
  const { kind } = openingState(valuesOf(place.hours, hours), date, minute);
  return kind === 'unknown' ? null : kind === 'open';
}

const wordsOf = ({ title, sentences, details }: GuideText) =>
  [title, ...sentences.map(({ text }) => text), ...details].join(' ');

function isWithin(text: GuideText, known: Known, asked: PlaceConstraints): boolean {
  const cost = costOf(known, asked.isForChildren);
  const tags = text.place?.tags ?? [];
  const words = wordsOf(text);
  if (asked.most !== null && cost && !isOfFood(text) && cost.least > asked.most) return false;
  if (
    asked.most !== null &&
    (!cost || isOfFood(text)) &&
    (text.place?.priceBand ?? 0) >= DEAR_BAND &&
    asked.most < DEAR
  )
    return false;
  const isSaidFree = tags.includes('free') || mentions(words, 'free');
  if (asked.isFree && cost && cost.most > 0 && !isSaidFree) return false;
  if (asked.isFree && !isSaidFree && (text.place?.priceBand ?? 0) > 1) return false;
  const isMall =
    text.place?.subcategory === 'mall' ||
    text.sentences.some(({ role, text: said }) => (role === 'venue' || role === 'summary') && MALL.test(said));
  if (asked.isOutsideMalls && (isMall || MALL.test(text.title))) return false;
  if (asked.isVegetarian && !isForVegetarians(text, tags, words)) return false;
  return asked.moment === null || isOpenAt(text, known, asked.moment) !== false;
}

/** The price of one dish is not that of a meal. */
const isOfFood = ({ place }: GuideText) =>
  place?.tags.some((tag) => tag.startsWith('cuisine')) === true ||
  /^(?:restaurant|casual|cafe|bakery|bar|pub|fine-dining|street-food)$/u.test(place?.subcategory ?? '');

/** The dearer half of the price levels, and the sum below which it is out of reach. */
const DEAR_BAND = 3;
const DEAR = 120;

function isForVegetarians(text: GuideText, tags: readonly string[], words: string): boolean {
  if (tags.some((tag) => /^(?:pure-)?vegetarian$|^vegan$|^jain$/u.test(tag))) return true;
  const isLittle = text.sentences.some(({ text: said }) => LITTLE_FOR_VEGETARIANS.test(said));
  return !isLittle && (!MEAT.test(words) || SAYS_VEGETARIAN.test(words));
}

/** The places that nothing known of them rules out. */
export async function keepWithin<Place>(
  places: readonly Place[],
  textOf: (place: Place) => GuideText,
  asked: PlaceConstraints,
  input: ToolInput,
): Promise<Place[]> {
  const { most, isFree, isOutsideMalls, isVegetarian, moment } = asked;
  if (most === null && !isFree && !isOutsideMalls && !isVegetarian && moment === null) return [...places];
  const known = await readKnown(places.map(textOf), input);
  const within = places.filter((place) => isWithin(textOf(place), known.get(textOf(place).id) ?? NOTHING, asked));
  // What is known to be open or to cost little enough comes first.
  const rank = (place: Place) => {
    const text = textOf(place);
    const ofPlace = known.get(text.id) ?? NOTHING;
    const isPriced = most === null || isOfFood(text) || costOf(ofPlace, asked.isForChildren) !== null;
    const isTimed = moment === null || isOpenAt(text, ofPlace, moment) === true;
    return Number(!isPriced) + Number(!isTimed);
  };
  return within.toSorted((a, b) => rank(a) - rank(b));
}

const NOTHING: Known = { prices: [], hours: [] };

/** Says below a list what the guide knows, and does not know, of what was asked. Whether all of it is known. */
export async function sayOfConstraints(
  listed: readonly GuideText[],
  { most, moment, isForChildren }: PlaceConstraints,
  input: ToolInput,
): Promise<boolean> {
  const { draft } = input;
  const texts = listed.slice(0, LISTED_PLACES[input.questionInput.preferences.responseStyle]);
  if (texts.length === 0 || (most === null && moment === null)) return true;
  const known = await readKnown(texts, input);
  const ofPlace = ({ id }: GuideText) => known.get(id) ?? NOTHING;
  const say = (message: string, some: readonly GuideText[], facts: readonly GuideFact[] = []) => {
    if (some.length === 0) return;
    const names = some.map(({ title }) => title).join(draft.messages.listJoin);
    const time = clockOf(moment?.minute ?? 0);
    addBlock(draft, 'paragraph', [
      claim(formatMessage(message, { names, time }), [
        ...some.map((text) => citeText(draft, text)),
        ...facts.map((fact) => citeFact(draft, fact)),
      ]),
    ]);
  };
  let isKnown = true;
  if (most !== null) {
    const cheapest = (text: GuideText) =>
      pricesOf(ofPlace(text), isForChildren)
        .filter(({ value, text: said }) => said !== null && Number(value) > 0 && Number(value) <= most)
        .toSorted((a, b) => Number(a.value) - Number(b.value))[0];
    composeFacts(
      texts.filter((text) => !isOfFood(text)).flatMap((text) => cheapest(text) ?? []),
      input,
    );
    const unpriced = texts.filter((text) => cheapest(text) === undefined || isOfFood(text));
    say(draft.messages.priceUnknown, unpriced);
    isKnown = unpriced.length === 0;
  }
  if (moment !== null) {
    const open = texts.filter((text) => isOpenAt(text, ofPlace(text), moment) === true);
    const untimed = texts.filter((text) => isOpenAt(text, ofPlace(text), moment) === null);
    say(
      draft.messages.openAt,
      open,
      open.flatMap((text) => ofPlace(text).hours.slice(0, 1)),
    );
    say(draft.messages.openUnknown, untimed);
    isKnown &&= untimed.length === 0;
  }
  return isKnown;
}

/** Where everything is ruled out. */
export function sayNoneWithin({ draft }: ToolInput): void {
  addBlock(draft, 'paragraph', [linkingSentence(draft.messages.noneWithin)]);
}
