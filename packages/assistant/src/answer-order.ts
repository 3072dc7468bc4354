import { answerAttribute } from './answer-attribute.ts';
import { answerByWords } from './answer-by-words.ts';
import { answerCollection } from './answer-collection.ts';
import { answerConsulate } from './answer-consulate.ts';
import { answerDish } from './answer-dish.ts';
import { answerDirectory } from './answer-directory.ts';
import { answerHomes } from './answer-homes.ts';
import { answerJourney } from './answer-journey.ts';
import { answerLicence } from './answer-licence.ts';
import { answerNote, answerNoteOfUnit } from './answer-note.ts';
import { answerOfName } from './answer-of-name.ts';
import { answerOfPlace } from './answer-of-place.ts';
import { answerOfService } from './answer-of-service.ts';
import { answerPlacesInArea, PLACED } from './answer-places-in-area.ts';
import { answerPlacesWanted } from './answer-places-wanted.ts';
import { answerProgrammes } from './answer-programmes.ts';
import { answerSchools } from './answer-schools.ts';
import { answerTonight } from './answer-tonight.ts';
import { answerVisa } from './answer-visa.ts';
import { pagesOf, readEvidence } from './choose-for-topic.ts';
import type { Intent } from './classifier/labels.ts';
import type { TopicId } from './classifier/topics.ts';
import { requestsLiveData } from './gaps.ts';
import { isKnownInPart } from './answer-on-topic.ts';
import { lacksPlace } from './gaps.ts';
import { addBlock, linkingSentence } from './draft.ts';
import { inPart, isClear, lessSure } from './ending.ts';
import { withoutAnswer } from './nearest.ts';
import { isNotInGuide } from './not-in-guide.ts';
import { lacksCity } from './other-cities.ts';
import { constraintsIn, isRuledOut, withoutConstraints } from './place-constraints.ts';
import { readTopic } from './read-topic.ts';
import type { Ending } from './refer.ts';
import type { Answerer, ReadRequest } from './request.ts';
import { attributesIn } from './requested-attribute.ts';
import { type AnswerInput, runTools } from './run-tools.ts';
import { eventsOnDaysTool } from './tools/event-tool.ts';
import { errandTool } from './tools/place-tool.ts';
import { metroTool } from './tools/metro-tool.ts';
import { tariffTool } from './tools/tariff-tool.ts';
import { answerSurely } from './units/answer-by-units.ts';
import { asksYesNo } from './units/asks-yes-no.ts';

/** What comes nearest to the water taxi. */
const BOATS: readonly TopicId[] = ['ferry'];
const RULES: readonly Intent[] = ['hours', 'price', 'allowed', 'penalty', 'documents', 'steps', 'deadline', 'weather'];

/** CHAT-2: what may answer a request, in this order. The first that has an answer gives it. */
export const ORDER: readonly Answerer[] = [
  { name: 'what the guide leaves out', answer: answerLeftOut, yieldsTo: 'nothing' },
  { name: 'programmes', answer: answerOnProgrammes, yieldsTo: 'clear unit' },
  { name: 'events on days', answer: answerOnDays, yieldsTo: 'clear unit' },
  {
    name: 'metro now',
    answer: ({ input, question }) => runTools({ ...input, question }, [metroTool]),
    yieldsTo: 'nothing',
  },
  { name: 'tariff at a time', answer: answerTariffAtTime, yieldsTo: 'near units' },
  {
    name: 'journey',
    answer: ({ input, question, named }) => answerJourney({ ...input, question, named }),
    yieldsTo: 'near units',
  },
  {
    name: 'directory',
    answer: ({ input, question, named }) => answerDirectory({ ...input, question, named }),
    yieldsTo: 'near units',
  },
  { name: 'homes', answer: ({ input, named }) => answerHomes({ ...input, named }), yieldsTo: 'clear unit' },
  {
    name: 'places wanted',
    answer: ({ input, question, named }) => answerPlacesWanted(constrained({ ...input, question, named })),
    yieldsTo: 'clear unit',
  },
  {
    name: 'this evening',
    answer: ({ input, question, named }) => answerTonight({ ...input, question, named }),
    yieldsTo: 'clear unit',
  },
  { name: 'licence', answer: ({ input }) => answerLicence(input), yieldsTo: 'near units' },
  { name: 'part of a service', answer: ({ input, intent }) => answerOfService(intent, input), yieldsTo: 'near units' },
  { name: 'note of a place', answer: ({ input }) => answerNote(input), yieldsTo: 'near units' },
  {
    name: 'named place',
    // Whether a place is free or has parking is no question about where it is.
    answer: ({ own, reading, intent, input }) => (isOfTrait(own) ? null : answerOfPlace(reading, intent, input)),
    yieldsTo: 'near units',
  },
  {
    name: 'places in an area',
    answer: ({ input, named }) => answerPlacesInArea(constrained({ ...input, named })),
    yieldsTo: 'clear unit',
  },
  { name: 'dish', answer: ({ input, named }) => answerDish({ ...input, named }), yieldsTo: 'clear unit' },
  { name: 'errand', answer: answerErrand, yieldsTo: 'clear unit' },
  { name: 'consulate', answer: ({ input, intent }) => answerConsulate(intent, input), yieldsTo: 'near units' },
  { name: 'visa', answer: ({ input, intent, reading }) => answerVisa(reading, intent, input), yieldsTo: 'near units' },
  { name: 'schools', answer: ({ input, question }) => answerSchools({ ...input, question }), yieldsTo: 'near units' },
  {
    name: 'collection',
    answer: ({ input, intent, reading, question }) => answerCollection(intent, reading, { ...input, question }),
    yieldsTo: 'clear unit',
  },
  { name: 'name', answer: ({ input, intent }) => answerOfName(intent, input), yieldsTo: 'clear unit' },
  { name: 'note of a unit', answer: ({ ranking, input }) => answerNoteOfUnit(ranking, input), yieldsTo: 'near units' },
  {
    name: 'attribute of a place',
    answer: async (request) =>
      inFact(await answerAttribute(request.ranking, request.reading, request.intent, request.input), request),
    yieldsTo: 'nothing',
  },
  {
    name: 'sure unit',
    answer: async (request) =>
      inFact(await answerSurely(request.ranking, request.reading, request.intent, request.input), request),
    yieldsTo: 'near units',
  },
  { name: 'words', answer: answerByWords, yieldsTo: 'nothing' },
];

async function answerLeftOut({ own, question, guide, draft }: ReadRequest): Promise<Ending | null> {
  if (!isNotInGuide(own.text)) return null;
  const boats = await readEvidence(BOATS, guide, draft.locale);
  return withoutAnswer(pagesOf(question, boats), draft);
}

async function answerOnProgrammes({ own, question, named, input, draft }: ReadRequest): Promise<Ending | null> {
  const programmes = await answerProgrammes({ ...input, question, named });
  return programmes && lacksCity(own.text, draft) ? inPart(programmes) : programmes;
}

async function answerOnDays({ question, named, intent, input }: ReadRequest): Promise<Ending | null> {
  const { senses, others, time } = question;
  const isDay = time !== null && !time.isAssumed && (time.span === 'day' || time.span === 'weekend');
  const isOfDay = isDay && senses.has('whats-on') && named.length === 0 && others.length === 0;
  // "What's on tonight" is no question about one event that somebody asks for in nearly these words.
  const isOfSomeDays =
    named.length === 0 && time !== null && time.span !== 'year' && !question.questionSenses.has('where');
  const mayBeOfDay = isOfDay || (isOfSomeDays && !RULES.includes(intent));
  return mayBeOfDay ? runTools({ ...input, question }, [eventsOnDaysTool]) : null;
}

/** A toll or a charge at a time of day is computed, whatever fact is worded nearly like the question. */
async function answerTariffAtTime({ question, input }: ReadRequest): Promise<Ending | null> {
  const isAtTime = question.time !== null && question.time.minute !== null;
  return isAtTime ? runTools({ ...input, question }, [tariffTool]) : null;
}

const isOfTrait = ({ text }: ReadRequest['own']) => asksYesNo(text) && attributesIn(text).length > 0;

async function answerErrand({ own, intent, input }: ReadRequest): Promise<Ending | null> {
  return PLACED.includes(intent) || attributesIn(own.text).length > 0 ? runTools(input, [errandTool]) : null;
}

/** What rules places out apart from the words for what is looked for. */
function constrained(input: AnswerInput): AnswerInput {
  const { question, questionInput } = input;
  const constraints = constraintsIn(question, questionInput.now);
  if (!isRuledOut(constraints)) return input;
  const plain = withoutConstraints(question, questionInput.now);
  return { ...input, question: plain, questionInput: { ...questionInput, question: plain.text }, constraints };
}

/** What a unit says may hold in part only: here and not in another city, on average, at another time. */
function inFact(ending: Ending | null, { own, reading, intent, input, draft }: ReadRequest): Ending | null {
  if (!ending) return null;
  const { question, named, questionInput } = input;
  const isLive = requestsLiveData(question);
  // A follow-up whose own words do not say its topic leaves open what it is about.
  const isOpen = questionInput.before.length > 0 && !isClear(readTopic(own.text, []), true);
  if (isLive) addBlock(draft, 'notice', [linkingSentence(draft.messages.noLive)]);
  const isPart =
    isLive || isOpen || lacksCity(own.text, draft) || isKnownInPart(reading) || lacksPlace(intent, named, draft);
  return isPart ? lessSure({ ...ending, outcome: ending.outcome === 'answered' ? 'partly' : ending.outcome }) : ending;
}
