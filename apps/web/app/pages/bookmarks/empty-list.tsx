import type { SavedItem } from '@dalil/domain/bookmarks/saved-item.ts';
import { useLingui } from '@lingui/react';
import { useId } from 'react';
import { CardBookmark } from '../../features/bookmarks/bookmark-button.tsx';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { useLocalePath } from '../../language/use-locale.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Kicker } from '../../ui/kicker.tsx';
import { ImportButton } from './import-button.tsx';

/** Nothing is kept yet: how one begins, three things one could keep, and a file to bring along. */
export function EmptyList({ examples }: { examples: readonly SavedItem[] }) {
  const { _ } = useLingui();
  const titleId = useId();
  return (
    <div className="flex flex-col gap-8">
      <EmptyState title={_('bookmarks.empty')} actions={<ImportButton />}>
        {_('bookmarks.empty-hint')}
      </EmptyState>
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="mb-2 text-section font-strong">
          {_('bookmarks.examples')}
        </h2>
        <ul className="border-t border-line">
          {examples.map((item) => (
            <li key={item.itemId} className="flex items-start justify-between gap-3 border-b border-line py-4">
              <Example item={item} />
              <CardBookmark item={item} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Example({ item }: { item: SavedItem }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const language = useTextLanguage(item.locale);
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <Kicker area={item.area} label={_(`bookmarks.kind.${item.kind}`)} />
      <h3 className="text-name font-semibold" {...language}>
        <RouterLink href={toLocale(item.href)} className="underline-offset-4 hover:underline">
          {item.title}
        </RouterLink>
      </h3>
      <p className="line-clamp-2 max-w-measure text-label text-text-2" {...language}>
        {item.summary}
      </p>
    </div>
  );
}
