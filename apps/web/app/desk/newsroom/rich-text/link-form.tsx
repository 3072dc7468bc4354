import { isSafeLink } from '@dalil/domain/guide/parse-document.ts';
import { useLingui } from '@lingui/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';

type LinkFormProps = {
  /** The address of the link at the cursor, or null. */
  href: string | null;
  /** An address, null to take the link away, nothing to leave it. */
  onDone: (href?: string | null) => void;
};

/** The address of a link. It stands in the form of the text, so it is no form of its own. */
export function LinkForm({ href, onDone }: LinkFormProps) {
  const { _ } = useLingui();
  const [address, setAddress] = useState(href ?? 'https://');
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  function set(): void {
    const given = address.trim();
    if (isSafeLink(given) && !/\s|^https?:\/\/$/.test(given)) onDone(given);
    else setWrong(true);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') set();
    else if (event.key === 'Escape') onDone();
    else return;
    event.preventDefault();
  }
  return (
    <div className="flex flex-wrap items-end gap-3 rounded-control border border-line bg-sunken p-3">
      <TextField
        ref={field}
        type="url"
        className="min-w-0 grow"
        label={_('editor.link.address')}
        hint={_('editor.link.hint')}
        error={isWrong ? _('editor.link.wrong') : undefined}
        value={address}
        onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={set}>{_('editor.link.set')}</Button>
        {href === null ? null : <Button onClick={() => onDone(null)}>{_('editor.link.remove')}</Button>}
        <Button variant="ghost" onClick={() => onDone()}>
          {_('editor.link.cancel')}
        </Button>
      </div>
    </div>
  );
}
