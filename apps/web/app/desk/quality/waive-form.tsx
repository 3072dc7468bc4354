import { MAX_WAIVER_DAYS, WAIVER_REASON_LIMIT } from '@dalil/domain/quality/rules/rule-ids.ts';
import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { waiveFinding } from '../../endpoints/quality-control.ts';
import { FailureText } from '../../features/account-forms/failure-text.tsx';
import { useFieldErrors } from '../../features/account-forms/use-field-errors.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import type { Finding } from '../../queries/quality-control.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';

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
  const errors = useFieldErrors(['reason', 'until'], {
    reason: { key: 'quality.waive.needReason' },
    until: { key: 'quality.waive.most', values: { days: MAX_WAIVER_DAYS } },
    'action.own_text': { key: 'quality.waive.own' },
  });
  const waiving = useMutation({
    onMutate: () => errors.clear(),
    onError: (error) => errors.fail(error, 'newsroom.failed'),
    mutationFn: () => {
      const { rule, kind, id, locale, subject } = finding;
      return api(waiveFinding({ rule, kind, id, locale, subject, reason: reason.trim(), until }));
    },
    onSuccess: async () => {
      showToast({ id: 'quality-waive', tone: 'success', title: _('quality.waived') });
      await queries.invalidateQueries({ queryKey: ['quality-control'] });
      onDone();
    },
  });
  function waive(event: FormEvent): void {
    event.preventDefault();
    if (reason.trim() === '' && errors.reject({ reason: { key: 'quality.waive.needReason' } })) return;
    if (!waiving.isPending) waiving.mutate();
  }
  return (
    <form noValidate onSubmit={waive} className="flex max-w-measure flex-col gap-4">
      <p className="text-label text-text-2">{_('quality.waive.what')}</p>
      <TextAreaField
        label={_('quality.waive.reason')}
        rows={3}
        maxLength={WAIVER_REASON_LIMIT}
        value={reason}
        {...errors.of('reason')}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <TextField
        type="date"
        label={_('quality.waive.until')}
        hint={_('quality.waive.most', { days: MAX_WAIVER_DAYS })}
        min={today}
        max={addDays(today, MAX_WAIVER_DAYS)}
        {...errors.of('until')}
        value={until}
        onChange={({ currentTarget }) => setUntil(currentTarget.value)}
      />
      <FailureText failure={errors.failure} />
      <div>
        <Button type="submit" variant="primary">
          {_('quality.waive')}
        </Button>
      </div>
    </form>
  );
}
