import type { Locale } from '@dalil/domain/language/locale.ts';
import { isEditedKind } from '@dalil/domain/newsroom/item-data.ts';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import type { InventoryItem } from '../../queries/inventory.ts';
import { Tag } from '../../ui/tag.tsx';
import { LanguageMarks } from '../kit/language-marks.tsx';
import { editHref } from '../newsroom/articles-search.ts';

/** Where an item is edited in a language. Kinds without an editor lead to their public page, if they have one. */
function editorOf({ kind, id, category, href }: InventoryItem, locale: Locale | null): string | null {
  if (kind === 'article') return `/dashboard${editHref(id, locale ?? 'en')}`;
  if (!isEditedKind(kind)) return locale === null ? href : null;
  const address = `/dashboard/content-management/${category ?? 'all'}/${kind}/${id}`;
  return locale === null ? address : `${address}?language=${locale}`;
}

/** The title leads to the editor of the item, else to the public page. */
export function ItemTitle({ item }: { item: InventoryItem }) {
  const toLocale = useLocalePath();
  const { kind, title, titleLocale } = item;
  const target = editorOf(item, kind === 'article' ? titleLocale : null);
  const name = (
    <bdi lang={titleLocale} className="desk-clip font-sans">
      {title}
    </bdi>
  );
  if (target === null) return <span className="font-medium">{name}</span>;
  return (
    <Link
      to={toLocale(target)}
      className="inline-flex min-h-11 items-center font-medium text-text no-underline hover:underline wide:min-h-6"
    >
      {name}
    </Link>
  );
}

/** Each language with its state, which leads to the text where it can be edited. */
export function ItemLanguages({ item }: { item: InventoryItem }) {
  const toLocale = useLocalePath();
  const hrefOf = (locale: Locale) => {
    const target = editorOf(item, locale);
    return target === null ? null : toLocale(target);
  };
  return <LanguageMarks languages={item.languages} hrefOf={hrefOf} />;
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
