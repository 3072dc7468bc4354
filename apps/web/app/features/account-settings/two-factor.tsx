import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { beginTwoFactor, confirmTwoFactor, endTwoFactor, renewBackupCodes } from '../../queries/members.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { AccountForm } from '../account-forms/account-form.tsx';
import { checkCode, plainCode } from '../account-forms/check-fields.ts';
import { CodeField } from '../account-forms/fields.tsx';
import { useAuthForm } from '../account-forms/use-auth-form.ts';
import { useToast } from '../announcer/use-toast.ts';
import { useRenewSession } from '../session/use-renew-session.ts';
import { AuthenticatorKey } from './authenticator-key.tsx';
import { BackupCodes } from './backup-codes.tsx';
import { PasswordForm } from './password-form.tsx';
import { SettingsSection } from './settings-section.tsx';

const CODE = 'two-factor-code';

type Step =
  | { kind: 'idle' }
  | { kind: 'begin' | 'end' | 'renew' }
  | { kind: 'confirm'; totpUri: string; backupCodes: string[] }
  | { kind: 'codes'; backupCodes: string[] };

/** AUTH-13: a second step at sign-in, by the code of an authenticator app. */
export function TwoFactor({ isOn }: { isOn: boolean }) {
  const { _ } = useLingui();
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const rest = () => setStep({ kind: 'idle' });
  return (
    <SettingsSection id="second-step" title="members.twoFactor" promise="members.twoFactor.promise">
      <p>
        <Tag tone={isOn ? 'ok' : 'neutral'}>{_(isOn ? 'members.twoFactor.on' : 'members.twoFactor.off')}</Tag>
      </p>
      {step.kind === 'idle' ? <Choices isOn={isOn} onChoose={(kind) => setStep({ kind })} /> : null}
      {step.kind === 'begin' || step.kind === 'end' || step.kind === 'renew' ? (
        <ProveOwner kind={step.kind} onStep={setStep} onCancel={rest} />
      ) : null}
      {step.kind === 'confirm' ? (
        <ConfirmForm
          totpUri={step.totpUri}
          onDone={() => setStep({ kind: 'codes', backupCodes: step.backupCodes })}
          onCancel={rest}
        />
      ) : null}
      {step.kind === 'codes' ? <BackupCodes codes={step.backupCodes} onDone={rest} /> : null}
    </SettingsSection>
  );
}

function Choices({ isOn, onChoose }: { isOn: boolean; onChoose: (kind: 'begin' | 'end' | 'renew') => void }) {
  const { _ } = useLingui();
  if (!isOn) {
    return (
      <p>
        <Button data-needs-script="" onClick={() => onChoose('begin')}>
          {_('members.twoFactor.turnOn')}
        </Button>
      </p>
    );
  }
  return (
    <p className="flex flex-wrap gap-3">
      <Button data-needs-script="" onClick={() => onChoose('renew')}>
        {_('members.backupCodes.renew')}
      </Button>
      <Button data-needs-script="" variant="danger" onClick={() => onChoose('end')}>
        {_('members.twoFactor.turnOff')}
      </Button>
    </p>
  );
}

type ProveOwnerProps = { kind: 'begin' | 'end' | 'renew'; onStep: (step: Step) => void; onCancel: () => void };

const SENDS = {
  begin: 'account.continue',
  renew: 'members.backupCodes.renew',
  end: 'members.twoFactor.turnOff',
} as const;

/** Each change of the second step asks for the password first. */
function ProveOwner({ kind, onStep, onCancel }: ProveOwnerProps) {
  const { _ } = useLingui();
  const api = useApi();
  const renew = useRenewSession();
  const showToast = useToast();

  async function send(password: string): Promise<void> {
    if (kind === 'begin') return onStep({ kind: 'confirm', ...(await beginTwoFactor(api, { password })) });
    if (kind === 'renew') return onStep({ kind: 'codes', ...(await renewBackupCodes(api, { password })) });
    await endTwoFactor(api, { password });
    await renew();
    showToast({ id: 'two-factor', tone: 'success', title: _('members.twoFactor.ended') });
    onCancel();
  }

  return (
    <PasswordForm
      id={`two-factor-${kind}`}
      hint={kind === 'end' ? 'members.twoFactor.endHint' : undefined}
      label={SENDS[kind]}
      variant={kind === 'end' ? 'danger' : 'primary'}
      fallback="members.twoFactor.failed"
      send={send}
      onCancel={onCancel}
    />
  );
}

function ConfirmForm({ totpUri, onDone, onCancel }: { totpUri: string; onDone: () => void; onCancel: () => void }) {
  const { _ } = useLingui();
  const api = useApi();
  const renew = useRenewSession();
  const form = useAuthForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: checkCode(code) }),
    send: async ({ code }) => {
      await confirmTwoFactor(api, { code: plainCode(code) });
      onDone();
      await renew();
    },
    fallback: 'members.twoFactor.failed',
  });
  return (
    <AccountForm
      form={form}
      mistakes={[[CODE, form.mistakes.code]]}
      send="members.twoFactor.turnOn"
      onCancel={onCancel}
    >
      <AuthenticatorKey totpUri={totpUri} />
      <CodeField
        id={CODE}
        value={form.values.code}
        mistake={form.mistakes.code}
        onChange={(value) => form.change('code', value)}
      />
    </AccountForm>
  );
}
