import { useLingui } from '@lingui/react';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { useArrive } from '../../features/session/use-arrive.ts';
import { secondFactor } from '../../queries/accounts.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { checkCode, checkPresent, plainCode } from '../../features/account-forms/check-fields.ts';
import { CodeField } from '../../features/account-forms/fields.tsx';
import { MistakeSummary } from '../../features/account-forms/mistake-summary.tsx';
import { useAuthForm } from '../../features/account-forms/use-auth-form.ts';

const CODE = 'second-factor-code';

/** The second step of signing in: the code of an authenticator app, or one of the codes kept for when it is lost. */
export function SecondFactorForm({ onExpired }: { onExpired: () => void }) {
  const { _ } = useLingui();
  const api = useApi();
  const arrive = useArrive();
  const [isBackup, setBackup] = useState(false);
  const { values, change, mistakes, failure, setFailure, isSending, submit } = useAuthForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: isBackup ? checkPresent(code, 'account.backupCode.missing') : checkCode(code) }),
    send: async ({ code }) => {
      const kind = isBackup ? 'backup' : 'app';
      await secondFactor(api, { kind, code: isBackup ? code.trim() : plainCode(code) });
      await arrive();
    },
    fallback: 'account.failed.signIn',
  });

  function send(event: FormEvent): void {
    event.preventDefault();
    void submit();
  }

  function changeMethod(): void {
    setBackup(!isBackup);
    setFailure(null);
    change('code', '');
  }

  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5">
      <MistakeSummary mistakes={[[CODE, mistakes.code]]} failure={failure} firstField={CODE} />
      {isBackup ? (
        <TextField
          id={CODE}
          dir="ltr"
          autoComplete="off"
          label={_('account.backupCode')}
          hint={_('account.backupCode.hint')}
          value={values.code}
          onChange={(event) => change('code', event.currentTarget.value)}
          error={mistakes.code && _(mistakes.code.key)}
          errorPrefix={_('account.error')}
        />
      ) : (
        <CodeField
          id={CODE}
          hint={_('account.secondFactor.hint')}
          value={values.code}
          mistake={mistakes.code}
          onChange={(value) => change('code', value)}
        />
      )}
      <Button type="submit" variant="primary" aria-disabled={isSending}>
        {_(isSending ? 'account.sending' : 'account.continue')}
      </Button>
      <div className="flex flex-wrap gap-3">
        <Button variant="ghost" size="small" onClick={changeMethod}>
          {_(isBackup ? 'account.secondFactor.useApp' : 'account.secondFactor.useBackup')}
        </Button>
        <Button variant="ghost" size="small" onClick={onExpired}>
          {_('account.secondFactor.startAnew')}
        </Button>
      </div>
    </form>
  );
}
