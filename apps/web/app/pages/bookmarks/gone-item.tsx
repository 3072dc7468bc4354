import type { BookmarkKind } from '@dalil/domain/bookmarks/bookmark.ts';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { useLocalePath } from '../../language/use-locale.ts';
import { Tag } from '../../ui/tag.tsx';

/** Where something like it can be found. */
const LISTS: Record<BookmarkKind, string> = {
  article: '/news',
  place: '/tourism',
  service: '/government',
  event: '/events',
  neighbourhood: '/living',
  question: '/faq',
};

type GoneItemProps = { kind: BookmarkKind; title: string; isGone: boolean };

/** What the guide took back, by the title it had last; or what this device has not heard of yet. The note stays. */
export function GoneItem({ kind, title, isGone }: GoneItemProps) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <>
      <h2 className="text-name font-semibold">
        <bdi>{title}</bdi>
      </h2>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-label text-text-2">
        <Tag tone="warn">{_(isGone ? 'bookmarks.gone' : 'bookmarks.not-loaded')}</Tag>
        {isGone ? (
          <Link to={toLocale(LISTS[kind])} className="text-link inline-flex min-h-6 items-center">
            {_('bookmarks.gone-more')}
          </Link>
        ) : null}
      </p>
    </>
  );
}
