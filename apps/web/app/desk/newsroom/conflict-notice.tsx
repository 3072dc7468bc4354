import { useLingui } from '@lingui/react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { DraftState, Words } from './use-draft.ts';

export type Theirs = Words & { version: number };

type ConflictNoticeProps = { theirs: Theirs; draft: DraftState; onDone: () => void };

/** STAFF-1: another user saved meanwhile. Their text stands here, the user's stay in the form, and the user joins them. */
export function ConflictNotice({ theirs, draft, onDone }: ConflictNoticeProps) {
  const { _ } = useLingui();
  function keepMine(): void {
    draft.rebase(theirs.version);
    onDone();
  }
  function takeTheirs(): void {
    draft.replace(theirs, theirs.version);
    onDone();
  }
  return (
    <Notice role="alert" tone="warning" title={_('newsroom.conflict', { number: theirs.version })}>
      <p>{_('newsroom.conflict.hint')}</p>
      <div className="flex flex-col gap-2 rounded-control bg-surface p-3 text-text">
        <p className="font-semibold">
          <bdi>{theirs.title}</bdi>
        </p>
        <p dir="auto">{theirs.summary}</p>
        <p dir="auto" className="max-h-screen overflow-y-auto whitespace-pre-wrap">
          {theirs.markdown}
        </p>
      </div>
      <div className="flex flex-wrap gap-3 pt-2">
        <Button onClick={keepMine}>{_('newsroom.conflict.mine')}</Button>
        <Button onClick={takeTheirs}>{_('newsroom.conflict.theirs')}</Button>
      </div>
    </Notice>
  );
}
