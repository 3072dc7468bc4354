import { plainCode } from '@dalil/domain/language/digits.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { useArrive } from '../../features/session/use-arrive.ts';
import { secondFactor } from '../../queries/accounts.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import {
  AccountForm,
  CodeField,
  SubmitButton,
  useAccountForm,
  useControl,
} from '../../features/account-forms/account-form.tsx';
import { checkCode, checkPresent } from '../../features/account-forms/check-fields.ts';

const checkBackupCode = checkPresent('account.backupCode.missing');

/** The second step of signing in: a code of an authenticator app, or a backup code. */
export function SecondFactorForm({ onExpired }: { onExpired: () => void }) {
  const { _ } = useLingui();
  const api = useApi();
  const arrive = useArrive();
  const [isBackup, setBackup] = useState(false);
  const form = useAccountForm({
    fields: { code: { id: 'second-factor-code', check: isBackup ? checkBackupCode : checkCode } },
    send: async ({ code }) => {
      const kind = isBackup ? 'backup' : 'app';
      await secondFactor(api, { kind, code: plainCode(code) });
      await arrive();
    },
    fallback: 'account.failed.signIn',
  });
  const field = form.field('code');
  const control = useControl(field);

  function changeMethod(): void {
    setBackup(!isBackup);
    form.setFailure(null);
    form.change('code', '');
  }

  return (
    <AccountForm form={form}>
      {isBackup ? (
        <TextField
          dir="ltr"
          autoComplete="off"
          label={_('account.backupCode')}
          hint={_('account.backupCode.hint')}
          {...control}
        />
      ) : (
        <CodeField hint={_('account.secondFactor.hint')} {...field} />
      )}
      <SubmitButton form={form} label="account.continue" />
      <div className="flex flex-wrap gap-3">
        <Button variant="ghost" size="small" onClick={changeMethod}>
          {_(isBackup ? 'account.secondFactor.useApp' : 'account.secondFactor.useBackup')}
        </Button>
        <Button variant="ghost" size="small" onClick={onExpired}>
          {_('account.secondFactor.startAnew')}
        </Button>
      </div>
    </AccountForm>
  );
}
