import { useLingui } from '@lingui/react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

type NoteMergeProps = { note: string; otherNote: string; onKeep: (note: string) => void };

/** Two notes written at the same time, side by side, until the reader has decided: one, the other, both, or new words above. */
export function NoteMerge({ note, otherNote, onKeep }: NoteMergeProps) {
  const { _ } = useLingui();
  return (
    <Notice tone="warning" title={_('bookmarks.note.other')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Version title={_('bookmarks.note.standing')} text={note} onKeep={onKeep} />
        <Version title={_('bookmarks.note.second')} text={otherNote} onKeep={onKeep} />
      </div>
      <div className="pt-3">
        <Button size="small" onClick={() => onKeep(`${note}\n${otherNote}`)}>
          {_('bookmarks.note.join')}
        </Button>
      </div>
    </Notice>
  );
}

function Version({ title, text, onKeep }: { title: string; text: string; onKeep: (note: string) => void }) {
  const { _ } = useLingui();
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-meta font-semibold">{title}</p>
      <p dir="auto" className="grow whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      <Button size="small" aria-label={`${_('bookmarks.note.keep')}: ${title}`} onClick={() => onKeep(text)}>
        {_('bookmarks.note.keep')}
      </Button>
    </div>
  );
}
