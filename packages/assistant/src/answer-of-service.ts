import { normalizeText } from '@dalil/domain/language/normalize-text.ts';
import { endSentence } from '@dalil/domain/language/sentences.ts';
import { ALIASES } from '@dalil/search/words/aliases.ts';
import type { GuideSentence, SentenceRole } from './answer-guide.ts';
import type { Intent } from './classifier/labels.ts';
import { addBlock, citeText, claim } from './draft.ts';
import type { Sense } from './lexicon/senses.ts';
import type { Ending } from './refer.ts';
import type { AnswerInput } from './run-tools.ts';

/** Services that are asked for by a name of their own, which is that of nothing else. Their names are their aliases. */
const NAMED_SERVICES = [
  'rta-bus-on-demand',
  'hot-air-balloon',
  'helicopter-tour',
  'smart-sustainability-oasis',
  'dubai-public-library',
  'dubai-sharjah-ferry',
  'creek-harbour-boat',
] as const;

const NAMES: readonly { id: string; names: readonly string[] }[] = NAMED_SERVICES.map((id) => ({
  id,
  names: (ALIASES[`service/${id}`] ?? '').split(', ').filter(Boolean).map(normalizeText),
}));

const ROLE_OF: Partial<Record<Intent, SentenceRole>> = {
  price: 'fee',
  sum: 'fee',
  hours: 'time',
  contact: 'channel',
};
const ROLE_OF_SENSE: readonly (readonly [Sense, SentenceRole])[] = [
  ['price', 'fee'],
  ['hours', 'time'],
  ['phone', 'channel'],
];
/** What is said without a request for one thing. */
const WHOLE: readonly SentenceRole[] = ['summary', 'who', 'step', 'fee', 'time'];
const MAX_SENTENCES = 6;
const CONFIDENCE = 90;
const NOT_STATED = 65;

/**
 * CHAT-2: a service that is not an authority's, by its own text: the bus on demand, a flight by balloon. In part, if its text says
 * that the requested price or hours are not known. Null if the question names none.
 */
export async function answerOfService(intent: Intent, input: AnswerInput): Promise<Ending | null> {
  const { question, guide, draft } = input;
  const words = normalizeText(question.text);
  const named = NAMES.find(({ names }) => names.some((name) => words.includes(name)));
  if (!named) return null;
  const [text] = await guide.texts([{ kind: 'service', id: named.id }], draft.locale);
  if (!text) return null;
  const requested = ROLE_OF[intent] ?? ROLE_OF_SENSE.find(([sense]) => question.questionSenses.has(sense))?.[1];
  const roles = requested ? [requested, 'summary' as const] : WHOLE;
  const stated = roles.flatMap((role) => text.sentences.filter((sentence) => sentence.role === role));
  if (stated.length === 0) return null;
  addBlock(
    draft,
    'paragraph',
    stated
      .slice(0, MAX_SENTENCES)
      .map((sentence) => claim(endSentence(sentence.text, text.locale), [citeText(draft, text)])),
  );
  draft.reasons.add('from_texts');
  const isStated = requested === undefined || stated.some((sentence) => isValue(sentence, requested));
  return isStated ? { outcome: 'answered', confidence: CONFIDENCE } : { outcome: 'partly', confidence: NOT_STATED };
}

/** A price or hours come with a fact. A text without one says that they are not known. */
function isValue({ role, facts }: GuideSentence, requested: SentenceRole): boolean {
  return role === requested && (requested === 'channel' || facts.length > 0);
}
