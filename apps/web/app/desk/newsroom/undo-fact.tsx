import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { failureMessage } from '../../features/account-forms/auth-messages.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { Ltr } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { type DeskFactDetails, undoFact } from '../../queries/newsroom.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** STAFF-6: takes the last change of a fact back within the hour. */
export function UndoFact({ details: { fact, version }, until }: { details: DeskFactDetails; until: string }) {
  const { _ } = useLingui();
  const api = useApi();
  const format = useFormat();
  const showToast = useToast();
  const queries = useQueryClient();
  const undoing = useMutation({
    mutationFn: () => undoFact(api, fact.id, version),
    onSuccess: () => showToast({ id: 'newsroom', tone: 'success', title: _('newsroom.fact.undone') }),
    onSettled: () => queries.invalidateQueries(),
  });
  const failure = undoing.isError ? failureMessage(undoing.error, 'newsroom.failed') : null;
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-3 text-label text-text-2">
        <Button
          onClick={() => {
            if (!undoing.isPending) undoing.mutate();
          }}
        >
          {_('newsroom.fact.undo')}
        </Button>
        <span>
          {_('newsroom.fact.undoUntil')} <Ltr>{format.time(until)}</Ltr>
        </span>
      </p>
      {failure === null ? null : (
        <Notice role="alert" tone="danger">
          {_(failure.key, failure.values)}
        </Notice>
      )}
    </div>
  );
}
