import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { listCollections } from '../../endpoints/guide.ts';
import { RouterLink } from './router-link.tsx';
import { useTextLanguage } from './text-language.tsx';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import type { ListedCollection } from '../../queries/guide.ts';

type CollectionLinksProps = { title: string; isChosen: (collection: ListedCollection) => boolean };

/** STAFF-2: collections of curators, such as those assigned to a list. Nothing where there are none. */
export function CollectionLinks({ title, isChosen }: CollectionLinksProps) {
  const { data } = useQuery({ ...listCollections({ locale: useLocale() }), retry: false });
  const own = data?.filter(isChosen) ?? [];
  if (own.length === 0) return null;
  return (
    <section aria-labelledby="collections" className="mt-14 flex flex-col gap-3 border-t border-line pt-8">
      <h2 id="collections" className="text-section font-strong">
        {title}
      </h2>
      <ul className="grid gap-4 medium:grid-cols-2">
        {own.map((collection) => (
          <li key={collection.id}>
            <CollectionLink collection={collection} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CollectionLink({ collection }: { collection: ListedCollection }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const { href, locale, title, summary, count } = collection;
  const language = useTextLanguage(locale);
  return (
    <div className="group relative flex h-full flex-col gap-1 rounded-card border border-line bg-surface p-4 high-contrast:border-2">
      <h3 className="text-name font-semibold" {...language}>
        <RouterLink href={toLocale(href)} className="stretched-link underline-offset-4 group-hover:underline">
          {title}
        </RouterLink>
      </h3>
      <p className="text-label text-text-2" {...language}>
        {summary}
      </p>
      <p className="text-meta text-text-3">{_('guide.collections.count', { count })}</p>
    </div>
  );
}
