import { endSentence } from '@dalil/domain/language/sentences.ts';
import type { AnswerGuide, GuideText } from './answer-guide.ts';
import type { QuestionInput, Turn } from './answer.ts';
import { answerListed, choosesCheapest } from './answer-listed.ts';
import { stateFact } from './compose.ts';
import { COMPUTED_CONFIDENCE } from './confidence.ts';
import { readConversationAct } from './conversation-act.ts';
import { addBlock, citeFact, citeText, claim, type Draft, linkingSentence } from './draft.ts';
import { NOTE_TOPICS } from './make-guide-text.ts';
import { formatMessage } from './messages/messages.ts';
import { findNamed } from './named-items.ts';
import { listedPlaces } from './pick-listed.ts';
import type { Question } from './read-question.ts';
import type { Ending } from './refer.ts';
import { hasTalk, phraseLength, type TalkWord, talkWords } from './talk-words.ts';

/** A longer message is a question of its own. */
const MAX_WORDS = 9;
const MAX_CHANNELS = 3;

/**
 * CHAT-2: what is said about the conversation itself: "what did I ask", "book it for me", "call them", "which of these is indoors".
 * Nothing is done for anybody; how it is done is said, with the number, the site and the note on booking of what was spoken about.
 * Null for any other message.
 */
export async function answerTalk(
  own: Question,
  questionInput: QuestionInput,
  guide: AnswerGuide,
  draft: Draft,
): Promise<Ending | null> {
  const { before, about } = questionInput;
  const words = talkWords(own.text);
  const last = before.at(-1);
  if (!last || about || words.length > MAX_WORDS) return null;
  if (hasTalk(words, 'earlier')) return sayEarlier(before, draft);
  if (hasTalk(words, 'ofThese') || choosesCheapest(own.text)) {
    const listed = await listedPlaces(last, guide, draft.locale);
    return listed.length > 1 ? answerListed(own, listed, { questionInput, guide, draft }) : null;
  }
  const isSending = isRequested(words, 'send');
  if (!isSending && !isRequested(words, 'book') && !isRequested(words, 'call')) return null;
  if ((await findNamed(own.text, guide)).length > 0) return null;
  addBlock(draft, 'paragraph', [linkingSentence(draft.messages.declined.act)]);
  const item = isSending ? null : await spokenAbout(last, guide, draft);
  if (item) await sayHow(item, guide, draft);
  draft.reasons.add('not_for_the_guide');
  return { outcome: 'declined', confidence: COMPUTED_CONFIDENCE };
}

/** "Can you book it", but not "can he send it": only polite words stand before what is to be done. */
function isRequested(words: readonly TalkWord[], kind: 'book' | 'call' | 'send'): boolean {
  let at = 0;
  while (at < words.length && phraseLength(words, at, kind) === 0) {
    const polite = phraseLength(words, at, 'polite');
    if (polite === 0) return false;
    at += polite;
  }
  return at < words.length;
}

/** The last message that asked something, in its own words. */
function sayEarlier(before: readonly Turn[], draft: Draft): Ending {
  const asked = before.findLast(({ question }) => readConversationAct(question) === null) ?? before.at(-1);
  const text = formatMessage(draft.messages.asked, { question: asked?.question ?? '' });
  addBlock(draft, 'paragraph', [linkingSentence(text)]);
  return { outcome: 'answered', confidence: COMPUTED_CONFIDENCE, byUnit: true };
}

/** The place that the question before was about, by its name or as the only one of its answer, or the service it was about. */
async function spokenAbout(last: Turn, guide: AnswerGuide, draft: Draft): Promise<GuideText | null> {
  const [named] = (await findNamed(last.question, guide)).filter(({ kind }) => kind === 'place');
  const places = await listedPlaces(last, guide, draft.locale);
  const services = last.cited.flatMap(({ kind, id }) => (kind === 'service' ? [{ kind, id }] : []));
  const [key] = named ? [named] : services;
  if (!named && places.length === 1) return places[0] ?? null;
  const [text] = key ? await guide.texts([key], draft.locale) : [];
  return text ?? null;
}

/** How a place is called and booked, or where a service is applied for. */
async function sayHow(text: GuideText, guide: AnswerGuide, draft: Draft): Promise<void> {
  const phones = await guide.facts(text.place?.facts.phones ?? [], draft.locale);
  const calls = phones.filter((fact) => fact.text !== null);
  const note = text.sentences.find(({ topic }) => topic === NOTE_TOPICS.booking);
  const website = text.place?.website ?? null;
  const channels = text.sentences.filter(({ role }) => role === 'channel').slice(0, text.place ? 0 : MAX_CHANNELS);
  const cited = () => [citeText(draft, text)];
  addBlock(draft, 'paragraph', [
    ...calls.slice(0, 1).map((fact) => claim(stateFact(fact, draft), [citeFact(draft, fact), ...cited()])),
    ...(website
      ? [claim(formatMessage(draft.messages.officialSite, { name: text.title, site: new URL(website).host }), cited())]
      : []),
    ...(note ? [claim(endSentence(`${note.heading ?? text.title}: ${note.text}`, text.locale), cited())] : []),
  ]);
  if (calls.length === 0 && website === null && !note && channels.length === 0) {
    addBlock(draft, 'list', [claim(text.title, cited())]);
  }
  addBlock(
    draft,
    'list',
    channels.map((channel) => claim(channel.text, cited())),
  );
}
