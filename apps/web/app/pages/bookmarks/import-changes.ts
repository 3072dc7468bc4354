import { type BookmarkList, folderNamed } from '@dalil/domain/bookmarks/bookmark.ts';
import type { BookmarkChange } from '@dalil/domain/bookmarks/bookmark-operation.ts';
import type { MatchedEntry } from '@dalil/domain/bookmarks/match-imported.ts';
import { foldText } from '@dalil/domain/language/fold-text.ts';

/** What keeps the matched entries of a file: in folders of the file's names, with its notes and its days. */
export function importChanges(matched: readonly MatchedEntry[], list: BookmarkList): BookmarkChange[] {
  const now = new Date().toISOString();
  const ids = new Map<string, string>();
  const folders: BookmarkChange[] = [];
  for (const { entry } of matched) {
    const name = entry.folder;
    if (name === null || ids.has(foldText(name))) continue;
    const known = folderNamed(list, name);
    const folderId = known?.id ?? crypto.randomUUID();
    ids.set(foldText(name), folderId);
    if (!known) folders.push({ kind: 'folder.add', payload: { folderId, name } });
  }
  const added = matched.map(({ entry, item }): BookmarkChange => {
    const folderId = entry.folder === null ? null : (ids.get(foldText(entry.folder)) ?? null);
    const { kind, itemId } = item;
    return {
      kind: 'bookmark.add',
      payload: { kind, itemId, folderId, note: entry.note, addedAt: entry.addedAt ?? now },
    };
  });
  return [...folders, ...added];
}
