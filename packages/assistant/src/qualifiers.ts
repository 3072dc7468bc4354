import type { GuideText } from './answer-guide.ts';
import { addBlock, type Draft, linkingSentence, statedTexts } from './draft.ts';
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
  if (asked === 'indoor') return place?.setting === 'indoor' || (place?.tags.includes('indoor') ?? false);
  if (asked !== 'children') return states(text, asked);
  return place?.isFamilyFriendly === true || (place?.tags.some((tag) => FOR_CHILDREN.test(tag)) ?? false);
}

/** Whether a place is cheap for what it is, by its price band. */
export function isCheap({ place }: GuideText): boolean {
  const most = HOTELS.has(place?.subcategory ?? '') ? CHEAP.hotel : CHEAP.other;
  return (place?.priceBand ?? most + 1) <= most;
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
  if (unmet.includes('cheap')) addBlock(draft, 'paragraph', [linkingSentence(messages.noneCheap)]);
  const unknown = unmet.filter((asked) => asked !== 'cheap');
  if (unknown.length === 0) return;
  const what = unknown.map((asked) => messages.attributes[asked]).join(messages.listJoin);
  addBlock(draft, 'notice', [linkingSentence(formatMessage(messages.whichHave, { what }))]);
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
