import { endSentence } from '@dalil/domain/language/sentences.ts';
import { splitWords } from '@dalil/search/split-words.ts';
import { stemWord } from '@dalil/search/stem-word.ts';
import type { GuideText } from './answer-guide.ts';
import { MAY_BE_CLOSED, OF_PLACE, statusNotes } from './answer-of-place.ts';
import type { Intent } from './classifier/labels.ts';
import type { NO_TOPIC, TopicId } from './classifier/topics.ts';
import { composeFacts, stateFact } from './compose.ts';
import { addBlock, citeFact, citeText, claim, type Draft, linkingSentence } from './draft.ts';
import { sensesOfText } from './lexicon/find-senses.ts';
import type { Sense } from './lexicon/senses.ts';
import { formatMessage } from './messages/messages.ts';
import type { NamedItem } from './named-items.ts';
import { sentencesOn } from './place-sentences.ts';
import { sayNotStated } from './not-stated.ts';
import { NO_READING, readClearIntent, type TopicReading } from './read-topic.ts';
import type { Ending } from './refer.ts';
import { type AskedAttribute, attributesIn, isPlaceAttribute, mentions } from './requested-attribute.ts';
import { requestedNote } from './requested-note.ts';
import type { AnswerInput } from './run-tools.ts';
import { closedThen } from './season-of-place.ts';
import { hasAny } from './tools/tool.ts';
import { asksYesNo } from './units/asks-yes-no.ts';
import { fittingUnits } from './units/can-state.ts';
import { certaintyOfFirst, type RankedUnit, type Ranking } from './units/rank-units.ts';
import { UNIT_FEATURES } from './units/unit-features.ts';

const OF_INTENT: Partial<Record<Intent, 'price' | 'hours' | 'phone'>> = {
  price: 'price',
  hours: 'hours',
  contact: 'phone',
};
const SENSES_OF = { price: ['price'], hours: ['hours', 'is-open'], phone: ['phone'] } as const;
/** Topics on places of a sort: what they say in general is not what one of them costs or when it opens. */
const OF_SORTS: ReadonlySet<TopicId | typeof NO_TOPIC> = new Set([
  'hotel-price',
  'stay',
  'museums',
  'sight-tips',
  'find-food',
  'find-family',
  'find-nightlife',
  'find-sights',
  'find-beach',
  'find-luxury',
  'cheap-food',
  'lunch-deal',
  'desert',
]);
/** What the law decides for every place alike, where it has a verdict. */
const BY_LAW: readonly AskedAttribute[] = ['pets', 'shisha', 'photos', 'dress', 'alcohol'];
/** What hours and prices of a place say as well. */
const BY_FACTS: Partial<Record<AskedAttribute, 'hours' | 'prices' | 'phones'>> = {
  allDay: 'hours',
  late: 'hours',
  hours: 'hours',
  free: 'prices',
  price: 'prices',
  phone: 'phones',
};
/** The usual hours of places of a sort. */
const GENERAL_HOURS: Readonly<Record<string, string>> = { mall: 'mall.hours' };
const MAX_FACTS = 5;
const CONFIDENCE = 85;
const PART = 60;
/** What takes someone to a place has its own prices and hours. */
const ON_WAY: readonly Sense[] = ['metro', 'bus', 'taxi', 'tram', 'parking', 'salik', 'distance', 'way'];
const UNSURE_TOPIC = 0.5;
const SURE_UNIT = 0.5;
const AMONG = 3;
const NAMED_AMONG = 12;
const LEAST = 0.2;
/** A place whose whole name the question does not have is meant if it has this much of it. */
const MUCH_OF_NAME = 0.75;
/** So is one this likely and this near in meaning, whatever it is called: the boat over the Creek. */
const SURE_PLACE = 0.9;
const NEAR_PLACE = 1.6;

/**
 * CHAT-2: what a question asks of one place: by a sentence of the place that mentions it, by what is known of it, and otherwise that the
 * guide does not state it. Null where the question asks for nothing of this kind, or a fact on this place and matter answers.
 */
export async function answerAttribute(
  ranking: Ranking,
  reading: TopicReading,
  intent: Intent,
  input: AnswerInput,
): Promise<Ending | null> {
  const { guide, draft, questionInput } = input;
  const named = placeMeant(ranking, input);
  const [text] = named ? await guide.texts([named], draft.locale) : [];
  // "Pakistani food" names no consulate, which has an answer of its own.
  if (!named || !text || text.place?.country) return null;
  const asked = attributeOf(reading, intent, named, input);
  if (!asked) return null;
  // What the place states with a yes or a no needs no page that lists several places.
  const isKnown = asked === 'free' && asksYesNo(questionInput.question) && traitOf(asked, text, draft) !== null;
  const known = isKnown ? sayOfPlace(asked, text, input) : null;
  if (known) return known;
  const general = ranking.units[0] && certaintyOfFirst(ranking) >= SURE_UNIT ? ranking.units[0] : null;
  const [likeliest] = fittingUnits(ranking.units, intent, questionInput.question);
  const isSure = certaintyOfFirst(ranking) >= SURE_UNIT;
  if (isPlaceAttribute(asked) && ranking.units.slice(0, AMONG).some((one) => isOnBoth(one, asked, named))) return null;
  if (isSure && likeliest && isOnBoth(likeliest, asked, named)) return null;
  const isRule = general?.unit.kind === 'question' && general.probability >= SURE_PLACE;
  const isDecided = general?.unit.fact?.verdict && asksYesNo(questionInput.question);
  const isLaw = BY_LAW.includes(asked) && (isDecided || isRule);
  const said = sayOfPlace(asked, text, input) ?? (isLaw ? 'law' : null);
  if (said === 'law') return null;
  if (said) return said;
  const of = BY_FACTS[asked];
  const facts = of
    ? (await guide.facts(text.place?.facts[of] ?? [], draft.locale)).filter((one) => one.text !== null)
    : [];
  const notes = statusNotes(text);
  const closed = facts.length > 0 ? await closedThen(text, facts, input.question, guide, draft) : null;
  if (closed) addBlock(draft, 'paragraph', [closed]);
  // "Free" alone is not answered by what it costs.
  const isStated = facts.length > 0 && asked !== 'free';
  if (!isStated) sayNotStated(asked, text, draft);
  if (isStated && notes.length === 0) {
    composeFacts(facts.slice(0, MAX_FACTS), input);
    return { outcome: 'answered', confidence: CONFIDENCE, byUnit: true };
  }
  addBlock(
    draft,
    'paragraph',
    notes.map((note) => claim(note, [citeText(draft, text)])),
  );
  composeFacts(facts.slice(0, MAX_FACTS), input);
  const isMore = (await sayInGeneral(asked, text, general, input)) || facts.length > 0 || notes.length > 0;
  if (!isStated) draft.reasons.add('nothing_found');
  return isMore
    ? { outcome: 'partly', confidence: PART, byUnit: true }
    : { outcome: 'closest', confidence: 0, byUnit: true };
}

/** The one place that a question names, or the first of the units of which it has most of the name. */
function placeMeant(
  { units }: Ranking,
  { named, question }: AnswerInput,
): (Pick<NamedItem, 'id' | 'stems'> & { kind: 'place' }) | null {
  const [place, ...more] = named.filter(({ kind }) => kind === 'place');
  if (more.length > 0) return null;
  if (place) {
    // One word of a name beside words that nobody knows is rather a part of another name.
    const others = question.others.filter((word) => !place.stems.has(stemWord(word)));
    if (place.stems.size === 1 && others.length > 0 && units[0]?.unit.id !== place.id) return null;
    // So is one that none of the likeliest units is: a Saudi licence and the Saudi hospital.
    const isOfPlace = ({ unit }: RankedUnit) => unit.kind === 'place' && unit.id === place.id;
    if (place.stems.size === 1 && units.length > AMONG && !units.slice(0, NAMED_AMONG).some(isOfPlace)) return null;
    return { kind: 'place', id: place.id, stems: place.stems };
  }
  const [first] = units;
  const isNamed =
    first?.unit.kind === 'place' &&
    ((first.row[UNIT_FEATURES.indexOf('title said')] ?? 0) >= MUCH_OF_NAME ||
      (first.probability >= SURE_PLACE && first.nearness >= NEAR_PLACE));
  if (!first || !isNamed || named.length > 0 || first.unit.text?.place?.country) return null;
  const stems = splitWords(first.unit.titles[0] ?? '').map(({ text }) => stemWord(text));
  return { kind: 'place', id: first.unit.id, stems: new Set(stems) };
}

function attributeOf(
  [[topic, probability] = NO_READING]: TopicReading,
  intent: Intent,
  { stems }: Pick<NamedItem, 'stems'>,
  { question, questionInput }: AnswerInput,
): AskedAttribute | null {
  // "The Green Planet" is no question about what is green, "Park Hyatt" none about parking.
  const words = splitWords(questionInput.question).filter(({ text }) => !stems.has(stemWord(text)));
  const rest = words.map(({ text }) => text).join(' ');
  const [attribute] = attributesIn(rest);
  if (attribute) return attribute;
  const note = requestedNote(rest);
  if (note === 'diet') return question.subjects.has('alcohol') ? 'alcohol' : 'vegetarian';
  if (note === 'dress' || note === 'booking' || note === 'children') return note;
  if (question.subjects.has('alcohol')) return 'alcohol';
  if (question.subjects.has('hospital') && /\b(?:emergency|er|a&e)\b|طوارئ|इमरजेंसी|ایمرجنسی/iu.test(rest))
    return 'emergency';
  const isOnWay = hasAny(question.senses, ON_WAY);
  const isOfPlace = OF_PLACE.has(topic) || OF_SORTS.has(topic) || probability < UNSURE_TOPIC || !isOnWay;
  const isOnHours = question.questionSenses.has('is-open') && !question.questionSenses.has('price');
  const senses = sensesOfText(questionInput.question, question.locale);
  const isClear = readClearIntent(questionInput.question, questionInput.before) === intent;
  const ofIntent = OF_INTENT[intent];
  const isAsked = ofIntent !== undefined && (isClear || SENSES_OF[ofIntent].some((sense) => senses.has(sense)));
  return isOfPlace && isAsked ? ofIntent : isOnHours ? 'hours' : null;
}

/** Whether a unit is about the place and about what is asked of it. */
function isOnBoth(
  { unit, probability }: RankedUnit,
  asked: AskedAttribute,
  { id, stems }: Pick<NamedItem, 'id' | 'stems'>,
): boolean {
  if (unit.kind === 'place' || unit.kind === 'event' || probability < LEAST) return false;
  const words = [...unit.titles, ...unit.texts].join(' ');
  const said = new Set(splitWords(words).map(({ text }) => stemWord(text)));
  const isOfPlace = unit.id.includes(id) || [...stems].every((stem) => said.has(stem));
  return isOfPlace && (!isPlaceAttribute(asked) || mentions(words, asked));
}

/** What the place itself says of it: a note, a sentence, or what is known of every place. */
function sayOfPlace(asked: AskedAttribute, text: GuideText, { draft, questionInput }: AnswerInput): Ending | null {
  const notes = statusNotes(text);
  const trait = traitOf(asked, text, draft);
  const found = isPlaceAttribute(asked) ? sentencesOn(asked, text) : [];
  const [first] = found;
  if (!trait && !first) return null;
  const isYesNo = asksYesNo(questionInput.question);
  const verdict = trait && isYesNo ? `${draft.messages.verdicts[trait.verdict]} ` : '';
  const lines = trait
    ? [`${verdict}${trait.text}`]
    : [formatMessage(draft.messages.headed, { heading: text.title, text: first ?? '' })];
  addBlock(
    draft,
    'paragraph',
    [...lines, ...notes].map((line) => claim(endSentence(line, text.locale), [citeText(draft, text)])),
  );
  draft.reasons.add('from_texts');
  return notes.length > 0
    ? { outcome: 'partly', confidence: MAY_BE_CLOSED, byUnit: true }
    : { outcome: 'answered', confidence: CONFIDENCE, byUnit: true };
}

type Trait = { verdict: 'yes' | 'no'; text: string };

function traitOf(asked: AskedAttribute, text: GuideText, { messages }: Draft): Trait | null {
  const { place, title } = text;
  const say = (known: boolean | null | undefined, lines: Record<'yes' | 'no', string>): Trait | null => {
    if (known === null || known === undefined) return null;
    const verdict = known ? 'yes' : 'no';
    return { verdict, text: formatMessage(lines[verdict], { title }) };
  };
  if (asked === 'alcohol') return say(place?.isLicensed, messages.serves);
  if (asked === 'children') return say(place?.isFamilyFriendly, messages.family);
  if (asked === 'free' && place?.tags.includes('free')) {
    return { verdict: 'yes', text: text.sentences.find(({ role }) => role === 'summary')?.text ?? title };
  }
  return asked === 'emergency' ? say(place?.hasEmergency, messages.emergency) : null;
}

/** What holds in general, if a sure unit is about it, or places of its sort have usual hours. True if there is something. */
async function sayInGeneral(
  asked: AskedAttribute,
  { place }: GuideText,
  general: RankedUnit | null,
  { guide, draft }: AnswerInput,
): Promise<boolean> {
  const usual = asked === 'hours' ? GENERAL_HOURS[place?.subcategory ?? ''] : undefined;
  const [hours] = usual === undefined ? [] : await guide.facts([usual], draft.locale);
  const fact = hours ?? general?.unit.fact ?? null;
  const isOnIt =
    hours ||
    (general && isPlaceAttribute(asked) && mentions([...general.unit.titles, ...general.unit.texts].join(' '), asked));
  if (!isOnIt) return false;
  const text = general?.unit.kind === 'question' ? general.unit.text : null;
  const said = fact && fact.text !== null ? claim(stateFact(fact, draft), [citeFact(draft, fact)]) : null;
  const lines = text?.sentences.filter(({ text: one }) => isPlaceAttribute(asked) && mentions(one, asked)) ?? [];
  const [line] = lines;
  const sentence = said ?? (text && line ? claim(line.text, [citeText(draft, text)]) : null);
  if (!sentence) return false;
  addBlock(draft, 'paragraph', [linkingSentence(draft.messages.inGeneral), sentence]);
  return true;
}
