import { dubaiMinute } from '@dalil/domain/city/clock-time.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { GuideText } from './answer-guide.ts';
import { CHOSEN_CONFIDENCE, PARTLY_CONFIDENCE } from './confidence.ts';
import { addBlock, citeText, claim, type Draft, linkingSentence } from './draft.ts';
import type { Sense } from './lexicon/senses.ts';
import { listPlaces } from './list-places.ts';
import { formatMessage } from './messages/messages.ts';
import { namedConcepts } from './named-items.ts';
import { describeOpening } from './opening-of-place.ts';
import type { Question } from './read-question.ts';
import type { Ending } from './refer.ts';
import type { ToolInput } from './tools/tool.ts';

type Place = NonNullable<GuideText['place']>;
/** What a question about several places may ask of each, by what the guide knows of a place. */
const TRAITS: readonly (readonly [Sense, (place: Place) => boolean])[] = [
  ['indoor', ({ setting }) => setting !== 'outdoor'],
  ['child', ({ isFamilyFriendly }) => isFamilyFriendly === true],
  ['family', ({ isFamilyFriendly }) => isFamilyFriendly === true],
  ['alcohol', ({ isLicensed }) => isLicensed === true],
];
const TAG = 'tag/';

/** CHAT-2: "which of these is indoors": those of the listed places that have what is asked for. Null if the guide has no such trait. */
export async function answerListed(
  question: Question,
  listed: readonly GuideText[],
  input: Pick<ToolInput, 'questionInput' | 'guide' | 'draft'>,
): Promise<Ending | null> {
  if (question.questionSenses.has('is-open')) return sayOpen(listed, input);
  if (question.subjects.has('cheap') || choosesCheapest(question.text)) return sayCheapest(listed, input);
  const fitting = fittingPlaces(question, listed, input);
  if (!fitting) return null;
  if (fitting.length === 0) {
    addBlock(input.draft, 'paragraph', [linkingSentence(input.draft.messages.noneOfThese)]);
    return { outcome: 'partly', confidence: PARTLY_CONFIDENCE, byUnit: true };
  }
  listPlaces(fitting, summaryOf, input);
  input.draft.reasons.add('from_texts');
  return { outcome: 'answered', confidence: CHOSEN_CONFIDENCE, byUnit: true };
}

function fittingPlaces(
  { text, subjects }: Question,
  listed: readonly GuideText[],
  { guide }: Pick<ToolInput, 'guide'>,
): readonly GuideText[] | null {
  const [, has] = TRAITS.find(([sense]) => subjects.has(sense)) ?? [];
  if (has) return listed.filter(({ place }) => place && has(place));
  const tags = namedConcepts(text, guide.vocabulary).flatMap(({ concept }) =>
    concept.startsWith(TAG) ? [concept.replace(TAG, '')] : [],
  );
  return tags.length > 0 ? listed.filter(({ place }) => tags.some((tag) => place?.tags.includes(tag))) : null;
}

/** "Which is cheapest", after a list. */
const WHICH =
  /\b(?:which|what|kaun ?sa|kon ?sa|konsi|kaunsi|ay|ayy|aay)\b|أيها|ايها|أيهم|ايهم|اي واحد|أي واحد|कौन[- ]?स[ाेी]|کون ?س[اےی]/iu;
const CHEAPEST =
  /\b(?:cheapest|least expensive|lowest price|most affordable|sab ?se sast[aie]|ar5as|arkhas)\b|(?:ال)?[أا]رخص|سب سے سست|सबसे सस्त|सब से सस्त/iu;
const MAX_LENGTH = 45;

/** Whether a short message asks for the cheapest of what was listed before. */
export const choosesCheapest = (text: string): boolean =>
  text.length <= MAX_LENGTH && WHICH.test(text) && CHEAPEST.test(text);

/** Those of the lowest price level, and why; what the guide does not know is said. */
function sayCheapest(
  listed: readonly GuideText[],
  input: Pick<ToolInput, 'questionInput' | 'guide' | 'draft'>,
): Ending {
  const { draft } = input;
  const banded = listed.filter(({ place }) => (place?.priceBand ?? null) !== null);
  const say = (message: string, texts: readonly GuideText[]) => {
    const names = texts.map(({ title }) => title).join(draft.messages.listJoin);
    addBlock(draft, 'paragraph', [
      claim(
        formatMessage(message, { names }),
        texts.map((text) => citeText(draft, text)),
      ),
    ]);
  };
  const least = Math.min(...banded.map(({ place }) => place?.priceBand ?? Number.POSITIVE_INFINITY));
  const cheapest = banded.filter(({ place }) => place?.priceBand === least);
  const isChosen = cheapest.length > 0 && cheapest.length < banded.length;
  if (cheapest.length > 0) say(draft.messages[isChosen ? 'cheapestOfThese' : 'alikeInPrice'], cheapest);
  if (isChosen) listPlaces(cheapest, summaryOf, input);
  const unknown = listed.filter((text) => !banded.includes(text));
  if (unknown.length > 0) say(draft.messages.priceUnknown, unknown);
  draft.reasons.add('from_texts');
  return isChosen
    ? { outcome: 'answered', confidence: CHOSEN_CONFIDENCE, byUnit: true }
    : { outcome: 'partly', confidence: PARTLY_CONFIDENCE, byUnit: true };
}

/** Whether each of the places is open now. */
async function sayOpen(
  listed: readonly GuideText[],
  { questionInput: { now }, guide, draft }: Pick<ToolInput, 'questionInput' | 'guide'> & { draft: Draft },
): Promise<Ending | null> {
  const moment = { date: dubaiDate(now), minute: dubaiMinute(now) };
  let said = 0;
  for (const text of listed) {
    const facts = await guide.facts(text.place?.facts.hours ?? [], draft.locale);
    const sentence = describeOpening(text, facts, moment, { draft });
    if (!sentence || sentence === 'unknown') continue;
    said += 1;
    addBlock(draft, 'paragraph', [sentence]);
  }
  if (said === 0) return null;
  const isWhole = said === listed.length;
  return { outcome: isWhole ? 'answered' : 'partly', confidence: isWhole ? CHOSEN_CONFIDENCE : PARTLY_CONFIDENCE };
}

const summaryOf = ({ sentences }: GuideText) => sentences.find(({ role }) => role === 'summary')?.text ?? '';
