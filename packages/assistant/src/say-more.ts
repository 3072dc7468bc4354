import { endSentence } from '@dalil/domain/language/sentences.ts';
import type { AnswerGuide, SentenceRole } from './answer-guide.ts';
import { addBlock, citeText, claim, type Draft, statedTexts } from './draft.ts';

const ROLES: readonly SentenceRole[] = ['summary', 'text', 'fee', 'time', 'who'];
const MORE = 4;

/** CHAT-2: "tell me more" about an answer that only links the page of its subject: what the page says first. */
export async function sayMore(guide: AnswerGuide, draft: Draft): Promise<void> {
  const keys = draft.citations.flatMap(({ kind, id }) =>
    kind === 'fact' || kind === 'tool' || kind === 'handbook' ? [] : [{ kind, id }],
  );
  const [text] = await guide.texts(keys.slice(0, 1), draft.locale);
  if (!text) return;
  const said = new Set(statedTexts(draft));
  const more = text.sentences
    .filter(
      ({ role, text: words }) => ROLES.includes(role) && !said.has(words) && !said.has(endSentence(words, text.locale)),
    )
    .slice(0, MORE);
  addBlock(
    draft,
    'paragraph',
    more.map((sentence) => claim(endSentence(sentence.text, text.locale), [citeText(draft, text)])),
  );
}
