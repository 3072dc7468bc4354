import { type Bookmark, MAX_NOTE_LENGTH } from '@dalil/domain/bookmarks/bookmark.ts';
import { cutText } from '@dalil/domain/language/cut-text.ts';
import { useLingui } from '@lingui/react';
import { NotebookPen } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { bookmarkStore } from '../../features/bookmarks/bookmark-store.ts';
import { isolate } from '../../language/bidi.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';

const SAVED_AFTER_MS = 500;

/** The user's note on an item. It is saved while typing, so there is no save button. */
export function NoteEditor({ bookmark, title }: { bookmark: Bookmark; title: string }) {
  const { _ } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { text, change, save } = useNote(bookmark);
  if (!isOpen && bookmark.note === '' && bookmark.otherNote === null) {
    return (
      <div className="print:hidden">
        <Button size="small" variant="ghost" onClick={() => setOpen(true)}>
          <NotebookPen aria-hidden className="icon-small" />
          {_('bookmarks.note.add')}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex w-full max-w-measure flex-col gap-2">
      <TextAreaField
        label={_('bookmarks.note', { title: isolate(title) })}
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        value={text}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened this field
        autoFocus={isOpen}
        onChange={(event) => {
          // The field remains while it is emptied.
          setOpen(true);
          change(event.currentTarget.value);
        }}
        onBlur={save}
      />
      {bookmark.otherNote === null ? null : (
        <NoteMerge note={bookmark.note} otherNote={bookmark.otherNote} onSave={(saved) => saveNote(bookmark, saved)} />
      )}
    </div>
  );
}

/** The typed and the saved text. A note that changed elsewhere is displayed unless one is being typed here. */
function useNote(bookmark: Bookmark) {
  const [typed, setTyped] = useState<string | null>(null);
  const flush = () => {
    if (typed !== null && typed !== bookmark.note) saveNote(bookmark, typed, bookmark.otherNote);
    setTyped(null);
  };
  const save = useEffectEvent(flush);

  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => save(), SAVED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  useEffect(() => {
    const leave = () => save();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return { text: typed ?? bookmark.note, change: setTyped, save: flush };
}

function saveNote({ kind, itemId, noteVersion }: Bookmark, note: string, otherNote: string | null = null): void {
  const payload = { kind, itemId, note: cutText(note, MAX_NOTE_LENGTH), otherNote, baseVersion: noteVersion };
  bookmarkStore.change([{ kind: 'bookmark.note', payload }]);
}

type NoteMergeProps = { note: string; otherNote: string; onSave: (note: string) => void };

/** Two notes written at the same time, side by side. The user selects one, the other or both, or writes a new note above. */
function NoteMerge({ note, otherNote, onSave }: NoteMergeProps) {
  const { _ } = useLingui();
  return (
    <Notice tone="warning" title={_('bookmarks.note.other')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Version title={_('bookmarks.note.standing')} text={note} onSave={onSave} />
        <Version title={_('bookmarks.note.second')} text={otherNote} onSave={onSave} />
      </div>
      <div className="pt-3">
        <Button size="small" onClick={() => onSave(`${note}\n${otherNote}`)}>
          {_('bookmarks.note.join')}
        </Button>
      </div>
    </Notice>
  );
}

function Version({ title, text, onSave }: { title: string; text: string; onSave: (note: string) => void }) {
  const { _ } = useLingui();
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-meta font-semibold">{title}</p>
      <p dir="auto" className="grow whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      <Button size="small" aria-label={`${_('bookmarks.note.keep')}: ${title}`} onClick={() => onSave(text)}>
        {_('bookmarks.note.keep')}
      </Button>
    </div>
  );
}
