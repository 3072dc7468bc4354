import { type Bookmark, type BookmarkFolder, referenceKey } from '@dalil/domain/bookmarks/bookmark.ts';
import type { SavedItem } from '@dalil/domain/bookmarks/saved-item.ts';
import { metresBetween } from '@dalil/domain/guide/distance.ts';
import type { Position } from '@dalil/domain/guide/position.ts';
import { useLingui } from '@lingui/react';
import { Trash2 } from 'lucide-react';
import { bookmarkStore } from '../../features/bookmarks/bookmark-store.ts';
import { useToggleBookmark } from '../../features/bookmarks/use-toggle-bookmark.ts';
import { useEventWords } from '../../features/guide-cards/event-words.ts';
import { LanguageTag, useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { CheckboxRow } from '../../ui/checkbox-row.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Kicker } from '../../ui/kicker.tsx';
import { MetaLine } from '../../ui/story-card.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { FolderSelect } from './folder-select.tsx';
import { GoneItem } from './gone-item.tsx';
import { NoteEditor } from './note-editor.tsx';

type BookmarkRowProps = {
  bookmark: Bookmark;
  /** Absent for what this device never saw, as after a merge from another one. */
  item: SavedItem | undefined;
  folders: readonly BookmarkFolder[];
  isGone: boolean;
  here: Position | null;
  isSelected: boolean;
  onSelect: (isOn: boolean) => void;
};

/** A kept item: what it is, the reader's own note, its folder, and letting it go. */
export function BookmarkRow({ bookmark, item, folders, isGone, here, isSelected, onSelect }: BookmarkRowProps) {
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
        {isGone || !item ? (
          <GoneItem kind={kind} title={title} isGone={isGone} />
        ) : (
          <ItemWords bookmark={bookmark} item={item} folder={folder} here={here} />
        )}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <NoteEditor key={referenceKey(bookmark)} bookmark={bookmark} title={title} />
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

type ItemWordsProps = {
  bookmark: Bookmark;
  item: SavedItem;
  folder: BookmarkFolder | undefined;
  here: Position | null;
};

function ItemWords({ bookmark, item, folder, here }: ItemWordsProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const toLocale = useLocalePath();
  const words = useEventWords();
  const language = useTextLanguage(item.locale);
  const metres = here && item.position ? metresBetween(here, item.position) : null;
  const meta = [
    item.next ? (
      <span key="next" className="font-medium text-text-2">
        {words.dates({ ...item.next, otherStart: null })}
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
