import { CONFIRM_PATH, maskAddress, readConfirmHash } from '@dalil/domain/accounts/confirm-link.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { useIsHydrated } from '../../features/lazy-loading/use-is-hydrated.ts';
import { useSignOut } from '../../features/session/account-menu.tsx';
import { isolate } from '../../language/bidi.tsx';
import { useLocalePath } from '../../language/use-locale.ts';
import { sessionQuery } from '../../queries/accounts.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AuthPage } from './auth-page.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import type { PasswordMissingState } from './use-arrive-confirmed.ts';

/**
 * AUTH-2, ROUTE-5: where the link of a confirmation mail leads. Opening it changes nothing, because programs that check mails open
 * links too and run scripts: only the button confirms.
 */
export function ConfirmAddress() {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const { hash, state } = useLocation() as { hash: string; state: Partial<PasswordMissingState> | null };
  const isHydrated = useIsHydrated();
  const { data: session } = useSuspenseQuery(sessionQuery(useApi()));
  const link = readConfirmHash(hash);
  const owner = session.profile?.email;
  const goal = link?.returnTo ?? toLocale('/auth/onboarding');

  const form = <ConfirmForm key={hash} link={link} isLive={isHydrated} goal={goal} />;

  // Until the page is live it is what the server rendered, which does not receive the fragment.
  if (!isHydrated) return form;
  if (owner !== undefined && state?.goalWithoutPassword !== undefined)
    return <PasswordMissing goal={state.goalWithoutPassword} />;
  if (owner !== undefined && (link === undefined || owner === link.email))
    return (
      <Result tone="success" text={_('account.confirm.done')}>
        <Link to={link?.returnTo ?? toLocale('/')} className={buttonClass({ variant: 'primary' })}>
          {_('account.confirm.goOn')}
        </Link>
      </Result>
    );
  if (link === undefined)
    return (
      <Result tone="danger" text={_('account.confirm.damaged')}>
        <Link to={toLocale('/auth/verify-email-sent')} className={buttonClass({ variant: 'primary' })}>
          {_('account.confirm.enterCode')}
        </Link>
      </Result>
    );
  if (owner !== undefined) return <OtherAccount owner={owner} email={link.email} hash={hash} />;
  return form;
}

type ResultProps = { tone: 'success' | 'danger' | 'warning'; text: string; children: ReactNode };

function Result({ tone, text, children }: ResultProps) {
  const { _ } = useLingui();
  return (
    <AuthPage title={_('account.confirm')}>
      <Notice role="status" tone={tone}>
        {text}
      </Notice>
      <div className="flex flex-wrap gap-3">{children}</div>
    </AuthPage>
  );
}

/** The new account must not replace the one in use unnoticed: the link may have been sent by another person. */
function OtherAccount({ owner, email, hash }: { owner: string; email: string; hash: string }) {
  const { _ } = useLingui();
  const signOut = useSignOut(undefined, useLocalePath()(CONFIRM_PATH) + hash);
  const values = { account: isolate(maskAddress(owner)), email: isolate(maskAddress(email)) };
  return (
    <Result tone="warning" text={_('account.confirm.other', values)}>
      <Button variant="primary" onClick={signOut}>
        {_('account.confirm.leave')}
      </Button>
    </Result>
  );
}

/** Anyone can sign up with any address, so a password from another browser is dropped. */
function PasswordMissing({ goal }: { goal: string }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <Result tone="success" text={`${_('account.confirm.done')} ${_('account.confirm.noPassword')}`}>
      <Link to={goal} className={buttonClass({ variant: 'primary' })}>
        {_('account.confirm.goOn')}
      </Link>
      <Link to={toLocale('/settings#password')} className={buttonClass({})}>
        {_('account.confirm.setPassword')}
      </Link>
    </Result>
  );
}
