import { LOCALE_INFO, type Locale, LOCALES } from '@dalil/domain/language/locale.ts';
import { REPORT_ANSWER_LIMIT, REPORT_STATES, type ReportState } from '@dalil/domain/quality/report-state.ts';
import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { changeReport } from '../../endpoints/reports.ts';
import { FailureText } from '../../features/account-forms/failure-text.tsx';
import { useFieldErrors } from '../../features/account-forms/use-field-errors.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { TextIn } from '../../features/prose/text-language.tsx';
import { isolate } from '../../language/bidi.tsx';
import type { FindingDetails } from '../../queries/quality-control.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select.tsx';

type Report = NonNullable<FindingDetails['report']>;

/** What a user reported, how far it has come and what its sender may read. */
export function ReportAnswerForm({ report }: { report: Report }) {
  const { _ } = useLingui();
  const api = useApi();
  const showToast = useToast();
  const queries = useQueryClient();
  const [state, setState] = useState<ReportState>(report.state);
  const [answer, setAnswer] = useState(report.answer ?? '');
  const [answerLocale, setLocale] = useState<Locale>(report.answerLocale ?? report.locale);
  const errors = useFieldErrors(['state', 'answer', 'answerLocale']);
  const saving = useMutation({
    onMutate: () => errors.clear(),
    onError: (error) => errors.fail(error, 'newsroom.failed'),
    mutationFn: () =>
      api(changeReport({ reference: report.reference, state, answer: answer.trim() || null, answerLocale })),
    onSuccess: async () => {
      const title = _('quality.report.saved', { reference: isolate(report.reference) });
      showToast({ id: 'quality-report', tone: 'success', title });
      await queries.invalidateQueries({ queryKey: ['quality-control'] });
    },
  });
  function save(event: FormEvent): void {
    event.preventDefault();
    if (!saving.isPending) saving.mutate();
  }
  return (
    <form onSubmit={save} className="flex max-w-measure flex-col gap-4">
      <TextIn locale={report.locale} className="measure text-ui whitespace-pre-line wrap-anywhere">
        {report.message}
      </TextIn>
      <SelectField
        label={_('quality.report.state')}
        options={REPORT_STATES.map((value) => ({ value, label: _(`support.report.state.${value}`) }))}
        {...errors.of('state')}
        value={state}
        onChange={({ currentTarget }) => setState(REPORT_STATES.find((one) => one === currentTarget.value) ?? state)}
      />
      <TextAreaField
        label={_('quality.report.answer')}
        hint={_('quality.report.answerHint')}
        rows={3}
        maxLength={REPORT_ANSWER_LIMIT}
        {...errors.of('answer')}
        value={answer}
        onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
      />
      <SelectField
        label={_('newsroom.language')}
        options={LOCALES.map((value) => ({ value, label: LOCALE_INFO[value].nativeName }))}
        {...errors.of('answerLocale')}
        value={answerLocale}
        onChange={({ currentTarget }) => setLocale(LOCALES.find((one) => one === currentTarget.value) ?? answerLocale)}
      />
      <FailureText failure={errors.failure} />
      <div>
        <Button type="submit">{_('quality.report.save')}</Button>
      </div>
    </form>
  );
}
