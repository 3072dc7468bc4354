import { endSentence } from '@dalil/domain/language/sentences.ts';
import type { GuideText } from './answer-guide.ts';
import { readDirectory } from './directory.ts';
import type { Sense } from './lexicon/senses.ts';
import { listPlaces } from './list-places.ts';
import type { Ending } from './refer.ts';
import type { AnswerInput } from './run-tools.ts';

const CHOOSING: ReadonlySet<Sense> = new Set(['suggest', 'best', 'near', 'where', 'what-is']);
const CONFIDENCE = 90;

/** CHAT-2: the schools with a curriculum, in an area or with a rating. Null if the question is about something else. */
export async function answerSchools(input: AnswerInput): Promise<Ending | null> {
  const { question, draft } = input;
  if ([...question.questionSenses].some((sense) => !CHOOSING.has(sense))) return null;
  const directory = await readDirectory('subcategory/school', input);
  if (!directory || directory.selecting.length === 0 || directory.hasOtherWords) return null;
  const found = directory.entries.filter((entry) => directory.selecting.every((having) => having.includes(entry)));
  // A question with the name of one school is about that school.
  if (found.length < 2) return null;
  listPlaces(found, summariesOf, input);
  draft.reasons.add('from_texts');
  return { outcome: 'answered', confidence: CONFIDENCE };
}

/** The whole summary: its second sentence is the rating. */
function summariesOf({ sentences, locale }: GuideText): string {
  const summary = sentences.filter(({ role }) => role === 'summary').map(({ text }) => text);
  return endSentence(summary.join(' '), locale);
}
