import type { AnswerGuide } from './answer-guide.ts';
import { createDraft } from './draft.ts';
import { journeyEnds } from './journey-ends.ts';
import { formatMessage } from './messages/messages.ts';
import type { Parted } from './part-words.ts';
import type { Question } from './read-question.ts';
import type { ToolInput } from './tools/tool.ts';

/** "From there" starts where the way before ended. */
const FROM_THERE =
  /\b(?:from there|and from there|then from there|wah?an se|udhar se|min hnak|men hnak|min hunak|mn hnak|men henak)\b|(?:^|\s)و?(?:من|مِن) (?:هناك|هناك؟|هنيك)|(?:वहाँ|वहां|उधर) से|وہاں سے/iu;
const BEFORE =
  /^(?:\s|[,،]|and\b|aur\b|then\b|phir\b|w\b|और|फिर|اور|پھر|ثم|how (?:do|can) (?:i|we) (?:get|go)|to\b|till\b|ila\b|ela\b|إلى|الى|حتى)+/iu;

/**
 * CHAT-2: the way on from the end of the way that was asked for before: "and from there to the Marina". Null for a message that goes
 * on from nowhere, or after a question for no way.
 */
export async function onwardFrom(
  next: Question,
  prior: Parted,
  { guide, questionInput }: { guide: AnswerGuide; questionInput: ToolInput['questionInput'] },
): Promise<string | null> {
  if (!FROM_THERE.test(next.text)) return null;
  const draft = createDraft(next.locale);
  const { question, named } = prior;
  const ends = await journeyEnds({ question, named, questionInput, guide, draft });
  const to = next.text
    .replace(FROM_THERE, ' ')
    .replace(/[?؟۔।.!]+\s*$/u, '')
    .replace(BEFORE, '')
    .trim();
  if (!ends || to === '') return null;
  return formatMessage(draft.messages.wayOn, { from: ends.to.title, to });
}
