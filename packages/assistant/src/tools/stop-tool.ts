import type { GuideSentence } from '../answer-guide.ts';
import { addBlock, citeText, claim } from '../draft.ts';
import { sensesOfText } from '../lexicon/find-senses.ts';
import type { Sense } from '../lexicon/senses.ts';
import { NOTE_TOPICS } from '../make-guide-text.ts';
import { formatMessage } from '../messages/messages.ts';
import { hasAny, type Tool } from './tool.ts';

const LINES: readonly Sense[] = ['metro', 'tram', 'station'];
const MAX_ITEMS = 3;

/** The stops at the places and areas that a question names, as their texts state them. */
export const stopTool: Tool = async ({ question, named, guide, draft }) => {
  if (!hasAny(question.senses, LINES) || named.length === 0) return null;
  const keys = named.slice(0, MAX_ITEMS).map(({ kind, id }) => ({ kind, id }));
  const texts = await guide.texts(keys, draft.locale);
  const english = await guide.texts(keys, 'en');
  const stated = texts.flatMap((text) => {
    const twin = english.find(({ kind, id }) => kind === text.kind && id === text.id);
    const at = (twin ?? text).sentences.findIndex(isAboutStops);
    const sentence = text.sentences.length === twin?.sentences.length ? text.sentences[at] : undefined;
    return sentence ? [{ text, sentence }] : [];
  });
  if (stated.length === 0) return null;
  addBlock(
    draft,
    'list',
    stated.map(({ text, sentence }) =>
      claim(formatMessage(draft.messages.headed, { heading: text.title, text: sentence.text }), [
        citeText(draft, text),
      ]),
    ),
  );
  return 'answered';
};

function isAboutStops({ text, role, topic }: GuideSentence): boolean {
  if (topic === 'metro station' || topic === NOTE_TOPICS.gettingThere) return true;
  return (role === 'access' || role === 'summary') && hasAny(sensesOfText(text, 'en'), LINES);
}
