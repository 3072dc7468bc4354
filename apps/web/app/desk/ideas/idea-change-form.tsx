import { LOCALE_INFO, LOCALES } from '@dalil/domain/language/locale.ts';
import { AUTHORITY_IDS, IDEA_NOTE_LIMIT, IDEA_STATES, IDEA_TOPICS } from '@dalil/domain/quality/idea.ts';
import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Answer, Given } from '../../data/endpoint.ts';
import { useApi } from '../../data/use-api.ts';
import { changeIdea, listIdeas } from '../../endpoints/ideas.ts';
import { FailureText } from '../../features/account-forms/failure-text.tsx';
import { useFieldErrors } from '../../features/account-forms/use-field-errors.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { isolate } from '../../language/bidi.tsx';
import { useLocale } from '../../language/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select.tsx';

type IdeaChange = Omit<Given<'changeIdea'>, 'reference'>;

/** How far an idea has come, what its author reads and what everybody reads. Changed only once the server has confirmed. */
export function IdeaChangeForm({ idea }: { idea: Answer<'changeIdea'> }) {
  const { _ } = useLingui();
  const api = useApi();
  const locale = useLocale();
  const queries = useQueryClient();
  const showToast = useToast();
  const [change, setChange] = useState<IdeaChange>({
    state: idea.state,
    authority: idea.authority ?? (idea.state === 'received' ? IDEA_TOPICS[idea.topic] : null),
    answer: idea.answer,
    summary: idea.summary,
    staffLocale: idea.staffLocale ?? locale,
  });
  const errors = useFieldErrors(['state', 'authority', 'answer', 'summary', 'staffLocale'], {
    'authority.required': { key: 'ideas.needAuthority' },
    'answer.required': { key: 'ideas.needAnswer' },
  });
  const needsAuthority = change.state === 'forwarded' && change.authority === null;
  const needsAnswer = change.state === 'answered' && !change.answer?.trim();
  const saving = useMutation({
    onError: (error) => errors.fail(error, 'ideas.failedText'),
    // Of an idea that was not forwarded no body is recorded.
    mutationFn: () =>
      api(
        changeIdea({
          ...change,
          reference: idea.reference,
          authority: change.state === 'received' ? null : change.authority,
        }),
      ),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: listIdeas.key });
      const title = _('ideas.saved', { reference: isolate(idea.reference) });
      showToast({ id: `idea-${idea.reference}`, tone: 'success', title });
    },
  });
  const edit = (next: Partial<IdeaChange>) => setChange((current) => ({ ...current, ...next }));

  function save(event: FormEvent): void {
    event.preventDefault();
    const missing = {
      ...(needsAuthority && { authority: { key: 'ideas.needAuthority' } }),
      ...(needsAnswer && { answer: { key: 'ideas.needAnswer' } }),
    };
    if (!errors.reject(missing) && !saving.isPending) saving.mutate();
  }

  return (
    <form noValidate onSubmit={save} className="flex max-w-measure flex-col gap-5 pt-2">
      <SelectField
        label={_('ideas.state')}
        options={IDEA_STATES.map((state) => ({ value: state, label: _(`mayor.state.${state}`) }))}
        {...errors.of('state')}
        value={change.state}
        onChange={({ currentTarget: { value } }) => edit({ state: IDEA_STATES.find((state) => state === value) })}
      />
      <SelectField
        label={_('ideas.authority')}
        options={[
          { value: '', label: _('ideas.noAuthority') },
          ...AUTHORITY_IDS.map((id) => ({ value: id, label: _(`mayor.authority.${id}`) })),
        ]}
        value={change.authority ?? ''}
        {...errors.of('authority')}
        onChange={({ currentTarget: { value } }) =>
          edit({ authority: AUTHORITY_IDS.find((id) => id === value) ?? null })
        }
      />
      <TextAreaField
        label={_('ideas.answer')}
        hint={_('ideas.answerHint')}
        rows={3}
        maxLength={IDEA_NOTE_LIMIT}
        value={change.answer ?? ''}
        {...errors.of('answer')}
        onChange={({ currentTarget: { value } }) => edit({ answer: value || null })}
      />
      <TextAreaField
        label={_('ideas.summary')}
        hint={_('ideas.summaryHint')}
        rows={2}
        maxLength={IDEA_NOTE_LIMIT}
        {...errors.of('summary')}
        value={change.summary ?? ''}
        onChange={({ currentTarget: { value } }) => edit({ summary: value || null })}
      />
      <SelectField
        label={_('ideas.language')}
        options={LOCALES.map((value) => ({ value, label: LOCALE_INFO[value].nativeName }))}
        {...errors.of('staffLocale')}
        value={change.staffLocale}
        onChange={({ currentTarget: { value } }) => edit({ staffLocale: LOCALES.find((known) => known === value) })}
      />
      <FailureText failure={errors.failure} />
      <div>
        <Button type="submit" variant="primary">
          {_(saving.isPending ? 'ideas.saving' : 'ideas.save')}
        </Button>
      </div>
    </form>
  );
}
