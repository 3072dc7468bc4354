import { AUDIT_AREAS } from '@dalil/domain/accounts/audit-event.ts';
import { useLingui } from '@lingui/react';
import { Form, Link } from 'react-router';
import { Button, buttonClass } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select.tsx';
import { AUDIT_DAYS, DEFAULT_DAYS, type GovernSearch, writeGovernSearch } from './govern-search.ts';

/** A plain form, so it also works without scripts. */
export function AuditFilters({ search }: { search: GovernSearch }) {
  const { _ } = useLingui();
  const { part, days, area, person, hash, isAccess } = search;
  const isFiltered = days !== DEFAULT_DAYS || area !== null || person !== null || hash !== null;
  return (
    <Form
      key={`${days} ${area} ${person} ${hash}`}
      method="get"
      role="search"
      preventScrollReset
      aria-label={_('compliance.audit.filter')}
      className="flex flex-wrap items-end gap-3"
    >
      <input type="hidden" name="part" value={part} />
      <SelectField
        name="days"
        label={_('compliance.audit.days')}
        options={AUDIT_DAYS.map((one) => ({ value: String(one), label: _(`compliance.days.${one}`) }))}
        defaultValue={String(days)}
      />
      {isAccess ? null : (
        <SelectField
          name="area"
          label={_('compliance.audit.area')}
          options={[
            { value: '', label: _('compliance.audit.anyArea') },
            ...AUDIT_AREAS.map((one) => ({ value: one, label: _(`compliance.area.${one}`) })),
          ]}
          defaultValue={area ?? ''}
        />
      )}
      <TextField
        name="person"
        label={_('compliance.audit.person')}
        maxLength={36}
        dir="ltr"
        defaultValue={person ?? ''}
        className="min-w-0 grow basis-full medium:max-w-field medium:basis-32"
      />
      {isAccess ? null : (
        <TextField
          name="hash"
          label={_('compliance.audit.hash')}
          maxLength={64}
          dir="ltr"
          defaultValue={hash ?? ''}
          className="min-w-0 grow basis-full medium:max-w-field medium:basis-32"
        />
      )}
      <Button type="submit" variant="primary">
        {_('compliance.audit.show')}
      </Button>
      {isFiltered ? (
        <Link to={writeGovernSearch({ part })} className={buttonClass({ variant: 'ghost' })}>
          {_('compliance.audit.reset')}
        </Link>
      ) : null}
    </Form>
  );
}
