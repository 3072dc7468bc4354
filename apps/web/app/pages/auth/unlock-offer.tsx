import { UNLOCK_LINK_MINUTES } from '@dalil/domain/accounts/account-fields.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { failureMessage, type Message } from '../../features/account-forms/auth-messages.ts';
import { isolate } from '../../language/bidi.tsx';
import { requestUnlockLink } from '../../queries/accounts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/**
 * AUTH-12: offers a link by mail when the attempts of an account are exhausted, perhaps by others. The text is the same whether or
 * not the address has an account.
 */
export function UnlockOffer({ email }: { email: string }) {
  const { _ } = useLingui();
  const api = useApi();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [failure, setFailure] = useState<Message | null>(null);
  const [isSending, setSending] = useState(false);

  async function send(): Promise<void> {
    if (isSending) return;
    setFailure(null);
    setSending(true);
    try {
      await requestUnlockLink(api, { email });
      setSentTo(email.trim());
    } catch (error) {
      setFailure(failureMessage(error, 'account.unlock.failed'));
    } finally {
      setSending(false);
    }
  }

  if (sentTo !== null) {
    return (
      <Notice role="status" tone="success" title={_('account.forgot.sent', { email: isolate(sentTo) })}>
        {_('account.forgot.sentHint', { minutes: UNLOCK_LINK_MINUTES })}
      </Notice>
    );
  }
  return (
    <div className="flex flex-col items-start gap-3">
      {failure ? (
        <Notice role="alert" tone="danger">
          {_(failure.key, failure.values)}
        </Notice>
      ) : null}
      <p className="text-label">{_('account.unlock.offer')}</p>
      <Button aria-disabled={isSending} onClick={() => void send()}>
        {_(isSending ? 'account.sending' : 'account.unlock.send')}
      </Button>
    </div>
  );
}
