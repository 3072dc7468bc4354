import type { SavedItem } from '@dalil/domain/bookmarks/saved-item.ts';
import { useLingui } from '@lingui/react';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { isolate } from '../../language/bidi.tsx';
import { Button } from '../../ui/button.tsx';
import { iconButtonClass } from '../../ui/icon-button.tsx';
import { useRecordReading } from '../history/use-record-reading.ts';
import { useIsBookmarked } from './use-is-bookmarked.ts';
import { useToggleBookmark } from './use-toggle-bookmark.ts';

/** Saves the item of a card. The server renders it as not saved for every user. */
export function CardBookmark({ item }: { item: SavedItem }) {
  const { _ } = useLingui();
  const isSaved = useIsBookmarked(item);
  const toggle = useToggleBookmark();
  const label = _('shell.bookmark.save', { title: isolate(item.title) });
  const Icon = isSaved ? BookmarkCheck : Bookmark;
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isSaved}
      title={label}
      data-needs-script=""
      className={`${iconButtonClass} above-link -my-2 -me-2 ${isSaved ? 'text-accent' : ''} print:hidden`}
      onClick={() => toggle(item)}
    >
      <Icon aria-hidden className="icon" />
    </button>
  );
}

/** Saves the item of the page, and records the page in the reading history if that is switched on. */
export function PageBookmark({ item }: { item: SavedItem }) {
  const { _ } = useLingui();
  const isSaved = useIsBookmarked(item);
  const toggle = useToggleBookmark();
  useRecordReading(item);
  return (
    <Button
      variant={isSaved ? 'pressed' : 'secondary'}
      aria-pressed={isSaved}
      data-needs-script=""
      className="print:hidden"
      onClick={() => toggle(item)}
    >
      <Bookmark aria-hidden className={`icon ${isSaved ? 'fill-current' : ''}`} />
      {_('shell.bookmark.save-page')}
    </Button>
  );
}
