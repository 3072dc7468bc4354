import { endSentence } from '@dalil/domain/language/sentences.ts';
import { readDirectory } from './directory.ts';
import { addBlock, addCards, citeText, claim, describeChoice } from './draft.ts';
import type { Sense } from './lexicon/senses.ts';
import { formatMessage } from './messages/messages.ts';
import type { Ending } from './refer.ts';
import type { AnswerInput } from './run-tools.ts';

const LISTED = { brief: 3, balanced: 5, detailed: 8 } as const;
const CHOOSING: ReadonlySet<Sense> = new Set(['suggest', 'best', 'near', 'where', 'what-is']);
const CONFIDENCE = 90;

/** CHAT-2: the schools with a curriculum, in an area or with a rating. Null if the question is about something else. */
export async function answerSchools(input: AnswerInput): Promise<Ending | null> {
  const { question, questionInput, draft } = input;
  if ([...question.questionSenses].some((sense) => !CHOOSING.has(sense))) return null;
  const directory = await readDirectory('subcategory/school', input);
  if (!directory || directory.selecting.length === 0 || directory.hasOtherWords) return null;
  const found = directory.entries.filter((entry) => directory.selecting.every((having) => having.includes(entry)));
  // A question with the name of one school is about that school.
  if (found.length < 2) return null;
  const limit = LISTED[questionInput.preferences.responseStyle];
  const texts = found.slice(0, limit);
  addBlock(
    draft,
    'list',
    texts.map((text) => {
      const summary = text.sentences.filter(({ role }) => role === 'summary').map((sentence) => sentence.text);
      const words = formatMessage(draft.messages.headed, { heading: text.title, text: summary.join(' ') });
      return claim(endSentence(words, text.locale), [citeText(draft, text)]);
    }),
  );
  addCards(
    draft,
    texts.map(({ id }) => ({ kind: 'place' as const, id })),
  );
  if (found.length > limit) describeChoice('chosen', questionInput.preferences, draft);
  draft.reasons.add('from_texts');
  return { outcome: 'answered', confidence: CONFIDENCE };
}
