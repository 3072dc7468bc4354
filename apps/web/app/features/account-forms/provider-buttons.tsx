import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { beginWithProvider, type Provider, providersQuery } from '../../queries/members.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useReturnPath } from '../session/use-arrive.ts';
import { failureMessage, type Message } from './auth-messages.ts';

/** AUTH-5: the configured providers, nothing if there are none. The page to return to is sent along. */
export function ProviderButtons() {
  const { _ } = useLingui();
  const api = useApi();
  const { data } = useSuspenseQuery(providersQuery(api));
  const returnTo = useReturnPath();
  const [failure, setFailure] = useState<Message | null>(null);
  if (data.items.length === 0) return null;

  async function begin(provider: Provider['id']): Promise<void> {
    setFailure(null);
    try {
      const { url } = await beginWithProvider(api, { provider, returnTo });
      location.assign(url);
    } catch (error) {
      setFailure(failureMessage(error, 'account.failed.provider'));
    }
  }

  return (
    <section aria-labelledby="providers-title" data-needs-script="" className="flex flex-col gap-3">
      <h2 id="providers-title" className="border-t border-line pt-5 text-label font-semibold">
        {_('account.providers')}
      </h2>
      {failure ? (
        <Notice role="alert" tone="danger">
          {_(failure.key, failure.values)}
        </Notice>
      ) : null}
      <ul className="flex flex-col gap-2">
        {data.items.map(({ id, name }) => (
          <li key={id}>
            <Button className="w-full" onClick={() => void begin(id)}>
              {_('account.providers.continue', { name })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
