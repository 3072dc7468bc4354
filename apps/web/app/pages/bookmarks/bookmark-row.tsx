import {
  type Bookmark,
  type BookmarkFolder,
  type BookmarkKind,
  referenceKey,
} from '@dalil/domain/bookmarks/bookmark.ts';
import type { SavedDate, SavedItem } from '@dalil/domain/bookmarks/saved-item.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { metresBetween } from '@dalil/domain/guide/distance.ts';
import type { Position } from '@dalil/domain/guide/position.ts';
import { useLingui } from '@lingui/react';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { bookmarkStore } from '../../features/bookmarks/bookmark-store.ts';
import { useToggleBookmark } from '../../features/bookmarks/use-toggle-bookmark.ts';
import { useNow } from '../../features/clock/use-now.ts';
import { useEventLabels } from '../../features/guide-cards/event-labels.ts';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { LanguageTag, useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { RemindButton } from '../../features/reminders/remind-button.tsx';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { CheckboxRow } from '../../ui/checkbox-row.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Kicker } from '../../ui/kicker.tsx';
import { MetaLine } from '../../ui/story-card.tsx';
import { Tag } from '../../ui/tag.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { FolderSelect } from './folder-select.tsx';
import { NoteEditor } from './note-editor.tsx';

type BookmarkRowProps = {
  bookmark: Bookmark;
  /** Undefined for an item this device has not loaded, for example after merging the list of another device. */
  item: SavedItem | undefined;
  folders: readonly BookmarkFolder[];
  isRemoved: boolean;
  here: Position | null;
  isSelected: boolean;
  onSelect: (isOn: boolean) => void;
};

/** A saved item: what it is, the user's note, its folder, and the button to remove it. */
export function BookmarkRow({ bookmark, item, folders, isRemoved, here, isSelected, onSelect }: BookmarkRowProps) {
  const { _ } = useLingui();
  const toggle = useToggleBookmark();
  const { kind, itemId, folderId } = bookmark;
  const title = item?.title ?? itemId;
  const folder = folders.find(({ id }) => id === folderId);

  function remove(): void {
    if (item) toggle(item);
    else bookmarkStore.change([{ kind: 'bookmark.remove', payload: { kind, itemId } }]);
  }

  return (
    <article className="flex items-start gap-3 py-4">
      <CheckboxRow
        className="shrink-0 print:hidden"
        label={<VisuallyHidden>{_('bookmarks.select', { title: isolate(title) })}</VisuallyHidden>}
        checked={isSelected}
        onChange={(event) => onSelect(event.currentTarget.checked)}
      />
      <div className="flex min-w-0 grow flex-col gap-2">
        {isRemoved || !item ? (
          <RemovedItem kind={kind} title={title} isRemoved={isRemoved} />
        ) : (
          <ItemText bookmark={bookmark} item={item} folder={folder} here={here} />
        )}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <NoteEditor key={referenceKey(bookmark)} bookmark={bookmark} title={title} />
          {item?.next && !isRemoved ? <EventReminder item={{ ...item, next: item.next }} /> : null}
          {folders.length > 0 ? (
            <div className="print:hidden">
              <FolderSelect
                label={_('bookmarks.move-to')}
                list={{ folders: folders.filter(({ id }) => id !== folderId) }}
                onMove={(to) =>
                  void bookmarkStore.change([{ kind: 'bookmark.move', payload: { kind, itemId, folderId: to } }])
                }
              />
            </div>
          ) : null}
        </div>
      </div>
      <IconButton
        className="print:hidden"
        label={_('bookmarks.remove-one', { title: isolate(title) })}
        icon={<Trash2 aria-hidden className="icon" />}
        onClick={remove}
      />
    </article>
  );
}

/** The reminder of a saved event that is still to come. */
function EventReminder({ item }: { item: SavedItem & { next: SavedDate } }) {
  const now = useNow();
  if (now === null || item.next.start < dubaiDate(now)) return null;
  return <RemindButton event={{ ...item, id: item.itemId }} size="small" />;
}

type ItemTextProps = {
  bookmark: Bookmark;
  item: SavedItem;
  folder: BookmarkFolder | undefined;
  here: Position | null;
};

function ItemText({ bookmark, item, folder, here }: ItemTextProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const toLocale = useLocalePath();
  const labels = useEventLabels();
  const language = useTextLanguage(item.locale);
  const metres = here && item.position ? metresBetween(here, item.position) : null;
  const meta = [
    item.next ? (
      <span key="next" className="font-medium text-text-2">
        {labels.dates({ ...item.next, otherStart: null })}
      </span>
    ) : null,
    metres === null ? null : _('bookmarks.distance', { kilometres: format.number(Math.round(metres / 100) / 10) }),
    folder ? <bdi key="folder">{folder.name}</bdi> : null,
    _('bookmarks.added', { date: format.shortDate(bookmark.addedAt) }),
  ];
  return (
    <>
      <div className="flex flex-col-reverse gap-0.5" {...language}>
        <h2 className="text-name font-semibold">
          <RouterLink href={toLocale(item.href)} className="underline-offset-4 hover:underline">
            {item.title}
          </RouterLink>
        </h2>
        <Kicker
          area={item.area}
          label={_(`bookmarks.kind.${item.kind}`)}
          place={item.neighbourhood ? _(`guide.neighbourhood.${item.neighbourhood}`) : undefined}
        />
      </div>
      {item.summary === '' ? null : (
        <p className="line-clamp-2 max-w-measure text-label text-text-2" {...language}>
          {item.summary}
        </p>
      )}
      <MetaLine pieces={meta.filter((piece) => piece !== null)} />
      <LanguageTag locale={item.locale} />
    </>
  );
}

/** Lists with similar items. */
const LISTS: Record<BookmarkKind, string> = {
  article: '/news',
  place: '/tourism',
  service: '/government',
  event: '/events',
  neighbourhood: '/living',
  question: '/faq',
  collection: '/tourism',
};

type RemovedItemProps = { kind: BookmarkKind; title: string; isRemoved: boolean };

/** An item the guide has unpublished, with its last title, or one this device has not loaded yet. The note remains. */
function RemovedItem({ kind, title, isRemoved }: RemovedItemProps) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <>
      <h2 className="text-name font-semibold">
        <bdi>{title}</bdi>
      </h2>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-label text-text-2">
        <Tag tone="warn">{_(isRemoved ? 'bookmarks.gone' : 'bookmarks.not-loaded')}</Tag>
        {isRemoved ? (
          <Link to={toLocale(LISTS[kind])} className="text-link inline-flex min-h-6 items-center">
            {_('bookmarks.gone-more')}
          </Link>
        ) : null}
      </p>
    </>
  );
}
