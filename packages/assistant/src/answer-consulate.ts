import { endSentence } from '@dalil/domain/language/sentences.ts';
import type { Intent } from './classifier/labels.ts';
import { composeFacts } from './compose.ts';
import { readDirectory } from './directory.ts';
import { sensesOfText } from './lexicon/find-senses.ts';
import { addBlock, citeText, claim } from './draft.ts';
import type { Ending } from './refer.ts';
import type { AnswerInput } from './run-tools.ts';

const INTENTS: readonly Intent[] = ['location', 'contact', 'hours', 'define', 'recommend'];
const CONFIDENCE = 90;
/** The number or the hours were requested, and the guide does not know them. */
const PART = 65;

/** "When is the consulate open" names no country, though a consulate may have the word in its text. */
const isAboutHours = (word: string) => sensesOfText(word, 'en').has('is-open');

/**
 * CHAT-2: where the consulate of a country is, and its telephone number. Null if the question is about something else, or no
 * consulate of the guide has the country.
 */
export async function answerConsulate(intent: Intent, input: AnswerInput): Promise<Ending | null> {
  if (!INTENTS.includes(intent)) return null;
  const directory = await readDirectory('subcategory/consulate', input, isAboutHours);
  const text = directory?.selecting.find(({ length }) => length === 1)?.[0];
  if (!text) return null;
  const { guide, draft } = input;
  const stated = text.sentences.filter(({ role }) => role === 'venue' || role === 'summary');
  addBlock(
    draft,
    'paragraph',
    [text.title, ...stated.toReversed().map((sentence) => sentence.text)].map((words) =>
      claim(endSentence(words, text.locale), [citeText(draft, text)]),
    ),
  );
  const phones = await guide.facts(text.place?.facts.phones ?? [], draft.locale);
  const facts = phones.filter((fact) => fact.text !== null);
  composeFacts(facts, input);
  draft.reasons.add('from_texts');
  const isPart = intent === 'hours' || (intent === 'contact' && facts.length === 0);
  return isPart ? { outcome: 'partly', confidence: PART } : { outcome: 'answered', confidence: CONFIDENCE };
}
