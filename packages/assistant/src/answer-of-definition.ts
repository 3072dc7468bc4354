import { splitWords } from '@dalil/search/split-words.ts';
import { stemWord } from '@dalil/search/stem-word.ts';
import { isSoftWord, isStopWord } from '@dalil/search/stop-words.ts';
import { statusNotes } from './answer-of-place.ts';
import type { Intent } from './classifier/labels.ts';
import { addBlock, citeText, claim } from './draft.ts';
import type { NamedItem } from './named-items.ts';
import { readQuestion } from './read-question.ts';
import type { Ending } from './refer.ts';
import type { AnswerInput } from './run-tools.ts';

const MAX_SENTENCES = 3;
const CONFIDENCE = 90;
/** What the place was at an ordinary time. */
const MAY_BE_CLOSED = 65;

/**
 * CHAT-2: "What is Ain Dubai?": a question that is only a name is answered by the summary and first sentences of the item. Null for
 * other questions.
 */
export async function answerOfDefinition(intent: Intent, input: AnswerInput): Promise<Ending | null> {
  const { named, guide, draft } = input;
  const [item] = named;
  if (!item || !definesOnly(item, intent, input)) return null;
  const [text] = await guide.texts([item], draft.locale);
  if (!text || !isWholeName(item, text.title)) return null;
  const stated = text.sentences.filter(({ role }) => role === 'summary' || role === 'text').slice(0, MAX_SENTENCES);
  const notes = statusNotes(text);
  addBlock(
    draft,
    'paragraph',
    [...stated.map((sentence) => sentence.text), ...notes].map((words) => claim(words, [citeText(draft, text)])),
  );
  draft.reasons.add('whole_question_matched');
  draft.reasons.add('from_texts');
  return notes.length > 0
    ? { outcome: 'partly', confidence: MAY_BE_CLOSED }
    : { outcome: 'answered', confidence: CONFIDENCE };
}

/** Whether the question has no subject besides the name, and requests what the name means. */
function definesOnly({ stems }: NamedItem, intent: Intent, { question, questionInput }: AnswerInput): boolean {
  const others = splitWords(question.text)
    .map(({ text }) => text)
    .filter((word) => !stems.has(stemWord(word)) && !isSoftWord(stemWord(word)));
  const rest = readQuestion(others.join(' '), question.locale, questionInput.now);
  const [sense, ...more] = rest.questionSenses;
  const isDefinition = intent === 'define' || (sense === 'what-is' && more.length === 0);
  return isDefinition && rest.subjects.size === 0 && rest.others.length === 0;
}

/** Whether the question has the whole name: a majlis in general is not the museum whose name begins with the word. */
function isWholeName({ stems }: NamedItem, title: string): boolean {
  const words = splitWords(title).filter(({ text }) => !isStopWord(text) && !isSoftWord(stemWord(text)));
  return words.length <= stems.size;
}
