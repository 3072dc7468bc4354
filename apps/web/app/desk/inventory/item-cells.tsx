import type { Locale } from '@dalil/domain/language/locale.ts';
import { isEditedKind } from '@dalil/domain/newsroom/item-data.ts';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import type { InventoryItem } from '../../queries/inventory.ts';
import { Tag } from '../../ui/tag.tsx';
import { editHref } from '../newsroom/articles-search.ts';
import { LanguageState } from '../newsroom/language-state.tsx';

/** Where an item is edited in a language. Kinds without an editor lead to their public page, if they have one. */
function editorOf({ kind, id, category, href }: InventoryItem, locale: Locale | null): string | null {
  if (kind === 'article') return `/dashboard${editHref(id, locale ?? 'en')}`;
  if (!isEditedKind(kind)) return locale === null ? href : null;
  const address = `/dashboard/content-management/${category ?? 'all'}/${kind}/${id}`;
  return locale === null ? address : `${address}?language=${locale}`;
}

/** The title leads to the editor of the item, else to the public page. */
export function ItemTitle({ item }: { item: InventoryItem }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const { kind, title, titleLocale } = item;
  const target = editorOf(item, kind === 'article' ? titleLocale : null);
  const name = (
    <bdi lang={titleLocale} className="font-sans">
      {title}
    </bdi>
  );
  return (
    <span className="flex flex-col items-start gap-1">
      {target === null ? (
        <span className="font-semibold">{name}</span>
      ) : (
        <Link to={toLocale(target)} className="text-link inline-block min-h-6 font-semibold">
          {name}
        </Link>
      )}
      <span className="text-meta text-text-3">{_(`newsroom.kind.${kind}`)}</span>
    </span>
  );
}

/** Each language with its state, which leads to the text where it can be edited. */
export function ItemLanguages({ item }: { item: InventoryItem }) {
  const toLocale = useLocalePath();
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-2">
      {item.languages.map((language) => {
        const { locale } = language;
        const target = editorOf(item, locale);
        const look = 'flex min-h-6 items-center gap-1 text-meta';
        return (
          <li key={locale}>
            {target !== null ? (
              <Link to={toLocale(target)} className={`${look} hover:underline`}>
                <LanguageState {...language} />
              </Link>
            ) : (
              <span className={look}>
                <LanguageState {...language} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The review date, and whether it has passed. */
export function ItemReview({ item: { reviewBy, isOverdue, isUnlisted } }: { item: InventoryItem }) {
  const { _ } = useLingui();
  const format = useFormat();
  if (reviewBy === null) return <span className="text-text-3">{_('newsroom.noReview')}</span>;
  const date = format.shortDate(reviewBy);
  if (!isOverdue) return date;
  return <Tag tone="bad">{_(isUnlisted ? 'inventory.unlisted' : 'newsroom.overdue', { date })}</Tag>;
}

export function ItemOwner({ item: { owner } }: { item: InventoryItem }) {
  const { _ } = useLingui();
  return owner === null ? <span className="text-text-3">{_('inventory.owner.none')}</span> : <bdi>{owner}</bdi>;
}
