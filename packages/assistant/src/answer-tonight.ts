import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { isInEvening } from '@dalil/domain/guide/event-listing.ts';
import type { EventData } from '@dalil/domain/guide/event.ts';
import type { EventOnDays } from './answer-guide.ts';
import { addBlock, addCards, citeEvent, claim, describeChoice, linkingSentence } from './draft.ts';
import { spanInWords, thoseIn } from './answer-programmes.ts';
import { formatMessage } from './messages/messages.ts';
import { programmeSentence } from './programme-sentence.ts';
import type { Ending } from './refer.ts';
import { attributesIn } from './requested-attribute.ts';
import { requestedProgramme } from './requested-programme.ts';
import { asksForNear, asksForTonight, wishesIn } from './requested-wish.ts';
import type { AnswerInput } from './run-tools.ts';
import { writeOccurrence } from './tools/event-tool.ts';
import { conceptsByPart, SORT } from './tools/place-tool.ts';
import { hasAny } from './tools/tool.ts';

const LISTED = { brief: 3, balanced: 5, detailed: 8 } as const;
/** Evenings for grown-ups. */
const ADULTS: readonly EventData['type'][] = [
  'ladies-night',
  'quiz',
  'comedy',
  'brunch',
  'dance',
  'live-music',
  'trade-fair',
];
const NO_OUTING: readonly EventData['type'][] = ['rule', 'public-holiday', 'trade-fair', 'season'];
/** For whoever comes, children too. */
const FAMILIES: readonly EventData['type'][] = ['market', 'community', 'festival', 'celebration', 'culture'];
const CONFIDENCE = 80;
const PART = 65;

/**
 * CHAT-2: what is on this evening that is free, cheap or for children, where no sort of place is asked for. What is not known of them is
 * said first. Null for a question about something else.
 */
export async function answerTonight({
  question,
  named,
  questionInput,
  guide,
  draft,
}: AnswerInput): Promise<Ending | null> {
  const asked = questionInput.question;
  const wishes = wishesIn(asked);
  const isFreeAsked = wishes.includes('cheap') || attributesIn(asked).includes('free');
  const isForChildren = wishes.includes('children');
  if (!asksForTonight(asked) || named.length > 1 || requestedProgramme(asked) || !(isFreeAsked || isForChildren))
    return null;
  if (hasAny(question.senses, ['is-open', 'phone', 'documents', 'metro', 'bus', 'taxi', 'hospital', 'pharmacy']))
    return null;
  const parts = conceptsByPart({ question, named, questionInput, guide, draft });
  if (parts.some(({ concepts }) => concepts.some((concept) => SORT.test(concept)))) return null;
  const [area] = named.length > 0 ? await guide.texts(named, draft.locale) : [];
  if (named.length > 0 && (!area?.position || !(named[0]?.kind === 'neighbourhood' || asksForNear(asked)))) return null;
  const today = dubaiDate(questionInput.now);
  const all = (await guide.events(today, today, draft.locale)).filter(
    ({ data, occurrences }) =>
      !NO_OUTING.includes(data.type) && occurrences.some((one) => isInEvening(one, today, data.type)),
  );
  const suitable = isForChildren ? all.filter(({ data }) => !ADULTS.includes(data.type)) : all;
  const free = isFreeAsked ? suitable.filter(({ data }) => data.isTypicallyFree === true) : suitable;
  const anywhere = free.length > 0 ? free : suitable;
  const inside = area ? await thoseIn(area, anywhere, guide, draft) : anywhere;
  const fitting = inside.length > 0 ? inside : anywhere;
  if (fitting.length === 0) return null;
  const isFamily = ({ data }: EventOnDays) => FAMILIES.includes(data.type);
  const rank = (event: EventOnDays) => (isFamily(event) && isForChildren ? 0 : event.data.type === 'religious' ? 2 : 1);
  const sorted = fitting.toSorted((a, b) => rank(a) - rank(b));
  const listed = sorted.slice(0, LISTED[questionInput.preferences.responseStyle]);
  const isUnsure = isForChildren && !listed.every(isFamily);
  if (area && inside.length === 0) {
    const dates = spanInWords({ from: today, to: today }, draft);
    const none = formatMessage(draft.messages.noProgrammesIn, { area: area.title, dates });
    addBlock(draft, 'paragraph', [linkingSentence(none)]);
  }
  addBlock(draft, 'paragraph', [
    ...(isUnsure ? [linkingSentence(draft.messages.whetherForChildren)] : []),
    ...(isFreeAsked ? [linkingSentence(free.length > 0 ? draft.messages.freeThen : draft.messages.noneFreeThen)] : []),
  ]);
  addBlock(
    draft,
    'list',
    listed.map((event) => claim(sentenceOf(event, draft), [citeEvent(draft, event)])),
  );
  addCards(
    draft,
    listed.map(({ id }) => ({ kind: 'event' as const, id })),
  );
  if (sorted.length > listed.length) describeChoice('chosenNext', questionInput.preferences, draft);
  const isWhole = inside.length > 0 && (!isFreeAsked || free.length > 0) && !isUnsure;
  return { outcome: isWhole ? 'answered' : 'partly', confidence: isWhole ? CONFIDENCE : PART, byUnit: true };
}

function sentenceOf(event: EventOnDays, draft: AnswerInput['draft']): string {
  const [first] = event.occurrences;
  return programmeSentence(event, draft) ?? (first ? writeOccurrence(event.title, first, draft) : event.title);
}
