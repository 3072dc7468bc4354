import { addBlock, citeText, claim, linkingSentence } from '../draft.ts';
import { isOnlyAbout, type Tool } from './tool.ts';

const OWN_QUESTION = { kind: 'question', id: 'who-is-ayyan' } as const;
const QUOTED = 3;
/** The rest of the question must be small: "are you a person, and what does the metro cost" is a question about the metro. */
const STORY = 0.3;

/** Introduces the assistant: with the text of the guide if it has one, else with the assistant's own message. */
export const selfTool: Tool = async ({ question, guide, draft }) => {
  if (!question.senses.has('assistant') || !isOnlyAbout(question, ['assistant', 'source'], STORY)) return null;
  const [text] = await guide.texts([OWN_QUESTION], draft.locale);
  const sentences = (text?.sentences ?? []).slice(0, QUOTED);
  if (text && sentences.length > 0) {
    addBlock(
      draft,
      'paragraph',
      sentences.map((one) => claim(one.text, [citeText(draft, text)])),
    );
  } else addBlock(draft, 'paragraph', [linkingSentence(draft.messages.self)]);
  return 'answered';
};
