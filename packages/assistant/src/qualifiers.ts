import type { GuideText } from './answer-guide.ts';
import { addBlock, type Draft, linkingSentence, statedTexts } from './draft.ts';
import { formatMessage } from './messages/messages.ts';
import { sentencesOn } from './place-sentences.ts';
import { attributesIn, mentions, type PlaceAttribute } from './requested-attribute.ts';

/** What a place does not have is stated by none. */
const WITHOUT = /\b(?:without|bina|baghair|bidun)\b|بدون|बिना|بغیر/iu;
/** Whoever asks for one of these is not served by a place of which it is not known. */
const DECIDING: readonly PlaceAttribute[] = ['jain', 'vegetarian'];

/** Places of a list, and what a question asks of them that none of them states. */
export type Qualified = { texts: readonly GuideText[]; unmet: readonly PlaceAttribute[] };

/** The places that state what a question asks of them, each in turn; where none does, all of them and what is not known. */
export function withQualifiers(texts: readonly GuideText[], question: string): Qualified {
  const isWithout = WITHOUT.test(question);
  return attributesIn(question).reduce<Qualified>(
    (found, asked) => {
      const having = isWithout ? [] : found.texts.filter((text) => states(text, asked));
      return having.length > 0 ? { ...found, texts: having } : { texts: found.texts, unmet: [...found.unmet, asked] };
    },
    { texts, unmet: [] },
  );
}

function states(text: GuideText, asked: PlaceAttribute): boolean {
  const tags = text.place?.tags.map((tag) => tag.replaceAll('-', ' ')).join(' ') ?? '';
  return mentions(tags, asked) || mentions(text.title, asked) || sentencesOn(asked, text).length > 0;
}

/** Whether a list of these places would answer another question. */
export function isOtherList({ unmet }: Qualified): boolean {
  return unmet.some((asked) => DECIDING.includes(asked));
}

/** Says what is not known of the places of a list. */
export function sayUnmet({ unmet }: Qualified, draft: Draft): void {
  if (unmet.length === 0) return;
  const { messages } = draft;
  const what = unmet.map((asked) => messages.attributes[asked]).join(messages.listJoin);
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
