import { REQUEST_TEXT_LIMIT, REQUEST_TYPES, type RequestType } from '@dalil/domain/privacy/data-request.ts';
import { plainCode } from '@dalil/domain/language/digits.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import {
  CodeField,
  EmailField,
  InlineForm,
  useAccountForm,
  useControl,
} from '../../features/account-forms/account-form.tsx';
import { checkCode, checkEmail } from '../../features/account-forms/check-fields.ts';
import { ReceiptButton } from '../../features/data-requests/receipt-button.tsx';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocale } from '../../language/use-locale.ts';
import { askAsGuest, confirmAsGuest } from '../../queries/rights.ts';
import { TextAreaField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select.tsx';

type Step = { name: 'ask' } | { name: 'code'; email: string } | { name: 'sent'; number: string; due: string };

/** PRIV-6: a request, the code from the mail, and the number of the receipt. */
export function GuestRequest() {
  const [step, setStep] = useState<Step>({ name: 'ask' });
  if (step.name === 'ask') return <AskForm onSent={(email) => setStep({ name: 'code', email })} />;
  if (step.name === 'sent') return <Sent number={step.number} due={step.due} />;
  return (
    <CodeForm
      email={step.email}
      onBack={() => setStep({ name: 'ask' })}
      onSent={(number, due) => setStep({ name: 'sent', number, due })}
    />
  );
}

function AskForm({ onSent }: { onSent: (email: string) => void }) {
  const { _ } = useLingui();
  const api = useApi();
  const locale = useLocale();
  const form = useAccountForm({
    fields: {
      email: { id: 'guest-email', check: checkEmail },
      type: { id: 'guest-type', value: 'access' },
      description: { id: 'guest-text' },
    },
    send: async ({ email, type, description }) => {
      await askAsGuest(api, { email, request_type: type as RequestType, description, locale });
      onSent(email);
    },
    fallback: 'rights.failed',
  });
  const type = useControl(form.field('type'));
  return (
    <InlineForm form={form} submit="rights.guest.send-code">
      <EmailField {...form.field('email')} />
      <SelectField
        label={_('rights.type')}
        hint={_(`rights.explain.${type.value as RequestType}`)}
        options={REQUEST_TYPES.map((value) => ({ value, label: _(`rights.type.${value}`) }))}
        {...type}
      />
      <TextAreaField
        label={_('rights.description')}
        hint={_('rights.description.hint')}
        maxLength={REQUEST_TEXT_LIMIT}
        {...useControl(form.field('description'))}
      />
    </InlineForm>
  );
}

type CodeFormProps = { email: string; onBack: () => void; onSent: (number: string, due: string) => void };

function CodeForm({ email, onBack, onSent }: CodeFormProps) {
  const { _ } = useLingui();
  const api = useApi();
  const form = useAccountForm({
    fields: { code: { id: 'guest-code', check: checkCode } },
    send: async ({ code }) => {
      const sent = await confirmAsGuest(api, { email, code: plainCode(code) });
      onSent(sent.receipt_number, sent.due_date);
    },
    fallback: 'rights.failed',
  });
  return (
    <InlineForm form={form} submit="rights.guest.confirm" onCancel={onBack}>
      <p role="status" className="text-label">
        {_('rights.guest.code-sent', { email: isolate(email) })}
      </p>
      <CodeField {...form.field('code')} />
    </InlineForm>
  );
}

function Sent({ number, due }: { number: string; due: string }) {
  const { _ } = useLingui();
  const { longDate } = useFormat();
  return (
    <div className="flex max-w-field flex-col items-start gap-3">
      <Notice role="status" tone="success" title={_('rights.sent', { number: isolate(number) })}>
        {_('rights.guest.due', { date: longDate(due) })}
      </Notice>
      <ReceiptButton number={number} />
    </div>
  );
}
