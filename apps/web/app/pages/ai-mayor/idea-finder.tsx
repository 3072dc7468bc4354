import { readReference } from '@dalil/domain/quality/idea.ts';
import { useLingui } from '@lingui/react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { IdeaStatus } from './idea-status.tsx';

/** The status of any idea, for whoever has its number. */
export function IdeaFinder() {
  const { _ } = useLingui();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);

  function find(event: FormEvent): void {
    event.preventDefault();
    const reference = readReference(typed);
    setFound(reference);
    setWrong(reference === null);
  }

  return (
    <div className="flex max-w-measure flex-col gap-3">
      <form noValidate onSubmit={find} role="search" aria-label={_('mayor.idea.find')} className="flex items-end gap-2">
        <TextField
          label={_('mayor.idea.find')}
          hint={_('mayor.idea.number')}
          dir="ltr"
          autoComplete="off"
          maxLength={20}
          value={typed}
          error={isWrong ? _('mayor.idea.wrong') : undefined}
          errorPrefix={_('mayor.error')}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setWrong(false);
          }}
        />
        <Button type="submit">{_('mayor.idea.show')}</Button>
      </form>
      {found === null ? null : (
        <ul className="border-t border-line">
          <IdeaStatus reference={found} />
        </ul>
      )}
    </div>
  );
}
