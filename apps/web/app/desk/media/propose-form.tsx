import { PHOTOGRAPHED_KINDS, type PhotographedKind } from '@dalil/domain/newsroom/photographs.ts';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { FailureText } from '../../features/account-forms/failure-text.tsx';
import { useFieldErrors } from '../../features/account-forms/use-field-errors.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { proposePhotograph } from '../../queries/photographs.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select.tsx';

const ID = /([a-z0-9-]+)\/?(?:[?#].*)?$/;

/** STAFF-1: proposes a picture of the library as one of the photographs of an item. It waits until somebody accepts it. */
export function ProposeForm({ pictureId }: { pictureId: string }) {
  const { _ } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const showToast = useToast();
  const [kind, setKind] = useState<PhotographedKind>('place');
  const [address, setAddress] = useState('');
  const [isSending, setSending] = useState(false);
  const errors = useFieldErrors(['itemId'], { itemId: { key: 'editor.propose.unknown' } });
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    errors.clear();
    try {
      // An address of the guide ends in the id of its item.
      const itemId = ID.exec(address.trim())?.[1] ?? address;
      const { item } = await proposePhotograph(api, pictureId, { kind, itemId });
      await queries.invalidateQueries({ queryKey: ['newsroom'] });
      showToast({ id: 'newsroom', tone: 'success', title: _('editor.propose.done', { title: item.title }) });
      setAddress('');
    } catch (error) {
      errors.fail(error, 'editor.picture.failed');
    } finally {
      setSending(false);
    }
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      <p className="text-label font-semibold">{_('editor.propose')}</p>
      <FailureText failure={errors.failure} />
      <SelectField
        label={_('editor.propose.kind')}
        options={PHOTOGRAPHED_KINDS.map((value) => ({ value, label: _(`newsroom.kind.${value}`) }))}
        value={kind}
        onChange={({ currentTarget }) =>
          setKind(PHOTOGRAPHED_KINDS.find((one) => one === currentTarget.value) ?? 'place')
        }
      />
      <TextField
        label={_('editor.propose.item')}
        hint={_('editor.propose.itemHint')}
        maxLength={300}
        {...errors.of('itemId')}
        value={address}
        onChange={({ currentTarget }) => setAddress(currentTarget.value)}
      />
      <div>
        <Button type="submit" aria-disabled={isSending}>
          {_('editor.propose.send')}
        </Button>
      </div>
    </form>
  );
}
