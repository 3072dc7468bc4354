import { NO_FOLDER } from '@dalil/domain/bookmarks/arrange-bookmarks.ts';
import {
  type BookmarkList,
  folderNamed,
  MAX_FOLDER_NAME_LENGTH,
  trimFolderName,
} from '@dalil/domain/bookmarks/bookmark.ts';
import { useLingui } from '@lingui/react';
import { FolderPlus, Pencil, Trash2 } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { bookmarkStore } from '../../features/bookmarks/bookmark-store.ts';
import { useFormat } from '../../language/use-format.ts';
import { Button } from '../../ui/button.tsx';
import { ToggleChip } from '../../ui/chip.tsx';
import { TextField } from '../../ui/field.tsx';
import { newId } from '../../data/new-id.ts';

type FolderBarProps = { list: BookmarkList; folder: string | null; onChoose: (folder: string | null) => void };

/** Selects, creates, renames and removes folders. Items of a removed folder stay in the list. */
export function FolderBar({ list, folder, onChoose }: FolderBarProps) {
  const { _ } = useLingui();
  const { number } = useFormat();
  const [form, setForm] = useState<'new' | 'rename' | null>(null);
  const current = list.folders.find(({ id }) => id === folder);
  const countIn = (id: string | null) => list.bookmarks.filter(({ folderId }) => folderId === id).length;
  const chip = (id: string | null, name: string, count: number) => (
    <ToggleChip key={id ?? 'all'} isOn={folder === id} onClick={() => onChoose(id)}>
      <bdi>{name}</bdi> <span className="tabular">{number(count)}</span>
    </ToggleChip>
  );

  function add(name: string): void {
    const folderId = newId();
    bookmarkStore.change([{ kind: 'folder.add', payload: { folderId, name } }]);
    onChoose(folderId);
  }

  return (
    <div className="flex flex-col gap-3 print:hidden">
      <div role="group" aria-label={_('bookmarks.folders')} className="flex flex-wrap items-center gap-2">
        {chip(null, _('bookmarks.folder.all'), list.bookmarks.length)}
        {list.folders.map(({ id, name }) => chip(id, name, countIn(id)))}
        {list.folders.length > 0 ? chip(NO_FOLDER, _('bookmarks.folder.none'), countIn(null)) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="ghost" onClick={() => setForm('new')}>
          <FolderPlus aria-hidden className="icon-small" />
          {_('bookmarks.folder.new')}
        </Button>
        {current ? (
          <>
            <Button size="small" variant="ghost" onClick={() => setForm('rename')}>
              <Pencil aria-hidden className="icon-small" />
              {_('bookmarks.folder.rename')}
            </Button>
            <Button
              size="small"
              variant="ghost"
              onClick={() => {
                bookmarkStore.change([{ kind: 'folder.remove', payload: { folderId: current.id } }]);
                onChoose(null);
              }}
            >
              <Trash2 aria-hidden className="icon-small" />
              {_('bookmarks.folder.remove')}
            </Button>
          </>
        ) : null}
      </div>
      {form ? (
        <FolderForm
          key={`${form}-${folder}`}
          list={list}
          name={form === 'rename' ? (current?.name ?? '') : ''}
          onDone={(name) => {
            if (name !== null && form === 'new') add(name);
            if (name !== null && form === 'rename' && current) {
              bookmarkStore.change([{ kind: 'folder.rename', payload: { folderId: current.id, name } }]);
            }
            setForm(null);
          }}
        />
      ) : null}
    </div>
  );
}

type FolderFormProps = { list: BookmarkList; name: string; onDone: (name: string | null) => void };

function FolderForm({ list, name, onDone }: FolderFormProps) {
  const { _ } = useLingui();
  const [text, setText] = useState(name);
  const [error, setError] = useState<string>();

  function save(event: SyntheticEvent): void {
    event.preventDefault();
    const newName = trimFolderName(text);
    const same = folderNamed(list, newName);
    if (newName === '') setError(_('bookmarks.folder.name-missing'));
    else if (same && same.name !== name) setError(_('bookmarks.folder.name-taken'));
    else onDone(newName);
  }

  return (
    <form className="flex max-w-field flex-col gap-3" onSubmit={save} noValidate>
      <TextField
        label={_('bookmarks.folder.name')}
        value={text}
        error={error}
        maxLength={MAX_FOLDER_NAME_LENGTH}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened this field
        autoFocus
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" size="small">
          {_('bookmarks.folder.save')}
        </Button>
        <Button size="small" onClick={() => onDone(null)}>
          {_('bookmarks.cancel')}
        </Button>
      </div>
    </form>
  );
}
