import { LOCALE_INFO, LOCALES } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { CheckboxRow } from '../../ui/checkbox-row.tsx';
import { SelectField } from '../../ui/select.tsx';
import type { QualitySearch } from './quality-search.ts';

/** A plain form, so it also works without scripts. */
export function FindingFilters({ search }: { search: QualitySearch }) {
  const { _ } = useLingui();
  return (
    <Form
      key={`${search.locale} ${search.isMine}`}
      method="get"
      role="search"
      preventScrollReset
      aria-label={_('quality.filter')}
      className="flex flex-wrap items-end gap-3"
    >
      {search.state === 'open' ? null : <input type="hidden" name="state" value={search.state} />}
      {search.rule === null ? null : <input type="hidden" name="rule" value={search.rule} />}
      <SelectField
        name="language"
        label={_('newsroom.language')}
        options={[
          { value: '', label: _('quality.anyLanguage') },
          ...LOCALES.map((locale) => ({ value: locale, label: LOCALE_INFO[locale].nativeName })),
        ]}
        defaultValue={search.locale ?? ''}
      />
      <CheckboxRow name="mine" value="true" label={_('quality.mine')} defaultChecked={search.isMine} />
      <Button type="submit">{_('quality.show')}</Button>
    </Form>
  );
}
