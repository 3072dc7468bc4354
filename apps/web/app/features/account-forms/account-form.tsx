import { useLingui } from '@lingui/react';
import type { FormEvent, ReactNode } from 'react';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import type { Words } from './auth-words.ts';
import { MistakeSummary } from './mistake-summary.tsx';

type AccountFormProps = {
  form: { failure: Words | null; isSending: boolean; submit: () => Promise<void> };
  /** In the order of the form; the key is the id of the field. */
  mistakes: readonly (readonly [fieldId: string, words: Words | undefined])[];
  /** The message of the button that sends. */
  send: string;
  variant?: ButtonLook['variant'];
  /** Gives up and goes back. */
  onCancel?: () => void;
  children: ReactNode;
};

/** The frame of a form about an account: what is wrong, the fields, sending and giving up. */
export function AccountForm({ form, mistakes, send, variant = 'primary', onCancel, children }: AccountFormProps) {
  const { _ } = useLingui();
  const { failure, isSending, submit } = form;

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    void submit();
  }

  return (
    <form noValidate onSubmit={onSubmit} data-needs-script="" className="flex max-w-field flex-col gap-5">
      <MistakeSummary mistakes={mistakes} failure={failure} firstField={mistakes[0]?.[0] ?? ''} />
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={variant} aria-disabled={isSending}>
          {_(isSending ? 'account.sending' : send)}
        </Button>
        {onCancel ? <Button onClick={onCancel}>{_('account.cancel')}</Button> : null}
      </div>
    </form>
  );
}
