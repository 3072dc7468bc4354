import type { GuideText } from './answer-guide.ts';
import { addBlock, citeText, claim, type Draft } from './draft.ts';
import { formatMessage } from './messages/messages.ts';
import type { AskedAttribute } from './requested-attribute.ts';

/** Says that the guide does not state something about a place, and where it may be found: on the site of the place. */
export function sayNotStated(asked: AskedAttribute, text: GuideText, draft: Draft): void {
  const { messages } = draft;
  const cited = [citeText(draft, text)];
  const website = text.place?.website ?? null;
  const lines = [
    formatMessage(messages.notStated, { title: text.title, what: messages.attributes[asked] }),
    ...(website === null ? [] : [formatMessage(messages.officialPage, { site: new URL(website).host })]),
  ];
  addBlock(
    draft,
    'paragraph',
    lines.map((line) => claim(line, cited)),
  );
}
