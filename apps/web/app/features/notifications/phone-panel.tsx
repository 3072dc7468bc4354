import { plainCode } from '@dalil/domain/language/digits.ts';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, type DataOf } from '../../data/api.ts';
import { useApi } from '../../data/use-api.ts';
import { isolate } from '../../language/bidi.tsx';
import { useLocale } from '../../language/use-locale.ts';
import { confirmPhone, phoneQuery, removePhone, sendPhoneCode } from '../../queries/notifications.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CodeField, InlineForm, useAccountForm, useControl } from '../account-forms/account-form.tsx';
import { failureMessage } from '../account-forms/auth-messages.ts';
import { checkCode } from '../account-forms/check-fields.ts';
import { useToast } from '../announcer/use-toast.ts';
import { checkPhoneNumber } from './check-phone-number.ts';

type Phone = DataOf<typeof phoneQuery>;

/** PROF-3: the number that text messages go to, confirmed by a code. One sentence where no text messages are sent. */
export function PhonePanel({ phone }: { phone: Phone | undefined }) {
  const { _ } = useLingui();
  const [step, setStep] = useState<'number' | 'code' | null>(null);
  const cache = useQueryClient();
  const api = useApi();
  if (phone === undefined) return null;
  const renew = () => cache.invalidateQueries(phoneQuery(api));
  return (
    <div role="group" aria-labelledby="phone-title" className="flex flex-col gap-3">
      <h3 id="phone-title" className="text-label font-semibold">
        {_('notifications.phone.title')}
      </h3>
      {phone.is_offered ? (
        <>
          <p className="text-label text-text-2">
            {phone.phone_number === null
              ? _('notifications.phone.none')
              : _('notifications.phone.confirmed', { number: isolate(phone.phone_number) })}
          </p>
          {step === null ? <PhoneActions phone={phone} onEnter={() => setStep('number')} onRemoved={renew} /> : null}
          {step === 'number' ? <NumberForm onSent={() => setStep('code')} onCancel={() => setStep(null)} /> : null}
          {step === 'code' ? (
            <ConfirmForm
              onCancel={() => setStep('number')}
              onDone={async () => {
                await renew();
                setStep(null);
              }}
            />
          ) : null}
        </>
      ) : (
        <p className="text-label text-text-2">{_('notifications.phone.not-offered')}</p>
      )}
    </div>
  );
}

type PhoneActionsProps = { phone: Phone; onEnter: () => void; onRemoved: () => Promise<void> };

function PhoneActions({ phone, onEnter, onRemoved }: PhoneActionsProps) {
  const { _ } = useLingui();
  const api = useApi();
  const showToast = useToast();
  const hasNumber = phone.phone_number !== null;

  async function remove(): Promise<void> {
    try {
      await removePhone(api);
      await onRemoved();
      showToast({ id: 'phone', tone: 'success', title: _('notifications.phone.removed') });
    } catch (error) {
      const { key, values } = failureMessage(error, 'account.failed.network');
      showToast({ id: 'phone', tone: 'error', title: _(key, values) });
    }
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button size="small" onClick={onEnter}>
        {_(hasNumber ? 'notifications.phone.change' : 'notifications.phone.add')}
      </Button>
      {hasNumber ? (
        <Button size="small" variant="ghost" onClick={() => void remove()}>
          {_('notifications.phone.remove')}
        </Button>
      ) : null}
    </div>
  );
}

function NumberForm({ onSent, onCancel }: { onSent: () => void; onCancel: () => void }) {
  const { _ } = useLingui();
  const api = useApi();
  const locale = useLocale();
  const form = useAccountForm({
    fields: { phone_number: { id: 'phone-number', check: checkPhoneNumber } },
    send: async ({ phone_number: number }): Promise<void> => {
      try {
        await sendPhoneCode(api, locale, number);
        onSent();
      } catch (error) {
        const code =
          error instanceof ApiError ? error.fields.find(({ path }) => path === 'phone_number')?.code : undefined;
        if (code === undefined) throw error;
        form.setFailure({
          key: code === 'stopped' ? 'notifications.phone.stopped' : 'notifications.phone.unreachable',
        });
      }
    },
    fallback: 'notifications.phone.failed',
  });
  return (
    <InlineForm form={form} submit="notifications.phone.send" onCancel={onCancel}>
      <TextField
        type="tel"
        autoComplete="tel"
        dir="ltr"
        label={_('notifications.phone.number')}
        hint={_('notifications.phone.hint')}
        {...useControl(form.field('phone_number'))}
      />
    </InlineForm>
  );
}

function ConfirmForm({ onDone, onCancel }: { onDone: () => Promise<void>; onCancel: () => void }) {
  const { _ } = useLingui();
  const api = useApi();
  const showToast = useToast();
  const form = useAccountForm({
    fields: { code: { id: 'phone-code', check: checkCode } },
    send: async ({ code }) => {
      await confirmPhone(api, plainCode(code));
      await onDone();
      showToast({ id: 'phone', tone: 'success', title: _('notifications.phone.done') });
    },
    fallback: 'account.failed.verify',
  });
  return (
    <InlineForm form={form} submit="account.verify.confirm" onCancel={onCancel}>
      <Notice role="status">{_('notifications.phone.sent')}</Notice>
      <CodeField hint={_('notifications.phone.code-hint')} {...form.field('code')} />
    </InlineForm>
  );
}
