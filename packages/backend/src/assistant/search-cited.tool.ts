import type { AnswerGuide } from '@dalil/assistant/answer-guide.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { SearchKind } from '@dalil/search/search-document.ts';
import { search } from '@dalil/search/search.ts';
import type { Actor } from '../core/actor.ts';
import type { Deps } from '../core/deps.ts';
import { listVisibleFacts } from '../guide/list-visible-facts.ts';
import { type CitedItem, factItem, MAX_ITEMS, textItem } from './model/cited-items.ts';

type Context = { deps: Deps; actor: Actor; guide: AnswerGuide; locale: Locale };

/** Items and facts of the guide that match a query, the best facts first, each with what to cite. At most `MAX_ITEMS`. */
export async function searchCited(
  { deps, actor, guide, locale }: Context,
  { query, kinds }: { query: string; kinds?: readonly SearchKind[] | undefined },
): Promise<CitedItem[]> {
  const { matches } = await search(guide.store, guide.vocabulary, {
    query,
    ...(kinds && kinds.length > 0 && { kinds }),
    limit: MAX_ITEMS,
    offset: 0,
  });
  const factIds = matches.filter(({ kind }) => kind === 'fact').map(({ id }) => id);
  const texts = await guide.texts(
    matches.filter(({ kind }) => kind !== 'fact'),
    locale,
  );
  const facts = factIds.length > 0 ? await listVisibleFacts(deps, actor, { ids: factIds, locale }) : [];
  return [...facts.map(factItem), ...texts.map(textItem)];
}
