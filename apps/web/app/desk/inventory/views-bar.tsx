import { useLingui } from '@lingui/react';
import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useToast } from '../../features/announcer/use-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { type InventorySearch, writeInventorySearch } from './inventory-search.ts';
import { MAX_VIEW_NAME, savedViews, useSavedViews } from './saved-views.ts';

/** STAFF-6: filters saved under a name, on this device. */
export function ViewsBar({ search }: { search: InventorySearch }) {
  const { _ } = useLingui();
  const views = useSavedViews();
  return (
    <Disclosure level={2} title={_('inventory.views', { count: views.length })} open={views.length > 0}>
      <div className="flex flex-col gap-4">
        {views.length === 0 ? <p className="text-label">{_('inventory.views.none')}</p> : null}
        <ul aria-label={_('inventory.views.list')} className="flex flex-wrap gap-x-4 gap-y-2">
          {views.map(({ name, query }) => (
            <li key={name} className="flex items-center">
              <Link to={query} className="text-link inline-flex min-h-11 items-center text-label">
                <bdi>{name}</bdi>
              </Link>
              <IconButton
                label={_('inventory.views.remove', { name })}
                icon={<X aria-hidden className="icon-small" />}
                onClick={() => savedViews.remove(name)}
              />
            </li>
          ))}
        </ul>
        <SaveView search={search} />
      </div>
    </Disclosure>
  );
}

function SaveView({ search }: { search: InventorySearch }) {
  const { _ } = useLingui();
  const showToast = useToast();
  const [name, setName] = useState('');
  function save(event: FormEvent): void {
    event.preventDefault();
    const isSaved = savedViews.add({ name: name.trim(), query: writeInventorySearch({ ...search, page: 1 }) });
    showToast({
      id: 'views',
      tone: isSaved ? 'success' : 'error',
      title: _(isSaved ? 'inventory.views.saved' : 'inventory.views.failed', { name: name.trim() }),
    });
    if (isSaved) setName('');
  }
  return (
    <form onSubmit={save} className="flex flex-wrap items-end gap-3">
      <TextField
        label={_('inventory.views.name')}
        value={name}
        maxLength={MAX_VIEW_NAME}
        required
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" disabled={name.trim() === ''}>
        {_('inventory.views.save')}
      </Button>
    </form>
  );
}
