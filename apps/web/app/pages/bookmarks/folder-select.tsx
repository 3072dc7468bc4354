import type { BookmarkFolder } from '@dalil/domain/bookmarks/bookmark.ts';
import { useLingui } from '@lingui/react';
import { SelectField } from '../../ui/select.tsx';

const NOWHERE = '';
const NONE = 'none';

type FolderSelectProps = {
  label: string;
  list: { folders: readonly BookmarkFolder[] };
  onMove: (folderId: string | null) => void;
};

/** Moves the selected items into a folder, or out of all folders, as soon as a folder is selected. */
export function FolderSelect({ label, list, onMove }: FolderSelectProps) {
  const { _ } = useLingui();
  return (
    <SelectField
      isInline
      label={label}
      value={NOWHERE}
      options={[
        { value: NOWHERE, label: _('bookmarks.choose-folder') },
        ...list.folders.map(({ id, name }) => ({ value: id, label: name })),
        { value: NONE, label: _('bookmarks.folder.none') },
      ]}
      onChange={(event) => {
        const { value } = event.currentTarget;
        if (value !== NOWHERE) onMove(value === NONE ? null : value);
      }}
    />
  );
}
