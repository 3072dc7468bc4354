import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { isolate } from '../../language/bidi.tsx';
import { forgotPassword, sessionQuery } from '../../queries/accounts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { failureWords, type Words } from '../account-forms/auth-words.ts';

/** AUTH-13: an account without a password cannot be confirmed by one. A link to set the first stands here. */
export function SignInAgain({ refusal }: { refusal: string | null }) {
  return refusal === 'sign_in_again' ? <SetFirstPassword /> : null;
}

function SetFirstPassword() {
  const { _ } = useLingui();
  const api = useApi();
  const { data: session } = useSuspenseQuery(sessionQuery(api));
  const [isSent, setSent] = useState(false);
  const [failure, setFailure] = useState<Words | null>(null);
  const email = session.profile?.email;
  if (email === undefined) return null;

  async function sendLink(address: string): Promise<void> {
    setFailure(null);
    try {
      await forgotPassword(api, { email: address });
      setSent(true);
    } catch (error) {
      setFailure(failureWords(error, 'account.failed.reset'));
    }
  }

  if (isSent) {
    return (
      <Notice role="status" tone="success">
        {_('members.signInAgain.sent', { email: isolate(email) })}
      </Notice>
    );
  }
  return (
    <Notice tone="warning" title={_('members.signInAgain')}>
      <p>{_('members.signInAgain.why')}</p>
      {failure ? <p role="alert">{_(failure.key, failure.values)}</p> : null}
      <p className="pt-2">
        <Button size="small" onClick={() => void sendLink(email)}>
          {_('members.signInAgain.send')}
        </Button>
      </p>
    </Notice>
  );
}
