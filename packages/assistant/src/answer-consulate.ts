import { endSentence } from '@dalil/domain/language/sentences.ts';
import type { Intent } from './classifier/labels.ts';
import { composeFacts } from './compose.ts';
import { readDirectory } from './directory.ts';
import { addBlock, citeText, claim, linkingSentence } from './draft.ts';
import { sensesOfText } from './lexicon/find-senses.ts';
import type { Sense } from './lexicon/senses.ts';
import { formatMessage } from './messages/messages.ts';
import { countryName, namedCountry } from './named-country.ts';
import { sayNotStated } from './not-stated.ts';
import type { Ending } from './refer.ts';
import type { AnswerInput } from './run-tools.ts';
import { hasAny } from './tools/tool.ts';

/** What a consulate does has other answers: papers, fees, steps. */
const OTHER: readonly Sense[] = ['documents', 'steps', 'price', 'duration'];
const CONFIDENCE = 90;
/** The number or the hours were requested, and the guide does not know them. */
const PART = 65;

/**
 * CHAT-2: where the consulate of a country is, and its telephone number, or that the guide has none of this country. Null if the
 * question is about something else, or names no country.
 */
export async function answerConsulate(intent: Intent, input: AnswerInput): Promise<Ending | null> {
  const asked = input.questionInput.question;
  const country = hasAny(sensesOfText(asked, input.question.locale), OTHER) ? null : namedCountry(asked);
  const directory = country === null ? null : await readDirectory('subcategory/consulate', input);
  if (country === null || !directory) return null;
  const { guide, draft, question } = input;
  const text = directory.entries.find(({ place }) => place?.country === country);
  if (!text) {
    const none = formatMessage(draft.messages.noConsulate, { country: countryName(country, draft.locale) });
    addBlock(draft, 'paragraph', [linkingSentence(none)]);
    draft.reasons.add('nothing_found');
    return { outcome: 'unknown', confidence: 0, byUnit: true };
  }
  const facts = (await guide.facts(text.place?.facts.phones ?? [], draft.locale)).filter((fact) => fact.text !== null);
  const isOnHours = intent === 'hours' || question.questionSenses.has('is-open');
  const isOnPhone = intent === 'contact' || question.questionSenses.has('phone');
  if (isOnPhone) composeFacts(facts, input);
  const lacks = isOnHours ? 'hours' : isOnPhone && facts.length === 0 ? 'phone' : null;
  if (lacks) sayNotStated(lacks, text, draft);
  const stated = text.sentences.filter(({ role }) => role === 'venue' || role === 'summary');
  addBlock(
    draft,
    'paragraph',
    [text.title, ...stated.toReversed().map((sentence) => sentence.text)].map((words) =>
      claim(endSentence(words, text.locale), [citeText(draft, text)]),
    ),
  );
  if (!isOnPhone) composeFacts(facts, input);
  draft.reasons.add('from_texts');
  return lacks ? { outcome: 'partly', confidence: PART } : { outcome: 'answered', confidence: CONFIDENCE };
}
