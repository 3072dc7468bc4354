import { useLingui } from '@lingui/react';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { type LinkedProvider, linkedProvidersQuery, unlinkProvider } from '../../queries/linked-providers.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../announcer/use-toast.ts';
import { PasswordForm } from './owner-form.tsx';
import { SettingsSection } from './settings-section.tsx';

/** AUTH-13: provider accounts that can sign in here. Nothing if there are none. */
export function LinkedProviders() {
  const { data } = useSuspenseQuery(linkedProvidersQuery(useApi()));
  if (data.items.length === 0) return null;
  return (
    <SettingsSection id="providers" title="members.providers" promise="members.providers.promise">
      <ul className="flex max-w-measure flex-col">
        {data.items.map((provider) => (
          <ProviderRow key={provider.id} provider={provider} />
        ))}
      </ul>
    </SettingsSection>
  );
}

function ProviderRow({ provider: { id, name, linkedAt } }: { provider: LinkedProvider }) {
  const { _ } = useLingui();
  const api = useApi();
  const format = useFormat();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const [isOpen, setOpen] = useState(false);

  async function send(password: string): Promise<void> {
    await unlinkProvider(api, { provider: id, password });
    showToast({
      id: 'providers',
      tone: 'success',
      title: _('members.providers.unlinked', { name: isolate(name) }),
    });
    await queryClient.invalidateQueries({ queryKey: linkedProvidersQuery(api).queryKey });
  }

  return (
    <li className="flex flex-col gap-4 border-b border-line py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Link2 aria-hidden className="icon text-text-3" />
        <span className="flex min-w-0 grow basis-32 flex-col">
          <bdi className="text-label font-semibold">{name}</bdi>
          <span className="text-meta text-text-2">
            {_('members.providers.since')} {format.shortDate(linkedAt)}
          </span>
        </span>
        <Button
          data-needs-script=""
          size="small"
          aria-label={_('members.providers.unlinkThis', { name })}
          onClick={() => setOpen(true)}
        >
          {_('members.providers.unlink')}
        </Button>
      </div>
      {isOpen ? (
        <PasswordForm
          id={`unlink-${id}`}
          hint="members.providers.unlinkHint"
          label="members.providers.unlink"
          variant="danger"
          fallback="members.providers.failed"
          send={send}
          onCancel={() => setOpen(false)}
        />
      ) : null}
    </li>
  );
}
