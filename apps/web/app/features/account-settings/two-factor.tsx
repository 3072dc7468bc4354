import { PRODUCT } from '@dalil/domain/product.ts';
import { plainCode } from '@dalil/domain/language/digits.ts';
import { useLingui } from '@lingui/react';
import { Copy, Download, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { beginTwoFactor, confirmTwoFactor, endTwoFactor, renewBackupCodes } from '../../queries/members.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { CodeField, InlineForm, useAccountForm } from '../account-forms/account-form.tsx';
import { checkCode } from '../account-forms/check-fields.ts';
import { useToast } from '../announcer/use-toast.ts';
import { lazyPart } from '../lazy-loading/lazy-part.tsx';
import { useRenewSession } from '../session/use-renew-session.ts';
import { PasswordForm } from './owner-form.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useCopy } from '../share/use-copy.ts';

const QrCode = lazyPart(async () => (await import('./qr-code.tsx')).QrCode, <Skeleton className="size-32" />);

type Step =
  | { kind: 'idle' }
  | { kind: 'begin' | 'end' | 'renew' }
  | { kind: 'confirm'; totpUri: string; backupCodes: string[] }
  | { kind: 'codes'; backupCodes: string[] };

/** AUTH-13: a second factor at sign-in, by the code of an authenticator app. */
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

/** Each change of the second factor requires the password first. */
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
  const api = useApi();
  const renew = useRenewSession();
  const form = useAccountForm({
    fields: { code: { id: 'two-factor-code', check: checkCode } },
    send: async ({ code }) => {
      await confirmTwoFactor(api, { code: plainCode(code) });
      onDone();
      await renew();
    },
    fallback: 'members.twoFactor.failed',
  });
  return (
    <InlineForm form={form} submit="members.twoFactor.turnOn" onCancel={onCancel}>
      <AuthenticatorKey totpUri={totpUri} />
      <CodeField {...form.field('code')} />
    </InlineForm>
  );
}

/** The secret of an `otpauth:` address, in groups of four for manual entry. */
export function keyOf(totpUri: string): string {
  const secret = new URL(totpUri).searchParams.get('secret') ?? '';
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}

/** The secret for the authenticator app: a code to scan, a link on the phone itself, and a key to type. */
function AuthenticatorKey({ totpUri }: { totpUri: string }) {
  const { _ } = useLingui();
  return (
    <ol className="flex list-decimal flex-col gap-5 ps-5 text-label">
      <li>
        <p>{_('members.twoFactor.scan')}</p>
        <div className="pt-3">
          <QrCode text={totpUri} label={_('members.twoFactor.qr')} />
        </div>
        <p className="pt-3">
          <a href={totpUri} className="text-link">
            {_('members.twoFactor.openApp')}
          </a>
        </p>
        <p className="pt-3">
          {_('members.twoFactor.key')}
          <br />
          <bdi dir="ltr" translate="no" className="wrap-anywhere font-semibold">
            {keyOf(totpUri)}
          </bdi>
        </p>
      </li>
      <li>{_('members.twoFactor.enterCode')}</li>
    </ol>
  );
}

/** The codes for when the app is lost. They are visible only once. The server stores them encrypted. */
export function BackupCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { _ } = useLingui();
  const copy = useCopy();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join('\n');
  const said = { copied: _('members.backupCodes.copied'), failed: _('members.backupCodes.copyFailed') };

  return (
    <div className="flex max-w-field flex-col gap-4 rounded-card border border-line bg-surface p-5">
      <h4 ref={heading} tabIndex={-1} className="text-ui font-semibold">
        {_('members.backupCodes')}
      </h4>
      <p className="text-label text-text-2">{_('members.backupCodes.promise')}</p>
      <ul dir="ltr" translate="no" className="tabular grid grid-cols-2 gap-x-5 gap-y-2 text-ui font-medium">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button size="small" onClick={() => void copy(text, { id: 'backup-codes', ...said })}>
          <Copy aria-hidden className="icon-small" />
          {_('members.backupCodes.copy')}
        </Button>
        <Button size="small" onClick={() => saveFile(text)}>
          <Download aria-hidden className="icon-small" />
          {_('members.backupCodes.save')}
        </Button>
        <Button size="small" onClick={() => print()}>
          <Printer aria-hidden className="icon-small" />
          {_('members.backupCodes.print')}
        </Button>
      </div>
      <p className="print:hidden">
        <Button variant="primary" onClick={onDone}>
          {_('members.backupCodes.kept')}
        </Button>
      </p>
    </div>
  );
}

function saveFile(text: string): void {
  const address = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${PRODUCT.name.toLowerCase()}-backup-codes.txt`;
  link.click();
  URL.revokeObjectURL(address);
}
