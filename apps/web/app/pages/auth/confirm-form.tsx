import { CODE_MINUTES } from '@dalil/domain/accounts/account-fields.ts';
import { type ConfirmLink, maskAddress } from '@dalil/domain/accounts/confirm-link.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ApiError } from '../../data/api.ts';
import { useApi } from '../../data/use-api.ts';
import { failureMessage, type Message } from '../../features/account-forms/auth-messages.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { sendCode, verifyEmail } from '../../queries/accounts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AuthPage } from './auth-page.tsx';
import { useArriveConfirmed } from './use-arrive-confirmed.ts';

type ConfirmFormProps = {
  link: ConfirmLink | undefined;
  /** Whether the page runs, so that it may display what only the device knows. */
  isLive: boolean;
  /** The page to open afterwards. */
  goal: string;
};

/** Confirms the address of a link when the button is pressed, by the same request as a typed code. */
export function ConfirmForm({ link, isLive, goal }: ConfirmFormProps) {
  const { _ } = useLingui();
  const api = useApi();
  const arrive = useArriveConfirmed();
  const [failure, setFailure] = useState<Message | null>(null);
  const [isOver, setOver] = useState(false);
  const [isSending, setSending] = useState(false);

  async function confirm(): Promise<void> {
    if (isSending || link === undefined) return;
    setFailure(null);
    setSending(true);
    try {
      const { email, code } = link;
      const { hasPassword } = await verifyEmail(api, { email, code, type: 'signup' });
      await arrive(hasPassword, goal);
    } catch (error) {
      setOver(error instanceof ApiError && error.code === 'invalid_code');
      setFailure(confirmFailure(error));
    } finally {
      setSending(false);
    }
  }

  return (
    <AuthPage title={_('account.confirm')} promise={isOver ? undefined : _('account.confirm.promise')}>
      <noscript>
        <p className="text-label text-text-2">{_('account.confirm.needsScript')}</p>
      </noscript>
      {/* The line has its height before the address is known. */}
      <p className="text-ui font-semibold">
        <bdi dir="ltr" className="wrap-anywhere">
          {link && isLive ? maskAddress(link.email) : '\u00A0'}
        </bdi>
      </p>
      {failure ? (
        <Notice role="alert" tone="danger">
          {_(failure.key, failure.values)}
        </Notice>
      ) : null}
      {link && isOver ? (
        <NextSteps link={link} onFailure={setFailure} />
      ) : (
        <>
          <p>
            <Button variant="primary" data-needs-script="" aria-disabled={isSending} onClick={() => void confirm()}>
              {_(isSending ? 'account.sending' : 'account.confirm.button')}
            </Button>
          </p>
          <p className="text-label text-text-2">{_('account.confirm.hint')}</p>
        </>
      )}
    </AuthPage>
  );
}

type NextStepsProps = { link: ConfirmLink; onFailure: (failure: Message | null) => void };

/** What to do when the link no longer works: sign in if it was used, or get another one. */
function NextSteps({ link: { email, returnTo }, onFailure }: NextStepsProps) {
  const { _ } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const toLocale = useLocalePath();
  const [isSending, setSending] = useState(false);
  const search = returnTo === undefined ? '' : `?next=${encodeURIComponent(returnTo)}`;

  async function sendAgain(): Promise<void> {
    if (isSending) return;
    onFailure(null);
    setSending(true);
    try {
      await sendCode(api, { email, ...(returnTo && { returnTo }) });
      await navigate(toLocale('/auth/verify-email-sent') + search, { state: { email } });
    } catch (error) {
      onFailure(failureMessage(error, 'account.failed.sendCode'));
    } finally {
      setSending(false);
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="primary" aria-disabled={isSending} onClick={() => void sendAgain()}>
        {_(isSending ? 'account.sending' : 'account.verify.again')}
      </Button>
      <Link to={toLocale('/auth/signin') + search} state={{ email }} className="text-link text-label">
        {_('account.confirm.signIn')}
      </Link>
    </div>
  );
}

function confirmFailure(error: unknown): Message {
  const code = error instanceof ApiError ? error.code : '';
  if (code === 'invalid_code') return { key: 'account.confirm.over', values: { minutes: CODE_MINUTES } };
  if (code === 'network_error') return { key: 'account.confirm.offline' };
  return failureMessage(error, 'account.failed.verify');
}
