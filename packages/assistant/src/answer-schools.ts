import { endSentence } from '@dalil/domain/language/sentences.ts';
import type { GuideText } from './answer-guide.ts';
import { readDirectory } from './directory.ts';
import { composeFacts } from './compose.ts';
import { sensesOfText } from './lexicon/find-senses.ts';
import type { Sense } from './lexicon/senses.ts';
import { LISTED_PLACES, listPlaces } from './list-places.ts';
import type { Ending } from './refer.ts';
import type { AnswerInput } from './run-tools.ts';

const CHOOSING: ReadonlySet<Sense> = new Set(['suggest', 'best', 'near', 'where', 'what-is', 'price']);
const CONFIDENCE = 90;
/** The fees of some of the schools are not known. */
const PART = 70;

/** CHAT-2: the schools with a curriculum, in an area or with a rating, and their fees if requested. Null if the question is about something else. */
export async function answerSchools(input: AnswerInput): Promise<Ending | null> {
  const { question, draft } = input;
  if ([...question.questionSenses].some((sense) => !CHOOSING.has(sense))) return null;
  const directory = await readDirectory('subcategory/school', input, (word) =>
    sensesOfText(word, question.locale).has('price'),
  );
  if (!directory || directory.selecting.length === 0 || directory.hasOtherWords) return null;
  const found = directory.entries.filter((entry) => directory.selecting.every((having) => having.includes(entry)));
  // A question with the name of one school is about that school.
  if (found.length < 2) return null;
  listPlaces(found, summariesOf, input);
  draft.reasons.add('from_texts');
  if (!question.questionSenses.has('price')) return { outcome: 'answered', confidence: CONFIDENCE };
  return addFees(found, input);
}

/** The yearly fees of the listed schools. */
async function addFees(found: readonly GuideText[], input: AnswerInput): Promise<Ending> {
  const listed = found.slice(0, LISTED_PLACES[input.questionInput.preferences.responseStyle]);
  const ids = listed.flatMap(({ place }) => place?.facts.prices ?? []);
  const facts = (await input.guide.facts(ids, input.draft.locale)).filter((fact) => fact.text !== null);
  composeFacts(facts, input);
  const areAllKnown = listed.every(({ place }) =>
    place?.facts.prices.some((id) => facts.some((fact) => fact.id === id)),
  );
  return areAllKnown ? { outcome: 'answered', confidence: CONFIDENCE } : { outcome: 'partly', confidence: PART };
}

/** The whole summary: its second sentence is the rating. */
function summariesOf({ sentences, locale }: GuideText): string {
  const summary = sentences.filter(({ role }) => role === 'summary').map(({ text }) => text);
  return endSentence(summary.join(' '), locale);
}
