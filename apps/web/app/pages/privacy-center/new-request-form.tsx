import { REQUEST_TEXT_LIMIT, REQUEST_TYPES, type RequestType } from '@dalil/domain/privacy/data-request.ts';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { InlineForm, useAccountForm, useControl } from '../../features/account-forms/account-form.tsx';
import { useToast } from '../../features/announcer/use-toast.ts';
import { useLocale } from '../../language/use-locale.ts';
import { dataRequestsQuery, sendDataRequest } from '../../queries/rights.ts';
import { TextAreaField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select.tsx';

/** An erasure has a form of its own, because it needs the password. */
const TYPES = REQUEST_TYPES.filter((type) => type !== 'erasure');

/** PRIV-6: a new request. It counts from the moment it arrives. */
export function NewRequestForm({ onDone }: { onDone: () => void }) {
  const { _ } = useLingui();
  const api = useApi();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const form = useAccountForm({
    fields: { type: { id: 'request-type', value: 'access' }, description: { id: 'request-text' } },
    send: async ({ type, description }) => {
      const request = { request_type: type as RequestType, description, locale };
      const { receipt_number: number } = await sendDataRequest(api, request);
      await queryClient.invalidateQueries({ queryKey: dataRequestsQuery(api).queryKey });
      showToast({ id: 'request-sent', tone: 'success', title: _('rights.sent', { number }) });
      onDone();
    },
    fallback: 'rights.failed',
  });
  const type = useControl(form.field('type'));
  const description = useControl(form.field('description'));
  return (
    <InlineForm form={form} submit="rights.send" onCancel={onDone}>
      <SelectField
        label={_('rights.type')}
        hint={_(`rights.explain.${type.value as RequestType}`)}
        options={TYPES.map((value) => ({ value, label: _(`rights.type.${value}`) }))}
        {...type}
      />
      <TextAreaField
        label={_('rights.description')}
        hint={_('rights.description.hint')}
        maxLength={REQUEST_TEXT_LIMIT}
        {...description}
      />
    </InlineForm>
  );
}
