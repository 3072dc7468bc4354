import type { GuideText } from './answer-guide.ts';
import { addBlock, addCards, citeText, claim, describeChoice } from './draft.ts';
import { formatMessage } from './messages/messages.ts';
import type { ToolInput } from './tools/tool.ts';

/** The number of places in a list, by the style of the answers. */
export const LISTED_PLACES = { brief: 3, balanced: 5, detailed: 8 } as const;

/** Lists the first of the places that fit, each by its name and a description, with their cards. */
export function listPlaces(
  fitting: readonly GuideText[],
  describe: (text: GuideText) => string,
  { questionInput: { preferences }, draft }: Pick<ToolInput, 'questionInput' | 'draft'>,
  /** Citations of what else the descriptions say. They name the place themselves then. */
  beside: readonly number[] = [],
): void {
  const limit = LISTED_PLACES[preferences.responseStyle];
  const texts = fitting.slice(0, limit);
  addBlock(
    draft,
    'list',
    texts.map((text) =>
      claim(
        beside.length > 0
          ? describe(text)
          : formatMessage(draft.messages.headed, { heading: text.title, text: describe(text) }),
        [citeText(draft, text), ...beside],
      ),
    ),
  );
  addCards(
    draft,
    texts.map(({ id }) => ({ kind: 'place' as const, id })),
  );
  if (fitting.length > limit) describeChoice(beside.length > 0 ? 'chosenNearest' : 'chosen', preferences, draft);
}
