import type { SearchPage } from '@dalil/search/search-views.ts';
import { useLingui } from '@lingui/react';
import { FactPanel } from '../../features/facts/fact-panel.tsx';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { useLocalePath } from '../../language/use-locale.ts';

/** The fact that answers the query: its value with source and date, and the page that tells more. */
export function SearchAnswer({ answer: { fact, href } }: { answer: NonNullable<SearchPage['answer']> }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <div className="flex flex-col items-start gap-1">
      <div className="w-full">
        <FactPanel facts={[fact]} title={_('search-page.answer.title')} />
      </div>
      {href === null ? null : (
        <RouterLink href={toLocale(href)} className="inline-flex min-h-11 items-center text-label text-link">
          {_('search-page.answer.more')}
        </RouterLink>
      )}
    </div>
  );
}
