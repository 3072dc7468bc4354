import { PASSKEYS_MOST } from '@dalil/domain/accounts/account-fields.ts';
import { useLingui } from '@lingui/react';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { Ltr } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { type Passkey, passkeysQuery } from '../../queries/passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { usePasskeySupport } from '../account-forms/browser-passkeys.ts';
import { useToast } from '../announcer/use-toast.ts';
import { useRenewSession } from '../session/use-renew-session.ts';
import { AddPasskey } from './add-passkey.tsx';
import { RemovePasskey } from './remove-passkey.tsx';
import { RenamePasskey } from './rename-passkey.tsx';
import { SettingsSection } from './settings-section.tsx';

type Open = { kind: 'none' } | { kind: 'add' } | { kind: 'rename' | 'remove'; id: string };
type Done = 'added' | 'renamed' | 'removed';
const NONE: Open = { kind: 'none' };

/** AUTH-13: the keys that sign in without a password, each with when it came and when it was last used. */
export function Passkeys() {
  const { _ } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const renewSession = useRenewSession();
  const showToast = useToast();
  const { data } = useSuspenseQuery(passkeysQuery(api));
  const [open, setOpen] = useState<Open>(NONE);

  async function end(done: Done): Promise<void> {
    setOpen(NONE);
    showToast({ id: 'passkeys', tone: 'success', title: _(DONE[done]) });
    await queryClient.invalidateQueries({ queryKey: passkeysQuery(api).queryKey });
    await renewSession();
  }

  return (
    <SettingsSection id="passkeys" title="members.passkeys" promise="members.passkeys.promise">
      {data.items.length === 0 ? (
        <p className="text-label text-text-2">{_('members.passkeys.none')}</p>
      ) : (
        <ul className="flex max-w-measure flex-col">
          {data.items.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} open={open} onOpen={setOpen} onDone={end} />
          ))}
        </ul>
      )}
      {open.kind === 'add' ? (
        <AddPasskey onDone={() => end('added')} onCancel={() => setOpen(NONE)} />
      ) : (
        <AddButton isFull={data.items.length >= PASSKEYS_MOST} onAdd={() => setOpen({ kind: 'add' })} />
      )}
    </SettingsSection>
  );
}

const DONE = {
  added: 'members.passkeys.added',
  renamed: 'members.passkeys.renamed',
  removed: 'members.passkeys.removed',
} as const;

function AddButton({ isFull, onAdd }: { isFull: boolean; onAdd: () => void }) {
  const { _ } = useLingui();
  if (usePasskeySupport() === false) {
    return <p className="measure text-label text-text-2">{_('members.passkeys.unsupported')}</p>;
  }
  if (isFull) return null;
  return (
    <p>
      <Button data-needs-script="" onClick={onAdd}>
        {_('members.passkeys.add')}
      </Button>
    </p>
  );
}

type PasskeyRowProps = {
  passkey: Passkey;
  open: Open;
  onOpen: (open: Open) => void;
  onDone: (done: Done) => Promise<void>;
};

function PasskeyRow({ passkey, open, onOpen, onDone }: PasskeyRowProps) {
  const { _ } = useLingui();
  const { id, name } = passkey;
  const opened = 'id' in open && open.id === id ? open.kind : null;
  return (
    <li className="flex flex-col gap-4 border-b border-line py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <KeyRound aria-hidden className="icon text-text-3" />
        <span className="flex min-w-0 grow basis-32 flex-col">
          <bdi className="text-label font-semibold wrap-anywhere">{name}</bdi>
          <PasskeyDates passkey={passkey} />
        </span>
        <span className="flex flex-wrap gap-2">
          <Button
            data-needs-script=""
            size="small"
            aria-label={_('members.passkeys.renameThis', { name })}
            onClick={() => onOpen({ kind: 'rename', id })}
          >
            {_('members.passkeys.rename')}
          </Button>
          <Button
            data-needs-script=""
            size="small"
            variant="danger"
            aria-label={_('members.passkeys.removeThis', { name })}
            onClick={() => onOpen({ kind: 'remove', id })}
          >
            {_('members.passkeys.remove')}
          </Button>
        </span>
      </div>
      {opened === 'rename' ? (
        <RenamePasskey passkey={passkey} onDone={() => onDone('renamed')} onCancel={() => onOpen(NONE)} />
      ) : null}
      {opened === 'remove' ? (
        <RemovePasskey passkey={passkey} onDone={() => onDone('removed')} onCancel={() => onOpen(NONE)} />
      ) : null}
    </li>
  );
}

function PasskeyDates({ passkey: { createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const { _ } = useLingui();
  const format = useFormat();
  return (
    <span className="text-meta text-text-2">
      {_('members.passkeys.since')} {format.shortDate(createdAt)}
      {' · '}
      {lastUsedAt === null ? (
        _('members.passkeys.neverUsed')
      ) : (
        <>
          {_('members.passkeys.lastUsed')} {format.shortDate(lastUsedAt)} · <Ltr>{format.time(lastUsedAt)}</Ltr>
        </>
      )}
    </span>
  );
}
