import { PASSKEY_NAME_LIMIT, MAX_PASSKEYS } from '@dalil/domain/accounts/account-fields.ts';
import { cutText } from '@dalil/domain/language/cut-text.ts';
import { useLingui } from '@lingui/react';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { Ltr } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import {
  beginPasskey,
  confirmPasskey,
  type Passkey,
  passkeysQuery,
  removePasskey,
  renamePasskey,
} from '../../queries/passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { type FieldProps, InlineForm, useAccountForm, useControl } from '../account-forms/account-form.tsx';
import type { Message } from '../account-forms/auth-messages.ts';
import { makePasskey, usePasskeySupport } from '../account-forms/browser-passkeys.ts';
import { checkPresent } from '../account-forms/check-fields.ts';
import { useToast } from '../announcer/use-toast.ts';
import { useRenewSession } from '../session/use-renew-session.ts';
import { OwnerForm, PasswordForm } from './owner-form.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useDeviceLabel } from './use-device-label.ts';
import { useSecureContext } from '../connection/use-secure-context.ts';

const FALLBACK = 'members.passkeys.failed';

type Open = { kind: 'none' } | { kind: 'add' } | { kind: 'rename' | 'remove'; id: string };
type Done = 'added' | 'renamed' | 'removed';
const NONE: Open = { kind: 'none' };

/** AUTH-13: the passkeys of the account, each with the times it was added and last used. */
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
        <AddButton isFull={data.items.length >= MAX_PASSKEYS} onAdd={() => setOpen({ kind: 'add' })} />
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
  const isSupported = usePasskeySupport();
  const isSecure = useSecureContext();
  if (isSupported === false) {
    return (
      <p className="measure text-label text-text-2">
        {_(isSecure ? 'members.passkeys.unsupported' : 'shell.insecure')}
      </p>
    );
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

type FormProps = { onDone: () => Promise<void>; onCancel: () => void };

/** The password first, since a passkey opens the account. Then the browser requests finger, face or PIN. */
function AddPasskey({ onDone, onCancel }: FormProps) {
  const api = useApi();
  const deviceLabel = useDeviceLabel();
  const form = useAccountForm({
    fields: {
      name: {
        id: 'passkey-name',
        value: cutText(deviceLabel(navigator.userAgent), PASSKEY_NAME_LIMIT),
        check: checkPasskeyName,
      },
      password: { id: 'passkey-password', check: checkPresent('account.password.missing') },
    },
    send: async ({ name, password }) => {
      const { options } = await beginPasskey(api, { password });
      const { response, ...credential } = await makePasskey(options);
      await confirmPasskey(api, { name: name.trim(), credential: { ...credential, type: 'public-key', response } });
      await onDone();
    },
    fallback: FALLBACK,
  });
  return (
    <OwnerForm form={form} submit="members.passkeys.add" onCancel={onCancel}>
      <PasskeyName {...form.field('name')} />
    </OwnerForm>
  );
}

function RenamePasskey({ passkey, onDone, onCancel }: FormProps & { passkey: Passkey }) {
  const api = useApi();
  const form = useAccountForm({
    fields: { name: { id: `passkey-name-${passkey.id}`, value: passkey.name, check: checkPasskeyName } },
    send: async ({ name }) => {
      await renamePasskey(api, { id: passkey.id, name: name.trim() });
      await onDone();
    },
    fallback: FALLBACK,
  });
  return (
    <InlineForm form={form} submit="members.profile.save" onCancel={onCancel}>
      <PasskeyName {...form.field('name')} />
    </InlineForm>
  );
}

/** States what is lost and requests the password: a removed passkey cannot be restored. */
function RemovePasskey({ passkey, onDone, onCancel }: FormProps & { passkey: Passkey }) {
  const api = useApi();

  async function send(password: string): Promise<void> {
    await removePasskey(api, { id: passkey.id, password });
    await onDone();
  }

  return (
    <PasswordForm
      id={`passkey-password-${passkey.id}`}
      hint="members.passkeys.removeHint"
      label="members.passkeys.remove"
      variant="danger"
      fallback={FALLBACK}
      send={send}
      onCancel={onCancel}
    />
  );
}

function PasskeyName(props: FieldProps) {
  const { _ } = useLingui();
  return (
    <TextField
      autoComplete="off"
      label={_('members.passkeys.name')}
      hint={_('members.passkeys.nameHint')}
      {...useControl(props)}
    />
  );
}

function checkPasskeyName(name: string): Message | undefined {
  const { length } = name.trim();
  return length > 0 && length <= PASSKEY_NAME_LIMIT
    ? undefined
    : { key: 'members.passkeys.nameWrong', values: { most: PASSKEY_NAME_LIMIT } };
}
