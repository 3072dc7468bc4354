import { LOCALES } from '@dalil/domain/language/locale.ts';
import { HOME_WORDS } from '@dalil/domain/languages/tables/home-words.ts';
import { endSentence } from '@dalil/domain/language/sentences.ts';
import { stemWord } from '@dalil/search/stem-word.ts';
import { isSoftWord, isStopWord } from '@dalil/search/stop-words.ts';
import { composeFacts } from './compose.ts';
import { addBlock, citeText, claim, linkingSentence } from './draft.ts';
import { formatMessage } from './messages/messages.ts';
import { phrasesOf, takePhrases } from './phrases-in.ts';
import type { Ending } from './refer.ts';
import type { AnswerInput } from './run-tools.ts';

const PHRASES = phrasesOf<'home' | 'seeking'>(LOCALES.map((locale) => HOME_WORDS[locale]));
/** The line of an area about its homes. */
const HOUSING = 'property';
/** What homes cost over the whole city. */
const RENTS = ['rent.studio.range', 'rent.one-bedroom.range', 'rent.two-bedroom.range'];
const STEPS = { kind: 'article', id: 'renting-a-home' } as const;
const CONFIDENCE = 80;

/**
 * CHAT-2: "villa in Jumeirah" looks for a home and not for a place that is called so: which homes the area has, what homes cost, and
 * how to rent one. Null for a question about something else.
 */
export async function answerHomes(input: AnswerInput): Promise<Ending | null> {
  const { named, questionInput, guide, draft } = input;
  const [area, other] = named.filter(({ kind }) => kind === 'neighbourhood');
  if (!area || other) return null;
  const { found, others } = takePhrases(questionInput.question, PHRASES);
  if (!found.some(({ meaning }) => meaning === 'home')) return null;
  const [text] = await guide.texts([area], draft.locale);
  const isName = (word: string) => named.some(({ stems }) => stems.has(stemWord(word)));
  const isElse = others.some((word) => !isStopWord(word) && !isSoftWord(stemWord(word)) && !isName(word));
  if (!text || isElse) return null;
  const housing = text.sentences.filter(({ topic }) => topic?.startsWith(HOUSING) ?? false);
  const facts = (await guide.facts(RENTS, draft.locale)).filter((fact) => fact.text !== null);
  if (housing.length === 0 && facts.length === 0) return null;
  addBlock(
    draft,
    'paragraph',
    housing.map(({ heading, text: words }) =>
      claim(endSentence(formatMessage(draft.messages.headed, { heading: heading ?? '', text: words }), text.locale), [
        citeText(draft, text),
      ]),
    ),
  );
  composeFacts(facts, input);
  const [steps] = await guide.texts([STEPS], draft.locale);
  if (steps) {
    addBlock(draft, 'paragraph', [linkingSentence(draft.messages.alsoNear)]);
    addBlock(draft, 'list', [claim(steps.title, [citeText(draft, steps)])]);
  }
  return { outcome: 'answered', confidence: CONFIDENCE, byUnit: true };
}
