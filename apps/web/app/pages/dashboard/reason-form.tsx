import { REASON_LIMIT } from '@dalil/domain/accounts/account-fields.ts';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { AccountForm } from '../../features/account-forms/account-form.tsx';
import { useAuthForm } from '../../features/account-forms/use-auth-form.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import type { ButtonLook } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';

const REASON_LEAST = 3;

type ReasonFormProps = {
  /** The message of the button. */
  label: string;
  variant?: ButtonLook['variant'];
  /** What follows from it. */
  hint: string;
  /** Said once it is done. */
  done: string;
  send: (reason: string) => Promise<unknown>;
  children?: ReactNode;
};

/** STAFF-7: something done about another's account. Each says why; the reason goes into the audit log. */
export function ReasonForm({ label, variant, hint, done, send, children }: ReasonFormProps) {
  const { _ } = useLingui();
  const id = useId();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const form = useAuthForm({
    initial: { reason: '' },
    check: ({ reason }) => ({ reason: isReason(reason) ? undefined : REASON_WRONG }),
    send: async ({ reason }) => {
      await send(reason.trim());
      showToast({ id: 'person', tone: 'success', title: _(done) });
      form.restart();
      await Promise.all(['user', 'users'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
    },
    fallback: 'members.users.failed',
  });
  const wrong = form.mistakes.reason;
  return (
    <AccountForm form={form} mistakes={[[id, wrong]]} send={label} variant={variant}>
      <p className="text-label text-text-2">{_(hint)}</p>
      {children}
      <TextAreaField
        id={id}
        rows={2}
        maxLength={REASON_LIMIT}
        label={_('members.reason')}
        hint={_('members.reason.hint')}
        value={form.values.reason}
        onChange={(event) => form.change('reason', event.currentTarget.value)}
        error={wrong && _(wrong.key, wrong.values)}
        errorPrefix={_('account.error')}
      />
    </AccountForm>
  );
}

const REASON_WRONG = { key: 'account.reason.wrong', values: { most: REASON_LIMIT } };

function isReason(text: string): boolean {
  const { length } = text.trim();
  return REASON_LEAST <= length && length <= REASON_LIMIT;
}
