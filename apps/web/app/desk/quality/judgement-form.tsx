import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { drawSamples, judgeSample } from '../../endpoints/quality-control.ts';
import { FailureText } from '../../features/account-forms/failure-text.tsx';
import { useFieldErrors } from '../../features/account-forms/use-field-errors.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import type { Judgement, Sample } from '../../queries/quality-control.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select.tsx';

const MARKS = ['5', '4', '3', '2', '1'];
const QUESTIONS = ['accuracy', 'clarity', 'sources'] as const;
const NOTE_LIMIT = 500;

/** The short form about one text: three marks and a note. */
export function JudgementForm({ sample }: { sample: Sample }) {
  const { _ } = useLingui();
  const api = useApi();
  const showToast = useToast();
  const queries = useQueryClient();
  const [judged, setJudged] = useState<Judgement>(sample.own ?? { accuracy: 5, clarity: 5, sources: 5, note: '' });
  const errors = useFieldErrors([...QUESTIONS, 'note']);
  const saving = useMutation({
    onMutate: () => errors.clear(),
    onError: (error) => errors.fail(error, 'newsroom.failed'),
    mutationFn: () => api(judgeSample({ number: sample.number, ...judged })),
    onSuccess: async () => {
      showToast({ id: 'quality-sample', tone: 'success', title: _('quality.sample.saved') });
      await queries.invalidateQueries({ queryKey: drawSamples.key });
    },
  });
  function save(event: FormEvent): void {
    event.preventDefault();
    if (!saving.isPending) saving.mutate();
  }
  return (
    <form onSubmit={save} className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        {QUESTIONS.map((question) => (
          <SelectField
            key={question}
            label={_(`quality.sample.${question}`)}
            options={MARKS.map((value) => ({ value, label: _(`quality.mark.${value}`) }))}
            {...errors.of(question)}
            value={String(judged[question])}
            onChange={({ currentTarget }) => setJudged({ ...judged, [question]: Number(currentTarget.value) })}
          />
        ))}
      </div>
      <TextAreaField
        label={_('quality.sample.note')}
        note={_('newsroom.optional')}
        rows={2}
        maxLength={NOTE_LIMIT}
        {...errors.of('note')}
        value={judged.note}
        onChange={({ currentTarget }) => setJudged({ ...judged, note: currentTarget.value })}
      />
      <FailureText failure={errors.failure} />
      <div>
        <Button type="submit">{_('quality.sample.save')}</Button>
      </div>
    </form>
  );
}
