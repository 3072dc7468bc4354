import { endSentence } from '@dalil/domain/language/sentences.ts';
import { splitWords } from '@dalil/search/split-words.ts';
import { stemWord } from '@dalil/search/stem-word.ts';
import { isSoftWord, isStopWord } from '@dalil/search/stop-words.ts';
import type { SentenceRole } from './answer-guide.ts';
import { MAY_BE_CLOSED, statusNotes } from './answer-of-place.ts';
import type { Intent } from './classifier/labels.ts';
import { addBlock, citeText, claim } from './draft.ts';
import type { NamedItem } from './named-items.ts';
import { readQuestion } from './read-question.ts';
import type { Ending } from './refer.ts';
import type { AnswerInput } from './run-tools.ts';

const MAX_SENTENCES = 3;
/** The sentences that answer, in this order. */
const ROLES: Record<'definition' | 'location', readonly SentenceRole[]> = {
  definition: ['summary', 'text'],
  location: ['venue', 'summary'],
};
const CONFIDENCE = 90;

/**
 * CHAT-2: "What is Ain Dubai?", "Where is it?": a question that is only a name is answered by the item itself. Null for other
 * questions.
 */
export async function answerOfName(intent: Intent, input: AnswerInput): Promise<Ending | null> {
  const { named, guide, draft } = input;
  const [item] = named;
  const requested = item && requestedOf(item, intent, input);
  if (!requested) return null;
  const [text] = await guide.texts([item], draft.locale);
  if (!text || !isWholeName(item, text.title)) return null;
  const roles = ROLES[requested];
  const stated = roles.flatMap((role) => text.sentences.filter((sentence) => sentence.role === role));
  if (stated[0]?.role !== roles[0]) return null;
  const notes = statusNotes(text);
  addBlock(
    draft,
    'paragraph',
    [...stated.slice(0, MAX_SENTENCES).map((sentence) => sentence.text), ...notes].map((words) =>
      claim(endSentence(words, text.locale), [citeText(draft, text)]),
    ),
  );
  draft.reasons.add('whole_question_matched');
  draft.reasons.add('from_texts');
  return notes.length > 0
    ? { outcome: 'partly', confidence: MAY_BE_CLOSED }
    : { outcome: 'answered', confidence: CONFIDENCE };
}

/** What a question requests that has no subject besides the name. */
function requestedOf({ stems }: NamedItem, intent: Intent, { question, questionInput }: AnswerInput) {
  const others = splitWords(question.text)
    .map(({ text }) => text)
    .filter((word) => !stems.has(stemWord(word)) && !isSoftWord(stemWord(word)));
  const rest = readQuestion(others.join(' '), question.locale, questionInput.now);
  if (rest.subjects.size > 0 || rest.others.length > 0) return null;
  const [sense, ...more] = rest.questionSenses;
  const only = more.length === 0 ? sense : undefined;
  if (only === 'where' || (intent === 'location' && only === undefined)) return 'location';
  return intent === 'define' || only === 'what-is' ? 'definition' : null;
}

/** Whether the question has the whole name: a majlis in general is not the museum whose name begins with the word. */
function isWholeName({ stems }: NamedItem, title: string): boolean {
  const words = splitWords(title).filter(({ text }) => !isStopWord(text) && !isSoftWord(stemWord(text)));
  return words.length <= stems.size;
}
