import { useLingui } from '@lingui/react';
import { Copy } from 'lucide-react';
import { useCopy } from '../../features/share/use-copy.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';

export type InvitationLink = { email: string; path: string };

/** STAFF-7: links that no mail server sends. They are shown this once; another one can be made from the list. */
export function InvitationLinks({ links, onDone }: { links: readonly InvitationLink[]; onDone: () => void }) {
  const { _ } = useLingui();
  const copy = useCopy();
  const said = { copied: _('members.invite.copied'), failed: _('members.invite.copyFailed') };
  return (
    <>
      <Notice role="status" tone="warning">
        {_('members.invite.links')}
      </Notice>
      <ul className="flex flex-col gap-4">
        {links.map(({ email, path }) => {
          const href = new URL(path, location.origin).href;
          return (
            <li key={email} className="flex flex-wrap items-end gap-2">
              <TextField
                readOnly
                type="url"
                className="grow"
                label={_('members.invite.linkOf', { email })}
                value={href}
                onFocus={({ currentTarget }) => currentTarget.select()}
              />
              <Button onClick={() => void copy(href, { id: 'invitation-link', ...said })}>
                <Copy aria-hidden className="icon-small" />
                {_('members.invite.copy')}
              </Button>
            </li>
          );
        })}
      </ul>
      <p>
        <Button variant="primary" onClick={onDone}>
          {_('members.invite.passedOn')}
        </Button>
      </p>
    </>
  );
}
