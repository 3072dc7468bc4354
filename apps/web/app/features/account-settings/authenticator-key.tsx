import { useLingui } from '@lingui/react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { lazyPart } from '../lazy-loading/lazy-part.tsx';

const QrCode = lazyPart(async () => (await import('./qr-code.tsx')).QrCode, <Skeleton className="size-32" />);

/** The secret of an `otpauth:` address, in groups of four for those who type it. */
export function keyOf(totpUri: string): string {
  const secret = new URL(totpUri).searchParams.get('secret') ?? '';
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}

/** What goes into the authenticator app: as a code to photograph, as a link on the phone itself, as a key to type. */
export function AuthenticatorKey({ totpUri }: { totpUri: string }) {
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
