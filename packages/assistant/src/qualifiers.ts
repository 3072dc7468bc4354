import { endSentence } from '@dalil/domain/language/sentences.ts';
import type { GuideText } from './answer-guide.ts';
import { addBlock, type Draft, linkingSentence, statedTexts } from './draft.ts';
import { NOTE_TOPICS } from './make-guide-text.ts';
import { formatMessage } from './messages/messages.ts';
import { sentencesOn } from './place-sentences.ts';
import { attributesIn, mentions, type PlaceAttribute } from './requested-attribute.ts';
import { type Wish, wishesIn } from './requested-wish.ts';

/** What a place does not have is stated by none. */
const WITHOUT = /\b(?:without|bina|baghair|bidun)\b|بدون|बिना|بغیر/iu;
/** Whoever asks for one of these is not served by a place of which it is not known. */
const DECIDING: readonly Asked[] = ['jain', 'vegetarian'];
/** Whatever else is asked, a place without one of these does not serve. */
const STRICT: readonly Asked[] = ['jain', 'vegetarian', 'women', 'wheelchair', 'allDay', 'free'];
const ADULTS = /^(?:bar|pub|nightlife|rooftop-bar|beach-club)$/u;
const FOR_CHILDREN = /^(?:kids|children|family|playground|kids-play|edutainment)$/u;
/** The highest price band that is cheap, by the sort of place. */
const CHEAP = { hotel: 2, other: 1 } as const;
const HOTELS: ReadonlySet<string> = new Set(['hotel', 'hotel-apartment', 'resort', 'hostel']);

/** Fewer words are a note below a heading. */
const FEWEST_WORDS = 4;

type Asked = PlaceAttribute | Wish;

/** Places of a list, and what a question asks of them that none of them states. */
export type Qualified = { texts: readonly GuideText[]; unmet: readonly Asked[] };

/** The places that state what a question asks of them, each in turn; where none does, all of them and what is not known. */
export function withQualifiers(texts: readonly GuideText[], question: string): Qualified {
  const isWithout = WITHOUT.test(question);
  const wishes = wishesIn(question);
  const attributes = attributesIn(question);
  // What is known of every place comes before what only some state, except where nothing else would do.
  const strict = attributes.filter((one) => STRICT.includes(one));
  const asked = [...strict, ...wishes, ...attributes.filter((one) => !strict.includes(one))];
  // Where nothing is cheap, the least dear comes first.
  const sorted = wishes.includes('cheap') ? texts.toSorted((a, b) => bandOf(a) - bandOf(b)) : texts;
  return asked.reduce<Qualified>(
    (found, one) => {
      const having = isWithout ? [] : found.texts.filter((text) => meets(text, one));
      return having.length > 0 ? { ...found, texts: having } : { texts: found.texts, unmet: [...found.unmet, one] };
    },
    { texts: sorted, unmet: [] },
  );
}

const UNKNOWN_BAND = 4;
const bandOf = ({ place }: GuideText) => place?.priceBand ?? UNKNOWN_BAND;

function meets(text: GuideText, asked: Asked): boolean {
  const { place } = text;
  if (asked === 'cheap') return isCheap(text);
  if (asked === 'emergency') return place?.hasEmergency === true;
  if (asked === 'indoor') return place?.setting === 'indoor' || (place?.tags.includes('indoor') ?? false);
  if (asked !== 'children') return states(text, asked);
  if (ADULTS.test(place?.subcategory ?? '')) return place?.isFamilyFriendly === true;
  const isNoted =
    place?.isFamilyFriendly !== false && text.sentences.some(({ topic }) => topic === NOTE_TOPICS.children);
  return place?.isFamilyFriendly === true || isNoted || (place?.tags.some((tag) => FOR_CHILDREN.test(tag)) ?? false);
}

/** Whether a place is cheap for what it is, by its price band. */
export function isCheap({ place }: GuideText): boolean {
  const most = HOTELS.has(place?.subcategory ?? '') ? CHEAP.hotel : CHEAP.other;
  return (place?.priceBand ?? most + 1) <= most;
}

/** The summary of a place, and what it says of the first quality that is asked for, if that is a sentence of its own. */
export function describeFor(text: GuideText, question: string): string {
  const summary = text.sentences.find(({ role }) => role === 'summary')?.text ?? '';
  const [said] = attributesIn(question).flatMap((asked) => sentencesOn(asked, text));
  const isMore = said !== undefined && said !== summary && said.split(' ').length >= FEWEST_WORDS;
  return isMore ? `${summary} ${endSentence(said, text.locale)}` : summary;
}

function states(text: GuideText, asked: PlaceAttribute): boolean {
  const tags = text.place?.tags.map((tag) => tag.replaceAll('-', ' ')).join(' ') ?? '';
  return mentions(tags, asked) || mentions(text.title, asked) || sentencesOn(asked, text).length > 0;
}

/** Whether a list of these places would answer another question. */
export function isOtherList({ unmet, texts }: Qualified): boolean {
  const isForAdults = unmet.includes('children') && texts.some(({ place }) => ADULTS.test(place?.subcategory ?? ''));
  return isForAdults || unmet.some((asked) => DECIDING.includes(asked));
}

/** Says what is not known of the places of a list, or does not hold for them; before the list, as it decides. */
export function sayUnmet({ unmet }: Qualified, draft: Draft): void {
  const { messages } = draft;
  const unknown = unmet.filter((asked) => asked !== 'cheap');
  const what = unknown.map((asked) => messages.attributes[asked]).join(messages.listJoin);
  if (unknown.length > 0) addBlock(draft, 'notice', [linkingSentence(formatMessage(messages.whichHave, { what }))]);
  // The list follows it.
  if (unmet.includes('cheap')) addBlock(draft, 'paragraph', [linkingSentence(messages.noneCheap)]);
}

/** What is asked of a place or places and not in what an answer says of them; said below it. Whether there is any. */
export function sayUnmetIn(question: string, draft: Draft): boolean {
  const isOfPlaces = draft.citations.length > 0 && draft.citations.every(({ kind }) => kind === 'place');
  if (!isOfPlaces) return false;
  const stated = statedTexts(draft).join(' ');
  const unmet = attributesIn(question).filter((asked) => !mentions(stated, asked));
  sayUnmet({ texts: [], unmet }, draft);
  return unmet.length > 0;
}
