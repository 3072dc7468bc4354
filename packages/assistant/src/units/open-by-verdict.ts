import type { Draft } from '../draft.ts';
import { asksClosed, asksYesNo } from './asks-yes-no.ts';

/** Puts yes or no before the first sentence of an answer to whether something is open, or closed. */
export function openByVerdict(isOpen: boolean | null, question: string, draft: Draft): void {
  const [first, ...rest] = draft.blocks;
  if (isOpen === null || !asksYesNo(question) || !first || first.kind === 'cards') return;
  const [answer, ...others] = first.sentences;
  if (!answer) return;
  const verdict = draft.messages.verdicts[isOpen === asksClosed(question) ? 'no' : 'yes'];
  draft.blocks.splice(
    0,
    draft.blocks.length,
    { ...first, sentences: [{ ...answer, text: `${verdict} ${answer.text}` }, ...others] },
    ...rest,
  );
}
