import { LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import { ANSWER_STATUSES, REQUEST_TEXT_LIMIT } from '@dalil/domain/privacy/data-request.ts';
import { fillTemplate, templateOf, templatesFor } from '@dalil/domain/privacy/response-templates.ts';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useApi } from '../../data/use-api.ts';
import { AccountForm, SubmitButton, useAccountForm, useControl } from '../../features/account-forms/account-form.tsx';
import { useToast } from '../../features/announcer/use-toast.ts';
import { answerRequest, type StaffRequest } from '../../queries/compliance.ts';
import { TextAreaField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select.tsx';

/** PRIV-6: moves a request on. A template fills the response in the language of the request, and staff edit it. */
export function AnswerForm({ request }: { request: StaffRequest }) {
  const { _ } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const showToast = useToast();
  const id = useId();
  const { request_type, receipt_number, locale, status } = request;
  const templates = templatesFor(request_type);
  const statuses = ANSWER_STATUSES.filter((one) => one !== status);
  const form = useAccountForm({
    fields: {
      template: { id: `${id}-template` },
      status: { id: `${id}-status`, value: statuses[0] ?? 'in_review' },
      response: { id: `${id}-response` },
    },
    messages: {
      'response.required': { key: 'compliance.answer.needed' },
      'status.too_early': { key: 'compliance.answer.tooEarly' },
    },
    send: async ({ status: chosen, response }) => {
      const next = ANSWER_STATUSES.find((one) => one === chosen) ?? 'in_review';
      await answerRequest(api, request.id, { status: next, response });
      showToast({ id: 'data-request', tone: 'success', title: _('compliance.answer.sent') });
      await queries.invalidateQueries({ queryKey: ['compliance'] });
    },
    fallback: 'compliance.failed',
    failureField: `${id}-response`,
  });
  const { onChange, ...template } = useControl(form.field('template'));
  function fill(event: { currentTarget: { value: string } }): void {
    onChange(event);
    const found = templates.find((one) => one.id === event.currentTarget.value);
    if (!found) return;
    form.change('response', fillTemplate(found.id, locale, receipt_number));
    if (found.status !== status) form.change('status', templateOf(found.id).status);
  }
  return (
    <AccountForm form={form}>
      <SelectField
        label={_('compliance.answer.template')}
        hint={_('compliance.answer.language', { language: LOCALE_INFO[locale].nativeName })}
        options={[
          { value: '', label: _('compliance.answer.noTemplate') },
          ...templates.map((one) => ({ value: one.id, label: _(`compliance.template.${one.id}`) })),
        ]}
        onChange={fill}
        {...template}
      />
      <SelectField
        label={_('compliance.answer.status')}
        options={statuses.map((value) => ({ value, label: _(`compliance.status.${value}`) }))}
        {...useControl(form.field('status'))}
      />
      <TextAreaField
        rows={6}
        maxLength={REQUEST_TEXT_LIMIT}
        dir={LOCALE_INFO[locale].dir}
        lang={locale}
        label={_('compliance.answer.response')}
        {...useControl(form.field('response'))}
      />
      <div>
        <SubmitButton form={form} label="compliance.answer.send" />
      </div>
    </AccountForm>
  );
}
