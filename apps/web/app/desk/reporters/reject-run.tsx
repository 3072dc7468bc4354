import { SEND_BACK_REASONS } from '@dalil/domain/newsroom/workflow.ts';
import { REPORTER_LIMITS } from '@dalil/domain/reporters/reporter.ts';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { ApiError } from '../../data/api.ts';
import { useApi } from '../../data/use-api.ts';
import { InlineForm, useAccountForm, useControl } from '../../features/account-forms/account-form.tsx';
import { useToast } from '../../features/announcer/use-toast.ts';
import { rejectRun } from '../../queries/reporters.ts';
import { TextAreaField } from '../../ui/field.tsx';
import { Dialog } from '../../ui/modal.tsx';
import { SelectField } from '../../ui/select.tsx';

/** STAFF-4: ends the texts of a run that wait for review, with a reason. */
export function RejectRun({ id, onClose }: { id: number; onClose: () => void }) {
  const { _ } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const [reasonId, commentId] = [useId(), useId()];
  const form = useAccountForm({
    fields: { reason: { id: reasonId, value: 'accuracy' }, comment: { id: commentId } },
    send: async ({ reason, comment }) => {
      const known = SEND_BACK_REASONS.find((one) => one === reason) ?? 'accuracy';
      try {
        await rejectRun(api, id, { reason: known, comment });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
        form.setFailure({ key: 'reporters.rejectNone' });
        return;
      }
      showToast({ id: 'reporter', tone: 'success', title: _('reporters.rejected') });
      onClose();
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['reporters'] }),
        queryClient.invalidateQueries({ queryKey: ['newsroom'] }),
      ]);
    },
    fallback: 'reporters.failed',
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={_('reporters.reject')}
      closeLabel={_('reporters.close')}
    >
      <InlineForm form={form} submit="reporters.reject" variant="danger" onCancel={onClose}>
        <p className="text-label text-text-2">{_('reporters.rejectHint')}</p>
        <SelectField
          label={_('reporters.rejectWhy')}
          options={SEND_BACK_REASONS.map((value) => ({ value, label: _(`newsroom.reason.${value}`) }))}
          {...useControl(form.field('reason'))}
        />
        <TextAreaField
          rows={3}
          maxLength={REPORTER_LIMITS.rejectComment}
          label={_('reporters.rejectComment')}
          {...useControl(form.field('comment'))}
        />
      </InlineForm>
    </Dialog>
  );
}
