import { MAX_WAIVER_DAYS, WAIVER_REASON_LIMIT } from '@dalil/domain/quality/rules/rule-ids.ts';
import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../data/api.ts';
import { useApi } from '../../../data/use-api.ts';
import { failureMessage } from '../../../features/account-forms/auth-messages.ts';
import { useToast } from '../../../features/announcer/use-toast.ts';
import { type Finding, waiveFinding } from '../../../queries/quality-control.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';

const USUAL_DAYS = 28;

type Waived = Pick<Finding, 'rule' | 'kind' | 'id' | 'locale' | 'subject'>;

/** Lets a finding not count until a day, for a reason. */
export function WaiveForm({ finding, onDone }: { finding: Waived; onDone: () => void }) {
  const { _ } = useLingui();
  const api = useApi();
  const showToast = useToast();
  const queries = useQueryClient();
  const [today] = useState(() => dubaiDate(new Date()));
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState(addDays(today, USUAL_DAYS));
  const [isChecked, setChecked] = useState(false);
  const isMissing = reason.trim() === '';
  const waiving = useMutation({
    mutationFn: () => {
      const { rule, kind, id, locale, subject } = finding;
      return waiveFinding(api, { rule, kind, id, locale, subject, reason: reason.trim(), until });
    },
    onSuccess: async () => {
      showToast({ id: 'quality-waive', tone: 'success', title: _('quality.waived') });
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['quality-control'] }),
        queries.invalidateQueries({ queryKey: ['newsroom', 'quality'] }),
      ]);
      onDone();
    },
  });
  function waive(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (!isMissing && !waiving.isPending) waiving.mutate();
  }
  return (
    <form noValidate onSubmit={waive} className="flex max-w-measure flex-col gap-4">
      <p className="text-label text-text-2">{_('quality.waive.what')}</p>
      <TextAreaField
        label={_('quality.waive.reason')}
        rows={3}
        maxLength={WAIVER_REASON_LIMIT}
        value={reason}
        error={isChecked && isMissing ? _('quality.waive.needReason') : undefined}
        errorPrefix={_('quality.error')}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <TextField
        type="date"
        label={_('quality.waive.until')}
        hint={_('quality.waive.most', { days: MAX_WAIVER_DAYS })}
        min={today}
        max={addDays(today, MAX_WAIVER_DAYS)}
        value={until}
        onChange={({ currentTarget }) => setUntil(currentTarget.value)}
      />
      {waiving.isError ? (
        <Notice role="alert" tone="danger">
          {failureText(waiving.error, _)}
        </Notice>
      ) : null}
      <div>
        <Button type="submit" variant="primary">
          {_('quality.waive')}
        </Button>
      </div>
    </form>
  );
}

function failureText(error: unknown, translate: (key: string, values?: Record<string, string | number>) => string) {
  const field = error instanceof ApiError ? error.fields[0] : undefined;
  if (field?.code === 'own_text') return translate('quality.waive.own');
  if (field?.path === 'until') return translate('quality.waive.most', { days: MAX_WAIVER_DAYS });
  const { key, values } = failureMessage(error, 'newsroom.failed');
  return translate(key, values);
}
