import { ROLES } from '@dalil/domain/accounts/permissions.ts';
import { useLingui } from '@lingui/react';
import { Form, Link } from 'react-router';
import { Button, buttonClass } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select.tsx';
import type { UsersSearch } from './users-search.ts';

/** Looks for people by a part of their name or address, and by role. A plain form: it works without scripts too. */
export function UserFilters({ search }: { search: UsersSearch }) {
  const { _ } = useLingui();
  const roles = ROLES.map((role) => ({ value: role, label: _(`shell.role.${role}`) }));
  const isFiltered = search.search !== '' || search.role !== null;
  return (
    <Form
      key={`${search.search} ${search.role}`}
      method="get"
      role="search"
      preventScrollReset
      aria-label={_('members.users.search')}
      className="flex flex-wrap items-end gap-3"
    >
      <TextField
        type="search"
        name="q"
        maxLength={100}
        label={_('members.users.search')}
        defaultValue={search.search}
        className="min-w-0 grow basis-full medium:max-w-field medium:basis-32"
      />
      <SelectField
        name="role"
        label={_('members.role')}
        options={[{ value: '', label: _('members.users.anyRole') }, ...roles]}
        defaultValue={search.role ?? ''}
      />
      <Button type="submit" variant="primary">
        {_('members.users.find')}
      </Button>
      {isFiltered ? (
        <Link to="?" preventScrollReset className={buttonClass({ variant: 'ghost' })}>
          {_('members.users.all')}
        </Link>
      ) : null}
    </Form>
  );
}
